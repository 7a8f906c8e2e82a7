extension SymbolTable {
    /// The characters below U+E800 and the names that they show, a line each, with an end of line.
    static let earlyCharacters = """
        e000 exclamationmark.circle.fill
        e001 exclamationmark.circle
        e002 exclamationmark.triangle.fill
        e00a qrcode
        e00b bird bird.fill
        e019 opticaldisc
        e01c captions.bubble
        e01f forward forward.fill
        e020 backward backward.fill
        e023 ear
        e029 mic.circle mic.circle.fill mic.fill
        e02a mic
        e02b mic.slash mic.slash.fill
        e02c film film.fill
        e02e plus.square.on.square rectangle.stack.badge.plus
        e02f books.vertical books.vertical.fill
        e031 seal seal.fill
        e034 pause pause.fill
        e035 pause.circle.fill
        e036 pause.circle
        e037 play play.fill playpause playpause.fill
        e038 play.circle.fill
        e039 play.circle
        e03b text.badge.plus
        e03d music.note.list
        e040 arrow.2.squarepath repeat
        e041 repeat.1
        e042 arrow.counterclockwise arrow.counterclockwise.circle gobackward gobackward.15
        e043 shuffle
        e044 forward.end forward.end.fill
        e045 backward.end backward.end.fill
        e047 stop stop.fill
        e04a rectangle.stack rectangle.stack.fill
        e04b video video.circle video.fill
        e04c video.slash video.slash.fill
        e04d speaker.wave.1 speaker.wave.1.fill
        e04e speaker speaker.fill
        e04f speaker.badge.exclamationmark speaker.slash speaker.slash.fill
        e050 speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill
        e055 airplayvideo
        e056 goforward.10
        e057 goforward.30
        e059 gobackward.10
        e05a gobackward.30
        e065 list.star text.badge.checkmark
        e069 macwindow
        e06f note
        e070 video.badge.plus
        e0b1 phone.down phone.down.fill
        e0c8 mappin
        e0ca bubble.left.fill bubble.middle.bottom.fill bubble.right.fill message.circle message.fill
        e0cb bubble.left bubble.middle.bottom bubble.right message
        e0cd phone phone.circle phone.circle.fill phone.fill
        e0d8 ellipsis.bubble ellipsis.bubble.fill ellipsis.message ellipsis.vertical.bubble text.bubble
        e0d8 text.bubble.fill
        e0da key key.fill
        e0e0 book
        e0e1 envelope
        e0e5 dot.radiowaves.right wave.3.right
        e0e6 at at.circle
        e0ed face.smiling
        e0f0 lightbulb.fill
        e138 syringe syringe.fill
        e145 plus
        e146 plus.app plus.app.fill plus.rectangle plus.rectangle.fill plus.square plus.square.fill
        e147 plus.circle.fill
        e148 plus.circle
        e14a delete.left delete.left.fill delete.right
        e14b nosign slash.circle slash.circle.fill wrongwaysign
        e14d doc.on.doc doc.on.doc.fill square.on.square square.on.square.fill
        e14e comb scissors
        e14f clipboard clipboard.fill doc.on.clipboard doc.on.clipboard.fill
        e150 pencil.tip
        e151 envelope.open envelope.open.fill
        e152 line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill
        e152 line.horizontal.3.decrease
        e153 flag.fill
        e154 arrow.turn.up.right arrowshape.turn.up.right arrowshape.turn.up.right.fill
        e155 lasso line.3.crossed.swirl.circle scribble scribble.variable
        e156 tray tray.fill tray.full tray.full.fill
        e157 link link.circle
        e158 envelope.circle envelope.fill
        e15a arrow.uturn.forward arrow.uturn.right
        e15b minus
        e15c minus.circle.fill
        e15d minus.circle
        e15e arrow.turn.up.left arrowshape.turn.up.left arrowshape.turn.up.left.fill
        e15f arrowshape.turn.up.left.2
        e160 exclamationmark.octagon.fill
        e163 paperplane paperplane.circle.fill paperplane.fill
        e165 textformat
        e166 arrow.uturn.backward arrow.uturn.left
        e168 tray.and.arrow.down
        e16b sofa sofa.fill
        e16e flag
        e171 square.and.arrow.down square.and.arrow.down.fill
        e172 list.bullet.rectangle list.bullet.rectangle.fill
        e174 person.fill.checkmark
        e176 water.waves
        e178 link.badge.plus
        e192 clock clock.circle
        e194 airplane.slash
        e199 tornado
        e1a1 archivebox archivebox.fill cube.box shippingbox shippingbox.fill
        e1a3 battery.100.bolt bolt.fill.batteryblock
        e1a4 battery.100 battery.100percent
        e1a5 minus.plus.batteryblock
        e1b3 target
        e1b4 scope
        e1b8 waveform waveform.circle waveform.circle.fill
        e1c6 sunrise sunrise.fill sunset sunset.fill
        e1db cylinder.split.1x2 externaldrive externaldrive.fill internaldrive
        e1e2 bonjour personalhotspot
        e1eb asterisk asterisk.circle light.beacon.max staroflife staroflife.fill
        e1ff thermometer.sun
        e202 cellularbars
        e226 paperclip paperclip.circle
        e227 dollarsign dollarsign.square
        e22b highlighter pencil.line
        e234 text.aligncenter
        e235 text.justify text.justify.left
        e236 text.alignleft
        e237 text.alignright
        e238 bold
        e23d decrease.indent
        e23e increase.indent list.bullet.indent
        e23f italic
        e241 list.bullet list.dash
        e242 list.number
        e244 quote.bubble quote.bubble.fill quote.closing quote.opening text.quote
        e245 textformat.size
        e246 strikethrough
        e249 underline
        e24a function sum
        e24d doc doc.fill
        e25d equal equal.circle
        e262 text.cursor
        e263 dollarsign.circle dollarsign.circle.fill
        e264 character
        e266 plus.bubble
        e268 chart.dots.scatter
        e26a chart.bar.xaxis
        e26b chart.bar chart.bar.fill
        e2bd cloud.fill icloud.fill
        e2c0 icloud.and.arrow.down icloud.and.arrow.down.fill
        e2c1 icloud.slash
        e2c2 cloud icloud
        e2c3 icloud.and.arrow.up icloud.and.arrow.up.fill
        e2c4 arrow.down.doc arrow.down.to.line
        e2c6 arrow.up.to.line
        e2c7 folder.fill
        e2c8 folder
        e2cc folder.badge.plus folder.fill.badge.plus
        e2e7 arrow.triangle.2.circlepath.circle arrow.triangle.2.circlepath.circle.fill
        e307 airplayaudio
        e30a pc
        e30b desktopcomputer
        e30f circle.grid.cross
        e312 keyboard keyboard.fill
        e31b return
        e31c arrow.right.to.line
        e320 laptopcomputer
        e322 cpu cpu.fill memorychip memorychip.fill
        e323 computermouse magicmouse
        e325 iphone iphone.circle iphone.gen3
        e329 scanner scanner.fill
        e32a shield.lefthalf.filled
        e32b simcard
        e32d hifispeaker hifispeaker.fill homepod
        e32f ipad.landscape
        e331 ipad
        e333 appletv tv tv.fill
        e334 applewatch applewatch.watchface
        e3ae paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill
        e3af camera.aperture
        e3b4 camera.viewfinder
        e3b8 eyedropper eyedropper.halffull
        e3be crop
        e3c2 square.dashed viewfinder
        e3c3 rectangle
        e3c5 rectangle.portrait rectangle.portrait.fill
        e3c6 square
        e3c9 pencil pencil.circle pencil.circle.fill
        e3ca plusminus
        e3e0 rectangle.on.rectangle
        e3e3 camera.filters
        e3e4 rays
        e3e6 bolt.slash
        e3e8 flip.horizontal
        e3ea circle.hexagongrid circle.hexagongrid.fill cloud.drizzle cloud.drizzle.fill cloud.rain cloud.rain.fill
        e3f3 bandage bandage.fill
        e3f4 photo photo.circle photo.fill
        e3f7 mountain.2 mountain.2.fill
        e3fc rainbow
        e405 guitars metronome music.note music.quarternote.3
        e40a paintpalette paintpalette.fill swatchpalette swatchpalette.fill
        e412 camera camera.circle camera.circle.fill camera.fill
        e413 photo.on.rectangle photo.on.rectangle.angled photo.on.rectangle.fill photo.stack
        e419 rotate.left rotate.left.fill
        e41a rotate.right rotate.right.fill
        e41c level ruler ruler.fill
        e425 stopwatch stopwatch.fill timer timer.circle
        e428 perspective skew
        e429 slider.horizontal.3 slider.vertical.3
        e42d cloud.sun cloud.sun.fill
        e430 sun.min sun.min.fill
        e437 crop.rotate
        e502 sailboat sailboat.fill
        e50a figure.hiking
        e510 person.fill.xmark
        e511 skateboard
        e513 snowboard
        e518 sun.max sun.max.fill
        e51c moon moon.circle moon.fill
        e51e dot.radiowaves.left.and.right sensor
        e521 pianokeys
        e52e arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
        e530 bus bus.fill
        e531 car car.circle car.fill car.side
        e532 ferry ferry.fill
        e536 figure.walk shoe
        e539 airplane airplane.circle airplane.circle.fill
        e53a bed.double bed.double.fill
        e53b square.3.layers.3d square.3.stack.3d square.stack square.stack.3d.up square.stack.3d.up.fill
        e53b square.stack.fill
        e541 cup.and.saucer cup.and.saucer.fill
        e545 camera.macro
        e546 fuelpump fuelpump.fill
        e548 cross cross.circle cross.fill
        e54a washer
        e54f parkingsign parkingsign.circle
        e558 box.truck box.truck.fill truck.box truck.box.fill
        e55b map map.fill
        e55d location.north location.north.fill
        e55e mappin.and.ellipse
        e55f mappin.circle mappin.circle.fill
        e566 figure.run
        e569 cursorarrow location location.circle location.circle.fill location.fill
        e56c fork.knife fork.knife.circle fork.knife.circle.fill
        e570 train.side.front.car
        e571 tram tram.fill
        e57a takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
        e58a tent tent.fill
        e5c3 apps.iphone circle.grid.3x3 circle.grid.3x3.fill square.grid.3x3 square.grid.3x3.fill
        e5c4 arrow.backward arrow.left
        e5c5 arrowtriangle.down.fill
        e5c7 arrowtriangle.up.fill
        e5c8 arrow.forward arrow.right
        e5c9 multiply.circle.fill xmark.circle.fill
        e5ca checkmark
        e5cb chevron.backward chevron.compact.left chevron.left
        e5cc chevron.compact.right chevron.forward chevron.right
        e5cd escape multiply xmark
        e5ce chevron.compact.up chevron.up
        e5cf chevron.compact.down chevron.down
        e5d2 line.3.horizontal line.3.horizontal.circle line.horizontal.3
        e5d3 ellipsis ellipsis.rectangle
        e5d5 arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill goforward goforward.15
        e5d7 chevron.up.chevron.down
        e5d8 arrow.up
        e5d9 arrow.turn.down.left
        e5da arrow.turn.down.right
        e5db arrow.down
        e5de arrowtriangle.left.fill
        e5df arrowtriangle.right.fill
        e617 questionmark.folder
        e627 arrow.2.circlepath arrow.triangle.2.circlepath
        e62a arrow.down.app
        e62d iphone.radiowaves.left.and.right
        e638 ticket ticket.circle ticket.fill
        e63c powerplug powerplug.fill
        e63d toilet
        e63e wifi wifi.circle
        e641 lock.slash
        e645 exclamationmark exclamationmark.2 info
        e648 wifi.slash
        e65f sparkle sparkles
        e663 wand.and.rays wand.and.stars wand.and.stars.inverse
        e6b1 checklist
        e6b8 square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.on.square
        e6c4 chart.pie.fill
        e6e1 chart.xyaxis.line
        e73c key.horizontal
        e745 square.and.pencil
        e746 pencil.and.outline signature
        e762 cursorarrow.click cursorarrow.rays dot.circle.and.cursorarrow
        e766 hand.wave hand.wave.fill
        e798 drop drop.fill humidity humidity.fill
        e799 hare hare.circle hare.fill
        e79a lightbulb.max lightbulb.max.fill
        e7af crown crown.fill rosette
        e7cd chevron.down.circle chevron.down.circle.fill
        e7e9 birthday.cake birthday.cake.fill
        e7f4 bell.circle bell.fill
        e7f5 bell
        e7f6 bell.slash bell.slash.fill
        e7f7 bell.badge bell.badge.fill
        e7fb person.2.fill
        e7fc person.2
        e7fd person.fill
        e7fe person.badge.plus person.crop.circle.badge.plus person.fill.badge.plus
        e7ff person

        """
}
