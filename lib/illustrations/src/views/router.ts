import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawShadow } from '../kit/stage'
import type { Scene } from '../scene'
import { drawDeviceLedge, drawSignalArcs, drawSignalBars } from './device-ledge'
import type { Motif } from './motif'

/** Draws a pocket router standing on its edge; the origin is its bottom center. */
function drawRouter(scene: Scene): void {
  const { palette } = scene
  const shell = palette.material('white')
  scene.fill(roundRect(-208, -318, 428, 318, 62), palette.material('navy').deep)
  const front = roundRect(-216, -326, 428, 318, 62)
  scene.fill(front, shell.light)
  scene.clipTo(front, () => {
    scene.fill(rect(-216, -84, 428, 80), palette.material('teal').mid)
    scene.spray(rect(-216, -326, 428, 318), shell.deep, 0.65, 1, 1, 0.3, 0.1, 0.85)
  })
  scene.fill(roundRect(-166, -284, 328, 172, 26), palette.material('navy').deep)
  drawSignalBars(scene, -134, -142, 112, '#8FF0C0')
  scene.fill(roundRect(24, -246, 106, 20, 10), '#FFFFFF', { opacity: 0.92 })
  scene.fill(roundRect(24, -208, 76, 14, 7) + roundRect(24, -176, 94, 14, 7), '#8FA6B8')
  scene.fill(ellipse(-2, -46, 13), palette.material('cream').light)
}

function drawPassport(scene: Scene): void {
  const { palette } = scene
  const gold = palette.material('gold').light
  scene.fill(roundRect(-92, -262, 196, 262, 16), palette.material('plum').deep)
  scene.fill(roundRect(-100, -268, 196, 266, 16), palette.material('plum').mid)
  scene.stroke(`${ellipse(-2, -156, 48)}${ellipse(-2, -156, 20, 48)}M-50 -156H46`, gold, 5)
  scene.fill(roundRect(-56, -72, 108, 14, 7), gold)
}

/** A pocket router and a passport on a ledge in front of the motif. */
export function router(canvas: Scene, motif: Motif): void {
  const { x, foot, unit } = drawDeviceLedge(canvas, motif)
  drawSignalArcs(canvas, x, foot - 380 * unit, unit * 1.35)
  drawShadow(canvas, x, foot, 330 * unit, 28 * unit, 0.5)
  canvas.place(x, foot, unit * 1.12, () => drawRouter(canvas))
  drawShadow(canvas, x - 330 * unit, foot + 22 * unit, 140 * unit, 16 * unit, 0.45)
  canvas.place(x - 330 * unit, foot + 24 * unit, unit, () => drawPassport(canvas), false, -7)
  const cable = pen`M${x + 234 * unit} ${foot - 60 * unit}c90 0 60 74 150 66s90 -40 230 -22`
  canvas.stroke(cable, canvas.palette.material('char').deep, 13 * unit)
}
