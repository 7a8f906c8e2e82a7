// Written by Scripts/embed-page; do not edit.

extension PageFile {
    /// The files of the folder Page.
    static let all: [String: PageFile] = [
        "canvas.css": PageFile(
            hash: "366ad9bfdd7d0bb3",
            base64: """
                H4sIAAAAAAACA6VYS2/jNhC+51cQCRaIA8uxEzvdykBPvfbUouiVkiiZjUSqJGUnu8h/7wwpUpQlJ9l2gbUtceabJ+eR+zvyx4GRnI\
                oj1SkxUtYZVUvS8tx0ii1JQ9WzJvLIFOFmSQ5UFDWDFyUxwNcq2UpN6yXRRvFWk4zV8gSUK3J3f7UCKPKdFFy3NX1NSVmzlz2paJuS\
                pxZ+0ZpXIuGGNSA6Z8IwtSctLQouqpSsyVckarhIDoxXB5OSR8uGMCkRUrC9VawEkQm8oZ2R+ytCMpo/V0p2okjJkarbJGmpYPViT9\
                6ubnoLQa1MqoKpJJPGyCYlm/aFaFnzouepuWCO5cjZaaA3sn2P2Hvkgt3WpLerVc1EZQ5TolmXWM4tcuaylspb9U/HmQGppRTGv9MN\
                rZ2lXgQXbWdA0IkX5pCS3QPiRE62LjXsxSRWdkoU+tqhJgDKKXyLrmGK55AgNOtqqvCF3r/raS8/68C/AhTAQPZKPGzPlNj1bsHIBI\
                bo/KfofAI8xbn5JmWT1OzI6rHgrUugT5j2dnV1ow2tGAqQmhsu0TespoYfmU/CzTg/Nw9rxPdJmZIDLwom5hxlscFRRnb5IaG5w7dJ\
                DSksO4Mplciy1AyAExu1vFMaw1+wkna1sZZanBW4XYALQFdPUymaZfDKER0YMyNDaAbp2xkwpGYlCFijJq37VlToUqomkZAKXKBf4X\
                UmXxJ9oAWa1ZtgnxZj625K+28Qm7KmNa9xprubG9T6hehjFZ9ntcyfz6IEqUmxIOmY3ZoOnzUjwUTZ0pwbQFmvdjtLhtEA3Avmc2Ed\
                DAb2KbJZr7/sSYiofWolx5uYQEIJE6lgdaihSt54I+dEhPyE7ARAjGRfSxQteKf7ajh3jS8JdnJBnoveDpV0hcnChxCm7ickLfvrNg\
                GyxVwuMqWkSty7xVmRsWcLW1atztPa11OQ0wHKVqLB/wwVPSnaWlW9a3pPb9dfIKFsrR6VHV/sZkscuPr+jvxme1HNGWDZ9pNL0IkL\
                sC50JJsU0I4kPFFD8BZp8sxYi6dcuSgTOAGXqleChcL1Kmx0ycE2uu+k5HXtdRgOsNbCQRLl2AYSB1qffGaz5G89rmY1yw0rArQL5A\
                ynp1z401AzBzSMVPtfoAoKd1YpvGSP5HEA7DN0zvD+aMb0h0gjjPoFgP5oDmA3APQFT39sVU8ZOTejYOnnmD3prEu2sY+hGhkqcvYx\
                pqcchTuXovgh1rkIRepEY8X/ifoT2Q6YoCNQUKgwgPo+Uixzyr7KkFfMo0xtnCZ0BEWbjFed7PQ82gcBjHIaK+OP5eNmO+/QwDCVuO\
                slQtGB2SCfFzi4safEshcoQ8N09X8D5fV+Q/Srhhkw6fiSXP/K/qZ/duR3KOTXUNngCzAVLz87yKDMVcjnS2qO0xhZ/KW+aFhwDJTn\
                ldsMLrTAmSnnvAdu+xHP4aRpxqCBIR4kh2Homuvr/Sz4GdCjbbCTJudbyWRA8BJtzfZyl8S/LmXe6eTINc8GtcLxqlC0qlgR6TsVTX\
                NsbrHsTSR4ZQfuYULfPMWzHjslMPXwb2zCEYl0U4Dl84OuHQNwIshpnd9C5ycJeYApcjHMNltL1NCXZDztDHLcbgQCAsFIN0jEqW79\
                PjUoZ7WwfEEwPjidp9p5A4Jyo7lskJNLJWyv9udfYxHuKSh60mxGVQcRqer86rYIvxfuIq+ORHydGeRgUkbr7LwcpYEf6/0IFY9PPi\
                97pF7SGtPY/l/PaDyfqv3pByk5unyjYSukKQ62UKJw5MR7H63bYUavFC/29jOBOtXigIlgXSM0bkkto+b2cUk2JU5Bdn91k2mYhd1j\
                CNfP+Pju7v6J9XvYu9x4+TaYUUJTsa6AyuV2mv356o2fUAWx2tkC48yJ/14RLZLrEfrKHLomC7462wrXE7/B75ydb/mXd8S5bSE48s\
                k5zgtzlk9ndbsHtFSBsJHqvKmsV87u2agquK02sn5zXmJDE3tnSxxHI6ctuhl9NrP3XPw7x8fdLgjBbu1W4hiMi2cPderte1rbaP4L\
                Sjs86AsTAAA=
                """),
        "colors.css": PageFile(
            hash: "85c1080fa110e2ef",
            base64: """
                H4sIAAAAAAACA7VVTY/bNhC9768gkks2WHn5IUry5lKgRYEecmmS3kfk0FZXJlVJzu6iyH/vSJRkerfXeGBYeo8zHA5nnu8/sq9HZC\
                a0oR8YeMta9IfxOLDg2EhMBwfcsa/4PA7sCN+RAS32Yw/DOC2BkRym53ynWfAMv2P/wg59OFMo8n9hbYNE7NjH+5uHPoSR/XvDWJbF\
                JQ/svdNk5acZHEbajTDck9mIdeCxndbNn4g1/pEQYckW5J9zgyNh2hW8qCLWNn4KZo01KCI0px7mcJxMXaGrg3HG2SJSfXjKjoEONb\
                lIp1yCD9iiGdHOe+DemUiBMeinXHhdKIMRDP6CpyfBvg9T7FrJQmCCJQWyaBAi9QS9b/yB0EprxfkVmrg4l9slnUMIEySgdGot8xFs\
                eHpgfDbRPbP+UH+Ib/eM73h1e0ePkgjB37CC3y5lO6J5nCrzyltpWjCvOEH/mJYprcjMraV9Q3RgbTyogMrldUINHZhI1VyKyiSUba\
                iDvJlvXahcpm41UCLLBeca1trNXDiPkZpOUnG2p6qIeBq9HcYEi9kjvszp6hKqTxd4GPvlWkDVQiaMP5/q+YgCilpBwjyFfqpJCRL2\
                ZtljpDl7YEJ1z/dil7PhZRjxlJ2bO5ZB17W00YzcsXdf8BCQffvj3R37M9RhDIT9hn/DX2f2BfxA8EA/VPy+WVptOEFLnS/kzwg+nW\
                iNXVHLnJvsFHyY7gqngL+zz/RKjp/RtxTu1+CH0MJwHXhdtLkug4yOqiIrCrxMX3M4EqIkn5AfNze/nNA2wD50PTrsh2zWs2ygDj1R\
                Wpbu+HbWnYsCXWmQqMlmvUlVSEiyfEVXHZLTR69oVCK0aB1fsVWLQEMBbkWX3lOaDFbwokfSSqvEK3x1yjWZWclUkyR1j8SUScZNOA\
                V6S2DTn8LU3G1wqkyCCy22fVZtcq6Cil+hl9IpEE5sCVz0yfE6l/tXeOKmJcQ5STRKO8vLLbH/VympNVu/s9rsL1qVv9Gq4naraCpW\
                b4LkcchfjXlp6vJSqOtBdxxUaa64bdRL+vvYwxW3DLuV+zo2yg9q2/8AS95IZH0HAAA=
                """),
        "completer.js": PageFile(
            hash: "f57bbde39e31b02c",
            base64: """
                H4sIAAAAAAACA41XW2/bNhR+9684U7JCSh25BYZhcOZmXRugxVZ0WLvtwfUQWjqOuciiQNJ1Alf/fYcXyZSiuH2xJfKc79wv4ptKSA\
                172LBbhBpWUmwgSidY4AZLrdL/VHQx4g1VtpVKyJc6oHRHPbqCl/gG+c06pMSc6weUmdhUBWouShWQqmyNG+ZIJ2dn8EtLf2VBBlHh\
                bNIjftWCj+GDhRyUYRgN5wjO4OMaSXulQaw6utErK8EJm8JuzQsEfV/x8gYY7ITMx0Bq7bhek9RSS1Gcf6hYhimBdnC5IgbztBR3oN\
                dM0w9B4Z0GJpGB2JVqSo9S7BRsxGcEXgLXY/gT9VaWRspHtgRN8TJIWWDilcpYhZAVQtEd10b2ZIR31htZwZRqPIIS9iMA6y2yAmF/\
                cNV8URs2gJOV2JY5zGC+uDCvvMzxjl6fXYwa3opJtoG9C0rt3dMeO5fX4DztQDNyppbbjOhiRz7294lVCcgdXKUeaeYhLw43HmzmuY\
                Ib696ZzeQ42hbRmDKA51OIgjjSIYUG6dCHgA4iJjk7L9gSi4guXnWo1zzPsZwC6Uz1kThxPud8kaSsqrDM41YJT2VNJR1sWOueLeYw\
                Vahfai35cqtJZasG22rh9UWjm8GLkuM8mUs4o27H1pCN5fnVZ1L2d8LDEmUc3eJ9TslGTDGamwRmL5wjTyqJSvnTsTX9OBQvq63uAr\
                lYNk4wOWYyKUi4t4bH4ph0a1jTnGkfUwC+gthxPnkCk3/nn3bR4nSSalTanSeJU1iQ/+OkYcNCoTu3ldBc1MdtWBZbaUw4uMFzH2dT\
                GXm+OMbYpsUAdyV4ScX4MA6N++xJSvEw/69xxbaFPljqnNvU5TxN04OwjFpULrFcpPb+/SoOnH/lMjfwfKqZvEEKgOseOqbMixK4vI\
                R+Wru4OKEvqBv4GJyYjuSOOw6vTbMgZGp8722YvG3StbPvDhq7Umt5REhtU+HQGFKu3jF5u60SjxNWnJtI5JBmWnU4Tacdh00mzSi0\
                OgxW2/iCYoqD5jP2yB2eoDt2o+7MopsAOy2wvKFRMZu1DK2FAVNj3UA2H0glVgUNmlc+3nGTBV7ShlVxvAdndo6Ur7wyFkE9dplj88\
                01TQq5aZq+QwpLRyemiV4ffHF+ureM9bXBmPukcAiqYqXFsAOtTroiqYx7ZHYqkayAis4N87SrbDK2chZJ8lh3DUIaUswLXJmAi2rR\
                JUpt8VFd+A1GUQV0WzdXv2IhdoZNVPA03GqewvMfn8HPritkBacKcjf96Ch9X2BqdCCY69P9O6bXFJO7+IcxuGdexk7FAOsfnlN2nM\
                Pzn54lSV3dXQ/DGrVmrZqXBr+vqWEGcrCZK9EwylJoTStRCOTIic8gBi5rJl5oMalJQntKnqi12MWHBuBzNxzxveKgIXPRn/+pdYlE\
                swY9GJSZ5p/R5AjNXlb6IWmFeeFe2GNtcSXkFcvWccw1bsJaMO9DY1aR9ZnGnBL0A92UN74JmiIOekDysPE3QucB2eIydbPjbanF3x\
                x3VKTLQmS3FKwSyXCa++3MeuCToc2h75Bxr2gD4fX1wVvhIvcb3i8Fk7mfy3Yy+GUw3AmCpuyGR6ZlQbymwP2ByNE6JrJbcJR840QL\
                +1041etWoBsYbpgMdn/qenqw2170lKYFyKn40izbr80MTnrNPA5fqeYT+N4J8Hug2TQeA/yr+hqcU/X8m2GvzK4QwZcv0LugD4KoM4\
                bDdPwKpv1maLg7I8ayhA4+Fjp3p6gT/CFFxW6YSbrmsp1tTdgGe0SYiOV2s0T6onCuchkYLBg+m5oZ4IbN4zNgYCM4ugVQyZhvh1Kh\
                DHBdMs1d9R4M8+ODPrOoOyjnVXJv5JbWT+ps2qysJDNVBc+w5SlphU0aQTP/0Ez0eDKF0wnt9NFAF2howuHV7CUGd+zBQtYguvWoHv\
                0PsUy0SPwPAAA=
                """),
        "connection.js": PageFile(
            hash: "5f6793651e4099ae",
            base64: """
                H4sIAAAAAAACA41WS28bNxC+61dM1jlwHWHloGgPkpW2aHNo0TRBHSCHIIDp3ZHEeEWqJCXFWO9/7/C1D0WGe5LE4by++fiNxHantI\
                UGbsRa8hpaWGm1hayYGX9QfDXZYjIplTQWVkIb+4HvDcISXv94tYjntZJr7C0/XF2RaTK7vJzAJXzcIHzCuxtV3qMFq8DSgUF9QD2F\
                40aUG1A7lAb4mgtJJyhBWLjTyO9NQRFckF9B4797ygEl11og3Qa53965GMLSL2mOqOnSDjn9FLaATxtuB7noQ1YGjsJu1N527iAMSD\
                yaYpDCOk9hXN69rOjOkT+Eulw4alliaYWSsUZYcVGbBd2ICXd8TVk36mhcdG7usYKV0rFBvrIU0t2T+M3CrWseq1vX6WyC3/w4ypob\
                A7/1mZoJAOEJv9iHHUIThnV9UKJ60zo/gBCG0Kdu4jBZvnjWrayV+Z9uXD4kL4fYGR9h3lMVZFjx2uBJlJ4Dj4R9XcdQFyYcLv2h87\
                mg5u0fv9PJlf+5i7Tq2XcS+R3fXScyNDRFo+oDzoEFUsyJHA85LN+A63tK9q8EKplRa0XWt+6js0Oberw4cmGFXMc+KYlrMmXecc23\
                0Bir6UpLI7dE41XgW2hozL5o89QIwLuXo/elVZo579zPGOiWMAWvKmrDQXz7sqlVyR0Jip1WVpWqhuVyCdnG2p2ZZ/AzZEdjMpi7z6\
                ydz2YDl40ytn3ZuATt7cInoNhvDyjtX8JYooxmmZK1kJhNgXkYfAVpLI+P4bejF8v9lNtJpBtLNQcV6AdJcHXTZsOG8kXfYz/48CWY\
                wvfiTJGUsCsxpI2BOtYRnLgYWp6gTmcPb6bArbAsltbmz9SxpTZoiK6UBipuObn0qGksURyQ/Xnz/u+COGKQuTt5/lxY/w5PRuDlZQ\
                i6V1QgWbrxWsaTYhVeZIkeW0HtejnyQucpFwvu2BmVl/ToaUkrQppTlrvnNrb8g6XS1XW4MCW5vJfqKOkJfaaY1Jr9Eu9rtHtNIt98\
                CFUGNfFG9xpIJJmLPoXoR0Nr2jG/hJOpV68CNkEjAqghtqddjM5YVIH03EesEStgL4bUIZK/GHIyTyGDM3ORvUywjIDW6JeGGsI2Wm\
                tFlsadeBilpDD0HpwGdSqV6ut4N34chVtagUwBYrF6INoFpFygoigSYG0+onB7KlUEeNuRIShcYms8HcOdtuHypIc19RAdClHFnB7S\
                6NGh19/yiuV26Uq4JUV4n9ic9pOS+Ux+Hfs32dU1752HCpJKqrBGi+erSod+VXjh9Lqf5d3j+W7IySWlj9GQdtrAyc+vK7GDPL3aoZ\
                x/v+NOpatbmAn9fvl8phmP2z3wmmpg+ZdzWJQ1cp3UzP3rYCFg0zHNKUG8nZ9n+JPMJnlQ99jz26cOfyFGKko8/yi2SH+02EDQws6Y\
                DrV5tBCSWr+jbVVshWTD/5UjN1KU18VPEfR28h9W4IRPxQoAAA==
                """),
        "contact.js": PageFile(
            hash: "1bfbd538bd34c449",
            base64: """
                H4sIAAAAAAACA51WbU/kNhD+zq8YctUpoTkD/Qi3R+8KUk8HqlTop9VKZxJn45LYaews0L38947Hzssu9CpVQkviefXMM89E1o1uLW\
                yh5g8CeihaXUPEjkUlaqGsYX+a6PxADlq3cq14NdMzdOC1jo+O4OdR9VJnnXPxWRV6ZtC02upMkwkcHR+Q1V0pIA/6BnQBHApd5aIF\
                bsDUvKqgkZntWmFSeCxlVgJvBVRyI5hzIp4oaFZxY+AXrSzP7G0pBOZxAEB52edGwNbn/97YVqr1h97ZAmSlNkLBApR4DDeMk/Ndwx\
                veBKsUfr27ub7y9RlcvMl4m5vgAnWd/eCg4S2vYTuz6iGUN8TXCl13mdVtHAQJJQ5gS2nYoLwYzM4nmZW2Eihx7Yuj8qco8cKgyXjT\
                CJXHk+6+PM+vNvhwLY0VSrRx9CCec/2oohRisaFUFh98rDcN1t+EU/LT719y3vTlqp81ddDwReyH/lIBTKkf41E1DbKdGlDuzIon69\
                rrq/H1h+1oxCqh1rbs4eUZLBYLOIULiAZJBGfTi4l6kArtfNT+qy8QNQUUr8XQ1lthpyRZjU2Ot9BwDNBTjdxjEspb6BZi72LpzlNw\
                AFk5aPtSEl6GGwLIAmKKxUpuYu/JpWCl6sR5UHI2rBW13og4GQ5n7liOXbXCm3t5T79T1pjXFc/KeLxIinfPxRNdYEjG5+1c4s3n/t\
                ezCjCKAhcXM4094Wspmn0XvjKjrivEHPQsK2WVt0ItKU/4EU5XcIgNJaud+WBSGdHaTwIvKWInT+E/XWH+qquqMX4hqyrYDmkOpXwd\
                8QOeCQgTF/gmhJK2AqlLhRm976zVbry24KgFkTieEH/NoElHMns4g3iaQs9WTNTShiB9CsuQvg9hGu4DDA5t2dX3ESl6DVmvSYFXFs\
                X4WGme4z3wpeJ/P6NqskrS7zvNeGMl5j1z+0LHYdo5S//NidJWzKOtdqv8sW31o4G1Bot/sy3hRtaW3EIuW5G5PNjYki/i+V5jD4jY\
                kGs3I9PuMFhozoR2N+hLxtgcrxtedcLEyWrOCh4/HoOG0dtvRTzbFjtcf3QME+RxMeHSCrKBLUIKuupq5ZK4wbYiwTzFp2mIgbC0SM\
                6xRz1CgbhAFwXO051uiOJIc3mymo6TwIA7YZDnUR9bQLX9Xa5LhAAGotdrUeDbu+H1EhfB2ZBYOPujQYUh135JtWS4NEKF3AAfUoxv\
                30Kh3sNJEmYgLB+ywV64/5ei4F1lB0bztxgrcJKGakgV+1IEUn/nch4G2cVLkhXSW9aZOECo998Wr+5fIrfXlta0shxiik4Rtua04D\
                k/BYdczMB8avWDUI5qcMYUl5VbB9uDESs1X7sFvYeOz+54ByLU0b860T7fImHRxwCNqQeJ58Uhwtu33q9j5I8WGQgpxE1Xm0UJseOo\
                mgRFFMHsmFySoJR5Th8/hzvC74H5tUwZTXqS7K1oV6r/587xwgt37tS5IxOiEPfdwqxerytHrdSKaOoKlq4/+AcVoaAS4woAAA==
                """),
        "controls.js": PageFile(
            hash: "b66bec469687fe51",
            base64: """
                H4sIAAAAAAACA61UTW/bMAy951dw3g524an3ZGmHFQW2YR+H9FYUqGIzjVdb8iS5beD5v0+kZNdbttN2i0mKj+/xMVXTauOgh0beIw\
                ywM7qBRJxijQ0qZ8U3m6wW1Vi1qe6UrGd1lgOh6vTkBN5OpRdaOaPnta3RTheaq+HkdMEPrvYIFp2r1J0FvQMJpS46ws7BdsUepAXn\
                a0p8qAoMFdZpc9hqaUrQhrNGP1KqlE7m9MK/7yxIVUKxx+IetvoJrSBQfOL5ilpaO85ooV8A8Pju0CL0geabHpRscOnxjB8vhwdZd9\
                Mn/PBddY1S+V+qa7ZoYDgbCAM8qlR3WMIaFD5G1dJs5TMv7V4/Kp9IvGIjaiuNbKB/f/X502UQfoC4gdhPK4/aFZ54GhMZDw2efmXF\
                WLwenxHU8Hv/SPf6ZqCGgTm3p5nSMTQ2Zkxw+ERtP26+fhGBeLU7PNeuuLTaQRoK1+swUKCZgUHXGbV6nnTiT/WrGdDOr92yZLNFzB\
                RhleuaBPZgM9Lie4fmsPFfLE+y5E5Jlp0L8oM3l6A1ro7UEgbbWhZ4sa/q0qBKhRAjMdHINh1pZrA+4wNJk1pusU5y6IccrmNacDCP\
                /HYV1uX08ibLZhpFjtk/Ury9JmKvidU6edVfbDYCbSFbnACG5OaWBODvYLy/uWHyQrBCnD9YP1o+B926ym8JhtEcxOZFjI6xcZP+2I\
                63+EG1nZvMTQSDoBXFSVCg2iUkfLC+hY8lE81kGefhLJZLeBduL+UBMz9YlBkIXsiyvHzwSJ8q61Chd0W4SN805W2yuvFKBTaV+5Xx\
                krtEsHnz4GfKhsgwczD96RwTD1v7A3PLCaZ+RBSGSfPgxPBBo8dBQo8Q5h5x7hARcW90ZFMs2jTgkobzWj7dDR940BTOz/1/FCs70i\
                eC/0FabhMwJmWjrpQKZh0WPwEhzdJgmwYAAA==
                """),
        "cursor.js": PageFile(
            hash: "6b6236dd46b217bd",
            base64: """
                H4sIAAAAAAACA5VWS2/jNhC++1dM1GJXShR5e5WjuMFiD23RFt0FugdZARibitXIoktScQJb/32HQ+phxS62hzxEzvObb4YzvbycwC\
                V8XXPJgVUg8lxxDYWCogIGv3758w/Q/EWDXjMNG/YKDxzqKi+qQq35KkJlo/+zft3yFc9hLx7+4UvdwEdRaVZUXNL1Vootl/oV9p4V\
                8OAAHpOSvXoNGOWRmNKyqB5RqKrLsoEn/ooRcPq7WwvF4ZmVNYel9aLo0sYeUuSYCfkZmf2dbW+s6RDs39vGmlLGtrJpkjFShzVToA\
                TkTIawK/Ta3BWyVSly843RMETP2lPnEamlEmM4OpjSrGmz4VJBLsXGxlFrVaw4JjUGEuMlFCkWRJG/bNGPGolV9eaBywajY1IjdqbO\
                xu5OyBXW8tGCh0nvRF2aE5B8W7IlX50xxKuVM1No86FOVq6xDjpP9Ra0OKqSQROTg39rofnYyIMQJWdVg0T8y9yTS9SWvUWkKHOYo/\
                J0MkH0FNZOPPEKEph6/jxO773FYlFlh8UiCi69+SHdN+kiC+PskN4vlPvwsqvp42wymdpe+MzZyhKKiN9HbjIX+ZAdLVcopdgyiOXa\
                hel6aSnqCkUV7HhZRjZRJtmmh8r4GZ63UFsDdCO5riWWam9Z1FDKWHGBRc3raqkLUcGS7u60bwyGTj2A/QQAc7OUHFEOrQBY5BB7A1\
                yazUbyZLVrRdIoTV72PKHzmTtc8S02SQIf2gPHyr+pXRNspFJxc0d1ikqm9C/Vir+0Kjla9I3ehumlMWTl+AtfUlbBzN7MzgrYfNuk\
                UsOVDMWs1uDGVNMdRwWFcEXEikpePeoj0aJCtDYC/0sIpdT8cnJwDT9lVhingX/hUHn3Dvyh7dukpcPhAL7x3Z+g7IWHXDRURPFlWa\
                +48k0sQdClAz3e7LjAIcUUHiEdHiV203qaO9Riqlkwc5bbog3SsldNlxe1XJIk4O09k0L/nXp9iGRgW6u1v6ehHsOR3hy66R+30z80\
                XWPjCd1YxS++AxzVfgBNF+SISMMAXLDAkVujaJtRtNmbaAW6aX0Y3b6AwyrfWJACeJCcPZ2JqSP3mWBidD5S0bJ2Gifkw7fyHRXnEX\
                UnyVkkR2ZOSjr4B6Qigj8PQI3c/Pen997B+3GKL6XnHSF0MYypN3XcAIj6EL/bFr8urMi85Yl1PetNdNeWCxHS1n+2lB6EMYI3otdN\
                fcUnxX/vvQ+C03bSKIreXJih7QeZJQLMkaOeI2LQN4H5sSO4bUMU/K4+dI3WdM/LqeF/ZvJ3x0cjm+Z0e9M9lEOvQzef+eOnl+0nHI\
                93hiXdGLeDgF45ejFpBzixTp1/fbpn5/vnkSXL/xiqTlT9Rlz5L0rTFB267NXt6uNm/dzNRKyfDXfoxu0aCRUlJb2MvCCpjAML2kXS\
                v3nTKdy5LaTbaAqtYFkKZc5ouwHNnjht1DuDci7KUuwUrkDrAs3hIlMJs7gMl6+oi0py1QXfDvD0QxapssAmdUS5tkkGZq56w4w+Yh\
                yU0UWXHXbm9D5d7KIfrrNLbPAI1y/tGzdEeEfz7hF1G2ls29l6DcLJYPzFrkDYOrSTxu1OaqUoMqdQrWKXCaLZRTd3Jbrqs3M8iFtO\
                kbpp9Zhq4+KwpttFZzi5pjQurFqbuflqTCt+A1vYZNL1DAAA
                """),
        "distances.js": PageFile(
            hash: "d65f59bb73f732ab",
            base64: """
                H4sIAAAAAAACA61WvY7bOBDu/RSDFIG0q9iRN1U23qRIc8AFBxwOSCGooGw6YmCJhkSvbTgCDldfkWKLFCnzZPskmeGfKFsJECCGIV\
                MfvxnOL8ezqyt4I6qtbBSc4G++VNDBupEVPJnO7gXf0870Y/sErmaTGZHVcctXfA2nk+a9hKzeVQVvEjC/eQJKjqEbXn9Q5UsLQNfB\
                W9EqVi856SblE7iCf0oOK4u3UHC157wGtZdQyANvE2AtbESNe3INCslbsVS7hk9RmOT/WIOsOZFhKWvFRN1qmsQHWoPPlgNruAbXct\
                eMnVZy0UArVrydwl8kuBetlkA50QLTFgBbNrLV2ungD2yLJwNnyxLYAVn4si8FviHhCCsJtVQg73mzYdsEhD4GKrFabTj5si+ZMtSS\
                3XPaX8qqQiWy7h3Qmp2r9Hl8+P/x4V/3/YzI/MUl3LP/Q+MfH74Gm2ffb1AQrZd4CDa/gP2cwcR+s2UNq+BENdQBu4QKDTUcs4U5Ob\
                nkZ3k3oQLgB12E6129VAJ99mmJWAJFDKcJgFhD5LJq4BiMQoxXy5UFb8+pBZbNBVWDRPVlPTCKbAKqoVbZgltAlt96zGZ/QYmPWPYc\
                K5xlc3wWel3gOu7ZK7mvPTfV3BvNSvXzJvdGG73GXyd9RFFTKT+TBmPndLtry8h3p9GnbTq63rRYajHXmR6GZ+DFoNPKO2seOTI07h\
                Aa98MwjBt3SHRkkOpMc0iaB4ZZBM2y7MAom1St/XbSTcwtNag8uVPYOkNM1DVimGNfcL5aND0xDOOqLxxE6PS7hdFJ66dPLZ4GeBrg\
                yLm2y3kOrwLRa7uc5zpAoSYncRNIpL3ETf7Lro523iAAti8u3e/zPObRDOZ9nR89aeiEJQWtll1OiHMk/1Eb6nBlmQukqeLMGUeveW\
                I5IxZb+kgaBpJYiS7uRD8k3rEBZ8RbSx/JmpHUt0hYt1rbtMLLIcqoM6gX8hgWd2BbhYC+HZQks5/pHeNAhFDqoRRluzg2Wtdig2dH\
                qMiI4w4pti938Dx2pUT383s942jcihrF7tkGxy2ngdRI/FMQTMhqGl7xJmN4718if5qTzvHiEjHM4Zg4rwn4hKvNxswMX7r6Xk3cWX\
                jtJE5bPzgYxskZgz1V+HmQBTsol7ubuEC46AVYLxDs4KFhOsm2i9b8jcEZeO1u3Z84bhoH+x1H6wLeMVVimR36MWn2eb3yu6KOhvHo\
                fY0DR41KDAvJvobIvF/Ta0zdDjhOgoDr/u8m3wEFhKnabwoAAA==
                """),
        "documents.js": PageFile(
            hash: "83d95b6a2d5ff2f4",
            base64: """
                H4sIAAAAAAACA31UTU/cMBC951dM0wolKzD3pQuopZWQOFTdVj0gJLzJbOKS2JHtsEVL/jtjOwnJgnpKYr83H2/eRNSN0hb28FVJyz\
                O7LhEtdLDVqoaYnWbhmP018VkkBvDm6fpqAsIKa5TWHKDWopC8muCMPwio08UCLkfolcpaF+JabtWE0GhlVaY8BRankWNFsIA/pchK\
                yHsSqC1w2KoqRw3CgCnVTi7Blgg8zzUa4xDus+EFguQ1GhD2GIyiU26JrLFSPAcuc4/btNYqCV949gA7pR9Y5LLjP19tVnGKOFRsYB\
                8BuG5++QS2HJIN5Z2BbKuK6tPA6RluawaX9qlB2AeVPhurhSzg2YPPO5cPICuVQQkrkLjr5UzSs8jdKEmMNrNKJ6kvASisMMz4AQbG\
                dKaJm1kS9/M88bA4pWBzJgspmZJJ4ppJYXUerj8WKpz0nBBvQxLFKSOdvz1SrzfCWJSoKVEl6OYYknkE190Q4S2pUY2x3OKc15eEtb\
                BJOGi1Jl6I00UT/UdL+Ln+1wE0AI221ZImOBO/174gGftEo8KB4LX9/fNmjVxn5Q+ueW2SSmXcCiWZ8acpI34SD/XE81LX5FAzMwmQ\
                O9x3Px8Iw4DLxkWH/UapCrnsyN7fg893JRI+kAzqR3o1Puq4Cb4L1aBMBtLQhjdPgK97u4xxj45gqjGsViuvynToByZipchzb9MPrz\
                HfMckrbMz2/AyHFLcnSahQ5G5st7HlG0OWiIf/jHs3qtWZM0pccyHdU0jToFsI91Hh1p5gXniEFkXZf92loSaRp0yQ51zv8wrGIQ3a\
                78chmeXsR3V7d9xrvYTeQV0HFbk5aO/iJhP2gIbu7cYyD34DTd+t6MCu/qfjM4472sen8KTHE2taU67dYvn9I0VIFc8apgsXMBrYXb\
                gNgSXcX3zav2f216aWIU6XdvfTf8l0ZX1BoY8uegHlW0QgcAYAAA==
                """),
        "editor.css": PageFile(
            hash: "c4b9c305353e28d",
            base64: """
                H4sIAAAAAAACA31V247bNhB9z1cMEARYB0tH3hhtKqN/kbegDxQ5loilSJWkLG+C/nt4k5ey5GJhrD0czuWcM8Mvn+F7h4BcOG1qoO\
                Dw6oAapDB12iK08m3obLCAM1TZwX9T7hn0BQ0wLbVBDlIotDAJ14Hz0SztEXp0RjC7h89fPnxM8eEXnCVeazicYNBWOKFVDQYldeKC\
                pxjzLPVUQyc4R3WCs1auhgs1T4QwzXF3goay19boUfH5YKAKpT/575Zn347OoXmGmyFV+KtISxur5eh8WqeHGqoTSDy7+GXQQvnrBC\
                ++VVuD0sq7TZ1wSDwADGsYDG4k9Al+EqF47vFxqRG42fjvKNB5Y4CeUCnaAIpoO+dzCu66Go7H4erLopwL1ZJ4VsO3YOsw/ThU1afT\
                B4BGG+4rzy6H4Qq+S8FzpoDCbgvndSdcXFbwedsDCG9lxKLKAteR92hM1MIChGjcJcbJlMP9WVWbEdhoggrvYwj1upTBzHpiNqGYi6\
                vusNsAxdGGWPHTs33ciJrAyNHo6PQsoEMV0vRCkcxeir8KcMNhLZN4QpJtq6MCgPVloyfShW42b05Gq9bfi2LjyLShiUwfAU1wgole\
                3u5Yid43D6LPZ4u+1a9LhoNXXB3bIhEqXqri30LSNfzhlZqBo6YVKhKUxBy/GkxMpFEsmy62UhiALIjSCsz/d2RDKmm9CNWhEW5rwt\
                9FkRheSEKPLqCRi/K5M9+MSvYUSAcS29zdS22NWF1blMgCYnecxqpJL65PQoE1bfOcO6CM+eZ28LX69Fy2+75dFhjcctZnzUZLwrIW\
                MZm+EttRHpqMDGWCXjwji0xFjL1lZmwaz1zJuRelDXlxIomucGMf1jZ5xbf7YZ3tu3cv61+MKM61YzoqfNXYN2g2fdNR4Tt5HW16ho\
                PCj+m+31gr83727Vs9GhaqoQ7L12zTv3y8bE9lfqOYVmcpWEhzk/+3IP+XIP/1PE/UqLD2b+tgkSyf7uZpIY12TvcPd39ZQOPXaRTc\
                PHNhCsOngip79oPEoMpHb+ftuTsuVt5LlWf5Olv+CsIPv+dRyC73E/bwzSweN8rFaGO1p4V8M9Tx165YLnHVPGTjvUUpSk78cktP2F\
                3aY156y5s/qBGUpClG/rczI/7zcD3PbusS9hz9bIkhbwIu7CDpWw2N1Oz1f3SWt9LhkIr7DS6WhpHXCQAA
                """),
        "editor.js": PageFile(
            hash: "f08b8fead698d281",
            base64: """
                H4sIAAAAAAACA5VZe2/bRhL/X59iyxgFacm0kwMOBytKLk1TtLgEDeLgkoOjg9fkymJNkSx3admn6rvfPHbJJUUnLZDY3MfM7M7jtz\
                PjbFOVtRE7sZG3SuzFqi43IohPVa42qjA6/k0H80nmdpnyVhXa27fObtY5/DeDjVmhjczzi6Rurq+z4sYj0W5uQHKR3RQyn4mySNR7\
                Vf9Uy41/Ik3LTDNR90SUlCBG5FmhflZ4CLEQT/8xn/B0JdMUJS/E391UVqRwKWmyssCtZ/PJ6fGx+Kd5qFSqVmK3I17nomg216qeAf\
                +82RTdeKO0ljewQZuaLrUX72R9K45PJ8hpIo7FK2HUvRGyVlJsM7MmjpaBJo4l/pZFCiqvb7UoV0LVNUzGQI4cPq6VxyMtlRYGplSa\
                GZSJlGktt0BZ5A8iM1oksNPQgga7JXi9mNiQNJXSGTT8VOJa5eUWiEAVxFWjkldlYeYomjiadakVrt9laouHEM4ZZkKXsCxB5SWcJC\
                2ThuZBHfJB/N5kyS1e4rQ1Ty61Fm/g4GUtdhMhWm2LHVv7OSvyxR6pBN0RjrsQBUjmHWE0HyW8K7PUkW3Ku1GqTKN1mgqWVjLXasCJ\
                ZV8uLZcnrKWFuAyC5WDrO1k9d06APJ3kJ2xDFg2bUK6jrCR4sNj9/PHd2zeswD06rJEgpmZy8sq6SUA/YbsUkaoEKDrTsVU9SGjX59\
                3qTWMM8FpQ9IZBmt0FM4gk0vu5CHgZpgJZZ/JknaXg/gEsgEwViH3kscrlw1c4kWr+HCPy2oWvPNTAR3DoV7DSauL4VIQsC30diVAg\
                sRFWTC7BW1HKRdnUicJIQZd1bgf7daXyPFmr5BZ2kYlhUjamTGSVAf5k/4NYDcrVyk2XmypXppvc1rJyA5K9j+xdWnXHsqpUkYadlm\
                a+8mfdrTtKgBoMUVCDD2ZhGInFC97/BNfDyFccBCrT4K+BQmPAsjd3cOm3mTYKThUGWVE1qANm6jTHzJ0nd/R3Mm9UrKs8M2HwpQis\
                YCH4HHOfnKMwVhvYO+BgNx4YfOR8APNlnsMBUcKf2H+rHtJyW+CNFK54umLYttOWlfOCMckOBJO1LG7UgY6ylQg7cth5p6xbiu8Wnt\
                IiAbDa1MVXVEXIw5oaqAYB4YPS4IG/XmtV38HBSBFxyUMv3plg+GKS6mltj5ByAwiPkRI6eOCzDU3c7sf4+6CqXCb2/UDiOX11zwW9\
                AGQnUZU6o3eRsHy7VoD7sPwAu+ExcWDGkLnn94kgTK/LbYhDdy7ULi0vFgcO2NcoB8que7QuAAfMrBu/KdKZPd/HsnKfb9XKQF7gMR\
                86F8nCDXjlwZpW5sLx/4DuEb6TZh1vsiIcngPJ41wVN2YdIewPt9Hx/E0HXt6eHQ7Tfo9volstvCt627p4RmEHQeyhRxiNO4CEbAge\
                ZIugnF2AWzxUmFFsyyZPu7cdkgOwOWQKoinSslCd9fkF3KOLALPhLIDkV/yk5qOEmnWrnO56rx3pYwWhqcOdqGoK+AvSyLnAp2YEeA\
                7t2UnoAXKmfykg8ji/aB00CMTLDkvUvUpel5sNxAa8gQqfiiAS549syIgfvmwAMfT62CvN20D4rpMa9THaHZ7OjDwoaGbC108AP4M+\
                4BBZmulKmmRNuBci0vCXfROcH+59V3hHiQo7EuWlNulsTYYbMBfijIbzKvgMadyz0kHSQ+N4A1/0SWB7iV8xypsRn2X0TW993xjtA5\
                RBt0Wn4dQWgEaDcx66I2XYw0lO3cV1CVelEuJpu+W6LHMli724NJCA6J/Q35Z845vyYxnyoZkBWLTdg35TI4jtPLeC1AGs6NCIIzXW\
                eQaufjbjo52IpxHeuIG5UDcb5/igJRiJqY8hMHo6E2cR/GbAkffIx94GOX07APhIM3s0zxu7q0R/Md74roaALGwvBRVDV3sNY+3fWD\
                0siObFYhQTv/+eVqd+Afd8fOvUm02gjimML7SNNJQZPYK/KOrkETbiVPztW96J9ZQ1toVRctPYOo4yPH78fe4/Lz3eb1Gj6OTWziBA\
                FsLZkdz37NDv7WlIPoOrtXjPQa/VCmrAsWTQOWnPT7qSGkiY1n9xnJuC+ef+Nbly7ipme7YTxwLqCPMLpHH3v66YEXIQ+8c0zLFfZk\
                Wr7C0kgeX2UAlsxs+PzP+HtcNcX5nQ7p655YGqSnjx+nkz2PUHnIXX7DWRfAAbhmO6onBd5SWUcqETfmJZxux8riMxHXPRCJywC4Se\
                BOsVVkaNLJ2Mz52MHDOIk16PYzqaZqAkmof8uIb8V9WfshTSl14Eo62cRAtCbQbkQ13nD4x2UY9N3/mG6EhC/jI09vzOCph+86CXJG\
                xpeTlHjfox/onS3jb0AMdcn8TV4dYbFfU0zqn7QnrXWapmbU6N5oadtJqNZVC90EU3h7AYC95+WHVZby/cewq5PMgWeBfll9OBd1i2\
                x2Pu0APLznlmln/ny+T//kswQonpOxEuDyJ+S8IQ8UR7AK5TsC0l1lL7japaQI0krhtj21RABy+8qjFxziqjfTjuXSfsKxarL8oB/U\
                bFa1ncSf0Bsi6F6etr3vPsR+5WtElgAvcyrmQMg4SoABpBqCUJg2dp4HcS0IvpOgtBuzaQp6n0wjzkqiuxo9g24jprOtqNkrqpOU8M\
                zkAWaa3Vpe0mDFxntHJy0GdNNVJHMfkqq7UZAwALcd3T2uLaAMH6ICk9bqMQMrMibSgnKsvDwRvtMYdtz/oY2dQ1N8q8AGG3xmc5ol\
                TUJ7AtWez3Lf35GtPMbhJdLsxVh4h0yrkdPqeL2dF02uX4zAsT3xb8OEsG84dMO22TufZI6OMLTp0xOwooRw9mTjbUK+6auGq/g2W8\
                ynLw8/AHTmyj+DeAlDAQwYA/529XR7sueJnzIHpb2+6r+6vBEUlrB31CdNJzcUFVn3e9mWsg0s32g+OAph9rOOJ+eAsyk6tz0uLL2P\
                bexX7m2tqYNY1AvO3IueYvlx9RK5tvEGuMvZg1AgfpjY0r0oW/VMtCgzdsUIU0yAEFPodHu5MuukBh0VVfEvhio9chDyKPr12AL69e\
                6zV2Y1s0v15neQqmDuM4tkwPWrdje1HIsCFAsHKrVMWw6r8H9m3rv1j/Ug/Xpay5xwZFPv6yve9eW87r/tBEfKseqJ0WvCmwCS3++I\
                OJ41StZJOb91xuQDnermyUkSCvm0hMnfcmZG5gPN5G+tpL6QHBt9KTS/y57JIUmygwGZ/CVko/8kX62SBU5gn1ak7/+0Ufn1LHIGQ5\
                0cv48mwpXr4UQdCrNoZnnI1VDdRtuvpSHO1YxP5od3p5uXuxBDFHp7FR2jg5AiQI+HcOgvZX1gP2k4n/ZwnXoekVz21l3P7lxO8O7B\
                mZqFReNQWdqheLbIFB4JFjIIC2WezZfNKVR/QHxQFlxL2EnbjNXJsIwKNr4VpNUxdqYfk6G5CM6cJPHPuV6ae6pD8KOpClPkVXX2Ox\
                ypxH1p73hNkrMICBUQofwa6SMlUnRzu8ApjKyUXLbPHLWae9HlkJfu4n/wfbe3BKlB0AAA==
                """),
        "elements.js": PageFile(
            hash: "6d02a723ca90e59a",
            base64: """
                H4sIAAAAAAACA51VzW7bRhC+6ykGRA+koVJKe4uqNE4btAZiF4iNXgQBWpMjcVtqSSxHVlSZQI99g9x67Iv0TfIkndnln3/iJjlxOT\
                s/38737WxSmIqgutlcqC1WpUoQ5hBkROXzyWS/38f7b+PCbibfTKfTCbsFs9FocnIyghM4V79jBcoA5rhFQzGcQmmLEi0dgDJFoHkb\
                1juTkC4M5LoiNBVQwbsIeMMxUKy9q+HyM1gluaqq1RhWhO9oxclTWCmr1dcf/vyHfy1K4b0EcIqDGEAb+Pnq/A0Hr1VeoQSbXZ43wT\
                uT4lobTFeQo7pBwauIrL7eEUKxo1gyviyVVVs4VrxhNjWQ2gzNbzEpbPqd3x1zisOLGhbNWTVWy6FzeFGkCLfgvXkhaPjTIeG1Qxot\
                lpwlyXSeWjQ+h0XaWe7RUY702ve15p3JCN+VhaW+m1vufsg4x9DjYOqO9RjalPy7WEZwHAEkjuaGKLanRbJznCUWFWFTSfJFM3ZfFx\
                ZCH7MQZsZwo/IdLoWuX65/w4RidrdcMuyrR74UgF5D6PxhPp/7s8LtLbQm15BIIJE2O5x1MXQokQv0oUF72iDqRKbS9LUo541TE9pw\
                gC/yuVAKSkLZ8olEToMk8vsD1/fNcLGD0NarQjptpTIs41KS5cX3EATwHC4d1f7MkQPBnPWIyxJNGsZx3BITr3VODD10hgjmLzxn0i\
                W/cKCDKN6qcujFNw9eSpvgeEdlNSsEGj8PwAupxTAb1R+9tsLp5a8/fcE9GCh8e41W7kR3te7eCQH7lNq5/v+KnX283vsan673QeMG\
                tVzXHr8KF5fhcCiOpRXR596NHmkUPaWqh/r5uHaeYBeusk68sNeUCcs65T9NhzGPTZ1kMpN5YsoALtUG4weU63TAC0+6esCHP/X14e\
                xHbmmovSa7/m2Qmua9Opylsu3fCn4WcjQbhsOFy0IbqsYNPIJtwRlpX0CKid7yqJhB8OGvvwM3vQOj88A1nLKiGoD1grs/ZOu2ziMK\
                8nVD7+A1IhOiCZg3U0ku4MDUjeyo7bhDNHsYHGjDjtzm4F6Ks8beZ5DTDThsuD9XlMW24IrhhTtcB/UEnk2nEUzcp6P6FCr9B79mFQ\
                R7nXKxf99DhnqTUdC3KXy8T+7hceH3qRXjFc9GoVfWjuDVV8eme2JaTJdRLdXuWp+xdTUb/QcRlifaTwgAAA==
                """),
        "extents.js": PageFile(
            hash: "9084efc1c067c6ea",
            base64: """
                H4sIAAAAAAACA11UwW7bMAy95ysIYwc585R7snTrigI7dNiwdqcgQGSXsdXKkicpbdLA/15KloOkt4h8fHx8pCPbzlgPR2jFMxbg5B\
                s+4N5DD1trWsj4DBW2qL3jTy5bTOSIv5e1FuoM52JgQM2mU/h+gt7uPRGcQTtrvKlMBMN09gH+x5rOuAvuRuhHhW7Ex4KHBqGTld9Z\
                hK2x4MM7lTowW3hDawrQUhVA5SD1VmrpD1Cik48IKKoGDFVZDtdQKVk9p3p0RCZ8NIOHfriP0iolnEvTODhOAKJwf+gQjoMfX0fxV3\
                0oBKga4tOwBI2vyTOWLyZjbSesaOH48+HX3e3gcw/J8FRvtPN2V3ljWUrksTWQRun4CF6OZQvK9R/5B82rNZEn9ZHcNeaVpcjIGqxk\
                sSutwtmKtkBenvfi/3doD/f0CqqulWKZbOssz+Hf3ztu8cU84+/yibL0ZkSRLyLzQCpbUSPJZWfe0YRS18ExcC91DsurSFVZFP6MKl\
                j4Q5mSrQi1LkhfKJ9DFjlnFPy8b1UGfZ46Xqi22ClR4U0j1aNFzTjnaXTeio6xIyhRIh3LeETD11AESUQZRIVvhGVbWdPNZdS/L2AV\
                G0FKlTvvjQ6pFIZR4ikTj4gCvtm1Jb0zYaX4Eltnc9gM94Pw6RhD3Js784r2Rjhkeb8phkOdA4uC4oDDiXFspWej9rxIAoLEMMC3pD\
                BsKjgnlCcR9JP2Mx+WwqL3NOk8YV0n4izgyaj56b+BhR8BuD51ORlTic7LwYHQOfF4a3R9xhRHI4ICNjToJW+/GWnX+bDHftJP3gH8\
                KJYhpwQAAA==
                """),
        "gestures.js": PageFile(
            hash: "e39440b2582bd44e",
            base64: """
                H4sIAAAAAAACA51XUW/bNhB+96+4eEAhua5sF8UekjorlhTbsAUttmBIUOSBluiYi0QKImU3TfzfdzxSEmU7SbeXmOKRd9/dfby7TE\
                Yj+CCKUlUGHuBvwTe03MKyUgUMk8nabyX/6CGMJoNBqqQ2kOYivTsX2jCZcpjDu5PBYDIaDWAEn5nUwGQG35QqNCzuYbPiPB+DqVh6\
                V7IMV6pOV2M6VKhac7esuDWknW6doC6r7nLFnQIoUfEJbIRZwZmSplI5qAqXRYG3x3bN0DCUQqYrUEtcdhaFcXAS+CQ5LIW85RUpRD\
                Ab5Te0u5tYm9Y0YaNT1guB0AqRZTmHRW2MkmOHxSBAXTIMw4JVBINip2qjRcZJXIrU1BW3LsGHklWsgIcm1ltoQhxKI77m0hzDZyWk\
                4dVH+xXD/BTWSmRbUPLMBmlgM8K/UsqWtUyNUBIE5ofl+S9cW5s6atSPm1sxPAwAXB4fAA/fckz4vMVxgtKJ5YW5Lzk8XLDyvayLBU\
                fnQjinW2u9UVQ6iUY9km8AL0WxVZRzA0L/ZeNzrjYSxUuWa96IVkxfqDXPdvcp6MFegCfEAI8g6zz3SOxFdAeDMadt5CQ4/xKWZXTh\
                D6Qsl7yKhsSp4RhcpCm2NiwA9J2UFf2e8yWrc+N8aXytpbAm3MGM54ZdKMz0fD6HGfwEsx/h+KDwLQodHKQ4in/l4nZl8PAs1L5Qtc\
                ys8+7oLTc/2x1k6Bnd+pOnLR6x9PiT1FT57/weHh+96YIbhhux96rRvmSpQYrOMUNmlSB3ojcB1GukIHk32tX76pW7wRY6Ci/E8B7e\
                TdGxaTKdoSv4M30be3jQciqxr+9SRb1vtOLgjD1mF5YreOODkOR8afrC605oVOntbIEjT4Jo6JVYGg87QHtFaZh2MWnhIN8OBmKMp3\
                s2Xrx51d48pK9Rhn+3Y3x9JdNarPmxYzpsY+LsPlvv+H2Gz+cQXwMONEQb0nsbdt7jo0AekYxY1UWg/zZNVfMmdc+9A8JP64NQ63IH\
                6DMg44PloYnEU6/Xl5vnYhKUjI85L/CALRMNDBeRGFmlNFbKaJissIvkiCfGRoSVUzpPHQDNjS87Z6y0ZdVr8TB+y3xcmipoL+we8T\
                yOW71VW0TcVlALOz3iG4fTfoEQ+pPvLXM4+o9e/qCx7JlhA9dV2R7QS6uL8kNdethVFNf1fJnD3TBv9OlhnXhyvJy+At09lD7nZ860\
                CWNxux/ToAwe0XHEcUSh7WfRHqDytbovVaOlqzZ0o/nerzehGAveaX/6icPEdQ/ImuynkVpA7GYMB2FMPnon2hJGWcGn26jtHmvTPL\
                Bo2FjawGIsmZTYHIb7NdeWpl1XrcGnPQ2k18FT/35i+7wTK/0oE/brrTv6hIwySJ28HWb2g9WjiMLpyjazL0mStBDXLK9x7olvEhzr\
                sqjJAvHLrzvwcDTfeQB9VpGFPpmc6awbfqMnphN6iYzsBuRjQTZIe5cOFqQiFF3H/3dAcDf82Ipx2uHD6z6CGCY4pOx036hPktc7yP\
                pXsCffOMs9Fj5LQ1KxZ2eHjPZMvKPZzxR7Q0WTGl9X7F2Kf8G+RrNxJyY+xWMfni/Tm3Y5u3FsHrTzLZfZS5k+1ISOWlbiGMDNft84\
                1G26B15xWyL33njXTU1brb1KbL22dhy1NamdAYLyPaUjQf2Om/8NorBHHS5hOD71h2yM08nLtZ5mAoxi/B1nU5uevD2/HfwL/3NYzq\
                cOAAA=
                """),
        "handles.js": PageFile(
            hash: "a3d12eae96407988",
            base64: """
                H4sIAAAAAAACA41YbW/bRhL+7l8xYYqCdBnZLvrJOrWXuwRIcSkQ1L3DFYYBr8WVtBeKJMiVJUflf7952V1yJb8FSKLded2ZZ2Znad\
                ZN3VrYw1p91Tk0talsBz0s2noNyeRMl3qtcWvyvy6ZnhjPfWWWlSpHfB1vCNfZ6Sn8PbD+x+gt/xyY790WscPpmQjYh0YXegH7arO+\
                0y38BdWmLPG/xFQLUxn7kPTwWVdLuzqW2cPWFHZ16RhyWGmzXFm/hr6HL23d1B06jcIn87rqLHRWNx3M0Mn3bVtvfxeRi1yWH+ptNa\
                w+6wXS3vnlvxtaQD91qtY1/jODi3P6Mz0h907gFP5YaWhJLehiifG1uC7rLR6P1qCqgrfmdVvhXr3gVWPmdtMitYMVcpS6CxR3hgnq\
                JvXvHQOYDhR0pSlQy6JumfmrfrirVVtcgiKPO5gjMxplHyQsdw9QV1qynmMIcetqZRaWCFZXU/hUr71V9OKbbuuc7H5Ev31Wcj7FBw\
                SK1VAZ9u3sRO845/NSdR18cqfYnwCEvMFeQPQ3n5ifexIEKFq1XOoCo1nprUNamk1jWS/kZHxgOJkOCgSfAQgMpp60dOabRr7r8xzO\
                bzBVTm+jWrWG/ac/fvv8UUDfY14qqwylxpM9mnvwIBYHGAXtZm7rNg1SeWDK+OyAsTfdJEjOAn06UAUuM1m8lfymCe8mOSRycAwPnx\
                J3rhP5dZONlNzV1mKtHWqR7UiNxIf1uJ+RIofMQ0WyfewPY2Gk0jt5qDuEaKKaRldFOhw9H58gH3vhZEP3EDwXk7pK0wxmPwtvU6q5\
                TjNm7n12r1ZUAGrAia88BoNdKQvGwlLd60lI9QCxIOVJ0qKub3qRZwR0aCL1nDkToqyPIOp/juLsQEn/jXbfFrqbt+ZOR/EJXYCjK6\
                auz6O0HQj6YAZJSYcTvYhEXfyi8H3Z4KVA4fL9CONFS2pi3eVhd4LtSmP7woByWypdS9Zlpw9a3MRVr5h00ZKGyv1xBumo5qWXU8UH\
                nSOq5ISpEnsEREokNOna3Ww2g0T4EvjF714K/3Rk3PUQ3z3w6prFSRwzX+9ywC64Re4bzxcwausrq5Y65W6T86lSpzvknXLnSD4vAw\
                2TcxP5ZrpPpih05U05DXy4c/j++0hWdkV8Xd/HOPKactjBD7DFvz/ySVzjzA7FPIpGcsiPYisR3YrokZxU75E9J+vtBdH+2ZbsLjxP\
                85hwuYwLdFyeQ0WIhjxgaFypQpt02r63Frk3Fpudao16d6/Kja7qLTazK6RUy1di6zdlV5O23mCPY0OZC88LlqzeUQd91sbtd3uZ11\
                KhZ72b327ZAqB1ZBnJ8h34C6owZYLE0WCVQ9DFXnpNYHEsrG4fz0vHcaAgF/pos1R3emiYqbsJaJxzV0FG7VPtsJlIftzVQspykc6Z\
                HLcF013JlDNj4mR0uotxlTiYzHiuTZPC3GM09y4uPJVgcBzTd3sy2t9iuI0ttUSNHOgveRhBQlvTfjCOVZbItEU5UnemKvQupp/nzp\
                gklfUlMYs75Cjra1Mlh2oiutod0GnujC3VrcFCUdbUh7pSiphvFT4hCIcVinyjC1lQca9ba+a4yLztFZctansTRQDnHZ2I8T5GtSqK\
                j/foxWeDIzbWfpownHRb4EyNIUs1UYc7+y2FWTZz8PXJyX9JLw65T+lsWt11Xqk7utfXarx+Kqf2UXB/EYfZXA9k41X96BVA57OSwo\
                OjOniaBTB1gi3B1hW8oQ6eOY/Feybj8ci3D3qhNqVNsxGps3VD04taMgzSOIiLer7p0j04BVdzBHd5CZTNwzxid3Jx+Kdq6MIWz1wy\
                fy1ibi4rSg3lCWtO5vgkur06q3jwDVO65ErK2AcvG8b2mOwjKoO81/mtHkbdcPHS5pjJPX7iiSJOMk4OA4ZCr3DPu3t+kQS3mRFPTL\
                X2X3gncXfLwfsx158x15/+DN5EhR2fLUwmk3hgDIz0skuFW+0MvwoFOSR7TVs0gGAa1k06vnco5o78gxzFrc44dr4o3ADo8jbBbmRT\
                0uzIUcxxZqdYRqE6gkGreQg4RELgFPrjnYIoWNWSttiDl5rMY6IvyWwalMBD4SWBT+K5frwenhSfK5Qpn1Fx1F/+5V7nDnuMlEA8bi\
                K9ZFw6yEFnM6F3HA3LqAERoPGa14V7KgNOE9ZNFHFl6oZeIPRN5HqkCDssDe0yiDCVK0XMT5Ca3UxD4yJ6FsaVYyhG5cyeZwhJNn3q\
                VXb0BQLDg1fTxTleSBcen/yAICvBtNxk9JEiGVk9f579Y1WMuYcp6Hkx+cKBOfkLDij/UPOvXYNPmLFamrWGuIzGlJCPuKeLzsebuo\
                vL4139uGaPWwg+xbngL71/T4DyBdyN8xZNZeHUkVWxGV24r5uZhxcMG4/HFYbEjbjfn5yM3fdTfxm+ErreTzCkduXmZGpaDEqcp1Kc\
                sOS3qVKeppw4oc5/xnvNzX9X44yoqn54oB26tTvaeRgrj7579u57yhNEyQ5/aVtsqjnhQR5cfqKI32h5/J6V5LmetvKvSS8yHWidfc\
                B/S72gmwmn4l3f7G6P6IhLIT94MkFe/H/jnh1ZLCJEFgqJ+PEn52Y2VuNe4E/ocdRjRe6goqk/+T+66vYa5xYAAA==
                """),
        "highlight.js": PageFile(
            hash: "dd2d76c0b26799ba",
            base64: """
                H4sIAAAAAAACA61VXW+jRhR996+4S6sVgzEkr7YTdh8itdVmV+rmYSXDStgebBoMLgxNIsN/771zBwxZp1Wlvtgzw/08584Z33Hgg3\
                o5yq1M4HSCxzTfzsF6lC8WNGBVqkzznV7m9WEtS718KsqtXmyKw0HmSq+PWZzmlgtKPqs5sCO0LTwUjzIHx59MNkVeKfijKnK4Ad+2\
                7GC++m6FYdSEoSccKxB2WDlzETT2LAi3U/weevgvArKUd9FqOosCfSCacG2rspZNEmeVbPI6y0S49ncLk+UQl4/1UedZvpvNPIdizG\
                a3zc9CNPYy9INV+DSfRdMGl7d4ZLbCvsGNhXVFVJCuZD2qJVwLSjPxHWcCDjzsJWyKrCjlFo5xqSooEoghS3PJq22xqQkkj6w/oEl8\
                gBPD02qz4fm6KDIZ5y2k1T138LSXai9LwJ8+FH6Fb/efoCjhl4f7Twv47euXz1CQ3VNaccBSqrrMKzhp/FdROyEO5POxKBUkdb5RKf\
                Kg6GNlUxlun1PAaQLgd5NxDkERABjgpKjzLeK7ihZ4lkkFUu+vaJtgZXZHhNrsCQnK4endxyyz+/6Cjqq5ngzByQHSBGxt7eFEyme4\
                pfiC03rHutrb/bCOJ0/nqbJ0I230cGEQREArFjo61zqMP+Xd6iryMpnv1J4NB/k8z/ux7AcGUPsK08PoTOiMiL7uiPIuuUTO8t876p\
                pggtl9MWn1QPZz9Lvc3T0f7zXaZRm/tIaHH8eCOO3HYVD9Ks4y11xjV0947gJrQMQcUT/mmr9/zxaiq2o1UpLXouDCG53qINDqkTqH\
                vxDV6NLrwNEAmN6Yi0bGegmbGwnr3LFV7fv/gDgaDIbR6CTmixHMWGG561rhlZN/1qhfHc4DYI3HhdY7zX1dPPthgn8hYWzf13LBa4\
                xRZ/gP9HE3b9BgOArOj8q8Z+QyEZ28GgJjBXGOSpJUKDZaWsnJpTZI+SSpYoE35ZLOkuXwnEO2JtpYME9YKgp5NzguicV581ec1fK8\
                3cpNesCm+zFr8S2k1+iy3rLRR2Vz6ZyeWWe5pLv+ldKjPJGNl8WV+pUU6ktiWyFhbRCYwbVA1bpejHzvtLBpz/SCl0D1uUIOOLRWIK\
                ThbfO3xFx7sCT1FbtdAeIs874dLN/h0/qTF4nzm27TQ0qvOn3CL/6ul33OUxkEzmhMh2K9GJiykldDo9cazkpCBsubDj1ULLPCM62q\
                nL+fWzMFmv2e9c+aPrvLIob88+F1FHS4BgFC3XIJrXkDTHAaEJryvwE1qCsNfgkAAA==
                """),
        "icon.svg": PageFile(
            hash: "2ce4628a4e43722e",
            base64: """
                H4sIAAAAAAACAzWPvQ6DMAyEd57CcucmIfyoqghDpy6s3VsIJColKESEvn1DAcuSP1mnO7uY5g6WTz9MApVz45VS7z3xCTG2o5wxRo\
                MCYdbS38wikAGDOA+NZVRYWTsIy5hkCN99et04FThBUFJ3ym1sg44jtLrvBZ7YK09qiTSYjE+noBFY5ZA+Yl5dSAbpfYfLATEPhDA5\
                a94yGLT/OhbnI3Q9YIsYzLD5rw+U0Q+1AkEV6QAAAA==
                """),
        "index.html": PageFile(
            hash: "54f138a637fd5714",
            base64: """
                H4sIAAAAAAACA7VYzW7jNhC+71OwKgq4SBQneyoK24vdbBbYtkEWTdqivdHSyGJNkQJJ2XGeoOe+TO99lD5Jh3/6s+N4C/SSiEPym+\
                HMx5mhZ1+8v7t++PXTDSlNxRevZvYf4VSs5gmIxAqA5vivAkNJVlKlwcyTxhTpN0kUC1rBPNkw2NZSmYRkUhgQuGzLclPOc9iwDFI3\
                OCdMMMMoT3VGOcyvRiCZ5FLhXAkV9IA4W5WG5FSt7XrDDIfFbcM5k2I29cNXM87Emijg84ThxoSUCgr/faE3q4SYXY0aWEVXMEXB2W\
                PFk8E2bXYcdAlg4mZnjr7ItH5pZY2op6zLqNjQExEF8JNWQs6MVKesFFQpuY0rdaZYbYJfKpk3HH2uVYYDysTF77hoNvWLcPU0MGEp\
                8x2GwtDUWYjqOQZLGAeJHOFUa9S9ZnXU+qU26J1kcY8yYiQxJZCaZaZRMJvSxStPMlCE5fPEfyIWIbNlY4wUTryk2TqG0IsRneU5iM\
                Vbzkkus8YZMZv6Wbe/vHJ7HUGSjjDllZvN2cZNW5YpyXVC8C/Cr5Rs0HaqGE05Xdojvg/wBNlvmFg5z+B+h1M7FDyjaVqMOPIgbIOi\
                WnJm0MHOdXbe0V0IyCxisrhuv2fTOvoblHWPoN5SQ5etBvzmTJuhnZ8cZ/ach2vTNkrd/rA3nr8XST+hcZwZsACqgZH3Fzdh8cDjI6\
                VaNiqDYyrjipHCgnJtNdIlEzk8zpP0aqz/3u08pp0JXSOeVMcM6C06wQbUQiLF/WVKpeC7sW0fI2hn3myKUbTB1DbIwcrO4QHTXame\
                uWHcxZhDvtyNItqyuQ+SLqm/RTjHRN0Yz1KgKiujuXFUc5pBKTnSbZ7cOyEZcSEQbH+yMTKTVc3B8lkWhXcRIegAzjGPZ+voyWBML0\
                iYc1jBQOnxzXYqawVad4EIuO4yz5MfkPukpnmO9+Wc2Oxgr63INaEiJ4XCaqKJLAjQzlxMAVHhgDbtTY4ZwSjoSOu++z64aQ/fUeOy\
                TQiYMX2Ax7GOTP8PkY5bQ8J7KdwaJT2VPtm4XI4T+1FQsAFbtg8m1x/dZN9dw82abuCZrfc4ddzPeAsLjoUgugE7AmtId0ybXRcPWC\
                4KxoGUVNsWRKwgJ6g+Z3pNNBMZEGbIFicVZswLlz3HZhq6hhTrDtvj2uInDa4iORUB9vnzrgHqtGJiLx3eoZ+2CjM8GnP81L5cHyZM\
                XMOhMCnkq44vfhCqC9RU0S5nScWQkNSCYB+GPmTYXA1J+4vtvuyFsEe16MQTDg07xGJsyrAF8JcUP0ZVxtfuZHhnpOSWg9Fe9x3YHa\
                cGIErWUlMeSRtx6lbeem4YAXi0PaFOjVytOHx+5rjGbEWVj7lmT5gmCqlIVOuSxhMoeU4E4+cumzBR2K51Rya3X2MOQb/8/Rf5mAPl\
                9uOWPh6Pt+9+Bm4+0GlYSQ6+23JxDB3SQdfHQMa2Z+xE3/QNPIgdr5uSyA9OdwHWX7VQ4G2G2KxGUHjfcuwih2Bty8O7rHTH89jVfT\
                swzt1bwFpp0249QICqNrsWIczue9A+LU4m1s928T5tZGOwM4aTSk2kyp3fQyh2mEv5iFSZ3CEDglg/nyWWFNuIz9V2X8otaXe6ECPX\
                yeQdqnwXxSOdLtXHlrtWrpEc5PlenQhse7bJ/U3KKjhueJonnEjRfwcP09tM/Bp/miggk3/++BNPgH+Hth/QwbHY8Be14AuCIs3w9t\
                nr2yp828nI5Ao1Xl1efvWiSpvbXtDnlvQOhfd/cob4Z8fAC7bnroDxAYtV7wVk4exwi8kB4z+5ROQPbFxxD6fCEnh9zPzvYadbvXZA\
                Jm8Q/s3hfDVoTH2SHcJh5mNVU+Eb3uY+nxsr+mhlIRTtRW5L2ghXG6jHLaUVtZWJ7hyJXgTCfL3EPkzvFZUg3QeYTW0l6xdZZX9V+P\
                +qbPeyeLbIUo2udLb0niHDBrEP3z4rLITbO24y7bsGL0caXv2H3rCHnZMzyuUqtDg7faARteI0PKXd4/p1uzqKLcXw3fraJ2/ezbuX\
                qj02H7/T3HTGpd5rqK6tsP9+8ibil5DhR4mHkmlif3khAgBb/+/oht67KewC21W41f5m4Z7U7keufwGS+dDw9RIAAA==
                """),
        "inspector.js": PageFile(
            hash: "3ebe76f570ffcf10",
            base64: """
                H4sIAAAAAAACA51YX2/bNhB/76fg1KKQAldtt7dkbtZ2HVqgXQskQB8MAWEkOmYjk5pIJ/FcAX3aB9jz9uX6SXbHoyjKdppiD0FE8u\
                54f393tFw2urVsw5b8UkxYo6WyZsKM/FOcihvLOjZv9ZIl+WNRi6WAw/yTSY7uyZ7vRF4oXkd0xm1sUSm+FO/nEZVe2VoqQWSPDw7Y\
                L4H2hb6ZsFc3Tc0Vt1KriKtptdWldtLZweMtxjdWLPdfsUt7AuaUW9JNv9ezOJ6PC26ZNOxS6WvF+DmIZXYhGFGLip3rm0MmrQE5YC\
                X4sNWNNuATrir4M9einbjv68Ua6FCW0TnKFzdOm7LmxrA3yjQgULdsc48xp61dN4JtyMM/g1uedYzjdSBJG8HAQ6VgUpE6etXiyrBr\
                rlAtkM9YrUuOiylT4trHKs2OvnGBYwPJ671c96U5beHW941QcDzntRFb0oxtpbpgn5la1bWXd7/hdoHiYOvoXk/fcHAY27w+fff2FS\
                VXx3yWhcMQp46F8JDMUiu4aoUeSz3XZKDJnBcZuEaavBc67cUfDWeD1OnAHZ2XteAtGd+h5n4dix9bt31r3goXqJcLWVetUClWWpo0\
                ycTLYJQAhyxRWgnYtlB4sCLTfcR9lBtZ2lUrGGSJ37GtEDl7reuKPa8t01eiBRYjwD0uNZnVsBKsksZyVQqTJxN3bZcNRkE4cO+AnS\
                z0taErc3YK4kVUh3Nd13js6oVKoIXrDtlKWVljapd6KQA9LJaMnhMN1ITT41zMNWgOWqxNTrf1QYbM6xxNv4GV3IFAqOd+KwaEPrci\
                5ZxATAsDFqTnCCHIPolp+qC5zIFKOUHVpqMYTqfOdFwc7QZ4fERiTNmCW051A+de5PE4/gPFIXsSs2LMAtPDh+yH2NnHbJbn+UhQ6T\
                OoyE0tS5E+zUDirIhFznW5Mq5yx5xaWS6VSSs4dzsc8vxK+LLL4Lb9J8f5hbDPLZT0+cpC1lbc8keXYp3g1d+Z7z7JyZMLwSuAhyFC\
                2cSfg7UpeCSvhboAbz9jT0ArdBHYSLwOX5EzmzjqsbuIphXcgCfiswnGjVyVFf66bI/ecSTDN9HJOUu9a7MY6yLoigCPpSO5f6xEu6\
                ZiBqg6m/U+nCYPNi9PTnJhSt6IIL9LirMsO87dOh3V6HcVDAHurp9Hya8o9aktp+48TqNr3VbGJzyiEbj37OuXfx5s+o3u65d/z8Cl\
                SRKzUUMiNmy9yOb+EyN+djFXKwDMFCNANAS9CIvdhM18VtDZ4kfc9sA4U67NosRLqaoJaVvkc1lb0aYvtAaIVln+CWaZNGGQql1IMt\
                IQai0C4QC/1wvRioRFt/f3Q/JbUo1h4IE27PTMYNwlLIcKob0Bz93VSC/Ly0MGHWT6jPLP9+hcLKV12R3pW4QvjFEOpwDgoUKeDpZU\
                8mpki6OEHUhjVPei1Ss0NuGt5I9qfi5qVPAFUvVIHZpowHcYdYyscMRArwSfRKoseZOmgpcLZ862swIH23Fb7Cfkd7jau8ptUGxJ4a\
                YVBmoDaE/cdOGu7NE62+fUYZajL1JysAG6n18Vd5QY1dOAPaM6mkF1rSEDZYXaL4S8WNjCV4BjoUSPIGNG8xGMKu5/MSv8jBQgHAAY\
                a282Sz5oI31NnD3Y0Gye3mSQoGG1zrqzAhI2OYGJPRkG93Q21ikrigHKULtzDo6B/DTZMIaQSXPZGsgCSKRgSiA+8qROybxZmUU6S1\
                74U7je8brAIDvUv1fT7SMGD3bQVkcXDQbhCm3yeNTdCRQeIX6KECL5DV2fYB05Td/C7JM6lbNboh1NF6Ox4rZ0uL3NxNmxCW+BSXgI\
                mNVyyVvIGS9iwqA/GBRgSFmDM4vFlxY8TaaxMjHU2pag1le/gPZeG+cCDaP5oe+G0bQOtaUvLhAM0igbX125qRt6lrhygwDUz2bUsM\
                cD/1bv+5XuDdM79j4nKLe8hckhy1EbH0m2A+veF1Hkztxlh5AOwSse7ro9ey7RnkKWJf1Jgt0lkCXd2RYiO7clEcCSIroegWdPFcWG\
                kA6VjJCulkH1HUCJxkzLy0v0ncGPxxIaqHFA7yAuG7XC3j/hDQkAT5kzQP3e/N/Gf2K6swF82H2r7m2AXvxwn2m4iiuuF0RFF1Coty\
                MrIuzdL+HrX38H/RayqoSigK1G8fpuhZ73xsTqkIWRMkX0nfp0ZJ8/98UZDaPZrQHY0myMRB8X67H6/SW3zCBDSZCAnnzXA6txznqN\
                XfR67b8/Z11n8JkaNPvG1DMqKmNFY4Z364ear+np5/d3uzP9vnDHxEOIHb8HIDAeGv9nNN7yNcw044CEBoHvLQ/A9LogED6+u3uzFJ\
                r1O6nkcgUvTpiYEPCX/AbXSYDzoth6hMTG7kAb2nubjQ6fet4w+KbQqijS+AFDGz34Ybr7XVfC972OftTq29o+e2gAgT43zCPoH0Aw\
                30OHZKrGOeiOXQZS6OY1t+8wB2egH3jmitcr0Bv5e9iyUXiQyNWrP6uiM8cKhwX+avEfVAVADbUUAAA=
                """),
        "keyboard.js": PageFile(
            hash: "862dcbd7b6f3cc8b",
            base64: """
                H4sIAAAAAAACA21SwY6bMBS88xVTDitAiNyzotpDI1XqVqra3qIcHPxIrBob2c/bjVj+vQZC0q16QXjeeN688dsUBZ740pOkFsOAX3\
                TxW3h2ypz2hxKiYWXNFlmO+iNerJIltDiSXkkYR/w4W8dNYBSbJNkURYIC34Px8NeCh23hI1vT3KFEMJq8h0CrSEuchQefCa1tgq+m\
                +0+9cKLDsGrvD+NdLpk60Wsfj2iDmT1CGc9C6y90OVrhZHZj5xgSQEi5eyHDz8ozGXJZGp1I+9ukJTKaKvOIExVQ7RWrYi4iaP7m5i\
                NJvL1hqXTEIja7Aw07/Q4QmuM5hyMOzjzOyo2NNsHCnYhRY7Pmj+Hzz6/PO01dvDnG+VYDCzV/vPlagKrR1pPnLGV6jRCJEp40NVzG\
                JPrAW2M520/StRPmRIc8zf9nZY0pmrklVrXKyCxb1gHjHMz0WynT6CDJX71FLP/L2YebVozgTkFd10h3MT2X4uEB/w5wDMzWxF2LE4\
                SuE+4Snb63umj1yyN8Wp4ku3Zem1bLri7wGL9j8gcOk95e3gIAAA==
                """),
        "lengths.js": PageFile(
            hash: "e73fadd9c61bf04c",
            base64: """
                H4sIAAAAAAACA51WUY/UNhB+v18xuAgl1xCO190uBRUqKo4KCao+rFbCJN5dl8SOEuf2YMl7f0V/XH9JxzN2NrkFHvoUZzwznvnm84\
                x13djWwRFq+VFl0FhtXAcDbFtbg8gfqUrVCkX5X51YXuio/VbvjKwmeh0JWOvR5SU8HVWvldm5fQZvWtvYbma0l6asFPmGy0cXZPhu\
                r2CrVVV2gLvwoXfOmg62tgWHWw15USUcdOn2pLJXerd3CzC6yuAqAwmmrz+oNgNtttpo9yn33tUtBVRUsutCUB0cLwAoXPepUXDktH\
                6KoT4ZvCFAgYHu8MwVGHUIuSfpcm4bjYJNE9NdIQYULEbYVxjiGC/+wbC8iG4a2coaji/fvb5+wagPUFjjpDaqDYEgFK7tC2fbZNxK\
                KQtAeHSXMywr/vmBgEzEnyID8WaGnJfwgvII1hzaXfOXM3PW8aKwCg7GeHLZNMqUySmePLAom54ShWQ+3EXhhOYIZNzi6q43A3T6sy\
                JWhIV0oB3s5I1iuLq9PSTRPiOtGViTGsXl8g6U+cwHy9jT+mpzDt0ddRYG/cebr6eKFdVmN0ClnMNCn4nlB3VKPhQNvozwDyBvdccJ\
                h4qxp4xNM9qPeROD4i3CvJMJg/lSeP5iLH6ZwuoJZxduQK5q7ZIj5Hk+AzCDtT9kswiGMJxIgcdp0/SeVZOzPMt/8+KR6nhq4ptQIk\
                gdCcYRI75osQDh1K2X0m5tSy8qVaFrWXkyylbLh5SwWMD7+0daDqgdetp7xKF3trB1g/B4Y7vdomHXqKoq9qr4iKKtrDolMjp3SGc5\
                xEY0y2Idm9vk0m48M30y6zXfd4GNyUfYGzyr0FiiUmwQMWxV4spvfFatJYmIDctL//37H/8ZRZtNgCOvZZMk6yoc7WHJwMhabahe4w\
                aDyXFP0BzxHHfYg9OuUhPoFnD/6L0O77+J7rlK06oOm4S4gyXBWGmPcUJBBgJ+g31JoF8arYd0M68GlhGZ6PlL7mJuvBk4uIJWyTIh\
                vuQ3supVcAGgt/EMuLdaQW9KhSirMh0DCxGwwcAf9iTL8sUN1vlad05hu0sEXw4EkqNKv6/9UX0q7cHjnii/85UEULXB8Gk7R31YYZ\
                DiWdvawx+NgJ/hMSy+uvvcO8b9h17havk/ULlHZ3/5QiSxW5igJLjxihQ9uL410YwDwcr773O1lX3lktFpBPS1xGZay9sEaR+c/siJ\
                XgYgsHfqrXuFCWGCV5jA4zQWfd5OwuDAVJjipb7x/ObRjsxj9yhqrWe02LW2b856BPfVAa9diJSddY2k20K3YgGxlbLtXpelMp7dOI\
                WVwLiyb8TAZ5J7gjrzPTP0kHCBs9BT+NryGnnOnI+zhaEe+REHafilafO9Dp5NuxXXj3anozCWvrRF753nsnD6RoV2RqXnBo6sOOMO\
                bcdpcfIX6U9K/j0xY9NqwiYsNjfoeOWw8EIszzw1lSzU3lYljshVNKE0TrrDuPLPxYTZsqYYRrABwwh1SMMi75R75nDc4i+WctbIMn\
                hLczgJmZyyHc8dslOTGC6G0zM2ZEvvEkl8glpJ0y1PDccDr4MYjDUqP5v/ZPeUedDFEuP8H33Qg3PbG6yaNVwhb8PlYAwOtvWvVy/O\
                0W2dpLmz1/ag2l8k3k1KxVOA9Xx1hK/26dePsDsSnG1jK6C3bHSynoyu+QTLtSmqvlQdHZSO1ieV5Rgy0wOD/p0WZJG3imiQiMw7zg\
                UXIXhhxVx3v3pfKmEPKTx4EJ09WcEV8i38LU4QLrFs/wEGYJKlCg0AAA==
                """),
        "main.js": PageFile(
            hash: "c4caa7d6ce58c6ab",
            base64: """
                H4sIAAAAAAACA5VazZLbxhG+71PMshwXoFCQVMlp16u1bMuJK3aiyqriuLa2SrPkkIQXBBgA1Ipe8ZoHyMvknkfJk+Trn/kBSMnKiU\
                BPT09PT0/31w2W603T9ubBfN2sN5XrXWv2ZtE2azMpnsw8rfi5m5yflJG3rt2sL5t6wOyJh9x921TdkJdJI85vmtl27eo+ZZ172oj3\
                dvfdNwmbq9wxrpfv+pE8J5QRX1l3va2qP7iu37Yu5V8qaTThj7aeVwPGlVBGfN/V3QZWaVKzlp424v3e1ct+lcqshDLi+8G2dynXmt\
                6Pb+iVrV3VTU23au5rfpFnfkxEbJhvJOPP7h6bT7hqJoy4XrXubenuU2FCOeBrbnFI3YBRSMd1v3K2na0S9o4JI+YrnPzYFTtPG/E2\
                9cy9cu23rV27lL1c1rYay2227WzAxYQxV+826Y46ej++nddNU93a1A96oYzYX7cuXbbH64jjbzAuP0aut0oSzhPcLxwcll06c8FXJZ\
                vw2yQ/18F4XcGBg00udTZ5UpVvE14vXTn9+hmLnHr5K+f6SR4mhUPQWeGgssDCjqvD7NSZiGreurayu0k+jVKmQYswXf1MBagfZnFj\
                I82ihERsEEZ2Vkl0AqoJUQdqBP5wiXVSuOg6M4wfn+5dPygvrzrZj6bmZE9TU9Jz5o8Vzwmfxjfl1PinvDqWcGvQUm4NasqtY6nhwj\
                wNTDpPA1dUftN0tkqW8fE+uhq/6gQ/mkwIUV9nhMwQnUfuo7cIv2S229Uzk/XYKA7fdi43F8/Nw4kxMsfW3b2jE7P3tkzvQGG7O9jS\
                wuunuGFRgNljQWNahyRQ02XursA0P1NRRb/bQIeLC8OT55hNc+MwXszlpQokD+2wWhj2BLM/P6GFTp48enRiHpkXHe5Fv3JwnBZ3Ae\
                xz09s7J0SdbF5A4D+2FKL7le3NwpawcAmepprDP0VAb/stEgBJmOFEkc5M3fSrsl4WtNKXG4toaB66vgVpb3g/nvhXN2va+RcyNjXb\
                +q5GGnm+5/PEaQTGTFSife3Y5G+bcr5nlbHIkxM5l8W2loBAxqaFpl7QlFlzPqm+3fGvYVp29KQGk3M+IShle6SLzLVt0+YqolyYJC\
                AUZfeXjatzToFXbJkMFjdf8q4fXtLMPfT1Qoq16zqEOFngZI/zeWJew6qbckagQMx6T8aH2dk4xt42W7z2xcmJz4Pz1t7XBQJfJv6z\
                dld9u2UJcC/voaTqaDTnqMTzM9YBOdoJjXaQ+QWwYlXWoqY4+oPxtxDBp/yFEsqFj5fE5cGKiklZWYoHHh8a11taLhauJUe4MKkh1V\
                HYlCJpapLheru+dWJoOuKaTMCnxefaLHSOXCthnpjPP0eK6FeFve0yHX/spz83z8yln3Vm6m1VsZYCjER9N4eS10HjsKnivpyTfiGD\
                8jti3hHWlSuXqz7hFUJ+Exdjw7S2lNDlDyihRtbkWN9tKgzSC0cBP82nga/54s7ZhcYRrapoX0VR+EnsurjxCansOoQJ1jJALj5Zq4\
                ZilxqlpCvX03ixqGz/g92Q825wAOqx/IjAdn2TRwlxRwqW3LwkmEv7zYb6pWLJd+k2V9s1crbeOUqaCH1lv5uaRVnpTRE3oQnkEJ5D\
                PIUFs6Oc8gQoN5R9pr+k97OwkNnfwGdoH6I5YZpiVtmu+74E2O2b5bJyDJ8qSg7RpldE4TkBYIEjL1blfO4I9ZyOeFl8jDz+tFFhIS\
                y8FB9AoMXMhcVFP6dsIKlgAZhB0ZwdpbYcRHFPJEMQtIB33zbvzhGLaOe29pkOYYkDqJtPgX6dWTeIOT5r0ADGgcMabJTitIcQrAr0\
                SAGzT64jB3yghTm8BJATAwQWXhMABQeOZRSuChrtrjFYlHN2TgqBp8T8/r05pdHcJ95YMs0qVAHiZJHIzoyJU15xGiOABNVoWy+Qx4\
                Y2R9B1SWiDKws9jeKgRJb0MDyiCE6uNxo65QUnJr25UbOjJy4ax/qFjEHOPbJg0A5D+px/xByJpjGNjINOXHSWhJsHAi3OUvX+aQdP\
                +qu2OjOP8VIoNF4syKeSXAJ7IFiIMTz6KyzEvnUvpbbn3Q4Di22dTRa9LEJkCPUumZ3hGU+U8BDWykfyls3rhrWTsEFPg5DBp5SEic\
                71L3qgo9ttjxBh29I+ruytqyY8FxHozStBCv62+p1NzWcPJL2mShSyJ5O9Uu7KGsjJ3+o3CE2TD8iYHM0dQChaacGUCgIVrpzxy6Js\
                CZFX5ewuwZR9s6EoYNhriFATcmUuDhEcakhZrAbU3a+QUQ122twL1qEgJjIv4BnvzsxjmGsnP9iRA+UpodxRoyWLJRlcDQKwr79P9e\
                GnxOfE3gtsvaNERI5U91czlA3VGV9dBeriTItmW89TzyxsH5ZCSFeLZuMFkfZ/Z55Ef/2ladYDH32xlMDIUGS12zS9lwE0wvsv3kX1\
                PQmY+Avze3I9VqxQpPIcJuEsNr7tzHUtc9l4HB0H5g2a7/zzT8HQXs1LkyUyzG/Ns9z8ZqiCnopJlJCn7FAH8lMNX2RrORE7n7+ko6\
                Bc6WrXovxrAHNcu264lkph4SsZYX5Gf3yIo7BSdl9tO2R0GSxws3rQzSnM8pTyQorXJS4oYmf23rZL1yPkVvDPrs8mhSDdyRHn0JUI\
                w8AOv+YqIj+YPX39sNtEoSvqaahRnwZTejm26v/kdp9mWOQ/sSwbbrwCHxCEEGLItLNBxkLsuJ7cud0ccRGT6XG7mdxInXSwltRX2f\
                B8JMwm9ofKt41t5/FAdUYB6RJ1X1QIUwdKjt7d/CuOOqGU9npK3UVm4bj2SnF4x2UXYi/FuA7BJ9ms5i7ery9ykCGXS0JAvqpRpqlv\
                loAAd6lhjTT1edgveDdCciom4qD0I6SbPUycFNtRK9hq68s8aTK4nnsMg2EYWxDbYDEpgIVOC52ECprym+/t5IPbc0WZLzT9QsdHUW\
                lEq+MRwqs6+4DpsYBg8B5JeFC267jzccV9gkyl5AkAE4Ls3y8MG4y27U9DShNpcigtD05A5bckbclTvmqZaruD+q++AUpZ3Zcz0szO\
                Uv+VvoZ5z1dRylEsF0+Kpod20KeeUQIo1BOCUFanaKiszJRNkAj8VVpEvnjVVlDor0gdc0mjVA2ryr6uGdPNfq9pGpA+uAxhG22TDc\
                sick7fgDjlPkICksPHgswjqCP1HcOmgUiCS3xkEZRWDXCwmCSqAp5Qkcol9FePaKPUwOnxoIoAFXd8gRx1rESleKLSCiLkCVzMD7Me\
                w5+AeQfIIi1OvMRjBWieWtpvRMFZtAbOZ6f+wZqE6MDtXNKBtD1jCCp7GrqfOHqzcbW/KUwRF+QxhsC8AL2PTDlDncgACUOMQfBbCJ\
                EyLXvR5XFTX0feG/XXmFvZiUXspXg6mwZZz+GE2M9ljGGyIF8IefPZAyOqlvIj66uTH5lnT5/myK342Zv//vNf5pBTS90B65vYZuEt\
                XuiOL2HYyi36M3+BiHomP1KSTPW2J1sbtms8yqZAlLQWzY/aBmS7E17ddVqOl0y/bZs7BGCp4zkwcVdXQhjnEoNyBi6JSscyfrMLpP\
                t7JFiKaGk48M3aa21h3AwuetJi8P3L5OSpIUxd89ODtiiMM/HEeknHMupfEIM0Oagq4U9EByfvmyqXZOkoDfw/WinvfC9DWttwdRYJ\
                Bm6/ku+TZLx/TwuY/TVrfDPos2BvSEZz21skpMJviX/D/R7yknpfa9eaPFyC8keYhEWyzgdSBn6CY+8HpZk05IMz4HSoPuokuY6a4X\
                yH5YSGzSFvWYlj8ZNIMdu21Jc8VpfIehz0MCuELWXIY0MydlGkccHBh1Th2OPXOjMh9njAco94ZxHTUAw31Zz+LpAARP1oVvYMFobm\
                pOnnzBXKe2bEEK4/je7Nf/5tfoBhYZY3Q1YNdV81DRSvM1laEMZ4i5qamH+osrKrjYKF9glQETtSQBzm50GjAHHbrcs+GyZB9qgjkr\
                zJ78tulR/Bkckoe1tyL2kPkiToSZCmH+MKJ2kJp74DzsRbQlo9FAJg1LGIECiSjxFKSz9xKQLwxmCgln4j4cbS8bnxI1/4GjiYX3jq\
                rwkKO4OkuMv/UxXfjYeMT+zbx9g27uZ/TFfpzU0IMxyO0gc7AOd8iCXjJjxkiH/koBs7+HdERn334ffl4d8NcG9ji4W3Ovim7pF0Uk\
                9Q+wIec6YFZiZoIqQIeWUWMJwdQigBsHyrFo4an5NutnJrW/zcNTVFhRUuZgplFL/QMFxXx2WOtEz5i7H+E2l46aC48A2brA/7oZtL\
                iD0/+R8pvffm7SQAAA==
                """),
        "marks.js": PageFile(
            hash: "964749ff6489f922",
            base64: """
                H4sIAAAAAAACA71ZW2/jNhZ+z6/guEEhzShK7GyLrrNupi16WaBBF82gfTAMRJFoW40sGpIS2+Pqv++5kBQlK/a0CywwmNjkufGc71\
                xIp6u1KiqxF0laVlEey1LUYl6olRiEl3Yt/KMc3JylhnYVPcn7334MxFqleVUGokw/yg9yWzm8MpMrCZsdVgXi/iOLH4poJR3qMl3k\
                Uca0l2/fiveW4Vu1DcR3Ki+rIgJlgbiv5NrhXBeqUrEiXvH2ssN9D2bEVapyV5dZ62f5FTYD8VsqN7TQ8L3oJcNGfL8vo0qkpUiKaJ\
                ML9SILUS2lWKdx9VzIMX2xCgOx0eRLpJRJ0Lg9EOq5ytIcPz1GwMIfY3ty+BKJEg4fonK5JeviLCpLcRcVT6XYnwlRLtWm/EULEhMx\
                j7JS3piNb41cdwdP8QFNLtRalVEWiHTunkEsoxI0J+l8DibnFQU7FO+r3VqKvZc/rx7h0H+K/DnL/OmsRuuEliYT0DTFnYD2Z0ah5m\
                7iahmdAyPvzDWxUBCJSrswk3P4m5NTovhJwCr7B/yUJ3SCeJlmiWaA3fKptHbviX9M0dbGB0w/1gioAM9jEFik+QJQwDTaSFQD1uHK\
                zZk50joCUIs9JMb3jP2a8JBFu2bPIKFuQGE3DeRqYZDmeuQ5rlThaYGBiylD7RMCBJw3LUOjeWJsuGn2GtWTRo6zb9VPrGxnF5GOYp\
                1E9jxfTL7m7c9w3/N95mhyLV5G+UImoco9K+aASKdFH5HNvlcF1RgJrV67glyHVYczAjILq4nWQpVlJaMSQI5Vb9LxDut10NpE1qLV\
                qFhRBhq8CkwhTysVn3+uBbu56TNLuH4ul3yOz0z+G8YQjAVC/4REm9Q9Im0h6Zfp0IdhyCymDNgQzlUhPD5lk5tCzdkEJ1179De7Xv\
                PRPREfA7LJ7zUGdxwah7GJIXrD+fZmMsEo4+obE9weywqIsSMknCOOAzFAwgtaH7jqtETtxdswreSqnMJqmCazV2wnHMkEeV+3XAu2\
                MOw9TL8CzUMKXFAbZW4dCAu5zqJYfocVDqo4SiGZTea4NQyk1GQagbx9lFZqoR8A9k6ScB/1oF8ayEG79EONe0wbE3Wb9ZrQb3v15k\
                h68eo6ShIszhMyg6EdztOskoXn7cVTCm2gpspEHyfgzIHmGRyCG6yAPga41iTmoPaoeQ77rq6poxYUyO0vc4+k+OKdGGpTOejE3AdD\
                UMQ8BoFEyV9MIGuLnTcn8mURrUsPrXIB5xh8NeuFlJMSLeJ2ViwK9bwe9NQOh/2xm0oGOpaPnTkFxEIX26RJtQTsynSxrGamAttSX6\
                n7KlrIRmqP7mjhmenTm1rC6WhGxV5/u57N/EBsISykUVyKEeiHr6wZw3UNFg+CjgElqjeWFxLGoZyVt7IGR5NyHcWIxUdZbaTMm/ED\
                kg1BpaeU0KbYK3nyb/B/zWn1nhWWvY3HCXU7IctfFbbny6WnivSjyqso829J92UaVrLUIVabPMSscHDyhnmxcF6+eLKo0vgEr2980s\
                5L8nlpUsV4wcnMTQpuznVu6i+YnTRCQl1aIxGBUNO0AdlGEs5xEDe17oGTNZf4WmFkI8MyS2PpDf1wnkXVHWq2eQgJTcrbZQAGbhyM\
                mH1KVDbTmQIcRrMTu/OWODDz3vGn0UyM+dPQrl13RGQyXwBMJ5C8Wgjj+Ap5+eMQ2s4F63ILjeb810RcHUSnNczgkGuHGKMXQOUYPi\
                Xp2rcsuHHu2HheE2nfM1nnOCbbgfv1JAfdfpsN7VCrneuGDehd+uLrifinoTWHdKoQiLL1h/NyAOkPVdIzIuFwWDn4/qqdZiqEUx34\
                48AI6S8P5IuZr89cn+iorYVSwkkTndHtfs5b7eS2bdA5K9N1iy6uDYxJTpPb020WQ2pCBYMvlCd7DXUruCva77bD6XYIThq+Hs8pag\
                LEBqQS8BqIK/g387vYQGePjsipFEmBP4cynE6gHyU8aPHVEkK158vxWPvEnBB24Ir3cHe+3w5rcb7fDeuf4fOIPo/qBwhgn/Q+tHjb\
                IYBkO/IZJt4Ov+7M14Gj8UhXqY/3FgcuWPu5KDJe7H2BZ/oWUtAHYsLkpqDO+c2lp6a91o3jIi31/H0QltaEYg9AfiVX1svzPQmsX8\
                73LBKXLnjt44ObLc75j8bQnJhjiDThHxATbzDwj+Rd12/NpeiU42xP0M5zXma0H6dQVHK5EfcSZh+7d3tLBYEdb5ZP+P1oInHtD2zp\
                B5wZsWYRBx4nMbrxuENnwQCXJ94Ox9Or8IsmQjYYfyka9rwnwuFcKVuunvZPf+blqBlMeGYzAwJdkXhsszND/xyyZ8+OzUvW764+u/\
                oTy6q7/m+5wq240yuqQmwVhLpPurPO8memNhtn6Op8ANjmSax279sMXec+vRccfSgmFWV1y7UnizMyE6ToQ7ewfmppJuaRkXLdK0Xi\
                1UtAqcRobUfYeq+RCLsmUF+3QhbTAOI5cwq/L9K9EbKlf2NHuUVYh5kIFMLJqAjpb8MZ1XiAvbv3zuw9fBrqHyh+TkzO9+T8+uF4Sz\
                nfw6k8johvvpFnfWo3vTD4q++TNb9J6vs6PpuwBM3E5F2YmHmCnlJvWyBnXoYsfh7oMefvX+LIjqOXR21p6w0GDIfOi8Yfu799yph2\
                6hZnPM+DMTdLs8ZerkWOi+xjslh3BVzuJuD/2FG7YER1LhhzUtyjpQso+25ub6YbJVBalC8yWYadc/MrSHuNXz70se2DhX6q6Jw7gh\
                6JB526NLoT8gE/ffw45qb/69xhHo0AY3CJzS6K50wOYFO+yFwlCfe/CJuy9X7NPw9907habJbQ1kSZJjAhZKkUil8JVmmSQCDo5Snd\
                yuwgJCjBeQywF7f5c86v+AyqXi9ydMylco7XUmcS2OpJ4MbSwFWvTbJzSEwvdG7cRLmKtt5V0BJsMhXvqMAN/yOT/ypDk8sNByjAHs\
                mePBPoTP1jk8JffWKVKbgtiQVJCOgdAS78pXYo/x5EIzuiEN3OP8YhiEIU101uqpBm0XSX7cHKrr8qmMWfPtz9bH//IWVnrWA55Yzi\
                xYnMJcoJlp55yKhQ39Teii/Df+Bb1dVNb1DRrSPjYpjD+KgxYC2vaDoBp2703xGW04umnHLdOQDBMZF6cLoQw6+wGF+Ir1whWfQoMx\
                BjUwtPQqm1HbPV7WI+JrVwOKzkSHsBd6elKjDPOKIDnVwkOUQSmJUq/EWS3eRA1CpdtBo4GA8lAj2OjTcQ08Pyqo0zBnXyaSyGXwai\
                AKJrMCZgU3Dcqc/+C6VREWBJHwAA
                """),
        "narrow.css": PageFile(
            hash: "c6a50266cbd5b077",
            base64: """
                H4sIAAAAAAACA31S227bMAx9z1cQKQY4hZVL13aDiwHbdwx7oC3GFiZLgkQ3CYr++yjbKZKi3ZsgHvJcyM0t/IKDcdofABM4jHF6IY\
                TOO6qAO4JgGh4iAdb+mUqQfwjoyEJN1h/WcLtZ/OxJG4Six6M6GM1dBd8et+G4gpcFQO31CV6gjUYrpj5YZBm97Ag1xSXc34cjLHs0\
                bgm9cTKj2JawW+/2cQVLxjoJZpsxlvZ8hcmIzbuPJ3gVzjXploRUmyR8pwqc6J5Lk0/lnT1dImrrm78T5CazSq32USQq9qGCnShI3h\
                oNzxgLpaxxtLqE1wOzd9LVkWk7rkbRT7C3dJTuGWlcCtSwj+dAMBJWkJ1NiBxW5TwXvzUyqjHpH29df1bXIz6wlwd83As3ZKknx6n8\
                Lyr5ITafhVdj5pXI1bXN0V2IPviENptDyez7ZaUW8hxqPpK33ocvM6DxjrFhlToifn8tqvF26F2qIFIg5AIH9mpvrC3P2989iIzpAm\
                QrAbU2rpXc77KEUcz0HE1o3ww5CDB9Oyuaz3Z393hGTfsswbgwcAlJwmv4Yr1fZ9+vi3+AAFaeSAMAAA==
                """),
        "newest.js": PageFile(
            hash: "44b5a4faa18a79df",
            base64: """
                H4sIAAAAAAACA3VTMY7bMBDs/YoJ0siGYfdxfMg1KZMAMZCakVYn4ihS4dLmGY7+niUp6ewiagSRszOzs6v9ZrPCBj/JNoyouSNGcA\
                gdgclfyEMxWsUhvdOpshzJs7ybgqo9kYUyxsWdUCW2ZzRevaB3F2HrnSe4NggodMreF2lOwGh3+G7NFc4SPP05k6jJ1dk2Ih/VFUrU\
                EXRPB8Qu1QWefKATW7+FK8ly56LdZgFLMbGkhtC65I23k2XHBG2lKMRsXNzxqx4GapJ9fAnUD0YFwkk+9yt6G5wPqI1ixrdCe1sB+0\
                3CXgfC7ZZ1PuGEEX9hz8aMqRL4aOkt4JiPDulb8y+lg7Yvctgqw3RYzVSD8qrHrZqo1jg+4Yd3vWb6fHG6eRplINKA4le+G0/pKnV+\
                P54iXzvLwZ/r4HyVatfZOASneZfJjpkzWRtnI2UTVInOuriF8yX1O/ppQ0zaizS1eQplBLulm9NYeLId17bkc38PRuaQSooYD/lKt6\
                g+lPsltPVU4M+2Wi+mFV9tjXL4wHsftsRAhTh22hCqd+m5aMpr8ZGqFtBhgjw4nseaHhVF6z3Z0uauVqHuqioP8zauH8Gyo/OEq8oT\
                O3OhjJz+gWerexW0s18lS1oQE8v4n06ntUqAcfUPWMXJQd4DAAA=
                """),
        "outline.js": PageFile(
            hash: "7b81028c769d2bb",
            base64: """
                H4sIAAAAAAACA41YS2/jRgy+51cwKbCQUlVpr0692W3RAgXaLrAt0EPgw8Qax9qVNYY0Xifw6r+Xj3lJctKe4sxwOORH8iNHN9fX8K\
                7e7U1n4QQ/mScYYNOZHVyVN/vOWLM2Tfmpv4Lrm4uLm+vrC7iG9y3oRu90a0H1YLcaKrM+8P/Hrra6h9oWcKztljcfzBMumQ2u9rAz\
                Vb2pddeXqImUvbPPe13pDZzMwye9tgP8ZvWOd/D+ve7sM5zQrgHMsfX6SBv99GagZt1sCqjbvq70+KK5qvvV4IxSTRPNSxQWggGtmI\
                MVne1EEZkJX6E9NM0Ae9XhsTMSdNd6WzcV7k+2e9vV7WNQQXjV4qG3HY5b02tYm9aSl7iP0PYF9If1lqB/UOvPj505tNWLYH40x3NY\
                otNnjB0QuRn27WH3oLsBKr2328negzGNVi2e6/+INmv0oWNHOnPELVA+Ziq49pKitWp/edor9uiFm2Rfk4TkJPwdI9fLNT4hXSApIT\
                jOJZ3RT5zu60b1PXw42KZuNZwuAEgXQxhjh+KAbhhUsIT71a2TSm6kC7XCgOAF5dnjBOr4uJPiXAwJwLLf7FXd2g9dhQgueeP2wh/C\
                JFO7SQZjxoTiM3SqEGPUxqIG8ltSU7RjJmHWHdbWdBmfz9lv4NQqReNSNN/yemLsX9r+KLnw1tnq9EGvdUvG6iOgUJbL0Y3pIBMBF/\
                3Rjf6wM49vLf0/S3Ed7uTPQuxjHO+j3Op2pAkrlUF7VRHb8LKOuv+17noyR7RdegVv3sAl+VluVZ/xXllXuT9cb0AWcwajVFV1XsjZ\
                hdr8TfiTrPHJlF7IGu7CFjmTiEYgwYEoASz3h35L0Q0Xh31iUNYRdybA1tUKJUQ8ChEB1e1B+5VhhJkjLg8ZIZU4Fz1OjCAvRfpO/p\
                af67bC8EjCi/ZJNYakC7EiAl5i10KNHNhCorsAcmVVuAuLwL+4sSq8uYO/5iwC9P88brn3wWsUrEk4gK0bZGzWyawxkxDsbm7gPTLq\
                2nTK1qZFj3ZYeg8ai0Yzc7pONu1zLbQmFPwieAYbgrsg2RYJWFloata3JVixENWD+aLLaV0ygnyFhyDntehfj0SZZQqRzWH5Fv7k+s\
                9U6UD02ZrDd37vYbbHjg+OxcgEoU9hm9BnG3PUaJI1/J81+53p0UN2RiWdjpMRObL3LuLBcevWX3T3TCY8SjCoc9OlY54sZfFdp+2h\
                Q22OVnmV8uxREzd5Ls58tVEyMFwJUecgSmC6MeNQviP0BZ/IIYrLhIfLndpnGaN+v3K54+jWIhihnZwj2qglh+w8HYqSmEEpJeZTCm\
                HhsiNge+35ferWxCnjWtjIykaLjUuncm/2qI4Zab4eCU4CNuM1ueje5X5ZloYGj57qd+QWlnRay5d8IJ+xmruabkFdjBuzEqF2FRPw\
                CtGb3RnBWSGo92fWC6nRVT7igWnGEIvGzHFpFVbmRYQDVk8102/NcSEjt8IWpLr1tkirgsZ0LKSdsjQboFOWJ0slJYWCO18Pbsigbi\
                8DKnZ7fAM0at/rCivCbvvQy918ykZg6mCMG57LUkVhcCMTw5TYj4XkpsFZPq1MnGHTyqTrsmBSMVFcOCU+eyRJ2HFihKXbxiAK9gJB\
                5g+lLSjJcDFhnOHsdkzwRPrELLrgl0whgzPpJX6EYabH13PSNKz5KHlTZbkQAXcQIoNMlAe138OQ55MSa/WTndYYrd2e2ZnOYyP1+B\
                hcysmkfgKW1On9PzwXsZHzwnIh8BGi+0chw1hw1xHe29QNDgQZVzo5TLxAvYRFsNVTjO4nY1t4NbjWHRtYo9tH9OMt4vT1a/L6jOvT\
                AdA/L4hFglp0NfodZjTUeBkSMSBARpZUKHlgKkoVYZYT+bMIzhQp2kXyjFrARmHzKqINRWrbMJoqL+POHP15e4goBHZKh8mJscU43y\
                QvvoUfxtbiqyI1NpgfLXNLienD3EKOm3wrSKOY1kOeErWvNJac2xguG1I+JQdTOoV/3JPVUydSdVshpYXvHGVgqvhMfoG8pLY5V3Sf\
                8XDq5lIYznOTxfpiIsGu4UqgUfYPqvoTtGqHKHIfGmQYiCsrbCqUa6RgNeoYrBKHt53OMvrNJ+nHHUL5O05a3c+Kwl7W7bo5VGioGD\
                beHU9u3G/kKRt7SeGaia4RvXaNE5zBtHoVminjns49NAnm6TNzw73qtXemn2e9RDLXxgTnguEdHyTJb2fPCwVEtMoP6+X0XZK838EN\
                +iJJ9Mg2MzPQkt9Z8p/SPypEiN6MIjTPWJaQYAzxkwdlAn/uCHm6kHlatc/+e5v76nEmfZMPIQweafuwQdtirxmxMobM5aPLRPqZ35\
                W8cnfnv1V44z5zCbn3S+T+kbnJZzb/3jnY/2VsUPiaxf/RR6SxntLiop95Ouj+C0/RpTEfFQAA
                """),
        "page.css": PageFile(
            hash: "5e7399debd1cae8b",
            base64: """
                H4sIAAAAAAACA51YwXLbOAy9+yu4yXQmzpiu7LbejDzd6UfsLdMDLVIWNxSpJanYbib/vgApyZItue0e4lgQABJ4wAOSj4/k70KQ3L\
                JSEJMTDw8V24uUMFIIxoUl5hU+fGGFIJlRdandgjDNg2pmtLdGOXhgnjClGh8lcQWzYkkeP84eyRvZmSN18ofU+xS+W3BLQbQl77Pn\
                QnIu9HdQ4tJVip1Soo0W5A9ZVsZ6pj2qFb5UCzDlJ1AshNwXPiWrJPmAL6N4RkjJ7F7qlCRbeOjc7a3kKMDf1IsSpB4CvGviu/Hrjn\
                z+XB3JnWc7RwTfCzhB6vBtTaR2lci8Aa1Pm+oIBxByp0Tub2mWUpfs+JAsyCq3c/KRvDL7QCmazckKzrpQQFFUsRjzHOPYsexlb02t\
                edq8i0/hJUBkbCuX+iUIc4CplXlxjG4Q11yZQ0oiBCijB7F7kT4oIWCCMv5P7XzEBDWm3gBEqwUp1vDzaUGqBTGAVw0/HH84iKwA6M\
                4IQZlxHgoCvscLSl0IKwFvJR0c4k9KNO4B5Nl9A81bCyUUGEsbpAaA50ocUcCU3GsqAXKXkkxoH/X2rILaWVdB53yLTnSd34ppoWLu\
                2+L13pRpgMcZJXmLo9Qi6AGM9CC5L0Ixvs/uvfQKE4CRQpZjAW8SiP1QwA2pq1gWoj1YVm2vwYmJP4uFUrJy0mFq7rs2fLtIQhNrAo\
                EFAXzfDu/WnUThJau92Y6m7ZwnbAhM1OBcxXZCTZy+QeVRn4Na/beWAgpzUKuuBEqZT6QIznee+Xok6tHTzpcZPXf0jJHLNO1EQSiB\
                nKiuSyjaLCVAErViFgWud7s03YnchOLHdAl0eHcH50UEnvBCLaGFh6bELOMSrDHf25GSbK/dnfPMmWcUv4uvSr6K772DRxjDGD5lDZ\
                /qJ+bCWmOn7CFMDXQH1XLbyYFZDUrz2N2BY9/6nY2S7WhJhZz0OvdpPEdN2/5a02Is4Q67GtR0GFpoFpqk7zsS0gVKyURVXV6yRRon\
                xgifrLurectgakAi4vzrX+0ZK486oSDJgn/1thbfQ3VdMv/QOx0osAz7IoS91AzgPFCj1elyDEdswiwbYIOSK2zwk3JpEXwDJB/XhU\
                vCwac2DUk4P+B03cX/y910FUASIWUlRA0LzL0ztc3EMCicwkGvG9jD9514G6UWiXgNQ/xzn7AjibZh0R2zv02MXdX0CeGn5TtbhsVj\
                rNUanay2DksAMkmtwCkOZxknY36tgMUImANmjamzAkokyts6CO7TlOUep/CQzc5eoE4BJw8WkC6BoBAa+vUHFCXHEfTp7Cw3We3oq3\
                Ryp8SCRGERNs6xMHpFe49g0SbgHkYoGYEHDMICNWGxHjWZxX5bQCRV7RcktlxYQMYHw+jydR1GMzZ7C8U1qo3OeaO4IJwvkT/ayl9v\
                rtaZpyjp7cTvs47b2krgIme18pMjNhpESFJt/EMKlcwALD7vGJKOMl9n2xpcUlSraOBM6aE1kuWfZ7NIcrA0Otdy3KLhv2VlJUR1ul\
                0ig7OMPr8Yu3SvsALWz/5UwSAUzGYFcuvE7nSLbIKfNIWuz0RhFG965lYCVmjXFhkAd2yPWj0lceNa4mnVNZ90b/4ij2dcesMpVkH4\
                OyMldFUNbdJcWti4s0Iqfm0OpQbllISSGzpKhl4Um3YSzKOrgdEIzmA8Rkodf4Q0LR1Ugd73sQEhMEkNzXiicWseeDoTU5vV/kAOD9\
                dbdwZbNoCK6oHOHr4kH6YX0tmQ0OB4U3vs4P5kv6i4RoOaPA902WAz2QWXnDnsiakLdO7XAypex1S+yGoiVRHnMIa8gZlFN8nQQTKc\
                VvGPqBuNMdp21/S2iYPvSF3BOALSUG14mne3juHC3cPlNjF1s2+l4JKRB8hbLqyDUcfrTHBamnag0fhK6EzMA5//8hrLNOQ5uqlq5Q\
                RZLdeOCOYEpIRCtqFOcqmhPGC0w6DUzIfhSci3F3EK/2dxjSXeGhE68x9ORtB9n/0HFNNR6JcRAAA=
                """),
        "panels.css": PageFile(
            hash: "75e4a61fbde15640",
            base64: """
                H4sIAAAAAAACA51Y227bNhi+91MQDQokRaTYjuOlMrqn2F2xC0qibM4SqZGUHXfoM+xy77cn2c+DKFGHVF0C2LJI/sfvP/HpE/rtRJ\
                AShDwiBU+UyZpkiotHVAuelqSSj0gqUsMXZrnZk3GmcKaQPBGiYvTpaXWnCaC/UFGStwRtDohfiChKfk0QbhQ/oJpLqihnCRKkxIpe\
                COxpVEkZiXhRSKISFG3rtwP67ojFgl8lkJw6+X2lV4NFnEpeNgoWS1IAsfUBXWmuTiDNev3xgE6EHk/wfrvTTHIq6xLfEiPwAeGSHl\
                lEFSiboIwwRcQBHXGdoD3sXiFU4zyn7BgJS2Sz1kSuJzgRyRpnJAFjAeusEZKLBOWkwE2pDqgASyXogsV9FMkKl+VDK3x80iYiOSiR\
                4ux8FLxhebsV1iOz7rd/xYLiSJISfEPyL0o05PfZo+02fxrFih+PpfZQaxRjBusuxhnIrsibiowhOhNkvNTqWMp/NpSoB6tTJOk3UP\
                qzdZhlUeKUlBoDev3qzL1fr7sdVy5y7dKALGXnTs5fEZiTeSBZydrjZ8ryR2SfsxOt+8+y/aEFG7JoJQ/kCE57jmu0cYitKIucsdZ9\
                PJ9onhPm7NW9JmUJdKjsuPQJR/IkQNEE7QL7bTZ9A+oDrf366ymIS0AZ+IEA5DR3aungeWiXI4Fz2gB8n/URh1etz67PwlmnwuII6t\
                lIcQHqEG7f7Q06tCAXDTz4Zk1FBM0SpHDalFjoF3JWmbjiOS0oEdZrXit1K2EnVYCzzEsF0pwnsXzFgmmZ7NsHj0fKTiCL0qpry+Jc\
                O2Bt/rWNgsNjA217Yp6wjFyacwBOElwA9i06wnWtScJZeYOMFalbTdxeAzcIGB3qH9C///z9YRA5nSgTsaMxrjNZ67EN2B5tjJCz4T\
                dOKas7n7iRhC/IiQHRtSfqrJFypXg1C6rvfYKn7WRYt+CPrkKnSsxuV/ALGR5+doeHQk9q55DZSrd3FaEjFxseP0NymZixbCpgfhtq\
                +mITWH+nIFhyJlFJ+yaGOLPR5nLrdN2appMkKSm4IAGSPhzeKW/GlYrXbdi5TPWin9tS99Jzdz87QD0bx5rmK3g56f/QNIuMPqqEAz\
                l2Y8cqAYW0b9G9sajLYH3OGc9HMrrjoU80uBcDNS6gp9EJ2zcHR0Hzg/mMoDWAd1DuQdumYqBBhd8i5yxdK+Dn/foRbQpds03rsPMh\
                tySRBqLkar6E9bfpxNqv26Y9WawvZE8S6GubIVOv7En92Wnjo9Pg7nXsQUswbSB2dfbxLdd2UJK66hJWjj4twKEpCq72gRf7mLWNQW\
                AhnOmu5aHPqAsFW+OMqXKScYFtVAEtIjTidUyYVf/Gd6VtucBMXk2uXwYPAILhqh/eazCNGSd6LxBoGWxawXJ66dlrWa+wDxyj420X\
                auu6Ma9yWvLs/OO+sHXo6q6dIQYtnQ6e1jfPrx/H88I4QYEkpOxUsLlvtnh5vr52LUpb3havLni9QdouYGyMyTGjBzjnV523DwGeQ1\
                9MIjzwjUkmgItg7mBcgELzw1QreGLmiSXThu93KiIlPpJxhuiA29+OZ5PWRLs50MEmmoWA9xwlueg+8DY3dLiNMRHCVPhueyCmWQ50\
                j13HNn+ma+l6AtWjxsRVqn7e3AUxp4vE60SdNrvGrvKd8DBeRtpqWdI5TQNr/TKwVqv7JIVBKzugsbozNwWDYF9UX159tZzMlaPAfC\
                dF6P7mx0liYVG2ClFWN+qr7vm/CMyOZvb2dx29SRGSQFjrQB1Tl6LpWuUZANB0K5G1lyhRimGYbLOK5tBmlk28I5U1truHicw9THAb\
                UtA3ArUJ6qnOBTvbm66XpFmPMK/D1qj0DQb1XCv8ou27rAYKUhOs7jWrqKBl+dg2SltN0zZLD+602aSvfILOyoFj084BocYmt5vTli\
                VsRE8o2vzE5DSKTAiEnGcAB6ZmWqOcCjtgJciyHWb9vvcHYf26DLizoJ25hghKTF+DWJ2aKu31YpuXdXD/Zf0HzxmZDbm5cJMKqsND\
                yJBWR3O/8OYj4vPedo5dwd9s90OCd4X5Cyd6x8X8GrCJM1y7GXfgoj8aqWhxi/wcZWpMlBJ1JdpeXe0KU4oxS3jnEzBkuCLvTsELbo\
                Ymi17IhavZ26sfnY5Twc+ETRPpatzq7kxuctBahyjdhEnM3EjYLDDflk3c6c37EoDegwhY/X63Mxnh8/ZiXW2EhLEY+OWC14O+RRzT\
                e3vf84TW8fNLd2TurmJwr2A1bM/k5f+a+kxn3416++GYOsgxnvcu4K0W+dtcLy8rWf8BcDE1PNMXAAA=
                """),
        "panels.js": PageFile(
            hash: "160fe3e40e8c8b94",
            base64: """
                H4sIAAAAAAACA61W227bRhB991eMiTQgHYmxk8INLDgXNAFqNG6NJkALGAayIkcia2op7K4sCQr/vTOzvOnipAX6IJHLnZ3rOTObz+\
                alcbCB8frqPVQwMeUMgvg5FjhD7Wz8tw1GR0fPT07grVvPMcUJbIJmN4CvENhyYRKU11zbOSauNEEFN0pjASfPj5JSWwdzXlq4hFYV\
                bETk9q4iKQhvO62DVumgr/MuGtXKcvubMqZckrqZckl2jWmuwiCcqdVwmacuu4Cfzk/nqyiIauc/ZeXSgvJuxHCl6Z0kkf50Sopcht\
                BaIv2giqVaW/5uMIa3c2XUrPa48lo4NlxJ+iYLnbi81GDJjMiEIhLB5gggn4BfwuXlZT8gePoUjptYYokEbQQG3cLoEZ1My2TBKYnH\
                ZbqOU+WURRfXurwXLDYhl0OfGVRJBuWkTre3D+D3nBrTKS50+IXeh082LF19iUYiRJ9iUv/OOZOPFw7DQJlcDS2VJXGYUi0+0Y6ehm\
                KDQ/Ex9o7T70qnuCIz20LwBk7hAoZnXpYzIgLH2wmJvHe8FcVZnqaoG1XHl72Aq35umpcPHj6xdesCOZIbU87RuHUYDIcFThxF8OXJ\
                RvBhb3sFaQD8pnu9gA6Nd9V85XPUmcztnKv14YFWocYl/Lywrpz5dSC6k0zpKQacnspj8DNhzJt1mWIQC1w0octX3Lb46pDlKydyN3\
                XZwwguX+/RyJPoG4BpmPCnxM8YYcwnZbGYkeVcw7zMKdyRfOZ01b5mioQ1Csh4yxlEUDrd+kj8o/rFHd19lsnbDTSJvIAXr14NwKf4\
                An58eTroKHcBL1+cQlX7eK3u0XpramxhWZp7QgYkRZ7ci21aCGnsQJbehSnuhZUaNZ2qMeHhEFvJulNFIfmzoSdLj0s+/h6Z+tSRb8\
                SdWKWplP1jbh1qNGEgbhLYfKF2W4IgSTQFHFxwSMM9rqkpadbRq/OvuB6XynhhqTfym1jp81zQ0vQHG0/ywpHSpiORsA9sh3vw9Svs\
                9aJRX63DuRT0HYv8kU8zdwFnA7/8SIBhfkN1K07FFMJdR/ZjPtzvbOB9j+dGnu9xohaFC7cMalw5Mijh3IaeKzm3l98nYceIMIrgmX\
                fuWU2oAvXUZRH8sLWu3enqwfprg/3K8mcu7IS4ZL1Hlfy32TlQck/2puabLvDdlHLP7zu/OxOinoNdD+p74UH7geAeehgxWYcM/yAa\
                cEG8D+G+le80uugR/YZL3RoYthb6XvPJRxz33e8ITtop+svn6491t66Et+3OGd0ihmcVpLlBz1Gi35TS5zJYZjQNGqbDrHygZIprfd\
                XeMwIfNwJiDT18K6rqnnDEjWC3A0iwrHbQWR7UB3xbqCmADMg+J/ViNkYjZBQ7e2SclZbPXCuXEQRW4YtTaXuEGmnE5PppfH4I9nLC\
                lAudhu3hs1d02K9yHbLqQW22mcL1dPOuh9EdKWJ9fvM/jMyuAK9pchNg6hHKgBkOJe1+nApbmgFJJtAmdH3AmjejNnXNRjvAfJI46Y\
                duHQ+qWKAul92tYzeyJuJvaqA08R2S8hb8K3G16gz2CrBXr6gLTxTudwSZpmiaNs7PA2HfeKmf1ZwaI4pUXJ+8Sne6rzIMi900jLaw\
                9oA7+KwNHBoZZD70Wp/1+HZCNzPpzDTF6PEXDEG8qpdbWX80anaEoubHt+ULgnB9JvE5aHuonDDIOr5vZEBjqdR8rXBmgXWn9P+PWO\
                6N2Eem6MFxd74z787/n4HHtdij7nZZRGEXVsvlA0XoXT8HLfGkE/8DTC+kK+8NAAA=
                """),
        "picture.js": PageFile(
            hash: "c04493fc0ffcf68a",
            base64: """
                H4sIAAAAAAACA41Y33PbNhJ+91+x4WU6lKOQTvsU2bKvk0t7nWmTTJ27PCjKGKYgiVcK4BGQZY+j/727C4AEKTmTJ4kgsL/32w/MT0\
                9P4BQ+riUsGrEr1WoC1//9FexaWCgNNLKuRCEXIAwI2K11JcegG6hKJeH2gX8zlBCEGNncyQZ2TWmlASmKNchKbqSyoJcowSsBraC0\
                BvROORHwaS0Vvq8bXWsjKijWQq2kGcNGG8t7DBgrHsYg1AK0XcvGkNJFuVyiwlKhybJsQFjblLdb0i4qTZKvt2iEcBZ7qaw72IVH2c\
                cxulfi1r+krI0zdQXLaot7JqBQI9ldstJaNIZishJ4GJWRbm8jB86pWVBg8hN5X+sG1yphDHwoC7ttJDyeAOSnp/BP+1Djk0Gj1Wo2\
                39MBgH84WVOYzc/9RgpusJh1eI98pDElupbKZEFi+tZv/gpqW1WjTraXEsQHQ9AnsYHHf3/843d/dA9mLaV1xwqt0MhtYXWT8vKIfQ\
                A0pjSZ2zh1B8jk/Ulkt5X3nH7bVVnmpK7wFL1Ng7RGYniUE+qikP1PlypNPqtk1BN8vdY701VUBr938fdFsWz0xqVGGM7zsDhANKEm\
                Fm0dZG0sXFYwDHcrZ65BnSk+BWs5KBCShS8yPLF5qxbpKDN1VdrO7rC5EOqDsFhmU3cuq6RaWXycTnte++UffvCrIWvhxSWcsVSgLe\
                6IxM57SFN6GKM3C3k/gumlK5OB+Bm/nsPXr+iTqCUfGvEu93y4d+TdKJeQBidCHMBbsNTNW2z5J2x4dtyG1kWXiJSXx3wk6Nxj6RvZ\
                KnPbPTSxLhM2xhXyxje7s63NqtOLLb3d3MrGKZqAy/Wc2iSABKe8Jj9TvxT85Ri4pRD1WWT2nH3+3sDC1RUkyWjUBRPDiPK5XHpiqY\
                daS56M2dGQ9Ss1LjRTlRhEf+o7dffMd4V8/v25KSopmrSHHwPAg0HRD18wzGReyZt1WS0aqdI+PvSbmPLqdDgQ7BvYa2cP7lP3Jx2C\
                UNQGbmdW6UJU78TGVXiCMJBQY/m3/99ifVyjJwydCa82sml0g7I83sUA0WhNSLrQxZZ8z8oNjY93eiG9vjEgDoc0R+mK5uyMhIwhyz\
                L60zfh56pKb2bPMS4Plfw5AOJ+fjOadxUYjSZkA+08OM0h9WoQ4EhAVhjzkeB9GvRniOmt2LSvZeRqvasHYHczEx9JRFOKl+tysZAq\
                GUNC3gYM/Ub2SVC8qy0p/n2iqsLf90ueHqmLW1e1B9XkQGPvoO1gUDDMuQI70pi9KgvZmg6M8l114MixbqMafBbycaSUjN42hfRHMq\
                kW5lNp12mSXyYjqlBeLlVRbRfoe3KR4/KVc2ICN88f6d/+In/+GFLbVvr+8iZWVJo/XdW6sBDancXvrasQv+0qGIZKLmi23m8qZabJ\
                2tp6kue73S7b/ZTpZpX/eHZ2lnM/8ZbJPVr017GNr16/fp3z2+QSS5vFo+V4tG/ooLfJrnY61w9pa6DfNwlNvCwbY30bcMWNQwLH8K\
                w075F6YQGk3czan2Dp5I5cfyJKYnfaA9Ba3EkiG4XebIgGL4GYCI5UuJW4JpmxMMElgh1TFiS+ZLGZeK5rxcoQxzxah8w9fR3Q5EGn\
                wzC6dP+yDc+2/OJzfjX7vJvMX3z9nF/mK+7S2XzkQY96j1whis5WeebJfBONOqClwkp/QSgqbeLRO+yT5VYVtqQg9EPIneJLB0n4FP\
                IvF6kzcZRn8l4WaTvqAmPEfQS/RHaJUjw7VvOH6zdU3nh29mqONY0Cu7TFjBsxle8yjitwgpT0lyQ75ODnzgiCZh8qdyngYNDBXs5a\
                cCXsOUxmO7hOegH7FnANLxdPXgV6SMRDlsS0V47vO65cb/PRwz5hYdGQcpWzhJh7vBrFvIrzgze9xvrMESx1k4nUZbWuO8bSMuN6a9\
                Ypm3jesR5bqq2MB84QfkngjKV6Zv0SXjEnI0nuYF9DANxjGNxXeFx0NynplQ/WdXmLjq86mUNQ8Y5HBhwG2yNP2xPBbq5qDwW9eYy2\
                JAthxUteTs7b2v9AsGfoS0DGfVBrzNRDuMPVYiUpqbflwsQAha9ZEHfIA1/uhL+LUawVDg53fadrF858wjdTNGVtj6IYone/6B1ot/\
                ev3myhy1cgdfnF7MvF5fzUWTNN3BMi2xhS7HVGQPzt9oeN+Rhu4IAaTZObUQw1Su7gX+//4Bghj83YrF/wrnnNhvNUQd5SbjBMNIJe\
                4PBKRllgdD5jMdT8Wt7JAZTKQWCF4pHg4kefL6jU+PPFsv1YIxB1/IeV8F1mCDO+iffubnyAQVa3a7daI09Xe5qMpTRvnLp+Qnhoki\
                TkpHrc3+lyxO1BO2J+EuHBI1cF3laItSJftTrr/J7HuMBSsrUwHVOkowzqqiPfXMj9tZhP4r1JY943+k4O5ITeOTBuDHei2uIPPZga\
                C+Y/f/7mLGaTOntjc1k9X/sGDPgb1NrqQ1bNujtYQOt7/NqFgNzkjX3HmTQ5l2OG/e46jV0Zx162YeCQDxLaZZDesvOFp98B4fiOr4\
                fLPup9wo7Zpox3YuiOY+bISuo0Vfif+/TYPYhe+luQa0y+6j5pE9PRODdoDPWo94tt5oPRIlscbzrcwpFyqvt+oOp59ymkcHSx+xbC\
                TeNXo1B5gh/8Inj4G45OKdidFQAA
                """),
        "preview.js": PageFile(
            hash: "fe936aa9b5cbc5a0",
            base64: """
                H4sIAAAAAAACA41XS3PbNhC++1ds1Qvlcuj0KodJ2zSdHvrIjDPNweMDTK5E1BSgApBlVeV/7+JJkJaTzHhGxr6wz29Bvt1JZeAEf+\
                ABtYEB1kpuYVFdCUeo/taL6wsepf7cm54LzMSkp8zkPvDG7FUut/OUmdwN3wjWZ2LaEWZSW/mIP8kn1Lk9JY1sZBC9uryEH5L8OykE\
                NoZLkSk0iWhV4PJqpkQXlPCzYgcuNiW8f9r1TDArXsIHJe973L5w+3NTJL+TehJXx0Tboz4vf4P9M3d1pJ1X+Yvjwf07ajwGUlSwGh\
                dwCR87hFY2+y0KA6ZjBrgG3cmDWAE3GkJlSne4t2kugbz1PB+5pWjSRdCoHlHRj2gdYVvRFfaW90pJpUGgZRv2gE482AZ2YMeVo/SM\
                umwjZQuS+kgbdozXadgy9YCtvUr2rTV8dYFPLsqG1DTlFW2QcLoACH0HNV15iH1Z3N4tr4npcmWOO4RTrMVgrYENyJempiQeeGu6FY\
                h935fQId90xp9gmFm5FfvtPaoS/O9dsKb5v9aD21clvLqzKlzfGNZb2pr1GqOVkBy5dimIxagyH22Wb6NZ9OJk+C5a+GTrZpWbDpsH\
                WMu9aF/U51rvcaofJH3/FLMOXlY0MdooxoVJRppEmlp6R1cb3wytnxa9ogLSnz5Q6dk9VcaeqYR0tEWmyloaRd8yg5U3H3TJ9Kto2T\
                Zqqo9r1AO1woHrjppiLRVw4ZuKbWy3knvIWp9UZj6XXG/xP1faEJ21anuHKKlIW9vxhw7JjHK23DAAU76XNduijce6ZDqQTmytiKrT\
                ZR7PXp9sIxDjxqi9G4AV2ZI9UlqGN8OYABHa16sV894N1h4lb9+M/esG8h0ByobSMtePBnaMHIPTiIQDjACY2L9+/P2392SO8jUQJC\
                CaxIoAM0DElcRKcEU6CbmynqGQpSrG60pvukyWylFv6YYZKMFcV5mHdebu9SiRfKmTsYw7elOPN2T8iEY+aWFHFc65pRfLku8X4uvY\
                PrEA0VQg62DMSxdMH0UDReQuoX7j5S0iFoSC3GSBVUw/FAsvjIsyNf9y6dwZYjV/1A/aDQAj+DzaWXIdyJJClWozwl2apAz3MPMsy3\
                sYhsi7PhNmJddrVKP6xL9fpNpgxIQwfyXcI7lM0C/8pEQk2KHANoBAQyOhiokv8Z0QWGdqXynUaCascVn6/wo717nAZ7fFMyOKXDwU\
                uWLp8TwXTyDtTjPIhUh9tg6mKY/4M6Y7n+4KCZImgTrQ8OQzGOMugWFanI/UeQRiEXBLkB7cgv+2rQ4dbzpLVK5Egko1dhQTxwEI4z\
                Shrq+a6+VAibXja4ikys1PXdewWDPeY7uIQvPMRYWWs42Q2vBGX+eCY/ooRowshRSt+HLChjFt39rgk8vninjGFXj7NlUzD8+Xejmr\
                +5T7XEs/bpYJ5bLFGvk5Nbv4C230cvzDfBWEp+2QNq+rpc9MIOXFDCTrN3xDtaT3Bq5pEtrldE7tQzIXDtlF24m5HTtFeqa7Y6bpZh\
                Je3WVj3uAUf5T1m7nO/bp+5roTWn4OAKaSmefpi2OCAlV4Hcd0zQbTJvW7Gr4/g5+Z62dQNjwjUxbp+NW4NMvRS4BJJouqim5WDROP\
                TH8tsswh5VN3JEChZEBHDzT7anIR2Fc8fTU1GXhQDgcn+IOfWu021JZrfJ19YcXd6rcnWgYXBanFhvTtEF6YNfg9Onsy+GVKr8IdnW\
                mZnuidaF/3ZMY2WheCiMZOad2V/hFHX1J1uCKXu6ftRYwiexk4RLy8ckG7DV+48Glo7W/lvirsDPvvCkfzHxeReAf+MyM4FAAtYmT0\
                a+XuHlduGbwLdOc0EfV+S99Nx1XgVuFs71pQGhQyTYEkdjh7jCnDlf8QZNkcjmKJEgQJeRozst0psvDJ0MIfmeGcUuDR2HfQcPE/2t\
                4jRXIQAAA=
                """),
        "problems.js": PageFile(
            hash: "a505ff1f32edc701",
            base64: """
                H4sIAAAAAAACA31VzY7bNhC++ymmyiKQNo5sL4Ie7Hg3RVGghwQIkNy8XpiWaZuJRAokVTtwdMkz9An7JB0OSUvebFYHm5z55u/jcC\
                iqWmkLJ6jYVw4tbLWqIMlHvOQVl9bkX0wyG4iI+iR2kpU9nCGBR42ur+HdGfpRqzU66WFrrawqFKHhejQgg897DqUwFtQWuNZKG7ey\
                KN2oonE5AJMbJxPGNNygilnSF3tefIWtauQmhz+gKAVud8pBFAHqkhUchKSNUY0ueO7i8iOlWJTMmJimgdMAgCqw32oOJ1/p26C+bZ\
                0hYExluIQ5SH4IZKTZbBBNa6ZZBae/P394/5cnsIXAZLBX0ljdFFbpNCgyigyYpDB5BM+j2Qx17WP/IanFsoU6pk/uzV4d0ih6ynG+\
                F5sNFRBRecnlzu5hPp/DeEYGYgvpk+oMNLeNlpcuNSei/9yLcqO5dHw4L1Qq/jZUTtqjFhkQcucYBcP/4VrYb0N4Wn9QepPB/DaUEr\
                3Kplpz3a9iK0rLdRrzJpuwzmMQKiJuslDZLDgOlUXPrly4g8USprBYXZ28vIWrk0upjQICThCYJAhMTNKult5j22fBCltyTHeR5zkx\
                kibU68kQwiIbQqc7MC2RAaeNywu9VJY7Jf1ny/yLEjJ1gkD9s8cT6nX3PU32N2h2AsuPdhqybLPhBaQpHaQddlwbvGk8HQ/hZjzO8o\
                rVl7R7s1IEswVl80J3nZktsywEyZ7r73N3++a+cBEawtPrL/q5G/JSSI5ngscWJdgeT0ja6cqdWtJ2YmfaTrs9jqumkq3HeXZDp/gy\
                1421SnoSsXkRdZbQfJnCKhbROY092K6GfmxNISXqiCo/Y3JeCduV64i8OBZTMx82hEkqbgzb8aQP/SU4ZoBCf/Y/3ZWuDX5ycmkR4j\
                5nEKMy28WjI+tslufVORMa2PAbztqmLOHly8vjxb2PUmseOo0fC67rjrTgchmarKUHZwDxzUEn+KqEMAeBQ45BwfB0Yc1LdeiekBxt\
                nJn7Jm/gO7jKCncrsaaD2GD8qMbvO/S+B6f4VVsPXF9vG1lYoeQ5+1NMaY4dN6Q8sUuoDZEv6vtHQ/ATzcvUIalUrxYSB71l5HsOH5\
                jd5xWOidHDvbke5fzIi9QHyu7yxXgZB/3dHeDN9nB2dLc8DcFRM8ngNf5QlBKJMpZpe/bu4f24r+GGsO5FeezG297CBIfI2dFj0Jtx\
                V5B73Fwp4SX3U4gMh8H+FUx+H/coWPOt0o5IMu3m1rPVxdSyLI7OdLR4uLfL0Q4nbJixYQb0X4b//v2BV5witffy6oRQ54Azm3pIYD\
                iLUJ+dmwFhlPQuV/KA9zjDp6Qd/A/40KLgogkAAA==
                """),
        "protocol.js": PageFile(
            hash: "44c553a957f207e6",
            base64: """
                H4sIAAAAAAACA4VWS4/jNgy+51cQORQzgyC5z6Jod7p7KNACxc4CPRg+KDYda0eWUlHOo6n/eynJr3jizMW2LL5Efh+pzdPTAp7g71\
                I4cCUCoT2g5ZfOaQWCws+92CHUhATSrVnca/wqq72xDi7wDTMHDRTWVLBcbw4Sj35n/YOW14J/oN65cgV/WbM3JNRIqRQ6V0itTlBz\
                5z3mWMDFbH+whwZezCls7FkdrTvDRdfVFm0DMgepczyBqIzehZC35oR0Uxz+A10r1fCpLGo3kSFnpd75TVfObL2xr5tbvWUtKrwv4f\
                AU8300NicwBYjw774WKqw45KDYfbOqX+Ymq/16FavIAUBhLAilYiq8nHQElcllIdF+kBslNd6XyIyqKz2R+RYKVVjvXuqIHZm52k6N\
                JYW05J4hGl2BEsMqbSDZCkIfA6URIt6SM/vutMHDLFAYX1vOzsTlEq01dskHWB6F1ZzX8K2Nw2XDgGfYS3eeqXmFREyC+ylJfMTpDE\
                aTmLD0foUTMrXNMA2nvFGEqXghFQtLX1uQBHyYKzR8oO1BnnY5ZZjwm9tANCW2pnazKf5ixZFNzWQrocMuDdhrbbcgWIGxUyAE4o6A\
                wGd+hmgoTdI2qTQkpEVyDDXjvrHDKRu5UQTNAPx04MBN9/ngexTGefg8ytyVw7JEuSsHrAZHAY4hRkN4L7Ird/cokFyTYGqm0+kJkw\
                l9EPShGMl/p4jqmjG3vPZrtuhfT3sltHDSTHn/cMUEfsUCPibp0G0H6+/pMZITmo5oZ4BFdVUJe5ukPmUWBRlNs/v/1Eg+/HeZiiKr\
                MfAKkXG/pDor/Rikvcg8d3hO8VGkme0VQ7M+OWYgzWbz1eH+gxZbSpVPuMnEpDfMZ/KjxBZVJMgcNf2UiWwiDsB36TCC5rqWKQpGzs\
                zuzVr1qgoL9nRsw/arMJK8a8MP+z41l5b+E+BO36mvk3B9n1iF0dmtoGngNy6xs0K2HXDkYCy5YrwcJDEexrqvoQN/74Zxrzv8h5/4\
                MiPpVRyQ6bw1RqHQQZX/fB5yMnLrO+3g1s+cYSXpxZo31L0pP8P5oFpI1QfWMoudfGl7+++6MFM3/uIxGA5oGJYHoWq8MtiirTtB9M\
                Fdch848synvNKZWISmp22bc2eNelfR6yC6NvDc3wJXoSt1nS/xxT3sfhlX5GtgEhveLBabeF/90xyQhoseo8x33tiHu967hu/9PuPl\
                PNyMIgV5HpCJtOKClN4ZKrZS+luvgS1CJXIEsWMcrSPIBTvo50u03P1sJ2IDeT8aNws8hatvUevMp5RvXwd88WoP7UC6dDH/DP7kfc\
                cPa2ge4bKAwJqHzEMaeIDwnOL51M6lbh6FKR5NPcbAWDJdx5sY27ql8umG6TCT4iwKJvuAxlavohxrfFo0i/8Bj4K8LlEMAAA=
                """),
        "schema.js": PageFile(
            hash: "1304446863373d4f",
            base64: """
                H4sIAAAAAAACA71XS2/bRhC++1eMiSCgDJV2Lj1EtRXA6KVIa6AukIMgoGtyaTGRSGF3ZVuQ+d87j+VyKcmukwI92CJ35/34Znh+dg\
                afqtW6MQ52cL0xtjHQQmmaFSTZec4H2VebwNn5yTkRu+1aF7qE3Q6cfnIfwTpT1fdjKLTNTbV2VVP3h1VttQlE0LZw3azWS01UhyL/\
                1Hljil86ZlVvr1q4zRd6pUDBWqGRTYlPv93e/NGdoxCScgJn8GWh3N6tWi6bRwt8vl6qXIuAosk3K127jNg+oWC1gp2wtGCF1S1094\
                g8HYeNOSReLUiY+MZotzG1xbvg52zeorDGavyPhtzp+6qGx8otWMUjekz20bPIQYqyMTrmyZvaKeSq3Ak5rJ84YeWmzjmQedBlUzF5\
                7GWNYHcCgHfivYVLQGZVF4Gu+631I/yu1uloNEEOn3ivVxuboUm/qnyRpuGMslvopxFcXrEWIDOtgwe13LCmQJnJ0SQiquxnhT+XIg\
                MuLy+P6Fzq+h7D9BN8ENbggzxk5VI5sjnldzZkzzu+GHuTxDWAqoTU63//vlOLjDp3li1JvultMgLJ5ZtV95HJqKJFkjJGbROYCl9W\
                Ob2yMJ3CbA4f/dnaNGtskkrbaTbrZaANRJgkc6EX61tJj8SwRrpVw2E8CN7stXDOScgPR/OliKGXwaSpzznZHkoLXe7LLHKkbDZ10T\
                txTDD+2KEddnyoLdhGXUXq5Fg8sqxRkgpG1d9S1jvkmZy0AU/+wpZUS6dNrVz1gL4wdvQw1JnDvWx0qY2uKaJlQ6ijC0KwglwsKu5N\
                hMi8KnQBd1tudx8hklVDc/cVnT4KSKZp3MEhm9EdYkQDasovAqeIH6KScCMiMY4EAPF5JkVjlhxahjubGuaUFT4/A9U2msyvp5QhsT\
                z0C5bqxPMQTfYOIzMaAIRT5l5T0Yb7zK6XlUuT82SU2WWV6/TDKDO62OBTGmZE7/zZOdRNgaUY3YnffIfFwuVLNNhT+DofcxQ9AHhD\
                B16LUcHvbLXX3GxrNOOwJneQZZnvicH0O6Btu2b3TYx/B17RmMCcdEEK3TkjaRxShGAGGbyNypLqZ4aGiIU4M29KDxhjCMdNrY8d43\
                gMx/MuSZS5SH5WhfTJ3Uo5NNju0fQg2+HJemMXKaoahDlmwh6o97G5Bb3EqccVR9BlVFEhFsTKvl/TUEnbo4Dwdz1/0GOhdd/SaIOG\
                6mIUJAwbyqu/kZ7HtcJUMXE0Eig5u3aU6QdttmlKtTzGwuMq8PAG7ZxLVF4INBHVdImYX1C/it4MizuVvkACPhu96PdbsWXgcpytQw\
                g57jEX4aGztlnp1331INS7nIhpCU30fY+PHJ3+exCOoC61qO/LV6IDz30CkN5oi+4Ghg6meO97aV2M48qTzyOzn3te5hhkzO2GcBKb\
                1Iu9GqBLN3HDON7Dl7Ar+8npASCikOxwDOdEuJ/ZvdXGp3aIJGxFtlBWkoLFmnrXpv0pZo9WIcoYuzviSqvqjZ54UWJQjLc+uUO8ng\
                4BnynivXd2MZ/ucyRJp0RstVJAVJby9cMvEVP/yfN38m6Ht22Cj35tE+yJ8IdwWwT7RWU0f6Ee49J7Q9EM957/sUK68cQLULdbYlVs\
                VhROXxZCdDpAKpxB0WW/Hfer9F3TLLWqaRucOUO5KxXOCiLF8TXZL1DBBlquxJi+9LrtmfKEJtL3YibhqMpt2sFCX6anfZ0KE9ZgXw\
                5y1FfELUvyYvYXg1fcl7uD+kPvkqSrqv9SR8NikfT+MCjF63MPQuIYRduAdGvmms/0eq2sTqONnz+CabsRq8uKhnWaSgzRS8Z4fBzy\
                Y5ZwYNgvuG+nrCX+iPAfOt8vlL9Ab0ovEa7gIv5QoNCKtbw3dVrmfk+9GMPPFzxE/gEy9exESxEAAA==
                """),
        "scrubbing.js": PageFile(
            hash: "5d7b7015f0785f2a",
            base64: """
                H4sIAAAAAAACA41VUW/bNhB+96+4+qGQPEdO9+jUaYO2A4ZtRdF0WIdhD7R0srhRpEBScQxD/313JOUoaZLuwZbNu/vu7rv7RNl2xn\
                o4gu7bLdorDwPU1rQwL1aN3DWKPr74x80vZqvFAt7K0f9DJb2xE28MB+wKi9VsVhrtPHRGau8+ob322MEGfryYMc4MFvCuEXqHLiV2\
                YGrwDYIzvS0RtgeorNjtpN7xcQtOVrgXBwd76Ru4Un4JlJ7c6Gc842hhrdk76DsQuoLK7PUajCZUTl8by4lRlOS8N6m4JXjUEeG6kb\
                Uv4CrVFA8rLGUrlIMyFSw1SO9ACeovGQvGfdsJK1o4RmYGiITMmA28DazVvS69NBRP3Ailrkvbb7fUYhZ9czjOACJzR+oFBfG7SUAX\
                ZKIOIIt2f+iQOftr/i8euNH5Evhn383/jjgAoqo+3KD2v0rqX6PNOGgJGfJhDpvLBF2gwpaOipKacuxdeLPbKczmbiyR4MMChLzHX/\
                CwNcJG+IFaHEELoTwZ85zLHejDXRTfFDIpelJNrDr25+LCBGNB3rDZbGB+xfP9vZvDG3gF60et7xmW7GfscH4xgUxTHUFjpfDyZcz1\
                5iSBLNR8I1RPZCWGSjqjItfkpFQElTVkL2JMDmTtrY6GCN/Z8HyPteiVz/Jo21vpMYtRy5h4kSgoHK8fl0TNnVOqV4nF8L1awRdacI\
                +3Pm7G3vSqgi2SRECAoxGG3QqyYOkEPfDuSw+NcMXTs2hN7/DbaTxk6fG2QnFPAAeBoR2h+TmZs8LJSNg2yRX+bnvvSSw82vPvjMfU\
                tUNPthBYKkl1fF3C5N+f+f+cXkCvTdm77AipWxKqUWoN3vaY5pEcKeun2OU70REIxgpS5z9X+XQBW3OD1Gs2EVIKvtPRQzU8U+lUKo\
                5wfxO+KahEXWZpoxIRcDZl4msOq/sv5vy5HRxznUZ1hKIoxg1GXa0fWWqXwxADhwlZT24IE0Mbwo/8WX9lnE8xZeSbFyvQFSIsMsb3\
                kyypC6NLvDdS/mal8f0ERMkf3JYjcaXWfSM8SEdXVIuJ9B0lJegCPoe50O3UoA2SI2KC5iYXw0ejP9L+ia3C19H/C+3Aa14EepGP63\
                15OYwJx8D4d4g5A+aKL4PxNon0H8ksrA8jWUKSx+nyGk5zmb5kw9uEFjJ4ww+pqQWPnlb0bIzO6Tr4Sd5ilZ1O7kQUMF6QRu9kWTgl\
                S8zu6iHtJaFa7JS4Z1uGKh5o6np8nX3mO3f0Dg8qkwMKhXrnmxQXZfGYQ7yHhtl/i493e+kIAAA=
                """),
        "search.js": PageFile(
            hash: "f0089cbf62615a9c",
            base64: """
                H4sIAAAAAAACA41TTW/bMAy951cwPhR2kDrbtYH7ASTACrTAsPY27KDadKLFkQxJbhME/u8jJTtx1+zj4g/y8fE9ipLbWhsHB3jZ3y\
                +ghdLoLUTpDCvconI2/Wmj+Wg2mcCt7KFPlMyd1GqAt32MC2Ay+63k2SAO0I5+eyAjRzCBR7FBC26NYFGYfA2lxKoAXfoYV8CbNpsr\
                +IauMQpCx1ChcOdgK1y+nvp/YYx+g0K/KVhpYpXK6SNNyt1ua2HEFg4srA3sfehor4WjqxErxZ13UzYquJfKOlFVT15uzBzTU0UChx\
                FArgnTOcnAz8Tta4TDl+fHh3tVN24ZBt1SA4j5EOIo+I+SZH5kaOpCOCSKOIHs2lNDMNMNKwtN0ldRNTg/pUNh7KlafgSYKIrlK7V9\
                kNahQhNHksVE065T8jfoBvc8WgLHyJmBJFl2sZRAkGUZREubixojuLgYSoQx56Kkq4N3Oc7Mu/jQAFkArCyebaMcmgFfmFveGEMwYj\
                wt6Ive3aSygJsbuPw8fwf3K0T7koXhdb998x7lty3rwWkpVRHHdIP0Dlo/C/riBtd9+4R7dfDvn370bOyCuZKBuPDlwyx0SnfHkFNR\
                2SvSRLNp/zmJO17+BR/QaRphsdhUlKSlzpuBKaYYvxsPn5UfABGx4DMCh+n/Emr8rQ2hILg2/r3AUjSV6/WEnHW6/mp0LVaCu3b765\
                /BylYXklbGWPLzcUPzSuYb3s8Pt2VNkh/7WjrE8ZlwEPKxj0V355yRLw0tZCSMFJfkwVosqNUTJdQqPkOXJH+6j/RsR78Am7ghkIIF\
                AAA=
                """),
        "selection.js": PageFile(
            hash: "c30d1540dfa788f0",
            base64: """
                H4sIAAAAAAACA5VWS2/jNhC++1dMc1jIiavkHK/j7R4K9FCkaArswfCBsSiLXZkURDp24Oi/dx6kLNmLFr3Y0nDmm9c3Q5ld49oAJ3\
                gxW6tq6KBs3Q5u8nvPgvxvfzOf3N/ewheTVL+640CvaV1wG8eacHt/ofu8D7WxeqDvRJLUSX8Ct/BXpcHrWm+CLuDVHWcQUFK5N90m\
                gbIFC73eOMsyKF0LhfFB2Y32OeIQ1C8RyDgLr7p2dushOFDQqFA9giqDbvENcVt1ABPAeMYlwIMJlThRO80GM9C11yyzWrXaB1Ct22\
                MAJpDH+4k+crKbWnkPL73r0wSAixHeGw0nqtoH2H1dd2QE7G7Bgvl/aMYqfL0y+FZpjGtQAsrzom4YLWZTuYPNBW2nld9jHohVKkzt\
                wrsQ4fMJ6/Om8Xz5iCiu1spC9xQD2lTKbhEeo9GHSJ1s+mOgN2eKp3Ei/26XKDMqQWRNn380+dXYom8epuRKbCxhU2uN3ebwpVGt2v\
                WoXY+UDmJyHbLgBXv+Etr9JmB94BCLK8jfdRPIkWkBfRqqNQfWanSXRdDZJciUWQBoaHx+ziE+zfkMyYycIqrhCSuix2VOgvnZeMSB\
                y1A/fbpSWiYnOce/ujjPTbGG5ZKrCY89qQBMCZnEslgAslyXiFFMMU/0ZIcRn8AUONeLC+pSwyBLeUwHKQjhx2FhGJIq++OH5bUKRS\
                izl43OZmzBPrpEidTX4RSR5yT/IbE7WLmGptav0/FjTwCiV2Ok0o2yPGS4Nbj9smky3k8RAXM8daPGS+L4OyhGHKFc7wwmJZb/L5Ge\
                uKs00evBlElIl7OewqIuX9FqwTH2ZDrb4kF6GRPhmpnjJAfu0+O1oZRglDvpyJWA5d1pGzyoQAvcGRtoyActkYsiuGbnkJSlaX2g1r\
                H+pjab77FH/nyBlK6uHa0HUWDwtPPFdVOrjQaHwyq3BZ06IkMu56kHK7vfvep2BvK/7iTEsZKcdRhjrVta07hBRM9f5UIXmiwcuomQ\
                7Phf4FCgGHfPtkrQ0gXP7FitO5ZS71XIVtj39/Xs7G7Y9J+Gmyg1E1Zract4khFXQNPEl3ztLXp1kXqtbdroOjYSOJFMFIhUnOfZM4\
                48pv/cFljR4P7EiWu9LrJpCjVhr2pdBkqlmUkhZrEMa+FaXmKF4x5NNvoYWoXHUjgi7wN8fES7+L4cNOMRHhIAVegIn4G8ws8RCW3f\
                UYYxDEVHeBK1u+jobqj+xOp3yWk8m1KEwdj9RcQm6F3a/alAJPOrV9nUw/io3HmlfEYa02tIPldFIedJyq3Lm72vsvNWZtokDrCGDG\
                HHX2U8f/03kYofQ06GwVirW564+DGEyxLXI67Fg/L5cHcRi4TRSehDi7PXybZHgpV7K19MaccPdzsTIvLo/Q+5JIlqv6tG9PIdPnFS\
                sHgCrphEik/rKWfKXKw1UkNtyJ6vVn6ZJxH95R63gc4eZggeKsQ90jOf4Kdd+A0vw+Nzmd3c30ynPVPPFF/EAPMtTgFZTc83KocXCx\
                1XZDfpSy+3bzf5B9iwfWONCwAA
                """),
        "signal.js": PageFile(
            hash: "19a15ad0a37549ff",
            base64: """
                H4sIAAAAAAACA22SwW7bMBBE7/6KAXqRjMC+x3WQoEAPOQWIgZ5ZaS0RpUiVpKIahv69S65lKWh1I3c18zi7++12gy1eYHSIcGecB1\
                tF7WxAbFWE8oRKGUM1xpYsgusotto2qFplGwo7/j0pnFpC5+rBUEgykY+9agi/rBtBqmrh+M7DWXPhqndD0yLoxioTHlnbzYJQEAPq\
                dAwPuRRaNwbomCnJZlM8R+p6oyLhxMf9hv70zkdURoWA96yM6wbYb1PvpSdc3yl+LT6UGegRpxLHJ3w4XT9N6Xfgi6iTDzjC0ghuL8\
                rD5qbxjWNIdHNC4HjywwR8h+deedXh+q/DhFlanJwt5osyMyK9OewWgp2q66XnwC3TZ44U8MKrbb5wvmYLPoytZjC+umAkHiGrUb0Q\
                niZkRqFJQQvzDHN2HkXFSxAX8DzUT4zlvXj7WzAZdC9b9eq0FdIqM486TTZFyBQ0r0moPPFmaRsdB0MPKVeePH5So63lTZBpz+GuQl\
                V5DrnqKQ6ezdb19Vbch+ZsRW/kvyeCQgTk1YbYNvxQOqblO+LMi0npRSINEZZ89BnFvbe8dRyktJKIfiC59fR7oBBfrO5UshT7tST+\
                b54+oSxKOU8S84Fz/gtJhJN2vQMAAA==
                """),
        "source.js": PageFile(
            hash: "8802e5a493bf3384",
            base64: """
                H4sIAAAAAAACA41XS28bNxC+61eM10GwMuT13Ypiu7EPQVK0gA300BYItUtJrFakQFJWBFu/q/f+ss6Q+yB3N44OtiTuvPjNN48Vm6\
                3SFl5gfvh8D0dYaLWBJLviJd9waU32j0mmI1FLPRTCKh3KuYOO1KNYSlYGUsYdeKmriwu4bUXZM7+TZs/1BB7VTuf8iX+3gepWK6ty\
                5ZTh4mpE+iO4gKcVB+MUQC3A4q9C5TuK+RooKF7Aims+AbNSewnMgpI5/mSyAINOC9jTc6dpuH7mGlhZqr0BYTN0QD7uwFIwc14quT\
                RglZPW/FkYoWTtdyFKMoMeBMkumYS9sKsMPgfP8xWTS27QqZcm1wz/KFQzgbmyK+fMkF96sOZbCztpRYmBcxAGTSjD5XVrE88kp8AV\
                /ttrYS2XqMLMmhd0hasR/+5gzktmTAUvvIwAKAcEYAUUOZ7Q9eaIomZ7fwG1s4SUkEuCBG7tYYvaPrcfjNX44OORvEBtZ4bx7Kvsp+\
                Np4MjhGOCFeTCwYJo+1hITlHlD5z41M0gSUj9vsK5PaoMOAEbJIhhQoBBmPQGxoBMPdjEMdnuTlm6vIHdlWV3mXJEGXQbPyKcwfyC4\
                bI62Zhh0afh0VIVyu2WabeAlpQteg0cF08kMr3+NYfYRfkc2C8M/tHRH6Chl3PvMlUTpXY61lLrjscsTYPDCZF5w5hWm7bkvvgp2X5\
                op1XGa+CfJeNyTznyuMiVTF7QLz/sK5FCAb4T1EtPw6XnBTa7FnKfV+bH69I4pf8k4Y0Xx8Iy1+FUYJCXXaZKXIl8nE0idQ2eKZNNx\
                pK6Jz/ZUA+eWrXnqv/qk3dxgT/G58MeOT5OmZuvjhlfH2D8ZvERLQpuTg/Ce37//QUyxgzXn28uNkCeDdE4aDUp9lTlfKM13slSsIE\
                1Oj1t1YR58bWJ87lG21e7zni/YrrRvWF7zQ4GVGRutmYKFlp7582zDLfvCD/D6WrnIrS7xYNyeoK3Mqq8Kif8JawPvdzbDkkaQMTV2\
                p2XNseEYIwZ62oTkO1I5Ljm1An/btC4fbzziv2tF5D0gSGOEavoXvhTSuBaI08Jnt54tWVPxvriPINmGN4dzpUrO5DFsGa6+1ZbLlE\
                QnwaOoxqMm0/7o168wvzK93m1R7OzqLxyLSr67EngtY52HsOSbdtphfd1NIaJw2/FijzRB0ySJDMddoMHuCclvXJfvdvwWubbvHusJ\
                7jBybvxBjQyxzJ9kbeyz3nWQ25WU8zqLkxtTzBE3Lg1k6aB6QJhx3CIbXAO9uEsGUHcuEMv1kR/APvBS8x44jqFOULUtL14Jvp0zZg\
                4yB19RAeZnXUoiRH3QwiYXYcz2DKdwi1QaYxJTpltQNDvjPcvtVs3Ws9kZCyu06lnjb+DdkGp9DTdRPQv76ayYrA8Ngl6cudGMCsEN\
                3NBN/YrkHEyDFugVEJVHz7TaXK/+AoIMUKQy06XIWyTpMKArWk/ByrIPv52CHYdwbMy+PeshZzZf4UDQWuluUTTSLq1+yXogQVqsah\
                2cFsawZQ3jMaTCvVZb3z3qTe0nLcMP27hn/KRATyvPk9tivzR7O9QPRHrghrZxW2XZAoeO6TTYL7gNBBBdu92/8xrSrr+0+CKPN+xA\
                q331ijDxzFGyPLhXpCwqJL9uREVUwxCAEvTSgfqn804HGfebglPMoqYAQ22tTqWXf7PVxiZP7LR9lp+ejm7z+tOR/O+KnY3hqFz8Io\
                jQLnDbo113JYqCyxhgN4XaUPvLI+HwSUnMZ9Pggn59A8lv1UshMSCBa0iIOi1zkoGtvQmk2/8HZPF9i54UgfTgZHCrVvcilQ33XkoL\
                J+6Gy2XJ02SrxYbpA+6ckc3hd4ReuF54GlB3W7KcD+PjMIH//gVc8drSqF98Ly8ddjFKrpAvjWW2nwGXYnr/SGM0buCb//buxQVz/A\
                bXQ+G4AeJiumveZ5OKbMfR/4z8us2nEQAA
                """),
        "steps.js": PageFile(
            hash: "653639b852217bf1",
            base64: """
                H4sIAAAAAAACA5VXzW7jNhC++ykmarGQUkV2j7XjtMWiQBdotkU3tyBAaJm2uJFIgaTWCbwC+lrt4/RJOhyKsmwrbfcUazjzzfCbP0\
                ZUtdIW9lCxJ55CrYS0BlrYaFVBlE15ySuOouyjiRYTEbQ/iK1k5UDPkMBrTS8v4YeDquX1QLHWyqpckSpcTieTXEljoWaN4bCE72az\
                xcQhTOAS7goOBs0NCAm7QuQFMBSw/AmYeUIphpoXolxrLlNQkgOzqGFFxefAGaqrzYbr1P9m0uzcx65ALWGg5BuboRvn6b2yhZBbqE\
                v2YqCRVpSI7rTQEV+DVQvYCVuA5usmR0GlrFAYFJOWr1OwfaRMc7CNlqizeoGCyTWwEkNznqYT/kys5CUzhpgxsJ8AEGP2peaw98xe\
                E2ufQTZledM6SwBTqJ1EiiTfdfzHyeLEGK3uH4I+wS/h/sFpCbnmz/g1OzH5nbto7/D3tROoDRhu3+Gt9CdW3mAIDRpuBN6ng/3K0a\
                sxSR1MzTSrYP/z3e0vP/liaaGrGm9ACdZNbpWOu4OEbg1ImzBZUF4Gs8XhTDO5dWUxCNg5eifrxvbeLqcQu/KNI+HkUdqhIwZazCEi\
                FBRXQs5hlkLEtGBXJVvxMsJjxxqekvEc4gSWN977VsXvm2rFdXwIJkNaGp4kKblok2QQraseDNbHsmqsVdIFE8LoJZR+FNRaVEy/oM\
                TyZ3Qd/YYAdC7yp6NIrNpuS46CdugvVw3x5h2ampG7IxWDDHGZ816rpohCBOEYhVqVLkhsL9uYqCdJfOKOo1qVwvKo99+lKmN1zeU6\
                DnwHFtJO8J9UdBf/+48/o9G8wAq7fZQSTA799YV9Bd86cr7c71+v+N0ovWN6/T9cf3Ps+lAq6SBLXxrY21IZPuo8dyfxmceQSS+kLL\
                WuR7fcjbFfMUtx6DpNLQ8Xw+7LCrFec9mbDVs7TBU/UKinlcOj76NWDiOH/i7OWrxzggobVhp+2udZxdyE+mA1juL4ltnCSWJsWMLL\
                Si63OIJdqocljtmYdd9iA/GR7nKJEy85ZihzFL9V7sM1T3SHh7BSz36nSNWvFLd1PFoUih53lPNxUTGbF7d8LVgcxbXmuGXMVbcbrv\
                xumHe7IomSjNS5SY6aGWciP50e2UbljYkP6QvZHpDcmROFyb+R7BwMR4HbHxmvhI3dWklGc71SOAaYbOGeVuGDT3fn0m/HpYfze4AY\
                7ldEiDNHDB2WSDxQH8YbAA7mhyR6T2/eDMoqpPTGtVsY8E530Io3yxEDGg2nlXIaw2Dpxb7ZhrjX47Dw/avzYD6SqyT1z5wuhPYk9c\
                dl+SrH6NTvCXALw+FFo5mUtLnabvFTGjFO+joqp/AwGPab/y1kPHrt1GOGJvQPOKcEQ/rvD+gPZ51OS/TQ6wfVs/V2Qsvj1/vzmKjL\
                kZdZoL1PRAtTGLFoHw+lduEOkm4ojmzOkwCCmOZMcnYxrKMfLV4K5znOedordFcHguP82DoZ784euZ20k8npJPZz2CV008icXqE96p\
                7WRwq0ytLw+g0PX/fgxbVByafGQd1wcTJchNca1qm29HYkiLMCxCyQi7bDNkiy/9ch9oKkfcRcHNRwwhISWveaJEgcBL6vcS2Ogfin\
                K8ZKsV8czxoKMqsbU8SPvalTdKD4DHc/H4nI7o5Oi2w+om4cLSBK2gxLoZ38A3Hd2pIHDQAA
                """),
        "toolbar.js": PageFile(
            hash: "d417dd6fcfb5e77b",
            base64: """
                H4sIAAAAAAACA41YX2/bNhB/z6e4ChsgZbKSFB0wOE2zLk23Yc1aNO0GzDBQ2qJjNbIoUHSc1PPrntftG+6T7O5ISbQtN3lYZx3vH+\
                /P747JZqXSBpYwuvv5RQwzcS1hBROtZhAkBzKXM1mYKvlYBcd7Wc2bFZURef6LvBspoVNP4NqRNgSqqVq8EYXMPdaSvp3mg/19+L7h\
                vhD6uvI4Z/RNjLB/sMF6iR6OTaYKj72qaTtE1FyP/UtWTOhm/i2TC/7Zst84Ui1AEnuwj15fywrMVMJobowqKlAT/iyzsZlrCQulr2\
                MQRcpUjBRxCwOpYkIlZjIhRd+XQosZLJdQm+o3flCGMBh9G6MYmrv221AglW/Ud1eNOfznt4Yy2YcwgpNncKOyNCZrAONcVdKnw2oF\
                6IOp9uh+8pYDMJkXNtAu+e+UykdCh62XzjfPqdqT2NpYcwRWESz3ADje7saV0VlxtQJ0oSYFJFK9nps8KyQG/E+wlB8EWmHSClTJjq\
                GveBkMvAGjrq5yCScQ4i3dOV/PXpLsgvV2YA+HyPtojXDMPNQVqCNKKmmeG3QPcyvDQOhM9Eotq0qmQQyX7He4Jh9Fx62VJNViETJl\
                ddx4+UlhRaGPHAJzV0pYFvPZSOoV3gUmYmyU9rxuCo/k3qlw7Rsz6QRa/dhhu9WntzHsOLnrMorKQpLB09bCRI3n1YaNoAYNmywugI\
                AVc8evWbU2fnp38ercCjGfU7CVsAZFQtbkAuy4wyhhb7woe4ZsQ4cbCBUll1Mkj+dmMFz59VM5Mt1twFaW3LB9GAQmGMaQi5HM+xD8\
                iL1r27e5Nba460jrT+Cd2NtwUQVGSxlEEaziDQMHvoFLKfR4+mCllWXvUit9tedpZizq2Pxs6W/oVrvDSIliSidCS9FhoeyOjMM/z8\
                aax0ZcYRzq5G1rHaBgcF4YqdfjQhhj4VbdgtBqXqRbJhYivw49ODJ6LjtMDHdonmQai4H0I+hlqbxX/0TkVZeB82osyrUEnBEg2gwY\
                WSJoptLq8WwwaG4rU74eh4yAiEyOSr/+LAqGgarRM4YNOO1wdbQWC+SGUQO126r9s01g7lA+WwuBmiHIS5hlRTabz2KEfSlyOyFn4p\
                ZonsW10bGp9xsyf+Ir/4MwMSs8BYSS4VHy+NsOv3pbohizTdnD5LsO0UNf9KXrqnrkZwV/LrIiVYut6mmwdZKZrso/8lU/R40ihyr7\
                JHcrcpPhqEPZc63V4pWcrMEXoqmnjCD+yWEMh7vE32ZX03vke19U8L78sjTKPtkp/EItinvFe53yp1tFjWmp7BK2A5f4COc+Ml+oVO\
                R1gngx2FiAw2Ze8PDBVh7jpiA3yHa01MvhiRtqdXM+qF3jthkf2INIkrZrepY/WGslG6iA6qaH3eJ3SezI1AleB9TkXN7IPNhdgQiG\
                memudGt0KvPyvpDH9SifKA2hDeCAVjqbsSGt2K9HHxE2E7yNzmQVuvjiBGx2N5Gm5zd4/ipDrC2kDoNxno2vm8RzdhoXx1NRXMk0UU\
                XoLx9upZI4BguD2dvcvo4OD72V0Y9RlBhMwZkqjJX88NWyVvMUxeAUfuXlK3TUxKg3Wo6zCl0LH+NFaNs304RHXM0Urb7+wIsOOr/a\
                2/O36OYhsGo38eZwhGu7FHiUUVktsHgrWnya7X5zorVsdl23YVjSrInr2sXH0UlrivtjAuEjdxqBlgiGRdsCBYaD9m0arKe1koSn1+\
                BwiNf1fNs8x38TmhoYvNNT6B0R+xoHlhhGCZ8ljmvFOXQfJycn5HmCVVG7Sc5ErfeJ/cXkGO+pMYU41Pu8OtTRdtfABxv1sbdmvpVj\
                pdOn9h2Dzx3+/zNeatGjBoIRhP7762+svxZVmfRPTXpf8vfn+pugjyn/BuwD5/tlluf2wZljYVMrUAMlTaofsvO2i65fBB0A5iVfoU\
                ndbsaIzjkSb6QGQcElFHqBDoliTO9h97jlqMqUGRCLrRC+iq4A7Qmwzw8SPeP2YyFLrIeo20iHsbN6ZnQOl6XgLZWXiVwaXITonZ3W\
                b+9GqBEg5ktxg4/RRWam0OstdGYcx+9TSQ8UZlzQb2LGMRMz/FnTw7aOMTFtGJIkaaKFNZjjvkpVyEPHFaH9/QhrkGdXlMxESTyUtn\
                iNc8CZ5GP8xSSuNqIPqfCJmnxUWREGCN+Rkx5GdXCwvADrCf/7DFQ19h7+bnIMM8wZL1sTlad1lPlVgsHA69g8N3duMbpH9Ybui7KU\
                2GvISpFIJrkwF+TywLvQ0N6H/q4UBintVEsgOOzbP4CsIvs3JzxLvbM6Fu4V7ZnmnTj4EqZ3TBQWCiNu3v8BVRA4u/ESAAA=
                """),
        "tree.js": PageFile(
            hash: "88b75a3b22dd4811",
            base64: """
                H4sIAAAAAAACA5Uay3LbyPGurxhDzhYgURDldSUVUbKieLXl1Nprl+2tPahYxRExJGGBAAozFKXQrNqv2Fx2r/mE5JJT8if+knTPew\
                BSkn2wyZl+d0+/6HxeV40gKzKn16xH6iovBSdrMmmqOYnSQ1awOYOj9BOPBju5gX67EEVeAsK8yvJJzhr+dtIjJZ2ztxMPu1JgLeSq\
                HLN3rPm+AXAPmOfTkhYK9nBvj/zFIryvlpuJkr3DFugHEHgs8qr0CZszg7IzrkouSFMtX7F8OhPklDx7PthBUjtkj3ycMSIaxkg1IV\
                Z/uMC7t2VxRwQAADIneUlucrYktGH4Gc9rOgWz8Aq+UEGO+v1ev9+3ZAgfN1VREMrJhIII8K9gZSpZXrO7q4o2GVlWzTXHKyDJblhz\
                h4xRoGNgJPnOqxtgMqmKrEdomZFFiZ8H5FU1h/MLOMHTggkBniGfFvN6QEZ7Iw0HtEGEK8bzjEmZlYFYhkqhooc77Fbac1xQzslHtM\
                VqhxBteTBXCUrrGIgvh8kALqUfxF0NoOCvy+Ea6RBlp1NyOUQYPoNvb0zIwPGEFpzJG0ab8QxOoqhF7AMTJ1w0eTl9oUmOwYK05iCv\
                EgQgYivCOypmHD13Vd0yTpa5mJG6qa7AATzdTtOAtEnuIkJm5VJfzzFi+hAwWtCaQiiT1auPb15fKEevjcftpQ3MNbHxaNSBYGwWY1\
                E1scbqOZhEWp6An3KeGqKnhvzA3Tmqpw7buwc2QuHiU4+jLL+JevBipI+PSYSOggMIT4izqG4YB2iKRCKyTjxCZSVDQFGpAxp4BQez\
                PMtYeQwxu2AWV0uc0rpmZRb7MvUcYZ9R1tAlMPLTRRwn5PSFut7F+zhpk8+yixv48DrnQJo1caSeXNRzRDUKOvo9vIK/s7dXnDXw0m\
                IHklbqzLjkQTbwfLNqWQKfmOGNJygak+vTB+mMi3x8vYmKvHgsFZnIWYOJIqTlkuGsshrvgvPPhYY6S+HpkLMzUi6KokfkYUoL8QO7\
                ezTfglHFeCNPJGxIubvxjJZTlqVVGXi5AQFoEXfhJS0FH3p2bR7mB0w3MsPZ/GsSQ2ofpk5ja5vd5KPETBXrk+AJuhyoP3kBu6gzKl\
                gcCoG24a5k0CnNS8jaE7ASoUQpjWKpRCyzYNXgwRILSM5lmgc1lVyGhS+STrG+ePLMvDGdLfUDCHOwOZSMU0iJc2tp/4WmXNwVLJ2Z\
                cjl6urKs04KVU8iye66gruvbUStjpCopGDl9xBekTz5/9gUhp6cm4/okBLsVL20aG/1Y2Sw7p2I8g3T/5ZfftGSK0PrLL7+no1ZOaT\
                noo3GNrNiSku8M+DiHoLvBmJEu0LysDxomFk3pqTXJC3BuHK9ILtgcEqANZuMdQwLvN3rASbiblxm7tcxU57LCIIYO57SV+pWi+YTE\
                TwAgMaIdHA08ZHZLxyLwwwR4/E2yieG7FBc7ASCR5pn0hfqoA0NTVXReQCUkZ/rL8cNEpUmQZGAQPOWXisswdM9PumcJnjFtqgV0OK\
                55wbqHPY9K9gBdgfG1w2wK+Uob4v0339wnqCZIsNUiM8pfqhTmNzb4ZwIPOkYQpfw9FFNISljWJeTAwOM/+iYJ2YQvPM1ACcgOEh5q\
                EeCIWYJvyyEZmVBBd5p0E5izlIxAw8zEo09HAWAkOIsYZFHVqIGE8DLEoAW20p77WNU9aCdyUFX35tZDQctjWCP5E4ebBKCpPUcaVe\
                1QGXjH4u97k8ALRwvOfUHuJx0QOQgQDdf1jvt7Uy7S/UwrSL/OLAprkjccX/gbcD/kmtu431OfJ0UFTaYT/dAJnYDUzxOfSkE9Irku\
                sl7e1jTHLC/ieLvVAh77LR528tgYXRoGClZpRwj/Nem4lOoO9NcTKbf+tr+fKPS0XvCZilNN+/DQJH6V92dUpRgqsLxgOoESTNH8DK\
                pWw2gG9ZoLesf9SQ+KNNzmsk4rE4Au8LIRGSfD1CYTq6lMmJBW3MmJdhi8Ux8K9UgC+c3tpgLdsLqgY/ZylhcZJIo4TVOFOad1rDX3\
                mirobuRZz1jx9NQyT0wH0JG7/QaYOBdQsa4WkDQi2uT0AKpAfsMyxsfQ5NNSQA84AmYHT1eG0Hpkm0jOQnoNw371QZJhfTB9XLmYX7\
                FmrfUxp1cVzDMUhq6cfzCa6KLgmcDeha8Pg8Ork5cSfDhoF5EeUXU8YzV0M/gwAdqHwr2IOk1z23oR1WBDzVRrE5m1g8DP+SvV4nZq\
                lOl9/1rdnoUl2seHkH6nxlpTQ1TryyscpFYEq4PfndgxGRBjWToSDNQnodxBK2Hn0WCmNNVDTYXo/6erjvKR3R1FYIMoWj9dOYXxWu\
                tobz115DXlB1piDTLqmZqUHZuoky6DGzPX4hoFTQFiRlDr6IEEiI6JDgUVcgU0DAUcKo/ukyNzYYIY7j7I/UHsxY5hr0DZbQ0NiQRF\
                3ce0vJAnaFKNq2xyoQET6ARzgVKiK9H+iuC6Ry41ZWVlDvDB2C2q6bTAcUtxVp12JLVd4DH2zW0pzkiLPRr1y6//kbb88uu/okQaFe\
                LDqCWjGITfIkRBr8BmKK1KMXPaXLMsRqzE0tiCew3W76KiGfDGoeMJKnOPGMuqyXiX1khOBgbfTR7PsXkdeTccpmyGBfPbPycwPfxz\
                RI4tW5wmRk4a+aRwwQQFoftO7pFxPMtr65YRYEOcOlrrkWf0DUSfbBjjJDO3ilW5xJuvbONzv1DcStUl9gkm+zgi//03iVykbgODUE\
                w8LbawxNWLs8PTldo+x7KtkA2+DIEJLn4unw2hfTzqYz8Bf6/J//5B7kf4NkRwRh22lhhqtFV96khnjM3DbIhR0yyDV/yaTfRE/EfI\
                FCpjAOPn29Cglfo5z8RM4Th4QH7W7zssM2W59s6WvHNpMrXbVJ1II1QXg22IHCThPavId4sOtfBcK1xVA/XjwJOw8tl1bHc2BUu9rp\
                aseUk5Cxs1KuTqUWKeSTYhbCpNC5GiYDDBmMkUOw1AP8EWQyt+iQSGgS0uwxdKBQSiCi1URIaWiiUPjgoEBONqJdSbkMEZgnVAhhvb\
                DLnvWqutmOsk7PIssKIrj94+29sSk8+yBcAVNIk9ELtExnO1fxO0mTKRpOOi4oyLOMKOJEqSTbGCxrc9y4+yLTJbzBRrHrRtyhXJEF\
                wAr4bBrK4mw466b6oFZxt09peR23qmwDDeakKuA5TI7vRr1dc1T3YoQWXTPeoubg2wxPVIq8y2u0/XValPsd59YDipzQEPVtkdG72v\
                lmup94am83u5vNNGcyKZC2M7OUXbs9ZUD3nGyKQm+rYGnQXABujtC0oj9Q/696cN3vYX2J7EyjdzJijg4viiDsaiKYIDvTwOfP7gau\
                GxLbgcw7xZ9yiYdYP5IhigW7PvUcB2WgFJPybNdAEhKSrZMq+CHYkK0EDUzvS9aYhGzj0kmQz9jYqO9y0Bqm7vi1Fw76DlpmvwiFyr\
                nuNviN/hTxUJ6KmXN/vWAHY1sgntp9pHOngQCX+QVBj9ByAvoAOUgJss9ADuOwiBrkIYGI9AbKv0CDRpivcYOZFOP0m3x3/Saa/beU\
                nuCLEKdnC/1i3Yg4SieIxdy2hLc0sQDByUw1h/V+0a9dbgAQH2HOOVv+/UjUR+VUDXgfsQs/3Vm8yzdKx3FfhbU+vHi0rwZEtu0xTd\
                ftO8mw0bzPUGqU1YofBHKLrT5wnqQ7wwlD/3ns8YzRy+3pgEZvETmwKsG/nvd2xCF4Uw8qg7Dr0mTLIQaPLn1fgx+wydh32/aHPbdR\
                ijsmOzT3OgTnBvoz4eHCQqudgUhafDVPWgJ50sqy5sQ4bAQbshoTo/pZTYXmLaXs6gVsupsUdwjOvh71pyPCNXbApTj+xf5a9cS1y+\
                4S/r3W5V/SeGe63inKSAjYeCvqSUhaRmDdhrTssxS+Ek9ouj/akfQQ/8s3PsTP/U79unoyD3tXBhlwvvaNNxh5H8TwRluCjiAjv5Ux\
                /MDXFHwF6prbcVmB1aK9FqMuFM/e8E8/mk84ObucLtaFjFdAjFSo59Q2K/QyIhf+iS3QkX+nYz5nbVLuj8YnfpL8B6xIz9PTt3D/XK\
                Ss0puK6CD2et4ULKzH+GmPLeLu4yu/G73hLF653/A93qTJMPJQAA
                """),
        "viewport.js": PageFile(
            hash: "8208fc96e4906992",
            base64: """
                H4sIAAAAAAACA6VXUW/bNhB+9684tEMhuYqcZOgekjgoNqzoQ4sFTbA2CwKUsWhbq0wZJBNbTf3fd3ckZcpW0oe92OSRd7z7+PHuVC\
                6WtbbwCJflTIkqg1pN5IXU77RYSNjAVNcLeJGPDC/n/5oXp4PBaDiEt7ZZykJO4fFmfQLqfnEndQbNdrgqCzvfTueynM1tmN9u4JOc\
                WBiOBoNJrYyFhdCzUsEYfv3t1ItmWgorjf2nRh9w4dgdPYAhfJ4LC0uBntdTsHMJy3Ji77XksbFihr/zemUyEKoAHEGF9uUJfEdbGW\
                qqDKalzdEWmbsirbmUFkoDi/pBFqxnJqLC4V0DAqwWykxrvcjho9DfjDOMP5XEMZ6sausVTsgL1DHfABXYJY3BCjWjvc5hOpX9zMDU\
                KMBwUFpqqEqFm3CpQUGpyMPRQK75liaVMAb+LuXKXdoAOB7E5ugUx2scHNKgCQO+gzBxNxBmdIef5xIP1ej6XV00GI1hexgyuo0YKR\
                yZEgnRgXiF2xA7K4ucfAPE7B1P0bTV9zJYZ4bAoyPW2UNdFucbpzBB3Ga8X8mVZ16S4u16RbxYsYDH91cfP/xZyYVUduMvtX+Jb85Z\
                JuLo+4mtdRLgpdWUwQKC1OTO1NiZPI3kbGfsNJyc/PskTfld/nVnpH6QOklSGJ87hTbwV6+cwOF9DoetBIFK0jSvnbbzKSXbmxDtlf\
                iGF868xWOIHoKP9XDnTE6mOrMECUrMVkwRk7eIuHe18Ve+K/V3zxhpjifhjeFdBnzcw6O4tCEooqjG43EUVyDT2NMJOludF5G85Z4b\
                uJVyCok/Ko3QcouyMtIJX4rlsmqSLmrvanzO1sTE7LwkhHCNyUFJAqzDVgxf4ikxIYLXXVfjuHoo3rpySYkGRFXt5KIMMJ/RfFEWmC\
                UyzhCchignCAUl+i9wq6j46r1/jEHnOh7x4ZfI9M/uxtzkvXNzE9yOyOy0xETXmC3GkETacADHmHlcsk1hhLnMzvOFWCdbIDI4SmND\
                BbGtNePPfd6Ow3BriIU+VbU7j+TBm8xPS5UcZd7ljE9MY9V10NP1vSqSnYiiOxxujyKvjmMjTa+RNp748p8z00MFeJqotDoEqmBUJe\
                hgfN7LulRt5fJpisjgiELvQnnmzsoHSTWAjOy+acZzV3gj7JfbPun1LVsZ+ZpxVSeuFOL+DoXyGFsMnXZc9+3wwBE6HbZWUnDqaC/2\
                MD/Ee24BzQAlbwLEe2c+Q8oOK/l9R2ziYyM6xc1DxiHvMYpCP4Akcf9OnKJjZJrcaF3eIREB4vSug17zMz1PftrSz6WpwIT3EzLt3W\
                ux3hc1jl6mwy938VjSk2KN76vppL81vB6jqU6UJGn+h6cX2C0BNQpC05+S2CsWYGsuXvgE2oZoJ2luCxr1hxveF/L2g8Q2gQRdwt1g\
                RI3vN0M9uw2MtfUlxe/UYv6YeTklAiVRqxIwHI4INY106l+spJrRWf2rmrMG9gjOSVfn2B6c+xLqZq+9ITgbeyUtEQMVKk+secY7en\
                R9s9HO+g35ecJGDvxuTm04Y4tu56aT+NfcDCFOybrF94lX29FrWr0mXEj2VAJJt70AnvfjB5OT90Zs7TZMcT/dZfkKu1n5DLswpfYS\
                7K3DxwQhEy5Qp5dfgYIe2JvwkLAJH8a5Ljwn7Mk78r1ylcF+7bndi7tTOUJQ2PHs1JRVqbCG7jeHDvgvT8ivIxxuwndb+73mMblwh/\
                rq+SW0I9fdN3lHlc50ywb2a7+TuFSzP1iHsA7tXsAx2EVaOht5Jac2Ss+jTiUJjre7bb2McvKoD8uXVmKvNu586cZdvf86yeWCe3f+\
                LAk5rvMZQZ8JGFtTybz9OkS7X3lSYfVJfnl0bm+WyCE/aXCSui/FsE7+bdKvcU4lH0NK3Qz+A9epMH2mDwAA
                """),
    ]
}
