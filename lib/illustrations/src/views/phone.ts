import { pen, rect, roundRect } from '../geometry'
import { drawShadow } from '../kit/stage'
import type { Scene } from '../scene'
import { drawDeviceLedge, drawSignalArcs, drawSignalBars } from './device-ledge'
import type { Motif } from './motif'

/** Draws the screen: full signal strength and the rest of a data plan. */
function drawScreen(scene: Scene): void {
  scene.fill(
    rect(-150, -640, 300, 640),
    scene.linear([
      [0, '#0E5560'],
      [1, '#0B3A4C'],
    ]),
  )
  drawSignalBars(scene, -66, -398, 136, '#FFFFFF')
  scene.fill(roundRect(-66, -366, 132, 17, 8), '#9FD3D3')
  scene.fill(roundRect(-122, -308, 244, 262, 30), '#FFFDF6')
  scene.fill(roundRect(-96, -278, 104, 20, 10), '#16323F')
  scene.fill(roundRect(-96, -244, 168, 13, 6), '#B9C7CC')
  scene.fill(roundRect(-96, -206, 192, 24, 12), '#DDE8EA')
  scene.fill(roundRect(-96, -206, 138, 24, 12), '#1E9C8C')
  scene.fill(roundRect(-96, -160, 74, 13, 6), '#B9C7CC')
  scene.fill(roundRect(-96, -122, 192, 52, 26), '#16323F')
  scene.fill(roundRect(-44, -103, 88, 14, 7), '#FFFDF6')
}

/** Draws a phone on its stand; the origin is its bottom center. */
function drawPhone(scene: Scene): void {
  const { palette } = scene
  const body = palette.material('navy')
  scene.fill('M40 -260L206 -10H174L20 -230Z', palette.material('wood').deep)
  scene.fill(roundRect(-166, -676, 332, 676, 56), body.deep)
  scene.fill(roundRect(-172, -678, 332, 676, 56), body.mid)
  scene.fill(roundRect(-164, -672, 332, 668, 54), body.deep)
  const screen = roundRect(-148, -656, 296, 636, 42)
  scene.clipTo(screen, () => {
    scene.place(0, -20, 1, () => drawScreen(scene))
    scene.fill('M-150 -660H90L-150 -210Z', '#FFFFFF', { opacity: 0.07 })
  })
  scene.fill(roundRect(-44, -642, 88, 22, 11), body.deep)
  scene.stroke(pen`M-166 -470v62`, body.light, 5)
  scene.fill(roundRect(-190, -30, 380, 34, 12), palette.material('wood').deep)
  scene.fill(roundRect(-190, -36, 380, 22, 10), palette.material('wood').mid)
}

/** A phone with full signal strength on a ledge in front of the motif. */
export function phone(canvas: Scene, motif: Motif): void {
  const { x, foot, unit } = drawDeviceLedge(canvas, motif)
  drawSignalArcs(canvas, x, foot - 652 * unit, unit)
  drawShadow(canvas, x, foot, 280 * unit, 26 * unit, 0.5)
  canvas.place(x, foot, unit * 0.9, () => drawPhone(canvas))
}
