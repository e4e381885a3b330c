import { mix } from '../color'
import { ellipse, roundRect } from '../geometry'
import { drawShadow } from '../kit/stage'
import type { Material } from '../palette'
import type { Scene } from '../scene'
import { drawDeviceLedge, drawSignalArcs, drawSignalBars } from './device-ledge'
import type { Motif } from './motif'

/** Draws a SIM card standing on its edge; the origin is its bottom center. */
function drawCard(scene: Scene, material: Material, turn: number): void {
  const { palette } = scene
  const inks = palette.material(material)
  const shape = 'M-172 -430H96L172 -354V-24Q172 0 148 0H-148Q-172 0 -172 -24V-406Q-172 -430 -148 -430Z'
  scene.place(
    0,
    0,
    1,
    () => {
      scene.fill(shape, palette.ink, { opacity: 0.3, transform: 'translate(13 8)' })
      scene.fill(shape, inks.mid)
      scene.clipTo(shape, () => {
        scene.fill('M-172 -120Q-60 -190 60 -120T260 -150V10H-172Z', inks.dark)
        scene.fill('M-172 -62Q-40 -130 70 -64T260 -100V10H-172Z', mix(inks.dark, inks.deep, 0.6))
        scene.spray(shape, inks.light, 0.8, 0, 0, 0.7, 0.8, 0.7)
      })
      scene.fill(roundRect(-122, -378, 152, 122, 24), '#F7D58A')
      scene.spray(roundRect(-122, -378, 152, 122, 24), '#B98220', 0.5, 1, 1, 0.2, 0.2, 0.8)
      scene.stroke(
        'M-122 -338H-74M-122 -298H-74M30 -338H-18M30 -298H-18M-74 -378V-256M-18 -378V-256M-74 -318H-18',
        '#B98220',
        6,
      )
      drawSignalBars(scene, -2, -40, 96, palette.material('cream').light)
    },
    false,
    turn,
  )
}

/** Draws the pin that opens the SIM tray. */
function drawPin(scene: Scene): void {
  const metal = scene.palette.material('gray')
  scene.stroke(ellipse(0, 0, 34, 13), metal.light, 11)
  scene.stroke('M36 4L168 20', metal.light, 9)
}

/** SIM cards on a ledge in front of the motif. */
export function sim(canvas: Scene, motif: Motif): void {
  const { x, foot, unit } = drawDeviceLedge(canvas, motif)
  drawSignalArcs(canvas, x, foot - 505 * unit, unit * 1.2)
  drawShadow(canvas, x, foot, 330 * unit, 26 * unit, 0.5)
  canvas.place(x - 40 * unit, foot - 12 * unit, unit, () => drawCard(canvas, 'gold', -13))
  canvas.place(x + 46 * unit, foot - 8 * unit, unit, () => drawCard(canvas, 'red', 12))
  canvas.place(x, foot, unit * 1.04, () => drawCard(canvas, 'teal', 0))
  canvas.place(x - 360 * unit, foot + 26 * unit, unit, () => drawPin(canvas))
}
