// Written by Scripts/embed-page; do not edit.

extension PageFile {
    /// The files of the folder Page.
    static let all: [String: PageFile] = [
        "canvas.css": PageFile(
            hash: "f716f4577c9c30ed",
            base64: """
                H4sIAAAAAAACA61YS2/jNhC+51cQGywQp5FjJ3aaysCeeu2pRVFgsQdKoiTWFKmSlJ3sIv+9Q1KUKItOst0miGOJnG+enAdvr9EfNU\
                E55gesUqSFYBmWN6ilue4kuUENlnuFxIFIRPUNqjEvGIEXJdJA10rRCoXZDVJa0lahjDBxhJ1LdH17sQQo9A0VVLUMP6eoZORphyrc\
                puihhW+Y0YonVJMGWOeEayJ3qMVFQXmVohV6NJsaypOa0KrWKbq3ZAYmRVxwsrOClcAygTe402J3gVCG830lRceLFB2wvEqSFnPCFj\
                v0cnHZawhiZUIWRCaZ0Fo0KVq3T0gJRouehlFOJiSf4YXUX9AndA3UB6poRhnVoFdNi4Jwu/dAyXHE1qJ9Ddhb74yNrPovF0tGeKXr\
                +aao+SzlxlDmggnpLfBPR4kGrqXg2r9TDWbOKp4F5W2ngdGRFrpO0fbO4AQOsebX5EknlneKpPGLQ00AlGL4z7uGSJpDMOGsY1iaF2\
                r3qlc8/6wDX3AQwDi9F+JucyLEtjeL8eJAEKz/HKzPgOc4l1+FaBJGDoRNGW9csL1DtZeLi0ulcUUMA6GopsLYhjCs6YH4gF1PY3l9\
                tzL4PoDHKJobymKDobTo8jrBucO3BwDCXXTahFQiylIRAE6s1/JOKuP+gpS4Y9pqanGWYHYOJgBZ/Z5K4iyDV25TTYieKIIzCN9Ogy\
                KMlMBgZSRp3X+JuSqFbBIBoUC5sSu8zsRTompcGLV6FezTYqrdZWl/RrYpaVr9HEa6O+WDWJ+QOlThesZEvj/xEoQmNslLheRWdfhk\
                BA0qihbn9gCvltut3VbVQp1TnnJrXlCvD5D1avVxhwZ/2qdWUHMOEwgnrkMBLHLKhb767Bz9ZYF+QpfG/aDI+YRiBU9rrK5iEIuoMv\
                eWcoT+37WxYjGoDpfeYTEWw1mDkwaAJir7vChxQTvVV4FYSjprRufBb30kbo2QLsla+CEcU/cVDiD56yqBbYvYuSJSCpm4d4uThGnX\
                FracWJnnebzfgY41pOBEgfmJEfQocWtF9abpLb1ZfYTDYWvUJIX6xB1N12Dq22v0m63BjBLAsmU3FyAT5aDdUIltnEAZFvCENTIZQa\
                E9Ia1ZpdJ5GcEKmFQ+I5P0XI02BT6pbYH/hkrKmJdhXDB1AxaSIMTWEDhQ8sWeRLe/9LiKMJJrUgzQzpERSr9z4VeH/D+iGU+1/wWq\
                wJB/pDQJ4x7dj4B9hMYU75ciqt8FEhmvnwHol2IA2xGgT97qba36nYFxMwyavo/Yb42aZBPaGDKrxjwnb2P6nRN354IX30Ua81AgTt\
                Ai/YjXH9BmxAQZYQeGDAOoryOFPOfkS9GanGelm/O8C/UIiOBryaC9jjOPWDWgzcx+/ibl2RMUQOEmo1UnOhVHeyNigkOE1T444O86\
                AevwCGnSfuf52cQDYCDw0H0z/iOBsw41laRTcVXPZ4v1Y5TpSADgkLqhW7QRMTfDKF2/0xSPYefQQrkquoYidbtG6hms2iQdvUEffi\
                V/4z879DuUww9QH+AfYEpavre1NTyXvebnhDzVZjlkkXMU0zA3JD6VnjVE4N6LpZtDzzQekT75tPPY9EOCw0nTjEDbYPDghGhiTPnh\
                wy4KfgJ0b9uaWWvhC/isxfQcbaX0fG+Qf12KvFOJ7QVHsYblZSFxVZEikHfOGuempQh5rwPGSzuyjTPe+iGcFsgRglzRr2RGEbB0vZ\
                el86OSbb5MH5Zjll9Bv4USdAdzyGLsKDd2U4OfkmmPOfJxkzgwGDZMZIPAncvWT++jcFYKSzcwNg9O5rl0XoFBuEk3PPLJheS2Q/Lr\
                jyEL9zQIelQkIqqDCER1dnVzqL+F2AZWnbB4jLTPMGsZ7ezEFYSBHwx94xo2rT4ue6Se08qEsf1bRSSOh2q/+kZITg7fpMUdwtQcZ5\
                VLwZg1cOzMQQJww2V4EbAbFIzpj3DbEixNjvFvYmnhZeS9BC01zW01P0qQgVdJIwqTt/uFhMkJRZomR5LtqU4UWNjc99RdkwH5nDfl\
                dkY3MeGvsezo2r95iHh3llkuH1fw+2hn/jGtPE7H7ZX9NbOKrLKru+0W+b9b2PywOFWgEV+BI6/IIPz7RQ2c8LbUE759SMXMBwE2bD\
                vJhmes/e4UCDPZk0nutmEOLhGH24RK0mJnPxOon60ZH03Qdg1X5j4HnKqv7m/QujQzjr1pc3PnEJTucUgLv5jHV28k33FRON4QueHx\
                ZVSjhA7OHrnggJxcEppPqLamqtqwd+qEt7DBlddqgr70Bo7eX61mdoPvOTm9jzx/mxW7CxgM+eAM55k5zeeTuJ3yWyyB2UR02lTWKi\
                f5fFJ93P1boP16Frq+uXrlPmvqjRzbicDYLHKrcfZG9u0ubGBiekl3eReCUb73UMdev4eV9ea/Pwulw+EXAAA=
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
            hash: "c5ced1d7b90f9bd5",
            base64: """
                H4sIAAAAAAACA31V247bNhB9z1cMEARYBUtH3hhtKqN/kbegDxQ5toilSJWkLG+C/nt4k5ey5GJhrD0czuWcM8Mvn+F7h4BcOG0aoO\
                Dw6oAapDB12iKc5dvQ2WABZ6iyg/+m3DPoCxpgWmqDHKRQaGESrgPno1naI/TojGB2B5+/fPiY4sMvOEm8NrA/wqCtcEKrBgxK6sQF\
                jzHmSeqpgU5wjuoIJ61cAxdqnghhmmN1hJay17PRo+LzwUAVSn/y3y3P7jw6h+YZboZU4a8iLW2tlqPzaZ0eGqiPIPHk4pdBC+WvE7\
                z4Vm0DSivvNnXCIfEAMGxgMLiR0Cf4SYTiucfHpUbgZuO/o0DnjQF6QqU4B1DEuXM+p+Cua+BwGK6+LMq5UGcSzxr4Fmwdph/7uv50\
                /ADQasN95dllP1zBdyl4zhRQqLZwXnfCxWUFn7c9gPBWRiyqLHAdecdGEzTkQy1gEOq12vRHY6J2Ft7RWCWFkCmn/7OuFxFm1hOzCc\
                VcXH2H3QYojrbEip+e7cNG1ARGjkZHp2cB7euQpheKZPZS/FWAAoe1UIyeSBdKqrZuzois78UTkmybVyej1dlfjWLjyLShiUx/AU1w\
                gole3u5Qjt43D6JPJ4u+1a9LhoNXXB3bIhEqXqrj30LSDfzhlZqBo+YsVCQoiTl+NZiYSKNY9l1spTAAWSSlFZj/78iG2NJ6EapDI9\
                zWhL+LIjG8kIQeXUAjF+VzZ74ZlewpkA4ktlndS22NWNNYlMgCYne0xqpJL65PQoE15/Y5d0AZ881V8LX+9Fy2+75dFhjccjYnzUZL\
                wrIWMZm+EttRHpqMDGWCXjwji0xFjJ1lZmxbz1zJudezDXlxIomucGMX1jZ5xbf7AZ7t1buX9S9GFOfaMR0VvmrsWzSbvumo8J28jj\
                Y9w0Hhx3TfbyymeT/79q0eDQvVUIfla7bpXz5etqcyv1FMq5MULKS5yf9bkP9LkP96pCdqVFj7t6FeJMun1TwtpNXO6f7h7i8LaP2C\
                jYKbZy5MYfjUUGfPfpAYVPno7bw9d4fFynup8yxfZ8tfQfjh9zwK2eV+wh6+mcXjRrkYbaz2uJBvhjr+qorlElfNQzbeW5Si5MQvt/\
                SE3aU95KW3vPmDGkFJmmLkfzsz4j8PN/vsti5hx9HPlhjyJuDCDpK+NdBKzV7/R2d5K+33qbjfXMHIttcJAAA=
                """),
        "editor.js": PageFile(
            hash: "3dc8101e6b1aef55",
            base64: """
                H4sIAAAAAAACA5VZbW/cuBH+7l/BU4KD5JVlJy2KwptNmvPlcIcmuCAOmhSOC9MS16uzVlJFymt3b/9754WUKK2c3AGJLYnzxuEzw5\
                lxvq6rxoitWMtbJXZi2VRrESTHqlBrVRqd/KaD+UHuqEx1q0rt0a3ym1UB/82IMC+1kUVxnjbt9XVe3ngs2n0bsZznN6UsYlGVqXqv\
                mp8aufYt0rTMPAfqnpjSCtSIIi/VzwqNEAvx7O/zA/5cyyxDzQvxN/cpLzPYlDR5VSLpyfzg+PBQvK3KG9WQGB0L3aYrIbWQIqvSFp\
                0AFsE/RQSxWMk7JcoKdBdVoxNxeGyFFyhGmzP8rjKQ/9eTE6vhH+ahVplaiu2WpJyKsl1fqyZGKe267N/XSmt5AwTaNOS2nXgnm1vU\
                gpIOxKF4LYy6N0I2SopNblYk0QrQsbUrFrLM4FCbWy2qpVBNg8YCO0r4uFKejKxSWhj4pLLcoE7kzBq5Ac6yeBC50SIFSkMLGpCRog\
                MTEpPa3ZLz4KcS16qoNsAEziapGo9xWZVmjqpJollVWuH6Xa42aIRwcAP3V7As2ZvdCWhwh3wQ/23z9BY3cdwBoJBaizdgeNWI7YEQ\
                nbfFlvH0gh35codcgvZIh1OCZqYIo/kk412VZ45tXd1NcuUaT6etYWkpC61Gklj3xaWV8oS9tBAXQXA5In0n6xcOBCjTaX7CZ8iqgQ\
                j1Os5aQoyI7c8f3719ww7cYUgYCWoaZidoNm0K/gm7pYhcJcDRuU6s60FDtz7vV29aY0DWgvJDGGT5XRBDrJLfT0XAy/ApkE0uj1Z5\
                BgEWwALoVIHYRZ6oQj58RRK55o8JItQufOehBz4CoF/DSueJw2MRsi7EOjKhQhIjrJpCAlpRy3nVNqnCSEHIOtgBva5VUaQrld4CFR\
                0xfJStqVJZ55Dh8v9BrAbVcuk+V+u6UKb/uGlk7V5I9y6ye+ncnci6VmUW9l6KfefH/a57Tsg3GKLgBj9dhmEkFi+Z/gmuh5HvOAhU\
                5sFfI4cmkC3f3MGm3+baKLAqDPKybtEHLNR5joU7JPf8d7JoVaLrIjdh8KUMrGIh2I65z85RmKg10I4kWMK9A5+wDy6SqijAQNTwB+\
                hv1UNWbUrckcIVz1d8MdjPVpRDwZRmlwTTlYSkv+ejfCnCnh0o75SFpfhu4TktEpBW26b8iqso87CnRq7BhPBBaUDgr9daNXdgGDki\
                qfjVi3dmGN/J5Hpa22FKuYEMj5ESuvTAto2PuKPH+Pug6kKm9v5A5jk99dcF3QB0TqKudE43L+XyzUpB3oflB6CGy8QlM06ZO76fKI\
                XpVbUJ8dXZhd6l5cViD4BDj3KgbPtL6xzygIn79zdlFlv7Pla1e3yrlgYqD0/4GFykCwlwy6M1rcy5k/8B4RG+k2aVrPMyHNuB7Emh\
                yhuzijDtj8nIPJ9oD+Wd7WBM9zxNRLtaeFv0yPp4RmV7QexljzCaBoCEegsuZJtBuboAWDzUWFFsqrbI+rsdigM4c6gURFtmUFn1p8\
                834A4hAsLGXyFJfgUnDZsSavatcr4b3HbkjyWEpg63om4o4M/JI6cCr5qJxLN/nr2GQULO9S8lRB7XFx1Ag0C86nOJulfpWbVeQ2zA\
                HajwqggicfoIQU7y8GaDFEO3j93SvAuE73qt0TBHO+PJZpRBQRML3z8B/AyGCYfYslzX0qQrynshZhp+sneCw+HOh8I7KlQYSFSX2q\
                KzOzIkwFqIKxquq+AxpHc/uOmDhTz58ER8/70FKq9h1uOVYcB7NF7JxDxreKJHStUX+JRwSY+Pl9E3sf6+NdpPbwZBj5DjwhjSlAZo\
                74OZ6vPxRy78xXUFW6QW51lHcl1VhZLlTlwYKF/0T4jWS/bXTfWxCtloFgB46GgQdQ2mwK0HSig8AAMul3GcJ7rIIVBOYjbtSDyLcM\
                ctfAt1u3ZhA16CNzHzMxC8PYvR6zObruQ9yrG7QUnfDh82KbameVjutxL9yWjlvRpKg2G3Keg3+t5wHKn/wt5jQTwvF5MZFTEHv2Z+\
                g/limnTmfU2hCyqNr7SLU9QZPZK9UdXRI2LEsfjLt9CJ3Zg9bJuECaaJBY4y/P747T68nAay36JHEeT2nEGBLIU7R4LvyT7urTWkn1\
                OzPfEBQK/VEjrIqVLSgXSAk77lBxbm9e8rB1M4/rm/za3wo+bU2XbkREAXYn6BIvD+1yULQgli95iHOfarvOycvYESstrsO4GP8fMj\
                3//N3mGpr01oqWO3PHJVBfflsOqGc/0Bv8JdeEYsH+AMwylfUbguiwoawdApP7IiEwafm5jMpiAaAQj7QBhosKiwOhoU6XR87nUUWH\
                8cDWYws8kiBTXRd6iuG6ieVfMpz6D4GUQwnpXTaJNQVz/5qa7HA2e7aCBmCL5xdiQlfzo1DnBnFcy+aegFKbu0shxQo2GMf6KiuQs9\
                yGNuyuK6eItGRRORU5rdkN91nqm4q8jxuIGSVvOp+msQughzCIup4B2GVV8zD8J94JCLvVqDqag6nY3QYcUeTsFhkCx78MRWfo9lwr\
                9/E0xwYvFPjJd7Eb8hZZjxRGcAdzk41BIrqf0xVyOgwxLXrbFDLuCDG141WHbntdF+Oh5sJxw6Fns3qiD9MceZLO+k/gA1m8Li94xp\
                nv/Is46uhExhX8Y1nGGQEhekRlBqWcLgeRb4cwhEMW1nIYhqDVWeys7NQ6H6Bj1K7BivP03Hu1ZStw1XmcEJ6CKvdb60s4gRdCb7Lp\
                f67FFNdGF4mw5oJupAVrHMG22mkoRNg/312+W+UZYbJlLpSZtMM7FVacM9VXkRju5xTziQPR/m0bZpeBTnBRFDH6/uiMpVn8EOfXGi\
                eOl/b7AU7T8iLMNC9VmTrJzb1xe0Mfs2m/VdBMvC4rhLkFxJA0RC5p11BV9nEsbBgstrrKAC6gKC2OmGs3LbxFX7HFwmy7yAWAh/4O\
                I3Sn6DtBMGIhjJ5xrv6um2D3CWPIrw7mx39f3VyETy2t4kEoF8Ks6pr/S2F7sRJe1sNzIHPP3YSBPp4b7ITaFOyYuvEjvdF7vYDc6x\
                spq4BuzMz42XuUWJOt28g0RjfCbsETBk8G7cGED4S40sNaBhjS6klwIyxefw6faoj0BwWHQ11ARYbPUq5JfIk2sX4MnrCAej48S25W\
                ervMjgqMMkSazQveHwFC0qGY8cKPXcKlVz6vXvDHv/DW+1f6qH60o2PMXbCWoj7HR9MPjzWlD6kNyqBxrYBW9KHHOL339n5iRTS9kW\
                5j23JNDwdytrZSTo6z+kpikGH2Rh4H16UPW129RLBN8qYS7w52VfyNhigtnYCttN/cgbGVaM0PunNA06/s8XfXhMM4mQ9USvkouTS/\
                HqlQiCQUcytjGe6ixonnX1pXy6ZRW7p9vji4vty0tQ8/Q4MUobp0eABgH/TkHR7soiYHdw4P/hw82ABg121z13f5vx5w87zkzUTi/b\
                kqwaxCKfwCjwCBgIC8KVLfdejv7iF3UlDnkfLcac2xXHJ/ODvuuiv6OOlEU8otiK29zNriDf9HNlezg0GltYue7YSMds4dejw4b3U1\
                PR30JdXqbxR9+2Yw/MkifWXgyU2S1wzoNzLP2kd5VWmTp6usUtwOk6vXiYG3xyB9ptjw4Wfu4O/g8c1J5Hix4AAA==
                """),
        "elements.js": PageFile(
            hash: "f36ed43c242269b7",
            base64: """
                H4sIAAAAAAACA51WzW4bNxC+6ykmiyLYNdSV096sKombGq2BxAXqoD0YAkTvjiQ2q+WWpLxWFQE99g1667Ev0jfJk3SG3B9KVpy2F1\
                tLzv983wwzVRoL5m5xJVZoKpEhTCBaWludjUZ1Xaf1l6nSi9EXp6enIxKLxoPB6ORkACfwRrxDA6IELHCFpU3hHCqtKtR2A3YpLEi6\
                hvm6zKxUJRTSWCwNWEW3CHhHOqDmXrQk92OYZYUwZjaEmcV7OyPjOcyEluLzD7/9RZ8a2XHNCmRiwwcgS/ju7ZvXpDwXhUFWLtdF0S\
                ivyxznssR8BgWKO+R4hbVa3q4tglrblC2+rIQWK9gauigXO7BiER7/gJnS+Vf+dkgmNs93cNPkKtFMQ+H4SuUI78FL0w+Ohv51kdBv\
                F2lyMyUr2VIWucbS29Bo15pqtOWULnxdd3QzGuB9pbTtq7mi6scU5xD6OKh1290QWpP0eTNNYDsAyFybm0bRea6ytetZplFYbDyxvW\
                RM4nOlIfY6N9yZIdyJYo1Tbtf3tz9jZlMS1+Qy7r0n3hWAnEPs5GEymfhc4f17aI9cQRIOycpyjeNOx24qJAe9atRmGyUdyESeXzBy\
                Xjs0oY6D+BJvC9khG+Qrb4jhFBjhz1fk3xfD6QaqrZRBe95CJXTjTFpNP15AFMEZXLtW+5wTFwT1rI+4qrDM4zRN28akc1lYCj12Bw\
                lMnvuecZX8Dxd0lKQrUYVSxDx4yWWC7R7KdoQQaOR8AB5IbQzjwe6jtAX8ZS0KZqUoFbFKgyoxhUsL7xArA9IaqAoeDMQ0Jm4lFjh0\
                7OKrDmxy3nPSmTwj8meFzN65OcCuK43GOE1BARIfqdgEZfLXBuPtLpAMF4rQJ+fdJNHoosg5jFu0NVIdQ96FjOlyO3pZC+p8fpRV6y\
                onOsRdNF7UA5sR1fZUmgtOkZsQNzJJU/MD/jgMEqpbzUUAKjdzY9Jk00+8nXQpzD7qkh63GlfqDg+uxwHWjN0UmGbGvCWEE7Qbm3vH\
                BwFuIYT2jmNttLo5aVpmj0bwlhGgqK0bP7s9HkAUhaoNlAqcr65rtZaWaAbC7E3etCO9q88ThrtTjODp06O18rk6Sc+zT9K0I6LPM5\
                yKxMUmR3fKbTRTFu8ZqvSFyJYN+YYEuhzvHQd9JbxNxVTtAult3TjxaT/anihm8MFE8Hw9mFksuQevhtXsK2048JO0y0B75/7W9I09\
                Qvtg0gLLhV3C8z47f9IHRFvXvuLLFw3E4uTRkUGdv/7x2/+xOoOluLpFzWu0R9neGuXQH1uQ5P+T+5Fk/Irsffz7FRnM2sCXG7THt+\
                fVdRy+o4ZciuS/rtOAc48i/OHK+fi6eWQhODq3OdcEK+6yzOlL2s2QMZUtmcbB6E8ftFzmQV/ocbQL+uGzvt1cfkMljaVfY139iOBN\
                8b7eXOZ87Z+X9JJsQEuOKyVLa4ZNeBZWvBhsrSDHTK7odTGG6MPvf0ZudUSlLCJXcLtUJgjWA+7wXbZr/RxBkPcbt1xpV0CjMGkeMr\
                yzg6PuldeuAx/R+KFyJEsSpDJHByYum/PeAmcX9LDp/Rthl6lW5DG+csl1oZ7As9PTBEbuX9fqczDyV+RJHNUyJ2d//wFLlIuljfoy\
                xcfr5N6qTv2wtXzYLJuYf7sGzz7bNtXjo5vTabJjb/unz+h0Nh78AypozW6CDAAA
                """),
        "extents.js": PageFile(
            hash: "4e2ff0ed49dabdcb",
            base64: """
                H4sIAAAAAAACA11TTW/bMAy951cQxg5y5zn3ZGnXFQV26LBh7U5FgCguY6uVJU9S2rSZ//uoryzpxbBE8r3HR0r0gzYO9tDzJ6zAij\
                e8w52DETZG91DUU5TYo3K2frTFfCJy/q1oFZdHeTZcxKzp2Rl8OaRe7xwBHKUORjvd6JAMZ9N36T+NHrQ9we64epBoc34ouOsQBtG4\
                rUHYaAPOn1OpBb2BNzS6AiVkBVQOQm2EEu4V1mjFAwLypgNNVaaGS2ikaJ5SPVoC4y6YUXs+3AVpjeTWpm4s7CcAQbh7HRD20Y/PWf\
                z56AsBmo7wFCxA4UvyjJXzSa4duOE97L/dfb+5jj6PkAxP9VpZZ7aN04alQBmogTQKW+fkRS6bU2x8jx813y8JPKkP4LbTLyzdZFRv\
                JQusNAprGpoCeXnMVf/Zonm9pZNXdSklK0TfFmUJv3/d1Aaf9RP+WD9SlM6MIMp5QI6gouctklx25B11KFTrHQP73JawOA9QjUHujq\
                C8hV+lXrN7ylpWpM+Xz6AImFO6/LjrZQFjecLo/D6fEjK17ddo4C+orZSlN8Zz07wDeX4FLGxAzwfGJKrWdSEaf+HigojTThWZ8cQn\
                g4PkDV51Qj4YVKyu62R2xNyD5Guk9cxrG99f5U2gJjyXf5Ws2IiWtrygjscK7gMRpNB665xWPpSuIZtyiIS1pQvXUdN0LrgR/FOgLm\
                awihuL8GEfrmqnb/QLmitukZXjqopPYwYsCAoNxqWusReOZe1llQR4ib6Bi6TQ74afFZeORNAvbcQsrgEL06ZOZynXDjz0EmY2C18W\
                pzKWywPDwZSGD07E7j1rwnBGq/YIJbRFABWsqMn/mOMqQy7LOL9xMk7+Ab5Wm/IRBQAA
                """),
        "gestures.js": PageFile(
            hash: "8978ee1c61b8ebb0",
            base64: """
                H4sIAAAAAAACA51XbW/bNhD+7l9x9oBCchXFKYp9SOq0WFpswxa02IKtQZEPtETHWmVREKm8NPV/392RlCjbSbt9MsWX43PPPXc8H0\
                6n8KZY16ox8AB/FfKWhxtYNmoNk/Twxk2l/+gJTA9Ho0xV2kBWFtnnt4U2osokzOHlyWh0OJ2OYAofRKVBVDl8UWqtYXEPtyspywRM\
                I7LPtchxpNpslfCmtWq1tMNG0kXa2tYp2iJzFytpDUCNhk/gtjArOFOVaVQJqsHheo2nExoLvBjqospWoJY47G8sjIWTwvtKwrKorm\
                XDBhHMrXIT2p5N6U66mrHxLvKiQGjrIs9LCYvWGFUlFotBgLoWSMNCNAyDuVOt0UUuebkuMtM2klyCN7VoxBoePNcb8BSHq5G8kZU5\
                hg+qqIxs3tFXDPNTuFFFvgFVnRFJ+078TVzx/gTyu2Oo2vVCIq783o/ZzkKpUoqKTPEJZB8hoqfINUJuiLEV8qkz5LmUOWi1xgXkKc\
                EheiUMuUYIwPsHuZIaKmWIsxGpRd6xnJZtlZlCVVCgdkRZ/iw17deRdz3xHiUeTwwPIwArtgfAU9cSVTnvyDrB1UMSr7mvJTyci/qV\
                9zTk7HRDMLyh2q5otFPJW8BDUUyGSmmg0H9SEN+q2wqXl6LU0i8hD+fqBjnYmmdlBHMBnhADfEXiy9IhoYPoDrIy52lMHLD+pSLP+c\
                DvmFeykk00YeFPErDB5cARLQD8ndYN/76VS9GWxvrifW2rgq6wG3NZGnGuUI7z+RyO4DUc/QjHexdf4KKFg3mIy7/I4nplcPNRaH2h\
                2ion5+3Wa2l+ohmUxxmf+kNmHZ5i6fCnmWnK3+Q9fP3qrkZJCZyInVfe+lJkBvNojhEyqxRFFB0EUC9Rc+zddNvus2f2hFjoKDwQwy\
                t4OUPHZunsCF3Bn9mL2MGDTlMplYgLFQ2+8RYLJ3GYLS0f4cCRkJZyaYaLl/2iUXV3j00x+7UJyCz0Bc6zvqwVvSqWxjkU+PGRAzQL\
                4/Apv6PUvsKjn6LOzmsY0DUI9MfY0ZdAsH823OQpvuojOHaJaYml2kIXx3HPHqZDdEDTBzhPBzcJpm4ttC5u5LFNE9jELPhdqX+W9z\
                nm3j6xBwLyKp1wsk56gjCjUIS8xpLsJTVMbNO00sfjqSSi+Gx4vBdqW28BfQJkvLe2eCYeS31Xq57iJKg370q5xg1UYzwMy0iMklQa\
                6200SVf4TpaIJx4o0QLQ0riadSZqKs7OioPxa+548SWUDmxvcUkQd3abrgLZqaCQ9naKLxJOh9Wl0O/d6zmH8X/08geNKjUTD9eW6A\
                HQC7LF8eE+ZNKXI/uuuxqJs2Hc+NPBOnHi+Hb41ujuvvBZP0uhTcjF9S6nQQ0d83bEMWZqh1GkDVz7Vve18lb6UsUn/PdusQqXsVqe\
                Dvu7OAxcn0B05TCM/H7EtovydYJAOyckFQA+RVHB1PVm+2T1Lw8WDeKSiEUuRVXhyzLZLdhUcrZdpQsf9zRYvYzDUvy9wnZxZ1W61i\
                t87Dd26yNrHEFuA7qWaJesgUQUN2NY3dM07SDeiLLF7im+SrFxzSMfBdaXG/fgYTzfSoChqviGoZjs1Xnf3kePtDaciYLvDcQngmiw\
                9T4cIghFuHQZ/9/uwp5wjTm9gkM9PB8iiOEQO5ytpzsaiuT5FrLhEXzQ3as4UOGTMmQTO/dsiZH2xFuWXUOy05H40Li6QmeZ/7W4i4\
                6Sfpn1FCeOnk+zq254dGXVPOqaY1nl34r0vkdo3KkSOwdpdt+Nfa9Nn+CNpBK5k+P9a2q6au1M4tNLtWPc1aSuBwjK94y3BPU79v8w\
                ovCN2l/CZvFWh448nXy71nNPgCzG37E3o/CU3f7N6F8+QEa5iQ8AAA==
                """),
        "ghost.js": PageFile(
            hash: "d799f78e998d8d09",
            base64: """
                H4sIAAAAAAACA4VVUZPaNhB+51ds6YvhPIa7tul0iJt00k7y0LSZu5vmgeFB2IutxpYYSxyQi/97dyUZbEobhgFL+na/3W93rdl0Cq\
                9lvdWNhWf4S+LePbawaXQN42T2FLaSv80YprPRaDadjmAKjyUSRtRoQG9AVBWs9YEWgtY7W0mFJoZ9KSsEoQDzAh0OtjKzuwZhL20J\
                tVDHYCcN5I0oCswTcs8Mv8C60XuDDVjxiRCVVgUvNAP3YEu9M0Lljt+UYsvkKgeLB8tPyBCiFj5MRlmK2WQNooJKGGsS+DOEChtdVZ\
                otkKk5koWDh3BdKlnpopR1jTnUKJRLLw62hiDkmI3YHBpkhhFrhgcnakakBt6W2pDWIwBS0slYIQUDalevKT0K0wuy0U0g7fQEQbqZ\
                Uu8VSGUsijxh7wDGCiszoibOUlc5pPBiPl+MAsfrrSAF4Pnd4/vf3wj1JMxvFdaobAuZW54QXf1b6MruCTJNfM0us7qJvEl8QkxcLk\
                Ds0iTBXxocL84nJ4fpyZJP2xAkA8+Rei2Wq5aqqWxp4BDDkWogc1vGrsolyqK0rBYKkogki0mUDk7bWy2VNf/l1sjPp44IJXZQTpa7\
                K/KOYgfsMnQq0JRcKkDTkrokF0NYJcnJRx+zX7zzUbc9ERIqXoF9S5MJGpoUcnySGX6QB6zuqb7aY+QGQgkSJwd8k6bwXtgyafRO5V\
                GPlTJ3vibw5UsIOgm6XTUK0XVWXdoAA76vsi2GVoHx63zeru0pQb88zWTr2tgetwjPvoPvUeXYSFW88Zi7X1uq3kmaAm04iMZ3+Xgy\
                OQnMe4lB+9gIZWjG6ug2hrn7hocLbEbj2dxjZiOP6osRD5P8PxaXY8fUW0z6pV8O+tw7XfWbxeoHbpdoGfxQdy7nq/Bwu1pdRLCRVf\
                Vgj66dxt9u3Gf8b4jL7gr1ILbPmi6EXihuPYPb+dDfGgupPlCpo2DN77GoQguCCzlf8P/LMKhJhaqwpdu7SeH7Xss5Tqu3ZHOEm4Bf\
                Mg5uV9QzTL8YgvkSSgfI7y6Rsxl8LOmI+s/dU0bm55uBleU3vNLWvQRUEqx45jiUn4djTFPFuzee+SXV0qkg1Q57kTlVGla4NwCHfk\
                pdkBPanCc/xP1JIYKr270k7072QwgFNbkcKt+XttGf8NwXL9Y/ip/mF33hQV0RuzaXeU53XAobURkcHOXCCmr4xAlHiAfL0xn94V65\
                0VXQq1csGdVzcroJ3LBFV66UMzXdQ+jx7egfG5kD1b4IAAA=
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
            hash: "e1d440d0a38fce2e",
            base64: """
                H4sIAAAAAAACA7VYzW4bNxC+5ynYLQo4iNeKcyoKSUHiJEB/Agd12qK9UbsjLSuKXJCUbOUJeu7L9N5H6ZP0I7ncP8myU6AXaZcczg\
                xnPn4z3OkXb66vPv764S2r3EbOn0z9H5NcrWYZqcwPEC/xtyHHWVFxY8nNsq1b5l9naVjxDc2ynaDbWhuXsUIrRwpit6J01ayknSgo\
                Dy/nTCjhBJe5Lbik2eVISaGlNpiraEM9RVKsKsdKbtZe3gknaf5+K6XQajqJr0+mUqg1MyRnmcDCjFWGlvH5wu5WGXP7GhbEhq9ogo\
                FndxuZDZZZt5dkKyKXFgd37EVh7UOSNbQ+Rq7gascfqVGRfJQklcJp8xhJxY3Rt0nSFkbUronLRpdbiZhbU+CFC3XxO4SmkygE6UmD\
                hIUu90iF43nwEOYlkqVcUAmMSG4tbK9Fnax+aR2ik81vMMacZq4iVovCbQ1NJ3z+JIKMDBPlLIuP0MXYdLF1TqswvODFOqUwDkO7KE\
                tS81dSslIX2+DEdBJnw/rqMqwNAMk6wFSXYbYUuzDtUWa0tBnDL9SvjN7Cd24EzyVf+C2+adQzoN8JtQqRwfqgpw5asEe3bXWkt6hE\
                7DBUaykcAhxC5+cD3JWiwmvM5lft83RSp3iT8eFRPHrq+KK1gGcprBv6+SFg5iB4kM3bLHXrm7Vp/71MxgmL98KRV2C2NIr+/G0jPI\
                j4yKjVW1PQKZNJYmRwyaX1FvlCqJLuZll+ObZ/E1aesi6UraFPm1MO9IQe4QOssATxeJhyreR+7Nu3SWnn3nSCLPpkWp/kxssu4I3O\
                cKR67jbvXY4llYv9KKMtmvtK8gWPpwhzQtVbF1FK3BRVcje91ZIXVGkJuM2ymzDIRlhoAHY4uXW60JtaksezXi5jiBhDAKQEjxfrFM\
                nGmV6SwDliKcjY8ckOJmtD1naJaPSGwzzLfgD2Wc3LEuflnHl28MdWlZZxVbKlQTWxTC8Z8c5dUEAyOIBNe5ITIzhDHWjDcz8Gb9vN\
                d9B43hICGDMmeJzrhPT/kOm0tCG8h9JtMdIzGckmcDkmDrNgaEe+bB8l1x/DZD9cw8WW7+iepTeYOh1nnMKlRCFIYUBH4B3ptunZdf\
                4R5WIpJLGKW9+CqBWVDOZLYdfMClUQE47dYtKAMS8Ce47ddHxNOeqOOMDa/CdLoSIFE43a+/e7JqrzjVAHdHiNON0aMDycOb3rWK6P\
                AybJSFq6nMpVh5f40lQXqrnhHWdpIwBI7pWgD0MMBZqrIWh/8d2XPxB+q147i4CDY8dQjKYMLUA8pHgYVZlYu7PhmdFaegwmf8Nzg+\
                40NVBidK0tlwm0SU/djreRG2aA7nxPaHOnVytJn88cV2ArbmLOrfgEmlhqw5LZQBqfyOhzpoQ8D2wi1NJ3rXt29v4pOARx+fsv9m1J\
                XPqH9/zudL5j9zMI85FOw4+UFLutkMemQzoa+pTI1PaMgxibvkEEY+MZZleVbhuHeNZShW9O3nQSpROf7FZhnQa0JN8fW+nJZbcae1\
                FgU9LT+8CTNI2TXKI/HU62zZTs3LmWZeoXvxlsOzACoQp7Qq8HGmhTu31vQ/Xx3PhLy6Mh+7MXPgSk3jr03PSoIpZAeB3XMI7edaHv\
                AMKza2CrGbb388+Co0H5XGs3lb5l7coAHpwidvYaJl+n4fttgqatM6AB9/lWfbp6671tv2cfd+z56mmboqtOaORJKGfpWlGb0CwPal\
                mvFjYn6t5G/jetN00Kh3v8hIkcmTy6wd5iFmXiDtMAO/vnjz8RS/wOfT9iQ6Kgyget4JbEAXgwjKeo1uCrboydXcLi5fPnXz1o0vP3\
                A/aCSG9T4LizZ9D/7JTypTgIV6PjHQpy75bn1fnXWxAgMHH2HJrfiXFXcZzuK5L1Kfe/p71t7foXdvYS6l8e5+RB8x0LyVAd2F1stp\
                tzSIDfI/9v+J0fa1LRUkpbtkd6raN63Db7obb68n0A0YOKUJMW6DXtQeFsRg8VTCe+WvcbCeO/nPx/nUR3e7q3keAWoQy+9K5awya4\
                r769OnkVYe24kfZ3NxyOvPmyceyefjw4peBSr5o2bm+PNNt+OG8+F4QPCC9a6TTsIYa7+YtYRmQ3H27jfttyfBcN04XU9qBpvPKD/T\
                tidBFPSjcfXj5WwjL/dYkpIlxvvuM7fhOm0Om2Uljqv8uEzwbhQ96/8uKeB9kTAAA=
                """),
        "inspector.js": PageFile(
            hash: "81b567d7d38cc771",
            base64: """
                H4sIAAAAAAACA6VY3Y7cNBS+71OYsEJJNaQU7nbZlhaKilSg0q7gYhRpvYlnx2wmDrFnZ4dpJK54AK7h5foknB/HcWampYKL1cb2Oc\
                fn9zvHo1et6ZzYiZW8VTPRGt04OxNW/6Yu1b0TvVh0ZiWS/JGq1UrBYf6LTc4e6IHvQt80so7oLG3sUTVypX5cRFRm7WrdKCZ79PCh\
                +CrQPjf3M/Hivq1lI502TcTVdsaZ0pB08fDRHuN3Tq2OX3FIewHmlHvS7bA3sBDPz0vphLbitjGbRshrECvcUgmmVpW4NvenQjsLcs\
                BK8GFnWmPBJ7Kp4M9uVDej781yC3Qoy5oc5at70qaspbXiu8a2INB0YvdACNLWbVslduzhL8EtT3oh8TqQZKwS4KFSCd2wOmbd4cqK\
                jWxQLZAvRG1KiYtz0aiNj1Wanb3nAmIDydujXB9re9nBrT+2qoHjhayt2pNmXaebG/FGNOu69vI+bqVbojjYOnsw0LcSHCZ2Ly+/f/\
                WCk6sXPsvCYYhTL0J4WGZpGrhqjR5LPddspMnIiwJco20+CD0fxJ+NZ6PU85E7Oi9rJTs2vkfN/ToWP7Vu/9a8UxSor5e6rjrVpFhp\
                adImMy9DcAKciqQxjYJtB4UHKzbdR9xHudWlW3dKQJb4HdcplYuXpq7Es9oJc6c6YLEK3EOpKZyBlRKVtk42pbJ5MqNr+2w0CsKBew\
                /FxdJsLF+Zi0sQr6I6XJi6xmOqFy6BDq47FevG6RpTuzQrBejhsGTMgmmgJkiPa7UwoDlosbU53zYEGTKvJ5phAyu5B4FQz8NWDAhD\
                bkXKkUBMCwsWpNcIIcg+i2mGoFHmQKVcoGrnkxien5PpuDg7DPD0iMXYsgO3XJoWzr3Ip9P4jxSn4rOYFWMWmD75RHwUO/upmOd5Ph\
                FU+gwqclvrUqWPM5A4L2KRC1OuLVXulNM0TurGphWc046EPL9TvuwyuO34ydP8RrlnDkr6eu0gayvp5Ke3apvg1R+Y7z7J2ZNLJSuA\
                hzFC2cyfg7UpeCSvVXMD3n4iPgOt0EVgI/MSvsacxDN1GlN2SlrwR3w2w+ixw7LCX5od0T6OZ/hmOr0QqXdwFiNeBGAR7Il0IvfXte\
                q2XNIAWFfzwZPnycnu64uLXNlStirI75PiKsue5rROJ5X6QWXDsHvo7UkJNFwA3JxTOo+TaWO6yvq0R0wC9169/f2vk92w0b/9/e8r\
                cGmSxGzclpgNGzCy0X9mxM8+5uoUQFojGBYtAzCCYz8Tc58bfLb8HLc9PM4barYo8VY31Yy1LfKFrp3q0ufGAFA3Wf4LTDRpIiBh+5\
                BqrCFUXATFAYQ3S9WpRES3D/dDCThWTWDggTbsDMxg3C0sxzrhvRHV6Wqk1+XtqYA+cv6E88936lyttEspVUd9i/CFMcrhFGA81Mnj\
                0ZJK301sIUrYgTRGdW86s0ZjE9lp+Wktr1WNCj5HqgGvQysNKA8Dj9UVDhroleCTSJWVbNNUyXJJ5uw7K3CIA7fFfkJ+QtfBVbTBsW\
                WF205ZqA2gvaAZg64cMDs75tRxouMvVnK0AXqgXxX/tcQiUNoJmBBP4V+noIZhsOyn5TYHmi0kqq7QyKXSN0tX+EIhMVwPEbLMeZiC\
                uYb+F/PCD1QB7wGtsUTn8+S1sdqXztXJjgf59D6DPA6rbdZfFZDXyQWM98k45afzqU5ZUYyIh9pdS/AfpLHNxpmFTVrozkKyQL4FUw\
                LxmSclJfN2bZfpPHnuT+F64qX4ITvAhFeT9hGqRzt4q+eLRoNwhTZ52OqD0hSBfWWhLswaU3sjwVPoViLD584SZ/seDKCdo4r/pNXG\
                snNJDLwbYAo72RGvr8Ze3Gmrr+tQRha976/rx3tPdnxzH77IDY/BBwmtE8RHPkn27XsfXnqg/CICyuRbTK0E4YQMegWDYEqWZe9I+m\
                jUmsxYh1XBJfDubhtn/y48jGbhVWTXq5XsthgIEjET0CYtCrCsrMUBzrEjrVOtpSBFF8WNx3XceDwWKhh5akueMPBcOfWzQfSCAaQx\
                NzcIjWlUdC/u6CUCHVzd0XAEaLKbDDHTR9DeJPAN3xteNDgJkKDcyQ6mqSxHbXxAxUGT8y6JAnhFl51CqgTnhHQ73BsTaTihXApkkE\
                57/YnclkTthhUx9aSVDFRRiBj3UckI92sdVD+A15C7g8nhqQwdjHNi7GVHM3u/wTHTv3a414dP8qMd3osf77OtbOJaGgRxOQX8HOzI\
                iqi5HJfw9o8/g35LXVWq4RisJyH4YIWeDcbE6rCFkTJF9J36DBNv3gxlF83c2TsDsKfZFGN+Xm6n6g+XvGPIGrOcBQzkhx5YT9PQa0\
                zRG7T/8DQkzQhG8HkRdHvPYDepFGIdH+iva7nlN67fPxxA+IeUfxnqGI3jhw+ExsPe/w/NK7mFCW4andAH8I3pcRa+/J3FER0PYGbi\
                wD19CCsG3jCSp9A9OET4AeMk/yABc+cPplK+FfX8o9vQaY4NQDzzQOsZRyC0BZDYt7UxC6pp8tAxpQ57fFFL9z0mzxz0W83EnazXoD\
                fyD3jjIlciERWaP6uiM2KFwwJ/VfkHlmOdjFUVAAA=
                """),
        "keyboard.js": PageFile(
            hash: "1cf7019111d7d7e3",
            base64: """
                H4sIAAAAAAACA21SwY6bMBS88xVTDitAiNyzotpDI1XqVqra3qIcHPxIrBob2c/bjVj+vQZC0q16QXje+M288dsUBZ740pOkFsOAX3\
                TxW3h2ypz2hxKiYWXNFlmO+iNerJIltDiSXkkYR/w4W8dNYBSbJNkURYIC34Px8NeCh23hI1vTrFAiGE3eQ6BVpCXOwoPPhNY2wVfT\
                /adeONFhWHvvD+O9XTIp0Wsfj2iDmT1CGc9C6y90OVrhZHZj5xgSQEi5eyHDz8ozGXJZGp1I+9ukJTKaKvOIExVQ7RWrYi4iaP7m5i\
                NJvL1hqXTEIordgYadfgcIzfGcwxEHZx7nzo2NNsHCnYhRY7Pmj+Hzz6/PO01dvDnG+VYDCzV/vPlagKrR1pPnLGV6jRCJEp40NVxC\
                KqHtqYyJ9IG3xnK2nyRqJ8yJDnma/8/SGlc0dUuuapWRWbasBcY5oOm3UqbRQZK/eoxY/pfDD7deMYo7BXVdI93FFF2Khwf8O8gxMF\
                sTdy5OErpOuEt0+t7q0qtfHuPT8jTZVXkVrZadXeAxfsfkD6TbbfPmAgAA
                """),
        "lengths.js": PageFile(
            hash: "4e3371f6424a061e",
            base64: """
                H4sIAAAAAAACA51XUY/bNgx+v1/BekVh31xf+posXYu1Q4ddhwLt0IcgQHW2kmi1JcOWL3dN/b5fsR+3XzKKlBw7d7cOe4pMkRT58S\
                OlqKo2jYUDVOKzTKE2StsWetg0poIou5ClrCSKsj/aaHGmgvZ7tdWiHOm1JGCti/NzeDGoXkq9tbsU3jWmNu3EaCd0UUryDecXZ2T4\
                YSdho2RZtIC7cNVZa3QLG9OAxa2avMgC9qqwO1LZSbXd2TloVaYwS0GA7qor2aSg9EZpZW8z513eUEB5KdrWB9XC4QyAwrW3tYQDp/\
                VDCPV57wwBcgx0i2cuQcu9zz1OFlPbYORt6pDuEjGgYDHCrsQQh3jxC/rgxeXdqi8SsxR2lCp62IprmbFX0ljCCtOcrRdnIYJaNKKC\
                w5sPby9fc8F6yI22QmnZ+BwQRdt0uTVNPGwlBADgcarNGNElf3xHNYijj1EK0bsJ6E7CC4LAW3NWp+ZvJuas40R+5R0M8WSirqUu4m\
                M8mSdgOj4lCMm8P0XhWIgBwbDFxFit+wD1GHNlCWkP9M7s42CfktYErFF5w3IEhi+T+1mcAJxNPLOM/a9m67uAnqiz0Os/W98PANZZ\
                6W0PpbQWy39HLK7kERJfSvg6FKUHcaNahsHXkT2lbJrSfkDj4gI+EnotXEn0D64bCmituG2xAQljcgL7neTPWuW2a6QzKRqx1yC2WP\
                2M3OFJKP9APpawEWUrB460NrQ/bsWj1uNudo2H9m6ZwPK5jw/ud+dB9p2dyUrZ+ABZlk2qm8LK5bqee7/Q+wr146CUrjvH/FFErhN/\
                ceKhHTG22M3YOCJ1bIIQn7OYQ2TljZPSbmUKJypkripRuoYRjRJPCf5oDp8eH2jZO4B5ZH/CqnTW5KaqEUJnbDYbNGxrWZb5TuafUU\
                T5RylnkCTjHMKcnWSxCrN7NFjWrntcMqsVj7MI566LsNN4Vq6w1kW0TmlERTO38UU2hiRRmMdO+veff7mfQbReeziyStRxvCr90Q6W\
                FLSo5JqqOmwwmBz3CM0Bz2GHPVhlSzmCbg6PD85r/+lBdO+q1I1scZBFJ1gSjKVyGMcUpKfpAxyNPUmTYN0n62k1sIxISMfyCZN501\
                NxCY0URUx8ya5F2ckkUFttwhnwaLmEThcSUZZFMgTmI5iQmT2Jonh9jXW+VK2VOJKPfPWxjPoJ7xO5GHriIXvuMXTAWX1D+6rsmuNh\
                /6GFaUCedO0whEOG3zj0s7wtzN6RJZZu5x7UUbXG82k7Q31YIrLRy6Yx+9/rCH6EZzC/d/eVc4z7T53CbPE/SvmIzv76lZhtNjAqbc\
                Q3WpSgB5ypOphxIEhX9/tKbkRX2nhwGljwVuB9VImbGHvVO/2eEz33QCC6amN/xYQwwRkm8CxJTjDlTPyNjKlwXxbq2jUlP7ewXdg9\
                ihrj2jDaNqar7ww2vpp6nBU+UnbW1oJanFp5DuE2YtudKgqpXUs6OkYYV/pADHwmuSeoUzfv/eDzUyf1g5BnDa+xOblRw/XMUA/8CC\
                8U/0l8/LfLKR2PWK4f7Y7fGEPpA/OfPIG4MHnnTspEbtW19AOZeMBXEFLkDpFoOwyckffQDKTlennCreWIW1h6vmPC1EAaRNHijqe6\
                FLncmbLAN8cymIyakEgzrNyDPmburCiGAXrAMHxVEr/IWmlfWny/4CcWdjKLU3hPD5vYZzJKN5zbp8c515/1xz8aPlt6/gliF1RS6H\
                ZxnJmuDMqLQRuNL/HTBxXZvWBWtKHg+KAafNBfgk2nsWxGc4mcDZeDMdibhiYqijN0W8VJZs2l2cvmJ4GdSqk4QrCeq07kyn38dLfw\
                iQSv52Ew0L+N4GQ1un2nl3CmdF52hWzpoGSwPqoshpCZHhj0b7Qgi6yRRIM4Sp3jLOIieC+smKn2Z+dLxuwhceT2zp4vYYZ881/zI4\
                QLLNs/ykohSKwOAAA=
                """),
        "lines.js": PageFile(
            hash: "f6a465890fb3c9fb",
            base64: """
                H4sIAAAAAAACA5VVXW/bNhR996+4UYeMShQ5edmDHScLimEY0K5DC6wDFBVlLNrmKkueSNc2HP/3nUvqy072sDzE/Lg8vPfonMvhxc\
                WALuidLpShckaf/vw1IiWnC55sFhqDTaUtNmVBKldLVdiIypUqEF4oDCua5qVRbhoDi+F+truVytSM9uXT32pqD+4Ct7OqcLiyO9ob\
                W+lifiAr5yc7SSGXakQ+IKLvMl+30zRJDyQtxk9rpPUqJj1Tsc5zQKutJbtQNC0Li8zHbp1mSLorhzbaLsq15VJ42Kwb0oXRGac9HA\
                yAYGx3MU1oKJLHzegqvQwngUi+BOlFGAzn4zoSANpq0ILAi5oR2n9U07LKbpvK/O/dATeQ2JNcrkYUnAcR5RaDWwzmPLjD4J91ycPH\
                AGO5Kg3GPwZ0CMeDAeM/+Frx0f56/66tSKOISs1UpYqpMjGYkpVc9qjnM6huti6mVpcFZcgvU5ngjZD2AyI9I3HG01gX03ydKSOQYR\
                gC166rwkGMEdebxpVa5XKqxPBc3I/ebMFTJq9mIOr5jXjM8CMeN5dhOB7OdURC5nlEC7WVuFwvJSbtgHUQ0uQO+ESCZ3TfMutUktL9\
                PQGBRvTJFRXPqnL5FkX8UerCih4ujqJ8o347Xo7o5qcQx39fL59UJerVEH/jwcGT+3mhICJohnLIuFZ/T0B2IS1vSosgF+It8ZJwtw\
                nC1XZVVpZa3rX5AFCECI7wzHsdwR0soS+3Tm3gcBirrZr6uD7xiDubTLzAz8/pjANiVWTmM8QgguFdEL6y/vV2+MMeZ5Ob9HD3tS2Z\
                bfVRycw0NTtjwOFdD/DNQRtSy5Xd+Z6gMt8Q4DapXYfId14hnfFKRyWDmti79yVFbt0XZmjPvaOx9OA19ipkykH/j7z7GEWP21hQgl\
                jHji4ytf0wEzCeo9h7AFjPzy7slq5b/XNWHUil8K9GMbmGBzj+km7CLoa1wU1qQg35YL637VsVthms+1L1sRAydhse/jqiq3onzlUx\
                twvWsk8DaggChOPfqM2Ta2mvaPSCuuq1nstvey5vTvdaWXLcxFxfxrdpyuhaNCpJHM/89YXfTby3696ect/qcYaiUHYYL6WdLh7yXL\
                RgyKgDjldrsxCJB2o6lwMM07419qyDqHcwcpo8pckxMWqBakJCOvRN8V5+Q0X8pDTmR+q1R9BvSt8LeK3ohM5zPmK4gZmFXKkY7vLq\
                3tS9xZ2Dm9DajX7K1ZE3fvF3HdpLT03DTe9ldy9fdct0IYu5qiFF62eGADFl3z9JmcPRRblJ+SO2NuPQMOpsh0Np6xMcYT2d4RT/Yh\
                q3vancxLWNhFvn56cRYehChIs5Wm9FOJO5UZ1RtHnI9Rw9B7kxWk8Y3gkeAngvd9AITzbUd1XthFdTGpFrAfz0OJ06pOM7EheRJtdp\
                1yLajP4rZU89O+Lk9pnO8Xbg+sYR/QzcimPn9RRuuhTqC2JTLlVTzHEVgbG7XAX8DXgtNlZWtn4jthDrtxFs/zL/vndPnVtfGjbqjI\
                2yD02Wohfdptl+5P6LdbTYyKMD5dnbtjc2wf0XsFortuq/YaPdk9MKAAA=
                """),
        "main.js": PageFile(
            hash: "886d231ab56151b5",
            base64: """
                H4sIAAAAAAACA5Va3XLbxhW+11OsOWkGSGlYnvZKjqzYiZNmmh9P5Wma0WjGELEUUYEACyxFMQxv+wB9md73Ufok/c7PLhYgrbhX5O\
                6ePXvO2fO/KJerpnVmZ75slqvKOtuavZm3zdJMsmczP5f9vZu8OCl72Lq2M1c29QDYTx5Cu7apuiEsT40gv2pm66WtXQxa+LkR7M32\
                26+mZtWUWJqarvzFvrMPLtpoK3ts35sHNzrByswI7ptF08Xobmk8ginrzuVV9Y3t3Lq1Mc5bnRpt+FNeF9UAcCEzI7hv624FWTbxZZ\
                R+bgT7na1v3SLGWcnMCO77vL2LoZY0Ps7Q27y2FUl10WxqHsh//huhWDHcCMcPdmMHkqt5YgT1trX3pd3EyGTmAK65wUV2A0CZGkFe\
                zqBRlW1j0M7PHefz0ubtbBHD88QYMTRprOydnxvBNvXMvrXt122+tDF4eVvn1Rhvs25nAyieGEM5uxqwROPj7Lxrmuomj3XGycwI/F\
                1r42MdhiOIv+Ii+G8Pda9TAnkCC8Yl49hba87ZGJMJjybpC13sHQIgoASR20gmz6ryPoL12BXSn58wyqnHv7DWTdKwKVyC7goXlQQQ\
                VnJdZgNIBFVzb9sq307SaY9lGqgI21UnFYHqbNIzNqKsxxChDcjYgygq9i5KC8/Hm8MOuhndQHem8DQ7IDzABxehm4Ib0Z1h/fh2b1\
                iBXRnqZr8aXwDrpgqf/ideEfA/glMPq5DqgRVW1yJodYkKrS5ToXXtqLSCsXuK/NhT5cdHd6vT1L3qVHvWV02XVxGRPoL1qs1D3eBX\
                ow0hjumOEOt6ZRX799TzIMm7bT0ziYOYoGx5Z1Nz/tLsToyRPXndbSzdd77Jy9jmsry7A885rGwKi+4RmD0ONKa1CFA1OY/uEkDFma\
                LK3HYFGs7PDW8usJv29ssUZS8uFCFZRIfTwrKfMPsXJ3TQybPPPjsxn5lXHezQLSzUroXtAbwwLr+zMqmbzSsg/Meawodb5M7M8xIS\
                LgHTVAW0WxC43K0RnAjDDPqAUGvqxi3K+jajk75Y5fC+Zte5FlN7w/z4yb/YWdMWn8va1Kzruxoh7uWe7xO3EQATIYn42rLI75uy2D\
                PJOOTZidzLfF2LAyJh00FTj2jKoCnflGu3/Gt4Ljl6U4PNKd8QiModwlNi27ZpU0VRzk3kgLKy+3Fl65TD8yVLJoHEzRfM9e4N7dyD\
                Xo8kW9qug0uVA072uJ9n5h2kuipnlLCIWDckfIidhWPym2aNoctOTnyMnlN8KzJ42oRUq4apgPi8vs81F5sabzNQt6HGzsu6dKTlMa\
                FJvV7eQC1+NfW6qtKrayZabZIR+KRmma+SRAbRPGnkKTMleVrR5pvEEyYnJkKfyNanXSS2xJMaIIkDgfOnPg7Hiu5lQ0fXKhqyraW9\
                dO2apRvJQsicVUg4Ej6J7nUEnnIAEF4YBsmWlTmlR07E9VRlLXcqMt6ZnlYiErp07oPZI+x7hGX3dflgC3Nhrk6n5vTanDGWxyQS1j\
                VGSeIxSTMQxmF9hJtA++zsGDvZTfNguwgns9bmJUeLbFEWha0jxNFypkpBXuy0l0pRzue2JSsfKp96gUjlpiZaFtXkVbLfmu6QTZGN\
                tpmb6LSJAE/Mp58i33CLLL/pVFvNU7/9pXkO0ersmWg8USkZucgU0j83V4HiIOlsUxZEX0jHeIyAdgR0YcvbhYtgZSK97kVSdm+WK7\
                fFWUOEIjrz66/jzb1MNXzT9vg6nniU2BubBPzth/ZSKPlS/e+5ef+DOHM4fQQLeyZOn5QYHumTna/0grqIo0732ftehpEuHNeQHjSy\
                rodVhcVkbNA+8fmSg414vXEUriq6rizL/CZ2t/A90VTZdQhtLPxQwrDi53r/bNmjJOzSOlrP5lXuvifXB9OGXqkn4b9wfVfXaY+h50\
                gLCluUVDYSv8mQvhgt2RxFoGq9RF6rcYLSRITr0m3J6VXqwUT7aQPpuYcQA2DErP9PeAOIG+I+01+i+3k4yOzJyxAfQjnl/XCPedd9\
                V8JRuub2trJcYlSU0PQyvaSZyEsIRKyQI1hG30dLf9uVZWsQHWBlRfoBf/tikMHMkVuTPrKu1DnHfngASWwon4bdwm9NEUJLhG7JcH\
                KDUoNiKCBLaCR8DfKKOfVacoPbupWo20CciLu5ceXSZhyVOc7S4VB9LsYJgGrMjJMQn10zzSA4rj595jjS1B2Rx+Eg5P+RN3B2SdUc\
                IHB/Y39Mq90VFrOyuPYh6wkBw9Sf0Grqs8q+VxFHuDDJWs9iol3T3gNKEIwuIXIi3q11uMjX627rD+N9w4tDALWR2/feZ+yPepD4On\
                0qHSxF3QLoTTPOyNT8e6qPqo1w0zcKSFBkISPpxr5R/6ePiCqitE8JHvFcKrLOOlfFvitsIfieyFnk43aU3ducGncfp0TEr3KnO9M+\
                fMgMrUv2mA6CEDyUCM+XSVkOtPf2jTTxWDpDb5a3No8OvciCOwpNK+KU6xjeKD4pnJWO8N027xqmTnwV/Rv4Kb7VyDdBoq8cyoibNR\
                LBSd6W+dMqv7HVhPfC7b1/Kym19w+esymCGGGvqUUE3JPJXmfuyholhvcj7+EPJx/AMTkasJDKawsEotRqSfN6iaLzsqXStSpnd1Hx\
                5ZrVkjoTrGU0UVOJx1Ad+Rt2bkQsTkN56pC5WgNOm40UBeQ5Bec5NOPhzDyFuLbyA44sZk6pHBx1S5O+VwJVAwLw9bep/vk50jmR9x\
                ysdxT9SJFqJ8X9GZu6VrRaXjTruog1M8tdOApxRCWajA9ECvUH86zX11+aZjnQ0Ve34mQ5rVtsV43zOJDZMf/ZQ0++n4Kb+tz8kVSP\
                CfOZ6UuIhEPn2Dsw1JXsZeFJshaLN1C+9f9/DoL2ZF6YJMJhfm+ep+Z3QxL0VkxEhPxLDmkgPVV3t//AdSEDBfuFFMt9Zr9ZWBjix8\
                m/eBhfACE8uBQQISqRF8Ub0gXKECzKjGTCzwG2XTbc9Yhz/LeywvCcyrMWjfyaBBbImRczmLbDvHnic+G4shbHpLU1g7u8vbUOMaKC\
                gXQumWRSZk2OaKeeRJkbFVe/oauCP0gsHn5Yb3ukC+p26q2ehrv0ePLK/dlu1Yf8hmARzEWycsujE1hDgISSpEQ7mCQsOK+ryZ3dFn\
                DM2Ex/16vJtXQ0Ds6STkgyvB/x85H8QfJNk7dFf6G6IwN2cfuvKvjJAyJHY1u8ZrcXml6eTumQkFjYsb71oZRTNQqncLIdvJ8vpSmP\
                85HTx13J0QfB2EY1M/mukbw0/rLIfKWtc1PfRsUE8NSQXxytP+pMOi0SojzVfL4zFIughtoVu8+rtaW6lFsye8pOty/3fcLZzOcQgK\
                9QBEmSyCwff9CFtA73rgC4Wy3ZYkqlMybzpIfBgcQ8RkcoDVlDVa9fkE6qvCwOMxliUBnTyBIRNloeErjjcu2QSJ97BMOjxoZD3I5y\
                nnnpJDhTdA69QkpQfA88HXifS07x/XNK6IxrLRMVzqMVKbt59wHQUymdAHskYwFjXcc93ku++0SxpHFLiidEXv5gyGwkJq+bUtBKO1\
                fn0mBEVNJI1iWJhq91p9rYpZetkyMKKoqpzcEDdaQEbqyM1FI4qooEHBriUIWP08Y+U1SNCvj5cNVCBZMUk9tnfIh2eLQZHjrMUhVf\
                BDvz3EnWOZ43+73mX+A7qBIlrfpQMCyyScl3vkTj5mBULYWn3MSnxke6BZwPD1BSHsxX2VcnVYOCSETSkwKY0N8QV+UdFM2NQi7nPe\
                Zo6w/mUxfHGh7kpxVbRhNpVAekh+kM57WhmBmkjHEF6zEea2eksaQ9I/0Dh/lpwYU7aTBS5S1K/FH2nVObYK7vHqSuolxwii0PyQFl\
                QTXkHTaRt27XQP706ppm9Ma2l1OC9iNg/zinhiYUgOqPqRw09S9DvmGTyPmUyyAPsJAtNBQpqIIN51G9fLKTbytkX7o3//3nv0yY9E\
                03KlI+gGEICTgmL1iBGPiHOH1Nd8KKv2dB0h1tuPCQN0dUf2QOW5wESVAFoqNz3vRiYGmPHLJnzOMno6umLWx73QuZkJOMWZV4MYoh\
                /NhJGka6eMaVI/1TwDP5IQ0TOz4SXjzp2CoFJjnCZmVr70l5xl8p14minfIULIrYW6XgY6NjiyC7wRQPOMdj9ESVj6uBIyWF+hO0Q4\
                ae5bCXS2ze2UlwGD7wUHkvOvkRNy06jfwNRcWirAp6U5y5qM/IwwsqaGiZ+WZBXkTadvaBZhVvub4Qf4Lc96D1wGMKHsJSaIcSn8zW\
                lXIjM0BQVsiDk0QQEQT/G2p/Gp3A1urxI71/+nx8PK0SENWI8WF9j9rjiKHA/44UkF5uhYusQ8Vmk9MpKm/ENeZd1/wbLjsLZW6vge\
                mwFe6bCRSuo/gpXi50IlEqwNFtFtTkLXn+pm3ukKZIg7QQL1f4QC+PgWS3HTV0ci5TuQm6QRof4v7YErU9fD0Ie1H71r9nRvpHD8Qk\
                1CcHz6SQ2cRP1reTSG20N0wA0kCm5gt/otJfFgfz89CwvqAL6LEB/qdculi+SSxP3XANjBIA/BxLvoIwY/wdHWD2V0zx9aCHDd5gHE\
                XucqRtmWeJf0O0G8LGryikjZKiPAIkIJKb9XY6yLXwE5R6P+hAyQN9UAZ1wp2koKPHcfZkckPDxruXrET1/hOJbLZu6SnrWPtFzuMU\
                ALtCEFcA/0oennz69rMJ32xIknp1rY/gRhu+7M2JVnbmnpgzTT+47SF1wgbpQY4UYIqbrgofY/Vkff8sHefcQ3nTdiEltDkZkF69Pt\
                nR6t7859/me0gecns/BNWI8LppwFOdyNGpsjaUgWZyDD8kWcFViEGE+yjfF0FTc2qYzg4apggcdonqZpgzssodweRvY1N2i/RIcRqt\
                sjpGhks8SJSif1Lg+TVutEQ97Vi5ABmpU8hCD5GgaugYRfAkepXEg87F38RowuyFwaoUf1TBDfnje/uvgkaq6EH97G8hCpwBU8/l/0\
                lK/5b+sY+mvfMbP6U+Rqu8aUwoATpcpS98UH+mw8qrZ4JD0eCr1CQNnWT5fDOhJGj4Odvwe0jYbd9qZlYHH/35gjQqy6kpCY050z5X\
                IllPiCEyZJAkHbTvtOKQeo+tam7pwWjSzRZ2mSPjaWryCgsYZpwFamJHy1BdXZc98tTEn5jpx9hDowPhAjd8nNrth2ouPvjFyf8AQM\
                SQXfAtAAA=
                """),
        "marks.js": PageFile(
            hash: "99e8508e3305e22f",
            base64: """
                H4sIAAAAAAACA71abW/bRhL+7l+xUY2CTGjakntBT67itMH1WqBBD3HQfBAEmJZWEhuKFEgqkqLwv9+87C6HNC2l6OG+xNrd2ZnZeX\
                lmdpl4tc7yUh3ULC7KKJ3qQlVqnmcr1Qsv3Vz4Z9G7OYst7Sr6qO/++Heg1lmclkWgivizfq93pdirE73SsNjamgG7/+j85zxaaUFd\
                xIs0Spj28vlz9dpt+CnbBepNlhZlHoGwQL3Tm0IH6q7Ua8FgnWdlNs2IhXp+2WJyB9pMyzhLpUg7173lHSwG6o9Yb2mi3vfJTNlttO\
                /DMipVXKhZHm1TlX3SuSqXWq3jabnJ9ZAGTmCgtoZ8iZR6FtTWD1S2KZM4xV8PEWzhn1NnABhEqoDDhyhc70i7aRIVhXob5R8LdThT\
                qlhm2+J3w0iN1DxKCn1jF36yfOUKnuI9qpxn66yIkkDFc3kGtYwKkDyL53NQOS3J56F6Xe7XWh28dLN6gEN/UekmSfzxpELtlOGmZy\
                BpjCsBrU+swA9LDSLYVuKIKpurKEkUmhqEgnCy61BpUBaIgSOS1EYFAUgLpklnZn0bl0vQdx5tkjJkZejwb4SY1vHNWWoKd4xpY9N4\
                Ig32kO1UZtwdgS9K9C27CF0cPYBDpWKguI7yJIZjI03hbHhQUfFRz4YUeuMJOH0ZJ2YYqBLSawg78jhdQDSyoY16JGtEMzdn9jCgTL\
                RSB8jTf3EqVhSXSbSv12xEVnVwukUb+pWyES9tsZmWWe4ZhoGMbUvtUyQqOHVchFbyyOpwU6/Vokc1H7HuxI8cb7GKkYFsBa54nq9G\
                r3j5G1z3fJ931Dk/XUbpQs/CLPUcm0dEJj27iBwKPMmoQk8Y8cYUZDoEQc7MAGMnsCBAQLfSUQHJhiA8almH5Yo4rT3r4tSKWBES2E\
                hVmMqeEaq+/dYwlhjh85ZwvSmWfI5vLA7ZjSEoC4T+CY4OXDpYOkDr5inowzDkLRaOnAvnkGsen7LOSkYDoBeJao1emx0gtgSjr6Ny\
                iREL0zOyc73pprEDEO9nhA+MS9yqno1Gqpdm+SpKenhqMZut0Ucwb1mggRyDL1+EhSQCwYKHAALMPNRLjYAZTIQ0gFWjppz2/Q7T1m\
                fw6p/WZpVzGWsBcOF3WhtXBI3wdR2kqKsYPWPNcPaZjd4O/XIIYsEknGOiBqqHhBc035PiDEcTJrdhXOpVMUYLxLPJE7qbSoB7LSv2\
                Y44dg3JqdjO9DbNtGhJpZ4QzEzzlCRtS0fJy7lIacV4PG5JJMNnjaYMb1R08dPqgWx+zh+wiwcYKk/gM518n0VS/wcoDVR65EM8a0W\
                RtAS4VqUbg0/RAA/LwvOAAAV7cZ3nQT1mbQDvlhwaPEM5ssDo0NoR+03o3R2CPZ9fRbIZFc0RqsCvCeZyUOve8g/oYIwxQxaCfmGo9\
                s6f3GHRAC6jcgDeGpA0zcZrCupQ1FmJBgN79PveIi69eqP5EAgZt7soeEMR7bOIQZTNq6iw/FaKLaF14qJUMOKHw1aQzpEQmN4ibyb\
                zIs82614HpYvtDGwFs6PSamTuGiIXuYhvPELKXOl4sy4mtjK4El9ldGS10zbVDdrTw7CXFGzvC8WBCRdiMricTP1A7cAtJVJdqAPJh\
                yJLRXdegcS9oKVCgeKt5rqFdTll4I2uwWSzW0RRj8UGXW61TbnxNslHXizVl+jF0KfZEnvwK9q84rV6zwKKzIRCubiZk8S7Dtuly6W\
                V5/DlLyyjxb0n2ZRyWujAuRmjCrBBx8oz3IhJefvJ0XsbTE3t9a5NmXpLNC5sq1goiM7GFj1OTm2aA2UlXDMClNRJREBqaZkA2IynR\
                c+yis3VHODl1aV/DjaxkWCTxVHt9P5wnUfkWJbs8hIQm4U0YgAsZ9g28fUxUk2Z3AQajnpbNeUs7MPNe8K/BRA35V9/NXbdYJDpdYM\
                8AyWuYcBxf4V7+2YdqecGyJNCYnT+M1NUj7zSaTLx8uObSyoWgEoqPibuxLTOujTu0ljdExvZM1jqOzXbY/XSSg2y/uQ31yFZ7aYYt\
                yF366tVI/dPS2kMKFAJWDn84L3uQ/oCSnmUJh0Pk4GcOYzSLEAId+GfPMumGB7LFxDdnrhoVFacYIPgeXdjrLd+A6UqJvSPN2ZcVxo\
                tpltgLAuUIwATMmut4g5wvpnCZXkUzuLZqKGp4mdZ7lj7NVhrCuczgZg+uC3nW4hC9ulSmCxL1H5GGU7CmxIjZQshnW+JBOMRd0YFO\
                ASkdKNMRMZ0FJ+MkIqpT7cD3JL7hg2tQB1uy2z3+3DwsjQwYwL9PRNnX1RSJJJZDiiJGtSa3JojIOLMe+JnHyKzXjtVf0zuqJdClXA\
                VQ/kMNrdfeg+o003giQ65M/uL0RP1g7GSGL+QQRoAVAMdywwsxYoJXDRZPplCtIHDkKghZNPiOOk6ugjDuv2ynlVNb5JeBSDSXHziC\
                jvy6Pz+grbC+VvfHCjCNpd2FyY+nnZXfmX6PG9rGhLmDcSA322leatZW14UKUzBdu+fBuZ5FBNFjHuixERHVIiVENGS7eyWUDZRk7b\
                e70fGuDwbsPx3fY5QEBSMgkVAuAgVhedUOkPEOHTE4wqfMiAv8ecxDNGLm6djr4U0WXHbgt0ubMvaEsDIbqvu354ddv1Lnh32/+g1+\
                D+j3oLoHB3Zx7wJrb9eHANoNfI4eb4/DvR32hMQjTV11vLXrBESOF/eMwk8djUjhGz+T237GAFgHuD0FXNM8Lsyt/Qn48lvZSnYlU1\
                bL8wMxrD6dH5glTl3w3Od7mS3i/Ed9aE/MPkSa8E/widfr+Ufyrm23+q3olOFEnTAp4fYaO44Bc1LAlzsNVw+3dntL9ZgNb6dP2P1o\
                InHrFbjOC+LMsrWTeN8QidH2x1s0Ftyf0pm3x9vhVfiP2kPOGX/JG+68J9whXtoaph53F0r7sF/fCxixbX8u6oVr2buvAQe27NB+aP\
                gg5bnZX5hX1bZ/wxQScbG6Xhmvoau7uIt55j+x2GyNYdD5UcDWb3iVfIbk0BVvcQfF3ueXwqpl2pPgjJsppOhHG1i/Fppp88Byue7k\
                ovHlQwFUord2A6zM10iE1ROorxsum1L/74lrAveb9GwD2dK9sKfcoliHKwkIhJMRCJlRf0IYD2Ev117Ytfuvi/p78p/wyfmBjI+Nxb\
                GScn6AU3nsEd+OyLI+lZvOMPgrn2wq/kxjnsrwodXsNruYvh0jtpkgSoYqxvT6C4fstTh6ifhvPaWQRkefcIzOppWB4+DdCesvnuJk\
                D3firnTqKaV51+CSaefY3hV36WztR91oKw3/Zl1thySKkyGZkuAOKe2wwgtgDo1x/Ty0zRRyi9JFoouwdW5+imzO8fOjObZ7NTTvha\
                1zR1Ap8aBjSTNpB9nhf3Z7+r90H/blFmJsHifJRb5JdA8W4ZqVZrMZV8EIS7OzfsXf8H+sTa229KkWr0oFoKZWGT/VreLZDBxBz7/x\
                TiePXIIcxIucez2Zb1L+xMlB1WlF9o592ZnjFVH0AzvTD9w4mjJbN0n2gsRWRPHsRZSraOddBQ3GNlPxoQh2w7+4yX9yQ53L9Q4QgJ\
                WSLXmm0JjmCQLOTI8UGdyZ1II4BPxxPi4LY1BFX8ypcccopEsrfdzHIArPxDOETW6CSjtpa8zu0cy+GxXs5C/v3/7mPo6TsLOGswSc\
                kb84kRmihLNM50NKhea+9ly9DL/DC+3VTadT0awDa2LoxvioU4i1tKQeBYy6NX8HCKcXNZwy7jwKgmMsTft0ofrfIxhfqO8lkyR60A\
                mwcamFJ6HU2g1Z6yaYD0ksHA6RHGkv4Aa1zHLMM/ZozyQXcQ6RBDqmEv/bCJtJhKgTumiUcVAeIAItjuU3UOPH8GqUswq18mmo+i8D\
                lQPRNSgTsCrY9FRn/wXagUqg9SQAAA==
                """),
        "narrow.css": PageFile(
            hash: "eb16d0200e52e345",
            base64: """
                H4sIAAAAAAACA31S227bMAx9z1cQKQo4hZU4XW9wMWD7jmEPtMXYwmRJkOgmQdF/HxU7RVp0eyOkQ54LubmBn7A3Tvs9YAKHMU4VQu\
                i9oxq4Jwim5TESYONfqAR5h4COLDRk/X4NN5vFj4G0QSgGPKi90dzX8PhQhcMKXhcAjddHeIUuGq2YhmCRZfSyJ9QUl3B3Fw6wHNC4\
                JQzGyYyiKmG73u7iCpaMTRJMlTGWdvwBkxGbTw/P8Caca9IdCak2SfiONTjRPX9NPpV39niJaKxv/0yQq8wqf42PIlGxDzVsRUHy1m\
                h4wVgoZY2j1SW8GZm9k66eTNezdFTV9TPsLB2knpHGpUAt+3gOBCNhDdnZhMhh1c5z8Usjozol/f296/fq44gv7OUBX/fCFVkayHEq\
                /4tKfoztv8JrMPNK5OpsM+9mdheiDz6hzeZQMnu6/GmEPIeaj+S99/56BrTeMbasUk/En69Ftd6Og0s1RAqEXODIXu2MteV5+9t7kT\
                FdgGwloNbGdZL7bZZwEjOVJxPat2MOAszQzYrms93ePpxR0z5LMC6MXEKS8Fq+WO+32ffb4i8d5KPOSAMAAA==
                """),
        "newest.js": PageFile(
            hash: "9fa15f391d85e730",
            base64: """
                H4sIAAAAAAACA31UwW7bMAy95yu47uIUgXtvmnYdsB23AR2ws2rTtVZZ8kQlbpD530dKsp1tRU+GKfLx8fFJuuudD3CCB/1klYERGu\
                86uCivKAbKn3SxXa2uLi9XcAkPaGuCQVOLBMFBaBEI/QE9KIJGUZCvRJWlAT3xt05ZlUe0oIxxQ8lQgnYPtVdP0LkDo3XOI7gmcFJo\
                lT0v0iSJgy3hqzVHcBbB4689cjc+2tua2w/qCIq7Q9AdXsPQSl2gzAMq1yFtBFQaWxykWOYQBEIb4BEbYbBwjyetG+wGSCZl9LNxB+\
                efWYlWm1TTqyeMLKmE7/yfNdKWgcPAU0hfxQ3oWfc91qIBfAjY9UYFhB+cvoH72JhPrlb4EvdSGUUEXxLf0wqAF8Flxx7hdIpNrmMt\
                7+032L0xoxQDvLf4EmAXQ1v+1/RxT0cONMoQbjPQp04kilqdzZ33atQkUcs7fZRFRDnKqX9yzM3B6fo2tyUMwWAtjXHIlirW7J9MvF\
                dedXAqFuJr2N3CN7acJrxJ8zOYouclOdG6zurEAuk5Rjqpb+UsBb+vgvMF127i0ToKBjyMplIQd4K7XWKxfhdzJTpONJPLVRreumED\
                zr+pkjhSRBKXlTNxGW9MIJGkaxr0cfS/mE2rSuuEMRHUDRTv4nla3Ton+70VQTNbRUdbQQqeY87rZlEwARoM0PNg2j5JPIKx8euEBt\
                nKRU6Z0LK009Cs4KD0DLTNOW/hplFU3t2s+xSZkhKuuCaboSg8kjMHjAvP9/3e6k4F7exnVhjnjPW/RO7uXqMyviLQfB8mTyQHl8hX\
                40zoxRay9LP3YyPjcYxvNr8XbIR0/ZcnRG5gzplfrUZpw+9EuqmJYdZ7WXu0xZpLwt7b+R5P+5jMMksu2dv/TbXUZaDpMiQflpUKVV\
                sUUWPJzROPqz/pZwpKGAYAAA==
                """),
        "outline.js": PageFile(
            hash: "c08741ed62170372",
            base64: """
                H4sIAAAAAAACA41Y3W/jRBB/v79iWhCyi3HhNSXXOxAnkDhOOpB4qIK0STaN7xxvZG8urVL/78zHftlOC09xdmdnfvM9u9dXV/Cm2u\
                1Na+EEP5kH6GHTmh1cltf71lizMnX5qbuEq+tXr66vrl7BFbxtQNd6pxsLqgO71bA2qwP/P7aV1R1UtoBjZbe8uTQPuGQ2uNrBzqyr\
                TaXbrkROxOyNfdzrtd7AySw/6ZXt4Terd7yD8ve6tY9wQlw9mGPj+RE3+vQwkLOuNwVUTVet9VDQlNXdonegVF1HeAnDQmxAK+ZghW\
                czYkQw4QmaQ133sFctHjtDQbJW26pe4/5ou7Nt1dwHFmSvSjT02OG4NZ2GlWksaYn7aNqugO6w2pLpl2r1+b41h2b9rDE/muM5W6LS\
                Z8D2aLmJ7ZvDbqnbHtZ6b7ejvaUxtVYNnuveR8wadWhZkdYccQuU95kKqj3HaKWaXx72ijV6RpLsa6KQmIS/UNTnqlmzG8WfaEmFhq\
                trtEJlmhnBeYSlrg2a3BoOkeBsZAdb9SVY2odD1VLQlSQHdzpLbsbNOVz/E1lnv2q11u0TGfDpnTFWt/nX1zcRmRPTiQF8qrgQIxyM\
                mKXoB07EVa26Dj4cbF01Gk6vAIgXOzdGFZIDGtgwoLvFjaNKJJJArTBUUEB59ji5e3jcUXGWhNBk2q/2qmrshxZ1xRO0gTq6Q2gXtR\
                vlFnoglAVDpwoBozZoIdZbkka4s33bw8qaNuPzOesNHPSlcJwL5xteT8D+qe2PEqWvHVbHDzqtGwKrj4BEWS5HN6aFTAhcXA4k+sMO\
                Hkst/Z+5qA638jMTfGzHu0i3uBlwwhrCRnuREWN4nkfVvavajuAItwvP4Jtv4IL0LLeqy3ivrNa5P1xtQBZzNkap1uspkZfgcnjtoP\
                owSkXx2duwRWqkpASGk6TENmDJkyUl5gCOswCSep34MwiPUugoS7/0kXQZnQTOQRIc5f7QbUleEBX2qW8wyrgzclq1XiCFkEciKgZV\
                c9B+pR9Yy5Vr7w5SPFEn6piAIE2E+lZ+RcGZSybhPsr0ENDBS9R25tirkSMHTSGRMwNSZVE4gUXoOrixKDzc3os5awH6P/VU7nXwHM\
                XWRByMrWvsU8yTK9KEQmx3fQ1vsY+sTKuocqJGO0zrpcaE1NwvXP8ed/cGGhOKySxoBhsyd0G0DbYdZaGumN+WzIpJrpbmiy7HOc8W\
                ZBHeBDmvRf06LMJZptCyOcxfwx9cWzJVOiP6fMjhO7+3nOyx4r2rkARBSrNUsjBd1OaIeUINif5Zs9+ZDjVkZVTS3zkYsf52XkU8OB\
                xY9BfdPhKEe3EGzSskdFiDS1l802p7aJGbK9m8SnF2r6nu+Tqf+WyjYGBzJU0gB2EC441JfWYZoef4QA5enCc1vtypfZax1e8WLnZc\
                KbdojNCqzhXxyCWH7HypFSYxgtJym49LCBOXLRm20753jNUaKWVcexygrLVgnDuWe7NHdlyRpuuxwInDJnVNBN252C/L0tC41VH+Dt\
                TClE5z+YIP5JOq5kSTFOQVKjZb7TIG4CVabyIzGmeBRr07s15Iji7yQR0YRwxV0Rg5LqzCyjSJcKzsKGe6rTnO5KKhsL2pdrUt0qyg\
                ywkm0k5ZmjtQKcvztJKUQsKdzwc3wNAkIWM5ThI04ql9hx1pr+w2mS1lKmcQGDro45qn0ZRRGFcJYpiNuyGRSOod8nFm4uSeZiaJyw\
                KkYsS4cEx89EiQsOJUEeZuG50othcTZP5Q2oKSCBcIwwhntWOAJ9QnrqIzvr8Vcl0gvlQfoZ/w8fmcNA1rPkrcrLNcCgF3ECoGmTAP\
                bL+HPs9HKdboBzvOMVq7ObMznvUG7PEKPJeTSf4EW1Kn93945mKQ08RyLvAeIvkDl6EvuOtI3dtUNQ4EGWc6KUx1gXoJk2CrJx/djU\
                bCcFdyrTs2sFo396jHa7TT01Ny547r49HPX6qoigS2qGrUO0yByPEiBGKwAIEsKVHyUKkoVKSynEifWVCmSK1dJJfHGWwUNq8iYihS\
                bP1gjryIO1PrT9tDtEKoTukwOQJbDONN4uJb+GGIFm8sKdgAPyJzSwn0foqQ/SYvJKkX03zI00LtM40ppxiDsD6tp6RgWk7hb3dR96\
                UTSzVdoVV43SlDpYqPA88UL8ltjhXdZTycurkU+vO1yWJ+cSHBruFSoFb2PWX9CRq1QytyH+plGIgrC2wqFGvEYDHoGMwSh7edzjL6\
                5pP0cYum/B0nrfZnRW4vq2ZVH9YIVIANd4eTG/cbuSbHXlK4ZkIPBKpZ4QRnMKxeNM244p7OXWLJzOMr7IZ71Ut3WD/Peopkro0Bzg\
                nDO95JEt8OzzMJRGWVL+3z8b0keRsAN+gLJZVHxsyVgZb8zpx/Sn+pECK6jwrRNGKZQpzRx+cUigR+SglxOpN5WjWP/pXRvaicCd/k\
                kYWNR9w+bBBb7DWDqowuc/HoIpE+89uSV25v/TvI5BUqfcbrhnCTx0V/3znY/wU2MHwJ8X/0EWmspzS5+IaeDrr/AuFfYYAVFgAA
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
            hash: "300e7d5607d35220",
            base64: """
                H4sIAAAAAAACA51YW3LbNhT99yow8WTGSk2akmXVoSZZRf86/QBJUMSIBFgQlKx0soZ+dn9dSS8eBAk+YqbJjCWRwH2ee+4Fnj6h3w\
                qCpCDkEUn4RllTk1Ry8YhqwZOSVM0jaiSp4QOzTK9JOZM4lagpCJEh+vR0d68EoL9QXpK3GG2PiF+IyEt+jRFuJT+imjdUUs5iJEiJ\
                Jb0QWNPKkjIS8DxviIxRsKvfjui7FRYKfm1A5NzO73fqrfcSJw0vWwkvS5KDsOiIrjSTBVgTRR+PqCD0VMDz3V4pyWhTl/gWa4OPCJ\
                f0xAIqwdkYpYRJIo7ohOsYHWD1HUI1zjLKToEwQraREnItYEfQ1DglMQQLVKetaLiIUUZy3JbyiHKIVIwuWDwEQVPhstx0xoeFChHJ\
                wIkEp+eT4C3LuqXwPtDv3fLfsaA4aEgJuSHZFyla8sfi1m6Z241CyU+nUmWoC4oOg0kX4wxsl+RNBjoQfQhSXip3jOQ/W0rkxvgUNP\
                QbOP3ZJMyoKHFCSoUB9f5qw32Ion7FlYtMpdQTS9m5t/MrgnAyByRjWbf9TFn2iKwoKgvKul9pQRU+zQ9l2lhJZ7tnyexuIxj9YtQ5\
                SyK0tUiuKAtsEKMhzguaZYTZOPaPSVmCdNr0urU6KzhoCgEB0CCNVKgGwd1uh9G1dtnwNvJWwhIqIWFpv8i6XmFxAitNIdj6swA2zw\
                46+UrQReEKPllbEUHTGEmctCUW6kGzaE5Y8YzmlIg+SstWgTXnWahesWDKJvN04+BGWQG2QPUkXAUIZyqOkf4PNvibN2qVyIgIBM5o\
                C+W7G5hZ4CawLGbxGcc4B2ibbPvvlScxZ+UNCCmQt5rYtRpLUA+qkj+gf//5+8OoMHpTZkpDQVgRlYk/hBFij7bayMXqmjLG3b3jZd\
                TAB1CeJzRyQm00Ei4lr2IdMCBGmlmRinC1xIHAYjdbtR2Gg6tQTIjZ7Qp5IePNz3bz2OhZ7ywyO+sOlvB7caHW8TMi15kZNm0Fym9j\
                T18MPw1XCoIbzhpU0mGIgS8Bf+qvoc75tjQvJ44TknNBPCR9OP6ge+lUSl53ZWcJ50V97zrZyyDdHfifTbua1prSK3g5m/8OUF9R0k\
                JeWM8g2oLXSZL8WK7K0qQzjgzfT5EgBTTWYQoOOgWRWTvUnPJs4pTd7idRVcNqZIc5zDiKqN2wcBI0O+q/AYwK8AzaP3jbVgw8qPBb\
                YLOregT8fIge0TZXPVyPEntXo2uY1zMlk8sNbbhMMfGwj+txZbW/QLfE89cMR7pPmZ3qb+/N8R2YWIEOVG4E00FwSYkG7chvNUNZAF\
                zdRTRsdOsdgtwMCl6EcKqmmM1QUV87pinqUGUk5QKbMgRZRKgSUUWk37onbkrt+gtmzVU3h3XwACBorerLjwZOHcaZWQwMWgebzrCM\
                XgbxWugDoyo8eIlR9bb3vbXTmXM5KXl6fn9O7BJ6d9+dKUYjniqeLjfPrx+n54cpo4ElpOxdMGS52O2cXtfsVtGWi8WrLV4XkG5smA\
                Zj9tgxAJzNqyL6o4dnPxezCPdyo8kEcOGdQxgX4NDy4aozPNbnizWnDzcgVaRp8IlMGaIH7nA5XiStmfl05IMhmpWAdxobclGD423p\
                EGIXhkQIPRL0yz0z9WvP99COeMt7+hlwYFA9mWRspxry5t6rOdUkXmcau141TZUbncf1MvFW2ZIseepF69dRtDrfZyWMZt+RjLt7fX\
                MwKvZV/eXVdctZrpwU5g8oQg1E75PEyqZsHKKsbuXv6pDwRWB20mdxd/cxOCECCfi9DtzRfSmY71VOAQBNjRJpd6kSJBgOkR2rKA0d\
                s2zDPalMsO29TKDvZbzbkZy+EehN0E8VF+zNMButoVmHMOfDTrv0DQ7umXL4RcV3XQ8UpCZYPihVQU7L8rEblHZKphmWNna3XqSugL\
                zJyoJj2x0cfI81t+vdRiUsRE8o2P7EUWtSmVAIGU8BDkwujEYZFWaAjpFRO2b9YfZHZf26DriLoF24fvBazNCDUBZtlQxmse1L5N2H\
                mfzB95QsltxSuTUSusPGV0irkz5OvLmK+Hwwk2Pf8Le7w1jgfa7/+VcAVov+NVITprgeH4o1M2jv3ruymZW0MOr8xIXPbE/zdDFcka\
                VmNVjF5eKF1iwTuL1hIviZsHkRfZu7uz+TWzOarn2gbn0e07cYhgiWJ7OZa77ldALWBygBtx72e00Kn3cXk21tJBylQV8meD0aXcQp\
                eTB3RE8oCp9f+i1L9xujuwjjYbcnK//XwU8P9/1p7zA+qY5oxunee7oXB6fpjfO6rvUfmkFAZ+YXAAA=
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
            hash: "53deab5453b45fd2",
            base64: """
                H4sIAAAAAAACA6VYXXPbthJ9969Ys5kOmSqUc+9TZMtpJ03TO9MmmTptHhR1DFOQxJYCWAKy7HH03+/uAiBBSvFkpk8SCWC/9+Asy0\
                2tGwsPUKyFWsnXldxIZUdQmne1VKVawR6Wjd5Ako+rUkmT/2WS85OT8dOnJ/AUPqwlLBqxw40TuPrjDdi1sHgYGllXopALEAYE7Na6\
                kiPQDZAMuLnn3xwlBCFGNreygV1TWmlAimIN0tkCeokSvBLQCkprQO+UEwEf11Lhet3oWhtReT/MCDbaWN5jwFhxPwKhFqDtWjaGlC\
                7K5RIVlgpNlmUDwtqmvNmSdlFpkny1RSOEs9hLZd3BLjzKPo7QvRK3/i1lbZypK1hWW9wzAYUaye6SldaiMRSTlcDDqIx0exs5cE7N\
                ggIzPpF3nJqiEsbA+7Kw20bCwwkAxh6+t/c1Phk0Wq1m8z0dAPjGyZrCbH7uN1Jwg8Wsw3vkI40p0ZhokweJqS8B+AxqW1VZJ9tLCe\
                KDIeiT2MDDzx9+/cUf3YNZS2ndsUIrNHJbWN2k/DpjHwCNKU3uNk7dATJ5fxLZbeUdp992VZY7qSs8RatpkNZIDI9yQr/xhapLlSaf\
                VJL1BF+t9c50FZXDL138fVFwwXNqhOE8D4sDRBNqYtHWQd7GwmUFw3C7cuYa1JniU7CWgwIhWbiQ44nNa7VIs9zUVWk7u8PmQqj3wm\
                KZTd25vJJqZfFxOu157V9/+61/G7IWFi7hjKUCbXFHJHbefZrSAza+Wsi7DKaXrkwG4me8PIfPn9EnUUs+lPEu93y4N/NulEtIgxOZ\
                l+lCmDozNqI+NCKq9Znabm5kMwIXXq5LSJ2WEVuLuvJlWVnZpIP3rT+nR/0JNsrKSL/sAczZ1q+gVx4MnNlt1p0sbHlvJi1PgrHURg\
                FEuCRqikPqX4W64Bi5VyErh358beDh5UtIkiwLwqEf9KDaeb53voed/QKN68tUJUbFnwJYIoCkbnfPUmrb1rmeVa5+z3smHQabwu1D\
                XlRSNGkPNgY4B4NaHy4wuuReyat1WS0aqdJ+Uvu9S+lyOhz29Q3sdbHH9Kn7kw6xJ6p+tzOvdCGqt2LjijHB7k+on/zqP1tM+xV6wo\
                iZ8NtGNo1uUJaHuRgXGq0JQBe62JLveckX+lu9kF7fCBB+pTcjSld0vc5IyAjyPKc/fRN+qKr0evYE43JfyR8CDu7n19m8K6yoS5EE\
                tNcA9adXg7hGAvLCmA+E6tOgP0cob8WmfS2ZK+GuHoDdzU18JBFNKZ6ty8VCqmQECXkboPOR7JOgeFdbUvz7haoKf98t+dJIXdwegQ\
                jb3b6GIv2vIGPYuT78X9WC/cYOuZ8OXPQ9et5HAboEj6Fmv4cfaXIq/qASb53THtcMKyNW5GzPshYYmKdEe2h1ABAU8DflLV3OqnVt\
                d8B1urC3BRo2Dy9uPhU6/5gFPQQwetsUeFV2pNmj80u4fvJAf/cX4ycPoeDb/t9fXsMkCtRRPLm+IBZxt6mUmSZra+vJeLzb7fLdf3\
                PdrMb/OTs7GzOE8JbJHYr7+9jG5y9evBjzanKJ3cwmo1l49PK6JRr1fQCpZdkY6+PEPTOCNgKnAz996e/bqeAjxd7utIfQtbiVxJIK\
                vdkQf18CUSjkAnAj8Z3kLmFmTpNBzLWQsRPLMxNP0q1YGSLHRxPGpNlnhK5EDGG4JS/dP6QYdOmOLz6NX84+7Sbz7z5/Gl+OV4wzs3\
                nmYZvQIx5wIqTkwcR1KRutpJ947JBQnzN95ub0VegYfqUN7XLTz2FFEqIcOtheR+zjcqsKW2r1KBwNJ4Uv8voeIvDVSWLa+eHrjiuH\
                6Xz0sHZYWARTHI4WDR2jeJ7FJIizhWNbY83H0q7T5GKcRESG1OW1rjse0tLcemvWKZsYoZgt1VbG18gQBkngjKV6mvwMnjOBIkmBG8\
                YawrXW3e6n4dVA4XHR3f1HSz5YV+UNOr7qZA4bzTseGXAYbN+N7UgU7D6nBvXt0btl0ZZkIax4xq+j4f49QYGhsT7nPqg1Zuo+DGS1\
                WElK6k25MHHT4jIL4g6550lN+MGKYq0Q+NwsTjMU3uTU86Zoytoe7WwEqH7RO1hshynnkXX1d0qjVKmKarvAdkicIdOEkJhQdMKjVu\
                By44vZnxeX86dhl3tCOBhBikDDsIG/3f6wcTyCazhgRNPk2iGhj7uSO/jx3a8cRKSvOdv9E06WV+xZSiYjXSk3GEeC4e8QwJMsD0TO\
                p/Q8gtWDO47S0I+8UIyjLsD0sYJqkT9WLNtPMwJhyX9GCV9hhjjku9x/+jkAKavbdzdaIz1Xe7o8SmleOXX9jPG9QpKQiupRf6dLIv\
                cP7YgZbgQYD1w2OKQQWUWaanXe+T2PgYOl5GthOoJIRzPiHarj3Fzp/XcxjUT6oTHvG30rB3JCcx0YN4JbUW3xhx5MjQXz+2//cxaz\
                SZ29sbmsnoe4AfF9hFFbfUimWXeHG2h9j1a7EJCbvLHvOBMH53JMrN9epbEro9jLNgwc8kFCuwzSKjtfeNYdIJCncD187aPe5+mYbc\
                p4J4ZGGzN3XwsU/uc+PTb+0KIfflxj8oT7RZsoC2dxbtAY6lHvF9vMB6OXbHG86XALR8qp7vuBquc5ltFrpBRpWjiO1X344Kbxb6NQ\
                eYId/CJ4+D+L2Z8xwxUAAA==
                """),
        "preview.js": PageFile(
            hash: "56c20a6d325fd8d2",
            base64: """
                H4sIAAAAAAACA40Yy3LbNvDur9iqMxnK5dDu1Y6ctG7SdqZpMuNMc9DoAJOQiJoCVAKyrCr89y4WD4KU7OZkc9/vXUisN6o1cIBfa6\
                UNdLBs1RomxcXKfhd/68n1mQg0f/IdHxBJAoyoPm5NIyRPyJSDjOg+idJs25Ru4yAjujuxkqxJyDQBRlRMW/Bfgu90Dmv1yH9WT1yn\
                wltlVKk838X5ObyNzLdKSl4aoWTCUEagZYHzixETKsjhl5bthFzl8O5p0zDJLHkOn1p13/D1M9qPRSH9RumBkzWTVcP1afo73hyZqw\
                PsNIuNDP3bczx6UGA4Q48xvfzJcGk0zGA++SCkWG/Xkxwmv1ecNfafD+yJYIvrM6vjDM7hc82hUuV2jYxgamZAaNC12skrECjKJzan\
                j3ubmBzQP4dzsbIQjbwcNG8feYt/ZEWAdYEqrJZ3bataDZJbtGEPnMi9bGA7tr8iSMPQi5VSFSgsQ23YPqjTsGbtA6+sKtVUVvDFGX\
                +iuJTIpjET3IYFDmcAvmwxEFjnoayz+WJ6jUiKrtlvOBxC9jorDaxDLpkzDPtOVKa+ArltmhxqLla1cV/QjaTM5XZ9z9sc3N+Fl6bF\
                v9aC+WUOl4vAYuNNCIq1GURfqYccdrUoa3R2D/cchFxiGg0vgqrMqYCvGJwWq3c6D9qY1DtEpPqEvjOssTYsWaN5MOFLzVFvC1L1Dp\
                dYtCuu07QUTq7Q78UTxn0kxGdULQc+FElgbWlE67gjR+sWvRk+AGXNywdYqq2snuUXWm/5kN9TujbJRo06LW5tR7RMSBOFlBE0lHSL\
                qo3zvXJDQV9hPENI2T2Wk/3GusNPW5lYjhaG3lfMhEh5XhR9mWY7xpgyvsP63QldY0SXqsUEu5CzlW0xNI+zygWVmZeC6yR+pXr03l\
                mptuAREpO0tm268/m2sqiDgbWuATVbc+uPNcnUoIhs2SJUR2Vuhr8+2GpCxJ1pt1QeVyhLNRzD0t10fQCk7znHlk2HplilTr51zhlD\
                rlqLpDJexJ6bsf7n0vyepAULSHb1jAlDgY9KVDd939Mgu6UuOOYPAjYM5cOh3zkd9Ksmon/7/OGPdygOU9bhKOXcRFQY5R2ECR5RcT\
                EgT9wRSdli1FWb9epyJzqPkvKeb0pDEDC0QheJhbPE3OueItoyi8ISbG/NrNeQ4MMUd0Hzp0FGxk0dWRJ8d4e8jhX8CgetK4iPstkn\
                NWXH/j7kJ2jyXNrrcsKyLMCnMLtJPCyYfsgmDslx/UWyHDLX2sRAou1OCkCyugtJ/0k/aGpVhttpb7ueeoVFcUVMYb9NYs8HlPerg7\
                nQeHisFrErqemshqZRO9AqZN3bHZ3D8UCcYRAPcux7P9Ben4hZoZZL3mYHKIqil5nG3st/9cpxhtOPurRouFyh2zfu2ixM3XK8EpoK\
                umG43qt2xcMw9YMrx1WGEcRFL92ICSN0wyWv/PQsMT5tNvAqLCKPOlGxBVrBzQDVH1Puv8wOxJTgxdvgSEiLJu6ylDH38U/I43ajr9\
                Gu6tvwaPlAYAh72n8ebdxhmsOI71OcTq+C46gdhISGqgOfGOOkZJzGz9gPuCfCTstBuf3hPbX94A4Vm09KpsSk9q2AzdsBVpbGxeby\
                Sx3mISHLYgkBVNB8mM1mMFky0fBqEojGMQ4MlWAribUoSn2dEibRbLc8oFqO3sr/D1j3kmHULGhYKsytHCcjuJfE/nsbwVOIl/yBN2\
                9ihaSmuMqajspsiD1ZV+NCej4C3XjZ+WdSF88byqZzy4PSdHpQoR9X8B0GDY86jjcsr6bDnrZPjJTYh4bbWkzl2I7TI94NM2U9onDs\
                7hk0KnH0P9C6i2OW2nV9ZDoRTV8aFkPKxPL4es2OR2gerPAMybP3G6hjI9sU/DCDH0/M+MTRE5ugHyuBaEnfWGvj8hjOqkCeQpMCJY\
                74+ogpxTdOsWabLHObg1atXyLIPPEvm/1kMHb9iykVMr9cWIbLfCB6/qODLr55aI+K4rltgrJjeksmH5k+NsDDvQnfOmnHI/ZLvccB\
                i8mGGt8E9jom9+1rd9OwMhmmWFEdEb51g0fTqbEWmr9OfrsIxxLTe1kCtwghM2QL7emaI2YKX93CjE9EdzPhQ2SD33gzHfBpYl/BKM\
                a2Xe2dCMIOMDoloLOSSUVKd497HxFZcgnShji/IKepODJyH+uKSode3za+7v1NMPcID8AFuOe4N8jP5LAzgl1XpDtLbj9nnYeT0QjU\
                2/Watfsrjy38N5UqhqHlTKMjEe2/XRvkXuU/OH1tDHuyCPGE2Gil6dH0FVD49Nv0KPpyZeel+992rsLtWnjAm0JvGqw3+/vO1Ambus\
                ZLgu1+LIjxztOT3P2iQDiBQ/GJkjH30ucEWrgELKbOmM7VcXf2H8Scv9SDFAAA
                """),
        "problems.js": PageFile(
            hash: "34c321d54627408f",
            base64: """
                H4sIAAAAAAACA31W3W7bNhS+91OcaUEhZq5sB8Uu7DnZMAwYhnUdkN45CkzLtM1WIg2Smh24utkz7An7JDv8k2QnjS4Siec7f9/5oX\
                m1l8rACSr6mUEDGyUrSLIRK1nFhNHZJ53MBjyi7vlW0LKH0+7Ao0bX1/BzC/1byRUa6WH3ShpZSIeG69HAKXzcMSi5NiA3wJSSSts3\
                g6drWdQ2BqBibc+41jXTKKLGyYsdKz7DRtZincEvUJQcP7fSQqQD7EtaMODCfWhZq4Jl1i87uhCLkmodw9RwGgC4DMzTnsHJZ/pTEN\
                82VhHQp9RMwBwEOwQyUjJDwfd6Jw9WkCxypCLa2lNFKzj9/vH9n795RhsI1AaDUmij6sJIlQYBcaEARs11FsHzqGadNZf2Q5SLvIF9\
                zMeZt1Gl8Sgadj7BsKM1+8f9h78yDIGLLd88ddiZg/INpB44n/uAfKIEFDO1ErMu0pYBi589yyDb8fXaURddZCUTW7NzpseduxfF0d\
                +5ScVciX/d8XKtmEhD0D6/AhvDJpj2iurztLUEzf5hipunIbwsP0i1JjC/DZxFq6KuVkz1s9jw0jCVxridTnjPohOXRPwgIbNZMBwy\
                i5ZtunAHixymsFhenfx5A1cnG1ITDxxwgsAkQWCik2aZe4tNnwXDTckw3EWWZY6RNHFTlgwhvJAhdLIDVQIZsNL4eiYX0jArdP9Jnn\
                2SXKT2gLxQ8cvyhHztpkmT3Q2qnVyzTEOUDRmeQerSQpphx7XGGWfpeAg34zHJKro/p92rlTyoLXxfqm4ESE5IcEJeG6R2jPwUnZk4\
                GyK/YtpuyEouGNYEyxZPsD1eOGmmS1u1pOmOrWoz7b5xUdaVaDzOsxs6xae5qo2RwpOIzYuo9sRttiksYxKd0diDzXLoF+YUUkedo8\
                pvt4xV3HTpWiLPyqL31LsNbpKKaU23LOlDvwmOEeChr/2zWena4JmRc43g9zWF6JWazp8rWaeTt29tJO6qgO9wy9dlCW/enJcXv72X\
                vWKh09ixYGrfkRZM5qHJGnfVDSDedmgE77Pg5sBxyVEoKFYXVqyUh+7yylDHqtln8g6+gM2ssFOJOR34Gv1HMT5foPc8WsG32npg+3\
                pTi8JwKdroTzEkvMUwMRsndolrQ+TL9f3FErx3+zK1SJeqF3OBi95QZ3sO76nZZRWuidHjg74eZezIitQ7InfZYpzHRX93BzjZHk6P\
                dsrT4BwlEwJv8Y/zUiJR2lBlWuse3vf7Fm4c1t4ol2a87i1McIm0hi5B78ZdQvFmC78h/BZyisOg/wNMfhz3KFixjVSWSKfa7a1Xs4\
                uhERJXZzpaPD6YfLTFDRt2bNgB/Zvh63//4og7T82DuDoh1Bpg1KQeEhgmEeqjszsgrJLecCWPOMcEr5Jm8D+HUqrXHAoAAA==
                """),
        "protocol.js": PageFile(
            hash: "bfa82fb7449e2a84",
            base64: """
                H4sIAAAAAAACA51YS4/bNhC+768g9lDsBob3vkGaNk0KFOgLSdAeDB1oibKYSKRLUms7rv9750E9LIveJiebIjnv+WaGDy9e3IgX4u\
                9KBhEqJbxyT8rBjyn8QkhPH7dyo0TrlRc6LOE43vhBN1vrgjiK9yoP4iRKZxtxu3x40mqHO8tP/vb84K/KbEK1EH86u7Ve1qNLlTRF\
                rXy8Q9fCYasKVYqjXX8CDifxxu5pYwvXlQsHcTRts1buJHQhtCnUXsjGmg2JvLZ75WePi3+Faev6BFo5ZcLkjA9Omw1uhiqx9Rl4zW\
                71lI1s1PUTQe3Z3jvrCi9sKSR9u35L1aoBkeli9x+u4rKweYvrBXsRBBCldULWNZsCz+ngRWMLXWrlnrFNrY26fiK3dduYyZn35KjS\
                IXttOHZ0Hlo3JbYqtfPhUTDRhajlsMpOYrWWXqEMPuMQQUrBbjtticOE5IfcWRRs5elPxkYF5cWusl6BwCagwXjbX0gO8Q2XHf7Gu6\
                BiDQppi5rI8c35ACUaJB/mgEcL7CqdV+hba+vPOoC727oQvrK7eM7rdd0700/5JuI9t22MgugUuMYsG1mA960opUvc3UkdIKYSu6S+\
                FyifLcFcIA0SRvk/C2ks8HSdtBMSR7T14FG8Nqy0J+MUj3DI1koacVqBn9EQZrTptcnZgoWTOwz9tYIwVkmTs9MnktxW1ukv4G5Z30\
                K83gKgBZ3D4iTkXvuE6rYsverzKUZL4mxNSNadBSAJHCHas0pJv3EI4qWBBOYoZWdSSwBMiJJmqqZyzjrScCedAWvRf3CSAk29ArV1\
                OCRArFHeA6pfz/EVpmCWUGbFCJBdh6yVt63LIaNI50tUmR4vdQ2HNZoDrQnKnMHbM7cRtbPOLZj67BUiJde2TZv4Lcdbwlor/7TJOk\
                eNUG0h7DTPVlSJRsgGOkNgE6EMY34Vca0zSIRmFjWHQrhR0/IClY9uEpJnA6jPsi8G3iMxDsPfnS5CNSwrpTfVAL7EiPCVZLSEaEnJ\
                zthdw/TVOapfI8OJOKJDmTKsYxadk47YnHUJxUVvBNvXOBKejgzEEDl8YFQc1pTjj+KMxjN4B1KyoITTpL/oZB3w/kziR4LhRppDBP\
                ehjBilqD0zRaww1iiSysf1pLBMlI8yUbrtVZHBJUXIbqzYds0ZOxxbPuoDJdBXjI8+V+aiufoJpA9OahNIzbxfRp9AClh3WFvpLmLo\
                DHUW4mwJtHJpnmIj6vUXdZGCeIybHSglptRGhw5ev5ITkf//5Lo+9tQbLQkvP1NCDb2LP49TYtdTwRSFzGsDfCtmcYkFR0NjJlRe7C\
                HDY2ZzWHBWIxclIR6AzYI6Mj4On7cWffNNrvgGq3675d7tt7U0cqYbujtjBD8MsverbGjxB+pz5uvPSeN3yiXA37dNI918IUUXOCU9\
                RHty/59WeUruqd34yGJcHEqZQxfoW2wa4Xcrc6xv6NCt03amns8RgTmCmskuYzi+KGeiPSgCvihnwVu65oiJsX5IlHsf1NZPek7+1r\
                e5AEzSuQ41PCCIrguYsdLdG9x/ZspAEteq+eX0AS18HrKhMRs1dABHyl1QWWC70bVv2HDQ1JAIhlquFXUBSiNipvoFnOVYBrQRmQgH\
                vVQrBSUPCllql6MzuV2rMiCEswK46v1N/XqS644wIhPrQ3SgszBqUQ8Lo3GRuka7kSGNsAw1G/lE/RDNCkmXD2UCzIy9QDfydJ+JBB\
                cMXcTeA8rScEAUKoedBAotxPxvxjPtME1SsyLCDkmDazRADAK05b5M8t604zbWNXGosFvM6bgA6coa6hEt1s5+Vob+ymatN61tPTbk\
                ATgk4iU5+vNDxFxHC2FozQYlTvasCsSC4j6mwAMcVwP64hTkrOp17f11JJm6xhVbIGwprOm+iBOkL7X2HzvZ+7vDd/GdOEJAfYDQGI\
                9+cBW+/DiA7ogtSjuwxWFmWGn/hmzbk8LXDnCvkbruBYvlAJi8jUPDL6a80A6faAbClNXD8knWrTojGEGp06ArdRwE0Bkez+9MKOKw\
                O5ILciBAgzcVaSJEh9WP/XvZgtD8UZwXPqh3sPG0eT12zbt9nF4fbm4e+InvN/sUOxDuOfhVJHYjsbtfio/9PsTrYXhM4vyFntPbLi\
                dDhcxUDVQqSamzVvwAITeQqEuOSwkM+gmGKXcf48x1GjU5DzdqT6+FZWv45aUBsd/gtbs48hw7mV8J1LyfKeI6DgK0Eqd7cbwRBId3\
                hCDYsy/Ou6UqoiBkCBO+ZzHhZLbkpyygNXfl5QxpghWefYhkL96Y6pnM4xtzFHkc6sagfvzJuBMnZe/FH+SepfReb8zdwIkPiNevxf\
                GEpksQA0O9vDlRqIjfbVDDGIFzR/9cNX6mGg0ty69z85yXWfC/kN3gZ+Z+zZE0uPUDWzeoxQEt65/F+LIYeYAOAunjdRKP/LNs5Pbu\
                bkWwiQSH+S67F6++F3dHMbMHQt+LE7r0BLb9D0BfaYlpFwAA
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
        "scrollers.js": PageFile(
            hash: "f00c44a1677f7d04",
            base64: """
                H4sIAAAAAAACA51Y3W/bRgx/z1/BukVxThSlDfYyu06aoQM6oN2KZOtLYCAXi7aulXWC7hzbcPW/j7wPWXLSddtDYIlH/sjjt6KWla\
                4t7GApvyI0MK/1EgbpGRa4xNKa9IsZjI9U5LpRi1IWHT7jCJ7r7PgY3rasv+hNh6+qtdUz7Tjh+OyA97PCtXvcCzwEUhRwEu/1Guay\
                hq+4NWBmtS6KBOa6BgkFlgubg56DzREelFH3BUIlCQHe2m2FsLvGma6zN8bWqlwkILzICMrV8h7rIUwuwuNFwxpnujQWjMXKwAR2Rw\
                BXda3X7/S6HIFw7OevEk+8Vovcdqmf5AIDp1fjToKRx/Aq/TmJgH9VUfC0xfuAc9ujMp5j7KCd9uGasXPSEb1fgSlUhuQX69yB2QLZ\
                NShnOdxTYNa5Ngh0Q0tBDp40Y8e7zhEL0A8kza/MvaQ3A8qCNLDGokhJR09NzcDEco9bXWYkQ1ZhmRFhC7ks5qx7nZMxisKWk1sShp\
                Iwp0CQeKbRjCBHSViGtEp2e42WjM00GM2G1Mhaz45w4xJlVkhj4MYZzkIcHpdTPtQ+T9/soJRLHEEM+YMsVhgDDo2PM8Asl2RHRlEu\
                cR1yXAzHfciPsmpT5/2fHz/8VlYr+6svkwj03PvDBCQSeQRDZXE7jezkXGTm2ynFLrBRysol7FhFQG9coKQqyeZ4HCumgVgo4SqctP\
                VqZnUtWqmkZRo6RwE5VJl0jzrZaxjvz1vkSSvvT9vaDI5LdSl8rjq551UhZyiG7urN4cWCA/zVnc2cEcK998xrveN+07kqLNZC7EK6\
                QuM0+pehN8yXbCVtHkNwg1Z00NIlhYQgmCUA8OMwyHMrER7klulJSPCp7ysMEyIcLQVQcxBOY5pLIzyac6cqVzgOTF4qrZFLSQwjuQ\
                eZZtR0LXoIz9EcWsXV2JrSc1m8fKjIyQH2gvxA/KkDh8vL3vH+ZNzD2oHcKJOQxrlBm4T2lbR9oyE1ndT27VwcdPth6quUcx6cpl7I\
                Wt+4iv6gjE2tXiwKFANqQVbNZDFInB0wmUxgTzyUX6qSzLlxFSpiazyD80d8crPn+0iXZoqIVzptL/lqCCfwBAzHO9OzFVdmKmdWPW\
                CoU3hGBgb/f/sGz1qFlpujGIw894DyIxy5frS3xvv50GAiXVliuF9RcgxkreRpIe+R3XLnXQsvduxX7nUcWn7+qsqsufsXUM4EixvL\
                cC92ziG1XpVZtKbhhOsd/KPTiL/SijaHu14O9xpDty/w6XFo5MZNHFVSG1rqkO00C6RHjLO9UjO7onEA10i/peGJxQMCdImQqYz6u7\
                bt5KNxRHLKmpi1qdcY29HtJs6DBLbxcRou0XJ5cgPZ5jFp6wC5kbnRKW43hDRNiJf+trE+O0Xs2w8tLoSDSdvODgqbyuAaKdsNZtRK\
                D6r8tqAFIQGrqwTWKmO0HHkHmVI2Odxuuj4LKigpN/AGWJaft/RMCJ584cknHs4fX7jjkwD9uKt5W6htWUlqvZL0iVKFS3IEjNh7hJ\
                tt+/I+zwigzSvad/yzKkVA3adaIMSMC68B5MRbM+xVa1QwmfS5n2jTPbBJMK3XrePIw6WyIu4Xd15w9GLHkW3u2k0jIDWtPbXLWaAR\
                jd3yCOS5LAw+OTX95tH4wdXdNfy4COlxMAI6vflwY/HdmJd+MVBMp/LfAfOOYFDzFYngWjK9m7BmEYnXYaLIcjugW4Vrhe4is+zXB8\
                LmJo5Uw3vkznLw3/zX7ZNX5vewt/1QryterDPaNFk78qkzwT2lhtL6U60ruZBW0e7yQzz63niMFSvyO5iHo7Qt80mvymkFzgSPRYcZ\
                B7FL1nZW75o+GAehLTh4+dJ/pNx6Q8jW6WUqemUy7HcD4h6GlIsHZ2fAnyth1bd6LevMxA7qtnUar9yOtm77C0t6/G6Ia++M5oOFVe\
                Wk055/qtr9vsO5XBVWHE6mfoRPJu5KBzyZMhXPUhccwdudfwppFqMYi62/AFEZiu5K12Vql99UVhXdV/RYQm16WluccZb93/b+3b3t\
                h0X7eLHrrrDthOAp9MRw6G32NGNuLH1ZCmfrAYIyn0MDb3Pt8qnuPv7+ZCLFrLODdEmGtUPmFF6fOyv5J5o48qa3YydwhYu8Pp9GfX\
                /cf8EZrWCG/wch4oZjtwVyKyvcFzRtNPzQVJs7Z5Oj0K8nOExHWnuC1+goOVM6jTvg5yrLsGyHFQ2onoeHNFLPf9p39uaoOfobCyYF\
                lWMRAAA=
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
            hash: "593b93e8cff3343c",
            base64: """
                H4sIAAAAAAACA5VXX2/bNhB/96e4aEMhZY6TPS6u0xbFgBVY/2DN0wwDYSTaZiOTAknFSTMB+1rbx9kn2d1RtGRbXdcny8fj3Y93v7\
                sj1aYy1sMTbMSdHENllPYOGlhas4Fkci5LuZEomnxyyXSkovZHtdKi7Ok5FgSt89NTeNmpeln1FCtrvMkNq8Lp+WiUG+08VKJ2Embw\
                08XFtBUZW0jrUDafJ8kYkl/Fo6l9shjDPKmsJNEHK89YrZUa51mMv315Ke9lySboA3orn9Xqs1jR0u/8FdcW0xEdYwSncL2W4PAMDp\
                SG7VrlaxCACL1QWloQ1gq9kriKccvXqiys1GMwWoLwqOnVRl6CFLjNLJfSjsO30G5Lf7Zr1FIOSrn0U/Doy1uR3zlUBkHuV1YVYYGj\
                YgUnyGg0fa/kNixpU8iwBbdLSUhJzIeJYnGP0cQUoVGy+874tdIrqErx6KDWXpV4BIIi3J0swJspbJVfg5VFnaNgY7xCt1uhvSzGbD\
                +ERVgEXVuNOrePsBa6AFHi+cnT+Ug+MA/yUjjHXHDwNAIgjnSRdQaWwgajeW0xgp4jiJswKpo+t2upD5zmpXGymMBL/1hJeAqcfE4+\
                5ourhpwDuLXZauSQltuWtGk2bf2/gkJRSthbDNVAOKcgN5V/hKWxPQS4TCkvmZWHIDBRGNwIgo1jeIZhxJ2MO8JmF0j9BWkpXcgH/H\
                dxsOU3SXG/xu/nJEBETvo3mB97L8or+APTWsgl0rRozX5HbLTI7dZMJazYwNMv129//TkUegNtxYcNgXN17o1N24WM8wcYCeUmUXkW\
                t027Na4LXOkBJkdvdFX7nbfTc0ip9aSJIjlWYrCONnDHJSRsBcUbpS/hAgtVWCXOSnGLFY3LFDVc5c2XkGYwuwreVyZ9V29upU07MB\
                MMSy2zbMwumizroaU6QLABy23tvdEEJsLYSZjIKKis2gj7iBIvH9B18gEN8LrK7/aQeLNalRIFTd9fbmqOW3DoKsHu9lQCJ48C+BFD\
                nQ9F0PECoz6I0vsjdqPWWhWFxKBifrHz52uK0B7wlrYTuVE+7SRtFKEZt5kKjXqyEVWaznkxBGXBpgI2U1H3YGw9DcrBXhYcHknqXO\
                4CU/GWGPS4jEJrSsqL88LXdJr2xOpe0oErUyovk13IW3ZORFVJXaSRYjHx8SRfzX6b63/+/CsZpCLcYvMeZAHykX9DLZ/Bj8SHb/f7\
                9xf8Ym/aClv8D9c/7LvuqmPcI+a4x4BvBfma2vIgEG7Y6ZH3mNUg5Iw11KJWkubRe8xYGpuO5Y4HJ/3mMwlE3m3rd7bYVEM/jdJbg+\
                QRukHr1zQucbZgYXBzx7FCo8XhRcGKMt5BQhcnIGxo3G6MqMJ9Rbl32N1nLbgAvE/ttqXz72GVt2eg3cF0UFBLSNlsBof1h6pJMj3q\
                xJ2hpSidPGzHWKQ0SD7yeErfCr8mSYp9lWFNSqlXOPOJnv2yRAZdZB2kPd3ZDAdTtp/JCVHhtaE/1OOSa1yEW/NA1wttPA5NVQCOTb\
                qoBGNJrFO8BZKLk43w+fqtLJRIkxSvezin3Vl7FzkLd5HL9m6SJdmE1aXL9loudbZsOJJU9ZOlyWuXdoSL/OwNuNYSBzP7r3CTr362\
                6d4ROud8kQ1yc8fCOd/BFoFlrcNwLZsFY2Fsc6R3E33HPbRh48xPe+p9tNFAt72LSvD07FmPpTG1V9Qq4jwm3V4buZoNbOC2dsiYQw\
                y9O0oamkPf7vNhs/Dii73sciBT2Ti8KFoIzf6cP6DnF2OMTsNYB5rvZC8ZzKTmi0bT3tM4jYiT/+2RKd7j+nUXvpVOB489DjZjMYZG\
                Q0rQD/+8s744qvjYLdqa71SPbiMHYbn5/ukYE1c7xuUihn2XiAbOYWBHc9NR7YQWsraJD0z9AwBRzP0mOzoY8uiVx0Ph/MG5xDORz0\
                pGcPzs786Ga7MH1+G4kpSRA361xduMRoeDJYwVyvey1jm/jnZOn3gajoGn9Dg+/eKrj157OAWZG1xXqBvjwhun8e6NNLaeXwJs4oif\
                mCR20YDH8ewwA+EJnwZX8OIF6Loss+YGE9YpKxcgoY3dDhZkDdAD7mvGwrMEkfNJTvYbE0OeVLVbpzc7E6RIxnG40ucNh7U9MWnxnk\
                +omyZTSLJmgrxpRv8C5PeNy58QAAA=
                """),
        "toolbar.js": PageFile(
            hash: "75b7322bdfc660d6",
            base64: """
                H4sIAAAAAAACA5VY3W7bNhS+z1OcChsgZbKSFB0wOE3Trk23Yc1aNO0GzDBQWqJjNpIoUHSc1PPtrtftDfckO4ekJNqWm+yiqX14/n\
                8+HloUlVQaljC5/elFDAW74rCCqZIFBMkBz3nBS10nH+vgeE80vKKsNcvzn/ntRDKVeQJXjrQhUM/k4g0ree6xVvTdaT7Y34enLfc5\
                U1e1x1nQd2KE/YMN1gv0MNVClh573dB2iMi5Sv0ga0PoZ/5V8IX52LFfO1IjQBJ7sI9eX/Ea9IzDZK61LGuQU/O1EqmeKw4Lqa5iYG\
                VmqJgp4mYaMmkINSt4QoqeVkyxApZLaEwNWz+oQpiMoc1RDG2swy4VSDURDV2osUn/2Y2mSg4hjODkCVxLkcVkDSDNZc19OqxWgD7o\
                eo/i4zcmAdN5aRPtiv9OynzCVNh56XzznGo8ia2NNUdgFcFyD8Dk20VcayXKyxWgCw0pIJH69VznouSY8D/AUr5naGWd9BxzrhUTqD\
                xYgayMtxgARkgnoOXlZc7hBEIM3Z2bmG3k5AzYEEb2cIy8D9YIx4aHRgV1REnN9TONPmPBeRgwJdigUryueRbEcGGCCdfko+i4s5Jk\
                ii1CQ1kdt15+kthm6KPJi76tOCzLeTHhaoWxwJSlWirP67YbSe6dDNe+Y3mdQKcfx263+uwmhh0nt31GUVlIMnjaWZjKdF5v2AgaJL\
                HlMl0RGMUGBtasWhs/vjt/dWaFDJ9TsFWwFlpCo8kl2HGHUWK88bLsGbJTHm7AVpRczJCczvVovPL7p3Zkim1krCzNFA9hFOhgHEPO\
                JjwfQvADDrSd6TZqnHs3ptafwDux0ZimCrTiPIgiWMUbBg58AxecqXR2b6W1Ze9Ty321Z5nQFopsfbb0t3Sr3QEnRzGpEqY467FQ9W\
                fGgaJnY81jzS4xD03xtrWOUDA4KzVX63kh4LEYLG+AKTkvsy0TC5ZfhR5GaTXnPSbGOzRPhcJmIP2IhCLjd+qfsrzuM3BWp6xaK8Bz\
                QklbAc0rRNKMWz2eDYOk28qkr8fBJSBMk6Pc7z+LgmEgG0iNYQNje1ydrOUCuWHS4u+2av9sE617lKdbyikDaYfmdJFSKAQ7ffY81t\
                aifxn02CzW0i4LvG04FKIUxbyI8f7hLLdXdcFuiOZZXbvDNvV+Qw6c+Mp/JxwWpaeAkDk8Sh5+2+PXYEsU67Qpe5h81yN66Iu+dJPc\
                7B6iNF8XoszkYqtjWzyfCt03bUe+6meokeVQi098tyJ3Gx31KHumlFy84tM1yEQE95TRtfLoMIbDXeJvxeXsDvnBFxW8r74sjbKPdg\
                q/kIvyTvFBr/xpX6/XdhvcgYXmCHcNZD6XGcubApllZGMTD9s7ylx4CB8pbid8g2yvs2ZLPXEXaQMI94KIuAOAe869zYQ3qv9jfpHI\
                7cQNrEywNoZWdUA9N8BJ8ycsdmSaIm96GnLOr3ke7O5eBG+h+6fEGp3xvLqrXHGzekylgtAmf0QrqK32mODt9eQjwnyC0SjB69DVBm\
                /sdtdkWXZ2jeevBN4NJVeYtlykV23TmMq2LqYzVl7yLJFl6C9LbgXkeG2XGiu/uS0eHR56K66foyjRWAKsiraSH75aNmoeoxicwi9m\
                WQwdNdHyjeKpqNG18CEGQk8WPUvMldwwRauvP5jFDJ1f7e35T4H2NbPqnhPt4QTfHpzhkaCWXGDj17SotU+UzRu4Y7NvDpuGJd2Ncd\
                P3+MI76UyZ2ZpC+MCdRqA4AmnZjU+J6aD3AS0Cp42SxNy2o8Mxhuv5tnmOfxO6cTB5p6cwOCL2NQ5sMcwSvq0c18rU0H05OTkhzxPs\
                isZNcibqvE/sJ0OOMU6FJcQlZGhWnSbbLgx8dRIGeGvxW55KlT22jzF8s5n/n5glHD1q4RsB7N8//8L+6xDZkP5uSO8r8/1z851g01\
                D+CYwPpt4vRZ7bV3OOjU2jQAOUtKW+z47eLeZ+E/SAn1d8iSZVt8kjsudIvOYKGCWXcOgFOsTKlB717oVussozw4A4boXwFXcJaI+B\
                fS6R6HMzfkbIEpsL2G3Q49hZfa5VDhcVM1u1WURyrnFxox8LsuYHhFaoFSDmC3aNL+qF0DMYDBZKaMfx24zTg8owLugzMeMVFRv4s6\
                bHXR9jYbo0JEnSZgt7MMf9mrrQXFiuCe3nB9iD5t6LkoJVxENli9c4R6aS5hg/GZLpNqKPqfGJmnyUogwDhO/ISY+jJjnYXoD9hP8+\
                A3WNjcPfa46hwJqZRW0q86zJsnlFYTIwHFvnNuYOowfUb+g+qyqOs4aslIlkmjN9Ti6PvIDGNh76cSwMMtrHlkBwOLS/4qwi+8MZnm\
                XeWZML9+r3TJsdPvgSpvfcKEYojMzw/gcYdU9TthMAAA==
                """),
        "tree.js": PageFile(
            hash: "224a9123770e6caf",
            base64: """
                H4sIAAAAAAACA5Uay3IbufGur4ApZ2tGokbUriupiJIV7a62nFp77bK9lQOLVYQ4IDmr4QxrAOoRLqv2KzaX5JpPSC45JX/iL0k3Gs\
                AAM0PJ64NFAv1Cd6NfYLZclZViG7bkN6LPVmVWKNln61XKlWBbNqvKJeslxyIXSwFbyU+yN9zLLNbbtcqzAhCXZZrNMlHJt7M+K/hS\
                vJ152CWBNZDLYireieq7CsA9YJnNC54T7PHBAfuTQ3hf3nUTZQfHDdAPIPBUZWXhE7ZrFmVvWhZSsaq8eyWy+UKxc/bli+EektpjB+\
                zjQjBVCcHKGXPnhw3ce1vkD0wBACBLlhXsNhN3jFcCP+P6is9BLbKEL1yxk8GgPxgMHBkmp1WZ54xLNuMgAvxVokg0yxvxcF3yKmV3\
                ZXUjcQtIiltRPSBjFOgUGGm+y/IWmMzKPO0zXqRsXeDnIXtVLmH9ClZwNRdKgWXYT+vlasgmBxMDB7RBhGshs1RomUlBIsVD4UGP98\
                S91uc051Kyj6iLzR5jRvOgrgIObXwgGo3jIWxqO6iHFYCCvUbjLdJhpKdzNhojjFzAtzfWZWB5xnMp9I7g1XQBK72e/qrV9LFcwcoA\
                F6Z5Bvpz5ho0OH4Q6kyqKivmLw3fKeDzlYRDkbQAETk533G1kGje6/JeSHaXqQVbVeU1WEkmu2lakC6SaEFnZaDs+0jtF9cP5ovhD1\
                +yiqRwfN/wleHbZ68+vnl9RVStEPuOC0kB4CTFPqKnToX09dJoy6prxeHWsY1Hd2vFdpvuDm2ZuzpWqXBvqvVUlVVksPo1TKydhMGh\
                MplYoueW/LDeq6me19jePrBRhIvRKeql2W2vD5dbu+Mp66FeYQFcBK5Eb1UJCdAcifTYNvYIFaX2VqKyCmjgFiwssjQVxSlcr7VwuE\
                bihK9WokgjX6Z+TdhnlFb8Dhj5kS2KYnb+krb3cT+Km+TT9OoWPrzOJJAWVdQjtwexfNyl4HJdCYeORn8Pl/ev4u21FBUEiKgbPClp\
                35rqSfYQgdLyrkD+Anc8qqhkaVafpAOXdXrTRUVvfC4VnZNEhbEupFXH80WJpyfa4BSXykBdJHCl2MUFK9Z53md6MeG5+l48fDbfXH\
                Bi3MkTCVtS9d50wYu5SJOyCExSgQA8j9rwmhbBOzfSQFt7YT9gxNQxww8uNmCYC2si8dYFaH1ZMdhGZiW4mnUYN588R6YCIAqFQN3I\
                OqLxOc8KSDwz0BLjjA5tY54J5GWFC3eYAzOpMxUck+SyLHyRTJbwxdNr9u6ZWG5uX5hG7KJmnEDgXDpN+zc3keohF8nCppDJ841jne\
                SimEMOOKhrgu3qftKIJAkFCyunj/iSDdjPP/uCsPNzG4l9Ekrcq29ceJv8ULrou+RquoBk9OmXvxvJiND20y//SCaNWNMw0EdrGl10\
                aEq+MeDjEpzuFn1Gm8DwcjaohFpXhXesWZYrjCsblimxhMDonNlax5LA/U4L1BLuZ0Uq7h0zKr426MRQpJ03UgIdNJux6BkAxFa0o5\
                Ohhyzu+VQFdpgBjz9rNhF81+JiMQMkkizVtqCPxjEMVaLzEjIkuzBfTp8mqlWCJAOF4KocEZdxaJ4fTdkVXGNelWso0ur6C/Mhlm2U\
                BAC6BOUbg7kQ8ht1iPtffPGYoIYgw2qRLbj8hkKYX5vhvxlc6AhB6PCPUEwgKGG615BDC49/zE4csglveJLCISA6aHjIRQmWSjHerR\
                rJyoQHrFfjdgCrNaU90DKz/ujTIQD0hFojFlnpMpQgvAgxbIBt6qq1H9arzkJBKWRZI/mzGjcOQBO/EgbIGlWAdRz+odfMvPSq58NA\
                kMdJB0SOAkTLdbtX/78rFn0vxIpc3VQiUG2BK1eCa2dfQlLIcsEQE0pcaHbWObQq/AGTERXH2RQup9DFFHQ61FoJDnFspjtGyCsc0e\
                f2briKx88oweE6T+2niLC7CODbeug6uanwGtfzKYfwY9osqyQyfwMOD9H1Phr06fMsL6Hcrs9zXJspBju9iH0qOfeIZKas8DKVoTkV\
                WR5Fu/0k4HHY4OHaxc77ZGAgRReu7/Pjh7mJ+rhD8/VMy22+HR7GhJ6s1nJBN9PQPj62qY4y3YKTp3GFCRUDqHYOOJeAPI0uBxWKVP\
                whaMPAA2E305UJqQDOgt4HyNjOJy58upPqFAGBtF45MwaDyORD4TniQH6765ck+6ucT0VEUEto4MwpMcOMnMlGenGskxiGwT5zlS7B\
                9602z8+dEPHYFj+tAzSvv1CXCpL19RriZY9XGT+CBJjdilTIKfQ9vFBQ/k6A29HzjSW0nbj6WYqQXiWwVH+SZBAtkBS042vIh6ZZVq\
                XXLpPRoEMuK7Bk4oyvrYy5TZkCE6AgTvAcTf5AFk+Itq2RRx0t9RinFJqvDi9U0Nr+HJlkIBew0ZR0qCG7IUp41SG9u9tgM7xv746e\
                XV9KbfsRGRcWxuQB9B1oJnOhIsqA0MxogNi7T8TbgBsWY5QbUGOqoUL2CVwYohez0Gz29lLdU1ZXoJBAMpwRyozafJBxE6TXutn3Zj\
                LBjOHgmEUNWdzZgkRsST0Dn9ZFl0nobtyAi2FyL9H6dSVB1f4UskwK5cbIij32uRAK8rC9cYidFdA5q68FaMJjTVimrTRCbMPsZ92t\
                WC+vRbU1F9SuXpcltJUFLMsP9maa+s67024v9DF0fK/kNdFh2KwH+4xK8lSswIkx0wC0D4VTWlpNMtdFMToUlL80xNUFWBDRM/mKut\
                VWuWnb2K/L+4uw2vbxwfXe0fzMloPUxcoSZyUbunNeo+HmcZ7PQgR+FsoddAXOC4OxkfUVGvxgPHu+aR2+5ybZPdBBr7d9vqkPjNvm\
                jG7XO47e5vLISGxAJn3rb+mpjaLaZLBjR1c41EVVgJg98HJ+pAF6p8y4AoXQHGr/HBbJoofsxG7YoAx7H3R0izzfsewJVNyvoLfQoH\
                j2KS+u9Aqq1OCSTq4MYAzZJlMopUs/5O99NjKUScsS4IPJmirn8xwnJ8SZmuaePu0al7EFbkpxwRrsUamffv2P1uWnX//Vi7VSwT+c\
                VtGDcHALOaLtFri0QzzCcXJMwCo1qe3pxOOhb8puSjm/BrugRszkjVc3Io0QK3Y0duDegIXbqKhq3KnRcQUFfexAkBxlm9ZEDxIsfj\
                2oeIG97sTbkXkGOQ2qza/+GG8//fLPCTt1bHH4MKml6dDys46JjBa2fhiiWOKNSlwPs/tQEL5X0hmpTeynEorbHvvvv1mv9tRdYOCK\
                sWfWHSxxouq7Bb2JRbpe1r26No/uQUZfjqG0OBlgoQz/b9n//sYeR/gqRKi9bNyYR9KUilrOiYkY3XOpEGPF0xRu8WsxM8Ot30OkoI\
                gBjF/sQoMe4S9ZqhaEU8MD8peDQY1lByZ1A+tS3qVWGT2iUPFUKVeY0UwI7jN5ZT2zpHJsS7imjyPHxZUw87nHofaYCTT1urwT1Tdc\
                irAD4Uq/LmjMC80mhE20asFTCAYDjB0yYYUA6GdYMpuDj5DAONDFKLw9XIEjkmvhQbRrkS95cFwhICjXHILuhHbOEKwFMu4sM/Toek\
                sD7rqScHPwQItPFWnsZ10CUK3mgQQ1HI3SFa+geouhNy6lkCrqYUXSi+MuX0Hlu5rlB10W2YoqwZwHbQiZIh6DCeDWiFlW0JCnddw3\
                5VqKjjP77wq7aqZAMd6UUReZJHK9+luPb3KerlCCzGbqyn0cAGKK67NGmm12U3VVRZ8iM8ZEd6IhoAxeq1o6el/e6aamq+j8Ts/hjd\
                JqkeyG1Z0eiLm1xoAO4oyViYZzzRO0Znkd0LvfGqzU35vX8A5r+29RnsRkm6VQHHCxL6eFqaryYMG8AwU2f3JK+LkluJ4veEOck2CI\
                s3Ow1BzqnARs5yWQ9H3Sdhfgkqrs6MfIQQNRW2OlrukQcu4jyTjoloy/73BQ2n3MR8G8w4aZbsAi+oXkEn/R8C2+OsZwTjOHPXQKcF\
                POLrQfVz7S0ZNI+PMIwhg8AXkF1ZkG7NLQE7jvwAXaB0LH+AzE5pE+A02r4j16Ts+En7hd4z9rldfNuKTH/ZgFW7i/1SxYg4SieIzr\
                ktGl5oYg6Dgoh9X+Pj0bmBHZEwIc1Iw3/tOFKSSy6xyHzuXMPeSYR4kLNzDA/r7xDlkqGe+IbYZi/VRh703HY8S2Q2rrVij8CYpenw\
                enEz3muaH+RcflQvC0xjcjwEAtfmAjwFWl/34rZnydKysP7UmoNaGTBUfTv6CIPmeeYeKwbxejbjfn1RM1+2oCl2ZIKziHpI9HRzSi\
                qkMUro4TqkHPWlGWNlxBhsBBuaGhWq+iBZaXGLbvFpCrdUfXZ9hi9fGJWrdO7FrMoYnU9at+sL7DqTL+eKZdrdJPqh7VSm0kArYWCu\
                qSQieSlahAX0teTEUCK1EwIra/5kHQI3/tEivTPwwG7uoQ5KERLqxy4R51LbcY6d8JFeGgSCqs5M99sLqJOwH2dGwzrcDo0Jj1l7OZ\
                FPQDJPv5rPV2brdw7N+YKpILRSTHoSVx2CIRs9+1ye6Fb3NuMla/xtVO5ye7kT8A6zPbkvddTzw2IyvqU3BcBR8uGs2Flln+BXzKu7\
                vQ13f473aHF2/3/g8HL6CMpSkAAA==
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
