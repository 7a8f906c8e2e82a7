extension SymbolTable {
    /// The characters from U+E800 and the names that they show, a line each, with an end of line.
    static let lateCharacters = """
        e80b globe.americas globe.americas.fill globe.europe.africa globe.europe.africa.fill
        e80c graduationcap graduationcap.fill
        e810 cloud.snow cloud.snow.fill
        e818 cloud.fog cloud.fog.fill sun.haze
        e834 checkmark.rectangle checkmark.square checkmark.square.fill
        e836 circle
        e837 circle.circle circle.circle.fill largecircle.fill.circle record.circle record.circle.fill
        e837 smallcircle.filled.circle smallcircle.filled.circle.fill
        e838 star.fill
        e839 star.leadinghalf.filled
        e83a star star.slash
        e84d rotate.3d
        e84f building.columns building.columns.fill
        e850 wallet.pass wallet.pass.fill
        e851 person.crop.square person.crop.square.fill
        e853 person.circle person.circle.fill person.crop.circle person.crop.circle.fill
        e854 cart.badge.plus cart.fill.badge.plus
        e855 alarm alarm.fill
        e85b aspectratio
        e85d list.bullet.clipboard list.clipboard list.clipboard.fill
        e865 book.closed book.closed.fill
        e866 bookmark.fill
        e867 bookmark
        e868 ant ant.circle ant.fill ladybug ladybug.circle ladybug.fill
        e869 wrench wrench.fill
        e86b triangle triangle.fill
        e86c checkmark.circle.fill
        e86f chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right swift
        e870 creditcard creditcard.circle creditcard.fill
        e871 rectangle.3.group rectangle.3.group.fill
        e872 trash.circle trash.circle.fill trash.fill
        e873 doc.text doc.text.fill
        e875 server.rack
        e878 calendar.badge.plus
        e87a helm safari safari.fill steeringwheel
        e87b puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill
        e87c face.dashed faceid mouth nose
        e87d heart.circle heart.circle.fill heart.fill
        e87e heart
        e87f exclamationmark.bubble exclamationmark.bubble.fill
        e880 doc.text.magnifyingglass
        e887 questionmark.circle.fill
        e888 multiply.circle xmark.circle
        e889 clock.arrow.circlepath
        e88a house house.circle house.fill
        e88b hourglass hourglass.circle
        e88e info.circle.fill
        e88f info.circle info.square
        e894 globe
        e897 lock.circle lock.circle.fill lock.fill lock.rectangle
        e898 lock.open lock.open.fill
        e899 lock
        e89c doc.badge.plus
        e89e arrow.up.forward.app arrow.up.right.square arrow.up.right.square.fill
        e89f move.3d
        e8a8 phone.bubble.left.fill
        e8ac power power.circle
        e8ad printer printer.fill
        e8af bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        e8b5 calendar.badge.clock
        e8b6 magnifyingglass magnifyingglass.circle
        e8b8 gear gearshape gearshape.fill
        e8cb basket basket.fill
        e8cc cart cart.circle cart.fill
        e8d0 star.circle star.circle.fill
        e8d4 arrow.left.arrow.right arrow.right.arrow.left
        e8d5 arrow.up.arrow.down arrow.up.arrow.down.square
        e8d6 arrow.up.arrow.down.circle
        e8db hand.thumbsdown.fill
        e8dc hand.thumbsup.fill
        e8e2 character.book.closed translate
        e8e3 chart.line.downtrend.xyaxis
        e8e4 chart.line.flattrend.xyaxis
        e8e5 chart.line.uptrend.xyaxis
        e8e8 checkmark.shield checkmark.shield.fill
        e8e9 rectangle.grid.1x2 rectangle.grid.1x2.fill
        e8ec rectangle.split.3x1
        e8f0 rectangle.grid.3x2 square.grid.3x2 square.grid.3x2.fill
        e8f4 eye eye.circle eye.fill eyeglasses eyes
        e8f5 eye.slash eye.slash.fill
        e8f6 gift gift.fill giftcard giftcard.fill
        e8f9 briefcase.fill case.fill suitcase.fill
        e8fd questionmark.circle
        e8ff plus.magnifyingglass
        e900 minus.magnifyingglass
        e904 airplane.arrival
        e905 airplane.departure
        e909 minus.square minus.square.fill
        e90d touchid
        e90f lightbulb lightbulb.slash
        e913 hand.point.up.left hand.tap hand.tap.fill
        e915 arrow.left.and.right
        e91d pawprint pawprint.circle pawprint.fill tortoise tortoise.fill
        e925 hand.raised.fill
        e928 cart.badge.minus
        e92b xmark.bin xmark.bin.fill
        e92c figure.stand
        e92d checkmark.circle
        e92e trash
        e932 bolt.circle bolt.circle.fill
        e938 trash.slash
        e943 briefcase case suitcase
        e949 rectangle.split.2x1 square.split.2x1
        e94b paragraphsign
        e94d rectangle.compress.vertical
        e94f rectangle.expand.vertical
        e950 pencil.slash
        e99a xmark.octagon xmark.octagon.fill
        e9a2 rectangle.and.pencil.and.ellipsis
        e9b0 circle.grid.2x2 rectangle.grid.2x2 square.grid.2x2 square.grid.2x2.fill square.split.2x2
        e9ba rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
        e9ba rectangle.righthalf.inset.filled.arrow.right
        e9c1 circle.dashed circle.dotted
        e9e0 shield shield.fill
        e9e4 barometer dial.low dial.medium dial.min gauge gauge.medium gauge.with.dots.needle.50percent
        e9e4 gauge.with.needle speedometer
        e9f2 hand.thumbsdown
        e9f3 hand.thumbsup
        e9f5 capsule lightswitch.off
        e9f6 lightswitch.on switch.2 togglepower
        e9f9 motorcycle
        e9fe cube cube.fill cube.transparent
        ea0b bolt bolt.fill bolt.horizontal
        ea12 storefront storefront.fill
        ea15 eurosign eurosign.circle
        ea16 arrow.up.and.down
        ea19 book.fill text.book.closed
        ea1d figure.wave
        ea22 face.smiling.fill face.smiling.inverse
        ea23 trophy trophy.fill
        ea26 basketball basketball.fill
        ea28 arcade.stick gamecontroller gamecontroller.fill
        ea29 football football.fill
        ea2f soccerball
        ea31 volleyball volleyball.fill
        ea32 tennis.racket tennisball
        ea35 leaf leaf.fill
        ea38 camera.rotate
        ea3a testtube.2
        ea3f medal medal.fill
        ea40 building building.2 building.2.crop.circle building.2.fill
        ea41 bathtub bathtub.fill
        ea43 fireplace
        ea46 moon.stars moon.stars.fill
        ea47 frying.pan
        ea4a brain brain.head.profile
        ea4b atom flask flask.fill
        ea51 baseball baseball.fill
        ea59 hammer hammer.fill
        ea5b hourglass.tophalf.filled
        ea5c hourglass.bottomhalf.filled
        ea61 carrot carrot.fill
        ea63 tree tree.fill
        ea65 balloon balloon.fill hands.clap party.popper party.popper.fill
        ea66 theatermasks theatermasks.fill
        ea67 person.text.rectangle person.text.rectangle.fill
        ea78 figure.mind.and.body figure.yoga
        ea80 apple.logo
        eaa2 heart.text.square waveform.path.ecg
        eaa7 arrow.backward.circle arrow.left.circle arrow.left.circle.fill chevron.left.circle
        eaa7 chevron.left.circle.fill
        eaaa arrow.forward.circle arrow.right.circle arrow.right.circle.fill chevron.right.circle
        eaaa chevron.right.circle.fill
        eac2 heart.slash
        eac3 chevron.left.2
        eac7 number
        eac9 chevron.right.2
        ead3 curlybraces
        ead5 diamond diamond.fill
        eade lock.rotation
        eae6 control
        eae7 command
        eae8 option
        eaf1 sterlingsign
        eaf7 indianrupeesign
        eafb yensign
        eb1f scooter
        eb29 bicycle bicycle.circle
        eb2f network
        eb36 square.fill
        eb37 circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.filled
        eb39 hexagon hexagon.fill
        eb3b snow snowflake
        eb3d infinity
        eb3e beach.umbrella beach.umbrella.fill
        eb40 dice dice.fill
        eb43 dumbbell dumbbell.fill figure.strengthtraining.traditional
        eb47 refrigerator refrigerator.fill
        eb48 figure.pool.swim
        eb4f door.left.hand.open
        eb50 pentagon pentagon.fill
        eb54 rectangle.fill
        eb58 divide percent
        eb5f scalemass scalemass.fill
        eb66 waveform.path
        eb81 magazine newspaper newspaper.fill
        eb8b questionmark
        eb8d textformat.123
        eb8e terminal terminal.fill
        eb90 sportscourt sportscourt.fill
        eb94 textformat.abc
        eb98 arrow.triangle.merge
        ebac arrow.branch arrow.triangle.branch
        ebb9 hand.raised
        ebba antenna.radiowaves.left.and.right
        ebc5 bitcoinsign bitcoinsign.circle
        ebcc calendar calendar.circle
        ebd4 battery.75
        ebd5 hurricane
        ebdb cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.heavyrain cloud.heavyrain.fill
        ebdc battery.0
        ebe0 battery.25
        ebe2 battery.50
        ebfe lightbulb.circle
        ec13 cylinder
        ec17 fan fan.fill
        ef3d lock.shield lock.shield.fill
        ef3e chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
        ef42 doc.plaintext doc.richtext
        ef44 moon.zzz moon.zzz.fill
        ef49 megaphone megaphone.fill
        ef4a circle.fill
        ef55 flame flame.fill
        ef5a music.mic
        ef5b display
        ef5f tray.and.arrow.up
        ef63 banknote banknote.fill
        ef64 ellipsis.circle ellipsis.circle.fill
        ef66 person.badge.minus
        ef6a play.slash
        ef6b barcode
        ef71 stop.circle stop.circle.fill
        ef73 lifepreserver lifepreserver.fill
        ef76 checkmark.seal checkmark.seal.fill
        efd6 clock.fill
        efd8 lungs wind
        efed chair chair.fill
        efee chair.lounge
        efef mug mug.fill
        effd door.left.hand.closed
        f003 airpods earbuds
        f00a flashlight.off.fill
        f00b flashlight.on.fill
        f014 exclamationmark.shield exclamationmark.shield.fill
        f01f headphones headphones.circle
        f02a lamp.desk lamp.desk.fill lamp.floor
        f02f text.magnifyingglass
        f033 pill pills pills.fill
        f044 chart.pie
        f052 exclamationmark.octagon
        f05b tag tag.fill
        f061 shower shower.fill
        f063 wifi.exclamationmark
        f06a play.rectangle play.rectangle.fill
        f06e flag.checkered
        f076 thermometer thermometer.medium
        f083 exclamationmark.triangle
        f088 window.vertical.closed
        f0fb arrow.uturn.up
        f106 person.fill.questionmark
        f108 line.diagonal
        f109 cross.case cross.case.fill stethoscope
        f10b screwdriver wrench.and.screwdriver wrench.and.screwdriver.fill
        f10c gearshape.2 gearshape.2.fill
        f10d pin pin.circle pin.fill pin.slash
        f114 sidebar.leading sidebar.left sidebar.right
        f17d clock.badge.checkmark
        f181 arrow.down.circle arrow.down.circle.fill
        f182 arrow.up.circle arrow.up.circle.fill chevron.up.circle chevron.up.circle.fill
        f18a envelope.badge envelope.badge.fill
        f19c backpack backpack.fill
        f19e tshirt tshirt.fill
        f1a2 figure.2.and.child.holdinghands
        f1a9 stairs
        f1ad umbrella umbrella.fill
        f1c0 questionmark.diamond questionmark.square questionmark.square.fill
        f1cc bag bag.badge.plus bag.fill
        f1ce arrow.up.left.and.arrow.down.right
        f1cf arrow.down.left.and.arrow.up.right arrow.down.right.and.arrow.up.left
        f1e1 arrow.up.right
        f1e2 arrow.up.left
        f1e4 arrow.down.right
        f1e5 arrow.down.left
        f1e8 wineglass wineglass.fill
        f1ea fish fish.fill
        f1ef location.slash
        f1fc note.text
        f204 oven
        f206 barcode.viewfinder qrcode.viewfinder
        f230 xmark.square xmark.square.fill
        f233 person.3 person.3.fill
        f235 suitcase.cart
        f236 xmark.seal

        """
}
