import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import type { Scene } from '../scene'
import { type Motif, showMotif } from './motif'

/** Draws the long soft shadow of an object on the table. */
function drawFlatShadow(scene: Scene, d: string): void {
  scene.fill(d, scene.palette.ink, { opacity: 0.16, transform: 'translate(20 26)' })
  scene.fill(d, scene.palette.ink, { opacity: 0.22, transform: 'translate(8 11)' })
}

/** Draws a perforated stamp that shows a small hill. */
function drawStamp(scene: Scene, x: number, y: number, w: number, h: number): void {
  const { palette } = scene
  let holes = ''
  for (let i = 0; i <= 6; i++) holes += ellipse(x + (w * i) / 6, y, 7) + ellipse(x + (w * i) / 6, y + h, 7)
  for (let i = 1; i < 7; i++) holes += ellipse(x, y + (h * i) / 7, 7) + ellipse(x + w, y + (h * i) / 7, 7)
  scene.fill(rect(x, y, w, h), palette.material('white').light)
  scene.fill(holes, palette.material('cream').mid)
  const inner = rect(x + 14, y + 14, w - 28, h - 28)
  scene.fill(inner, palette.material('teal').mid)
  scene.clipTo(inner, () => {
    scene.fill(
      pen`M${x} ${y + h}V${y + h * 0.72}L${x + w * 0.36} ${y + h * 0.4}L${x + w * 0.62} ${y + h * 0.66}L${x + w * 0.78} ${y + h * 0.54}L${x + w} ${y + h * 0.76}V${y + h}Z`,
      palette.material('cream').light,
    )
    scene.fill(
      pen`M${x} ${y + h}V${y + h * 0.84}Q${x + w * 0.5} ${y + h * 0.7} ${x + w} ${y + h * 0.86}V${y + h}Z`,
      palette.material('navy').mid,
    )
  })
}

/** Draws the written side of another card below the first. */
function drawCardBack(scene: Scene, w: number, h: number): void {
  const { palette } = scene
  const card = roundRect(-w / 2, -h / 2, w, h, 8)
  drawFlatShadow(scene, card)
  scene.fill(card, palette.material('cream').mid)
  scene.spray(card, palette.material('sand').dark, 0.5, 1, 1, 0.2, 0.1, 0.8)
  drawStamp(scene, w / 2 - 170, -h / 2 + 36, 126, 150)
  const ink = palette.material('navy').mid
  scene.stroke(pen`M0 ${-h / 2 + 50}V${h / 2 - 50}`, ink, 3, { opacity: 0.5 })
  let lines = ''
  for (let i = 0; i < 4; i++) lines += pen`M40 ${h * 0.06 + i * 58}H${w / 2 - (i === 3 ? 150 : 50)}`
  scene.stroke(lines, ink, 4, { opacity: 0.6 })
  for (let i = 0; i < 3; i++)
    scene.stroke(
      pen`M${w / 2 - 330} ${-h / 2 + 70 + i * 26}q22 -16 44 0t44 0t44 0t44 0`,
      palette.material('red').mid,
      4,
      {
        opacity: 0.6,
      },
    )
}

/** Draws a cup of coffee from above. */
function drawCup(scene: Scene, x: number, y: number, scale: number): void {
  const { palette } = scene
  const china = palette.material('white')
  scene.place(x, y, scale, () => {
    drawFlatShadow(scene, ellipse(0, 0, 190))
    scene.fill(ellipse(0, 0, 190), china.mid)
    scene.fill(ellipse(0, 0, 178), china.light)
    scene.spray(ellipse(0, 0, 178), china.deep, 0.5, 1, 1, 0.3, 0.2, 0.8)
    scene.fill(ellipse(0, 0, 138), china.dark, { opacity: 0.5 })
    scene.stroke('M96 -64Q176 -110 186 -150', china.light, 34)
    scene.fill(ellipse(8, 12, 122), palette.ink, { opacity: 0.2 })
    scene.fill(ellipse(0, 0, 122), china.light)
    scene.fill(ellipse(0, 0, 104), palette.material('wood').dark)
    scene.spray(ellipse(0, 0, 104), palette.material('wood').deep, 0.9, 0, 0, 0.8, 0.8, 0.9)
    scene.fill(
      'M-6 58C-74 22 -62 -46 -14 -40Q0 -38 6 -22Q16 -42 40 -34C78 -14 42 36 -6 58Z',
      palette.material('cream').light,
    )
    scene.stroke('M-2 46C4 20 6 -6 6 -22', palette.material('wood').mid, 6)
  })
}

