import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawShadow } from '../kit/stage'
import type { Scene } from '../scene'
import { drawAwning } from './deck'
import { type Motif, showMotif } from './motif'

/** Draws a bistro chair from the side, facing right. */
function drawChair(scene: Scene): void {
  const { palette } = scene
  const iron = palette.material('char').deep
  const seat = palette.material('red')
  scene.stroke('M-92 -250L-74 0M78 -196L100 0M-80 -120H92', iron, 14)
  scene.stroke('M-86 -210C-128 -330 -140 -430 -120 -470C-104 -496 -74 -470 -66 -420L-60 -236', iron, 14)
  scene.stroke('M-112 -390Q-90 -400 -70 -392M-104 -326Q-84 -334 -66 -328', iron, 9)
  scene.fill(roundRect(-112, -252, 212, 36, 17), seat.mid)
  scene.fill(roundRect(-112, -236, 212, 22, 11), seat.dark)
}

/** Draws a pot of tea, two glasses and a plate of small cakes. */
function drawServed(scene: Scene): void {
  const { palette } = scene
  const china = palette.material('white')
  const plate = (x: number, w: number): void => {
    scene.fill(ellipse(x, -2, w, 15), china.dark)
    scene.fill(ellipse(x, -8, w, 15), china.light)
  }
  plate(-20, 132)
  for (const [x, y, color] of [
    [-84, -18, 'pink'],
    [-18, -18, 'lime'],
    [46, -18, 'gold'],
    [-50, -52, 'cream'],
    [14, -52, 'blossom'],
  ] as const) {
    const inks = palette.material(color)
    scene.fill(roundRect(x - 30, y - 34, 60, 16, 8) + roundRect(x - 30, y - 10, 60, 16, 8), inks.mid)
    scene.fill(rect(x - 27, y - 19, 54, 10), palette.material('wood').mid)
    scene.fill(roundRect(x - 30, y - 34, 60, 7, 4), inks.light)
  }
  for (const [x, drink] of [
    [-234, 'lime'],
    [206, 'gold'],
  ] as const) {
    const inks = palette.material(drink)
    scene.fill(ellipse(x, 0, 52, 9), palette.ink, { opacity: 0.22 })
    scene.fill(pen`M${x - 46} -146H${x + 46}L${x + 36} 0H${x - 36}Z`, mix(china.light, inks.light, 0.3), {
      opacity: 0.75,
    })
    scene.fill(pen`M${x - 42} -112H${x + 42}L${x + 34} -5H${x - 34}Z`, inks.mid)
    scene.fill(pen`M${x + 8} -112H${x + 42}L${x + 34} -5H${x + 6}Z`, inks.dark, { opacity: 0.7 })
    scene.stroke(pen`M${x + 4} -50L${x + 34} -214`, palette.material('red').mid, 8)
    scene.fill(pen`M${x - 46} -146q-30 -16 -34 -44q36 2 46 36Z`, palette.material('leaf').light)
  }
}

/** Draws a candle in a glass, and its light on the table. */
function drawCandle(scene: Scene, x: number, y: number, unit: number): void {
  scene.glow(x, y - 50 * unit, 240 * unit, '#FFC56E', 0.5)
  scene.place(x, y, unit, () => {
    scene.fill('M-26 -92H26L20 0H-20Z', '#FFE2A6', { opacity: 0.85 })
    scene.fill('M0 -78Q22 -46 0 -28Q-22 -46 0 -78Z', '#FFB23E')
    scene.fill('M0 -60Q11 -42 0 -32Q-11 -42 0 -60Z', '#FFF3D0')
  })
}

/** The motif from a terrace with a table laid for two. */
export function terrace(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random, unit } = canvas
  const floorY = height * 0.83
  const awning = random() < 0.5 ? height * 0.055 : 0
  showMotif(canvas, motif, [0, awning, width, floorY - awning], {
    zoom: 1.06,
    ay: 0.53,
    sunAt: [random.range(0.36, 0.64), random.range(0.24, 0.32)],
  })
  // A balustrade of slender bars, and the floor
  const iron = mix(palette.material('char').deep, palette.ink, 0.3)
  let bars = ''
  for (let x = (width / 2) % 58; x < width; x += 58) bars += pen`M${x} ${floorY - 150}V${floorY}`
  canvas.stroke(bars, iron, 7)
  canvas.stroke(pen`M0 ${floorY - 150}H${width}M0 ${floorY - 22}H${width}`, iron, 13)
  const tile = palette.material('earth')
  canvas.fill(
    rect(0, floorY, width, height - floorY),
    canvas.linear([
      [0, tile.mid],
      [1, tile.dark],
    ]),
  )
  let joints = pen`M0 ${floorY + 70}H${width}`
  for (let i = -14; i <= 14; i++)
    joints += pen`M${width / 2 + i * 96} ${floorY}L${width / 2 + i * 150} ${height}`
  canvas.stroke(joints, tile.deep, 4, { opacity: 0.5 })
  canvas.spray(rect(0, floorY, width, height - floorY), tile.deep, 0.8, 0.5, 1, 0.5, 0, 0.9)

  const x = width / 2
  const foot = height * 0.985
  const top = height * 0.735
  drawShadow(canvas, x, foot - 8, 420 * unit, 22 * unit, 0.5)
  canvas.place(x - 400 * unit, foot, 0.92 * unit, () => drawChair(canvas))
  canvas.place(x + 400 * unit, foot, 0.92 * unit, () => drawChair(canvas), true)
  canvas.fill(
    rect(x - 11 * unit, top, 22 * unit, foot - top - 10) +
      pen`M${x - 110 * unit} ${foot}Q${x} ${foot - 64 * unit} ${x + 110 * unit} ${foot}Z`,
    iron,
  )
  const cloth = palette.material('cream')
  canvas.fill(
    pen`M${x - 330 * unit} ${top}L${x - 350 * unit} ${top + 92 * unit}Q${x - 180 * unit} ${top + 62 * unit} ${x} ${top + 118 * unit}Q${x + 180 * unit} ${top + 62 * unit} ${x + 350 * unit} ${top + 92 * unit}L${x + 330 * unit} ${top}Z`,
    cloth.dark,
  )
  canvas.fill(ellipse(x, top, 332 * unit, 34 * unit), cloth.light)
  canvas.spray(ellipse(x, top, 332 * unit, 34 * unit), cloth.dark, 0.6, 1, 1, 0.3, 0, 0.9)
  canvas.place(x, top + 4, unit, () => drawServed(canvas))
  if (palette.dark) drawCandle(canvas, x - 156 * unit, top + 8, unit)
  if (awning > 0) drawAwning(canvas, awning + height * 0.02)
}
