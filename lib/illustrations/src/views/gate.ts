import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawPerson } from '../kit/person'
import { drawShadow, drawSteam } from '../kit/stage'
import type { Material } from '../palette'
import type { Box, Scene } from '../scene'
import { type Motif, showMotif } from './motif'
import { drawShine } from './window'

/** Draws a parked plane in its airline's color, facing right; the origin is on the ground below it. */
function drawPlane(scene: Scene, livery: Material): void {
  const { palette } = scene
  const white = palette.material('white')
  const red = palette.material(livery)
  const dark = palette.material('navy').deep
  scene.fill(pen`M-250 -70v58M150 -70v58`, dark)
  scene.stroke('M-236 -70V-16M168 -70V-16', dark, 13)
  scene.fill(ellipse(-250, -16, 19) + ellipse(-222, -16, 19) + ellipse(168, -16, 17), dark)
  scene.fill('M-560 -246L-640 -430H-566L-470 -250Z', red.mid)
  scene.fill('M-560 -246L-640 -430H-616L-520 -246Z', red.dark)
  const body =
    'M-600 -236Q-620 -262 -560 -264H330Q430 -262 486 -208Q506 -180 470 -158Q430 -138 330 -136H-420Q-540 -146 -600 -236Z'
  scene.fill(body, white.light)
  scene.clipTo(body, () => {
    scene.fill(rect(-640, -176, 1160, 60), white.dark)
    scene.fill('M-640 -190H520V-172H-640Z', red.mid)
    scene.spray(rect(-640, -270, 1160, 140), white.deep, 0.5, 0.5, 1, 0.5, 0.2, 0.9)
  })
  let windows = ''
  for (let i = 0; i < 19; i++) windows += roundRect(-440 + i * 38, -236, 18, 25, 8)
  scene.fill(windows, palette.dark ? '#FFD27A' : palette.material('blue').dark)
  scene.fill('M386 -238H430Q452 -228 466 -206H392Z', dark)
  scene.fill('M-60 -176L-300 -76H-226L96 -160Z', white.deep)
  scene.fill('M-60 -176L-300 -76H-276L60 -172Z', white.mid)
  scene.fill(roundRect(-130, -120, 150, 62, 28), red.mid)
  scene.fill(ellipse(10, -89, 13, 29), dark)
  scene.fill('M-560 -232L-660 -206H-610L-480 -226Z', white.deep)
}

/** Draws a row of seats from behind. */
function drawSeats(scene: Scene, x: number, y: number, n: number, color: Material): void {
  const { palette } = scene
  const cloth = palette.material(color)
  scene.fill(rect(x, y - 62, n * 150, 13), palette.material('char').deep)
  for (let i = 0; i < n; i++) {
    const back = roundRect(x + i * 150 + 8, y - 196, 134, 140, 26)
    scene.fill(back, cloth.mid)
    scene.spray(back, cloth.deep, 0.9, 0.5, 1, 0.5, 0.1, 0.9)
    if (i === 0 || i === n - 1)
      scene.fill(rect(x + i * 150 + 66, y - 52, 16, 56), palette.material('char').deep)
  }
}

function drawSuitcase(scene: Scene, x: number, y: number, color: Material): void {
  const { palette } = scene
  const shell = palette.material(color)
  drawShadow(scene, x, y, 130, 16, 0.5)
  scene.place(x, y, 1, () => {
    scene.stroke('M-36 -260V-370H36V-260', palette.material('char').deep, 11)
    scene.fill(roundRect(-42, -384, 84, 24, 12), palette.material('char').deep)
    scene.fill(ellipse(-60, -8, 13) + ellipse(60, -8, 13), palette.ink)
    const body = roundRect(-92, -274, 184, 258, 30)
    scene.fill(body, shell.mid)
    scene.spray(body, shell.deep, 0.9, 1, 1, 0.2, 0.1, 0.85)
    scene.stroke('M-50 -256V-34M-17 -256V-34M17 -256V-34M50 -256V-34', shell.dark, 8)
    scene.place(
      -34,
      -188,
      1,
      () => {
        scene.fill(roundRect(-40, -28, 84, 56, 9), palette.material('cream').light)
        scene.fill('M-36 24L-12 -10L8 12L20 0L42 24Z', palette.material('red').mid)
      },
      false,
      -9,
    )
  })
}

/** Draws a café table at the glass with a cup, a passport with a boarding pass, and a stool. */
function drawCafeTable(scene: Scene): void {
  const { palette } = scene
  const dark = palette.material('char').deep
  const white = palette.material('white')
  const wood = palette.material('wood')
  drawShadow(scene, 0, 2, 190, 18, 0.5)
  scene.stroke('M0 -230V0M-70 0H70', dark, 15)
  scene.fill(ellipse(0, -232, 200, 30), wood.dark)
  scene.fill(ellipse(0, -242, 200, 29), wood.light)
  scene.fill('M40 -262L142 -270L156 -240L52 -232Z', white.light)
  scene.fill('M58 -272L118 -276L128 -238L64 -234Z', palette.material('plum').mid)
  scene.fill(ellipse(-74, -246, 62, 13), white.dark)
  scene.stroke('M-40 -290q34 -4 28 20t-40 16', white.mid, 9)
  scene.fill('M-116 -306H-32Q-34 -256 -58 -252H-90Q-114 -256 -116 -306Z', white.mid)
  scene.fill(ellipse(-74, -306, 42, 9), '#9A5426')
  drawSteam(scene, -74, -322, 92, 8)
  drawShadow(scene, 270, 2, 90, 12, 0.4)
  scene.stroke('M240 -140L222 0M300 -140L318 0M232 -60H308', dark, 10)
  scene.fill(roundRect(206, -172, 128, 36, 18), palette.material('orange').mid)
}