/** Draws a pencil that points to the left. */
function drawPencil(scene: Scene, length: number): void {
  const { palette } = scene
  const paint = palette.material('teal')
  const whole = pen`M0 0L74 -22H${length}V22H74Z`
  drawFlatShadow(scene, whole)
  scene.fill(pen`M0 0L74 -22V22Z`, palette.material('sand').light)
  scene.fill('M0 0L22 -6.5V6.5Z', palette.ink)
  scene.fill(rect(74, -22, length - 74, 15), paint.light)
  scene.fill(rect(74, -7, length - 74, 14), paint.mid)
  scene.fill(rect(74, 7, length - 74, 15), paint.dark)
  scene.fill(rect(length - 74, -22, 30, 44), palette.material('gold').mid)
  scene.fill(roundRect(length - 44, -22, 54, 44, 12), palette.material('pink').mid)
}

function drawBoards(scene: Scene): void {
  const { width, height, palette, random } = scene
  const wood = palette.material(palette.dark ? '#5A4A70' : '#C79A6B')
  scene.fill(rect(0, 0, width, height), wood.mid)
  const board = 172
  for (let y = -40; y < height; y += board) {
    scene.fill(rect(0, y, width, board), random() < 0.5 ? wood.mid : mix(wood.mid, wood.dark, 0.22))
    let grain = ''
    for (let i = 0; i < 3; i++) {
      const gy = y + random.range(24, board - 20)
      const gx = random.range(-100, width * 0.7)
      grain += pen`M${gx} ${gy}q${random.range(160, 320)} ${random.range(-14, 14)} ${random.range(360, 620)} 0`
    }
    scene.stroke(grain, wood.dark, 4, { opacity: 0.45 })
    scene.fill(rect(0, y, width, 5), wood.deep, { opacity: 0.7 })
  }
  scene.spray(
    polygon([
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ]),
    wood.deep,
    0.75,
    1,
    1,
    0.2,
    0.1,
    0.95,
  )
}

/** A postcard of the scene on a table, with a second card, a cup and a pencil. */
export function postcard(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  drawBoards(canvas)
  const side = random() < 0.5 ? -1 : 1
  const tilt = side * random.range(4, 7)
  const x = width * 0.5 - side * 40 * unit
  const y = height * 0.53
  const w = 900
  const h = 660
  canvas.place(
    x + side * 190 * unit,
    y - 190 * unit,
    unit,
    () => drawCardBack(canvas, 860, 620),
    false,
    tilt + side * 12,
  )
  drawCup(canvas, width * 0.5 + side * width * 0.41, height * 0.2, 0.95 * unit)
  canvas.place(
    x,
    y,
    unit,
    () => {
      const card = roundRect(-w / 2, -h / 2, w, h, 8)
      drawFlatShadow(canvas, card)
      canvas.fill(card, palette.material('white').light)
      showMotif(canvas, motif, [-w / 2 + 34, -h / 2 + 34, w - 68, h - 68], {
        zoom: 1.04,
        sunAt: [random.range(0.3, 0.7), random.range(0.24, 0.34)],
      })
    },
    false,
    -tilt,
  )
  canvas.place(x - side * 250 * unit, height * 0.94, unit, () => drawPencil(canvas, 560), side > 0, 9 * side)
  canvas.sun = { x, y: y - 150, r: 80 }
}
