import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawSteam } from '../kit/stage'
import type { Box, Scene } from '../scene'
import { type Motif, showMotif } from './motif'
import { drawCurtain, drawShine } from './window'

/** Draws the back of a seat that is cut off by the edge. */
function drawSeat(scene: Scene, x: number, y: number, w: number): void {
  const cloth = scene.palette.material('teal')
  const h = scene.height - y + 20
  const back = roundRect(x - w / 2, y, w, h, 70)
  scene.fill(back, cloth.dark)
  scene.spray(back, cloth.deep, 0.9, 0.5, 1, 0.5, 0.1, 0.9)
  scene.fill(roundRect(x - w * 0.38, y + 26, w * 0.76, 150, 44), cloth.mid)
  scene.fill(roundRect(x - w * 0.34, y - 8, w * 0.68, 104, 30), scene.palette.material('cream').mid)
  scene.stroke(pen`M${x - w * 0.38} ${y + 232}H${x + w * 0.38}`, cloth.deep, 6)
}

/** Draws the small table with a cup and a book. */
function drawOnTable(scene: Scene, x: number, y: number): void {
  const { palette, unit } = scene
  scene.place(x, y, unit, () => {
    const cup = palette.material('white')
    scene.fill(ellipse(-128, 0, 84, 13), palette.ink, { opacity: 0.25 })
    scene.fill('M-176 -122H-80L-94 0H-162Z', cup.light)
    scene.fill('M-112 -122H-80L-94 0H-118Z', cup.dark)
    scene.fill('M-173 -92H-83L-89 -38H-167Z', palette.material('red').mid)
    scene.fill(roundRect(-184, -134, 112, 17, 8), cup.mid)
    const book = palette.material('gold')
    scene.fill(roundRect(26, -22, 216, 24, 6), book.dark)
    scene.fill(rect(34, -17, 204, 13), palette.material('cream').light)
    scene.fill(roundRect(46, -44, 178, 24, 6), palette.material('navy').mid)
    scene.fill(rect(54, -39, 166, 12), palette.material('cream').mid)
  })
  drawSteam(scene, x - 128 * unit, y - 150 * unit, 130 * unit, 11 * unit)
}

/** The motif through the window of a train compartment. */
export function train(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random } = canvas
  const wall = palette.material(palette.dark ? '#5A4E86' : 'pale')
  canvas.fill(
    rect(0, 0, width, height),
    canvas.linear([
      [0, wall.mid],
      [1, wall.dark],
    ]),
  )

  const box: Box = [width * 0.06, height * 0.075, width * 0.88, height * 0.66]
  const [x, y, w, h] = box
  const pane = roundRect(x, y, w, h, 58)
  canvas.fill(roundRect(x - 34, y - 34, w + 68, h + 68, 88), wall.dark)
  canvas.fill(roundRect(x - 26, y - 28, w + 52, h + 52, 82), wall.light)
  canvas.fill(roundRect(x - 11, y - 11, w + 22, h + 22, 66), mix(wall.deep, palette.ink, 0.4))
  showMotif(canvas, motif, box, {
    clip: pane,
    zoom: 1.06,
    sunAt: [random.range(0.3, 0.7), random.range(0.24, 0.36)],
  })
  drawShine(canvas, box, pane)
  canvas.fill(rect(x, y + h * 0.17, w, 15), mix(wall.deep, palette.ink, 0.4))
  canvas.fill(rect(x, y + h * 0.17, w, 5), wall.light, { opacity: 0.6 })
  canvas.clipTo(pane, () => {
    drawCurtain(canvas, -1, [x - 6, y - 10, w * 0.15, h + 20], palette.material('red'))
    drawCurtain(canvas, 1, [x + w * 0.85 + 6, y - 10, w * 0.15, h + 20], palette.material('red'))
  })

  const tableY = height * 0.855
  canvas.fill(rect(0, y + h + 34, width, height), wall.dark)
  canvas.spray(rect(0, y + h + 34, width, height - y - h), wall.deep, 0.8, 0.5, 1, 0.5, 0, 0.9)
  canvas.fill(rect(0, y + h + 28, width, 12), wall.light)
  const wood = palette.material('wood')
  const reach = Math.min(width * 0.27, 380)
  canvas.fill(rect(width / 2 - 26, tableY + 20, 52, height), wood.deep)
  canvas.fill(roundRect(width / 2 - reach, tableY + 8, reach * 2, 40, 16), wood.deep)
  canvas.fill(roundRect(width / 2 - reach, tableY - 6, reach * 2, 34, 16), wood.light)
  drawOnTable(canvas, width / 2, tableY)
  drawSeat(canvas, width * 0.06, height * 0.66, 330 * canvas.unit)
  drawSeat(canvas, width * 0.94, height * 0.66, 330 * canvas.unit)
}