/** Draws visitors and furniture in the hall; `y` is the floor that they stand on. */
type Furnishing = (canvas: Scene, y: number) => void

const LUGGAGE = ['teal', 'orange', 'purple', 'jade'] as const
const CLOTH = ['navy', 'teal', 'plum', 'red'] as const
const COATS = ['orange', 'jade', 'purple', 'cream', 'red', 'teal'] as const

const FURNISHINGS: readonly Furnishing[] = [
  (canvas, y) => {
    const { width, random, unit } = canvas
    const cloth = random.pick(CLOTH)
    const shell = random.pick(LUGGAGE)
    canvas.place(width * 0.94 - 552 * unit, y, 0.92 * unit, () => drawSeats(canvas, 0, 0, 4, cloth))
    canvas.place(width * 0.16, y, 0.95 * unit, () => drawSuitcase(canvas, 0, 0, shell))
  },
  (canvas, y) => {
    const { width, random, unit } = canvas
    const first = random.pick(COATS)
    const second = random.pick(COATS.filter((coat) => coat !== first))
    const shell = random.pick(LUGGAGE)
    drawShadow(canvas, width * 0.21, y, 120 * unit, 15 * unit, 0.5)
    drawPerson(canvas, width * 0.21, y, 520 * unit, { coat: first, bag: 'wood', back: true, walk: false })
    drawShadow(canvas, width * 0.35, y, 110 * unit, 14 * unit, 0.5)
    drawPerson(canvas, width * 0.35, y, 480 * unit, { coat: second, hat: 'sand', back: true, walk: false })
    canvas.place(width * 0.49, y, 0.72 * unit, () => drawSuitcase(canvas, 0, 0, shell))
  },
  (canvas, y) => {
    const { width, random, unit } = canvas
    const cloth = random.pick(CLOTH)
    canvas.place(width * 0.2, y, 1.1 * unit, () => drawCafeTable(canvas))
    canvas.place(width * 0.97 - 280 * unit, y, 0.92 * unit, () => drawSeats(canvas, 0, 0, 2, cloth))
  },
]

const LIVERIES = ['red', 'teal', 'purple', 'orange', 'blue', 'jade'] as const
const HALLS = ['#D9CDBD', '#C9D3CF', '#C8A27A'] as const

/** The motif through the glass of a departure hall, with a plane. The seed selects the furniture. */
export function gate(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  const furnish = random.pick(FURNISHINGS)
  const livery = random.pick(LIVERIES)
  const hall = random.pick(HALLS)
  const oncoming = random() < 0.5
  const near = random.range(0.86, 1)
  const metal = palette.material('char')
  const floorY = height * 0.86
  const apron = height * 0.7
  const box: Box = [0, height * 0.07, width, floorY - height * 0.07]
  showMotif(canvas, motif, [0, box[1], width, apron - box[1] + 14], {
    zoom: 1.1,
    ay: 0.5,
    sunAt: [random.range(0.28, 0.42), random.range(0.24, 0.36)],
  })
  const tarmac = palette.material('gray')
  canvas.fill(
    rect(0, apron, width, floorY - apron),
    canvas.linear([
      [0, tarmac.dark],
      [1, tarmac.mid],
    ]),
  )
  canvas.fill(rect(0, apron, width, 7), palette.material('green').dark)
  canvas.fill(rect(0, apron + 112, width, 9), palette.material('gold').mid)
  // The tail is longer than the nose
  const planeX = width * ((oncoming ? 0.45 : 0.55) + random.range(-0.02, 0.02))
  drawShadow(canvas, planeX, apron + 70, 620 * unit, 26 * unit, 0.45)
  canvas.place(planeX, apron + 72, near * unit, () => drawPlane(canvas, livery), oncoming)
  drawShine(canvas, box, rect(...box))
  drawHall(canvas, box, floorY, mix(metal.deep, palette.ink, 0.3), palette.dark ? '#6A5A8C' : hall)
  furnish(canvas, height * 0.965)
}

/** Draws the glass front, the ceiling and the floor of the hall. */
function drawHall(canvas: Scene, box: Box, floorY: number, frame: string, floor: Material): void {
  const { width, height, palette, random } = canvas
  const panes = Math.max(3, Math.round(width / random.pick([270, 330, 440] as const)))
  for (let i = 0; i <= panes; i++) canvas.fill(rect((width * i) / panes - 9, 0, 18, floorY), frame)
  canvas.fill(rect(0, height * 0.25, width, 12), frame)
  canvas.fill(rect(0, 0, width, box[1]), palette.material('char').deep)
  canvas.fill(rect(0, box[1] - 7, width, 14), frame)
  const stone = palette.material(floor)
  canvas.fill(
    rect(0, floorY, width, height - floorY),
    canvas.linear([
      [0, stone.mid],
      [1, stone.dark],
    ]),
  )
  for (let i = 0; i < panes; i++) {
    const x = (width * i) / panes
    canvas.fill(
      polygon([
        [x + 20, floorY],
        [x + width / panes - 20, floorY],
        [x + width / panes + 40, height],
        [x + 40, height],
      ]),
      mix(palette.glow, '#FFFFFF', 0.3),
      { opacity: 0.16 },
    )
  }
  canvas.spray(rect(0, floorY, width, height - floorY), stone.deep, 0.7, 0.5, 1, 0.5, 0, 0.9)
  canvas.fill(rect(0, floorY - 6, width, 14), frame)
}
