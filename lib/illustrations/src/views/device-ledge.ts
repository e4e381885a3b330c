import { mix } from '../color'
import { pen, rect } from '../geometry'
import type { Scene } from '../scene'
import { type Motif, showMotif } from './motif'

/** Where a device stands in front of the motif. */
export interface Ledge {
  /** The x coordinate of the device. */
  x: number
  /** The y coordinates of the ledge's edge and of the objects on it. */
  y: number
  foot: number
  unit: number
}

/** Draws the motif behind a ledge for a device, with the sun partly behind the device. */
export function drawDeviceLedge(canvas: Scene, motif: Motif): Ledge {
  const { width, height, palette, random } = canvas
  const unit = canvas.unit
  const x = width * 0.5 + 255 * unit
  const y = height * 0.83
  showMotif(canvas, motif, [0, 0, width, y], {
    zoom: 1.1,
    ratio: Math.max(2, width / y),
    mirror: width / y > 2,
    ax: 0.31,
    ay: 0.52,
    sunAt: [(x - random.range(205, 240) * unit) / width, random.range(0.25, 0.33)],
  })
  const wood = palette.material(palette.dark ? '#5A4A70' : '#C79A6B')
  canvas.fill(
    rect(0, y, width, height - y),
    canvas.linear([
      [0, wood.mid],
      [1, wood.dark],
    ]),
  )
  canvas.stroke(pen`M0 ${y + 62}H${width}M0 ${y + 124}H${width}`, wood.deep, 4, { opacity: 0.5 })
  canvas.spray(rect(0, y, width, height - y), wood.deep, 0.8, 0.5, 1, 0.5, 0, 0.9)
  canvas.fill(rect(0, y - 4, width, 10), mix(wood.light, palette.light, 0.4))
  return { x, y, foot: y + 70 * unit, unit }
}

/** Draws the arcs of a wireless signal above (x, y). */
export function drawSignalArcs(scene: Scene, x: number, y: number, unit: number): void {
  for (const [i, opacity] of [1, 0.92, 0.8].entries()) {
    const r = (62 + i * 46) * unit
    const dx = r * Math.sin(0.78)
    const dy = r * Math.cos(0.78)
    const arc = pen`M${x - dx} ${y - dy}A${r} ${r} 0 0 1 ${x + dx} ${y - dy}`
    scene.stroke(arc, scene.palette.ink, 21 * unit, { opacity: 0.13, transform: 'translate(3 5)' })
    scene.stroke(arc, '#FFFFFF', 18 * unit, { opacity })
  }
}

/** Draws the bars of a signal strength indicator on (x, y). */
export function drawSignalBars(scene: Scene, x: number, y: number, size: number, color: string): void {
  let bars = ''
  for (let i = 0; i < 4; i++) {
    const h = size * (0.34 + i * 0.22)
    bars += pen`M${x + i * size * 0.3} ${y}v${-h + size * 0.06}q0 ${-size * 0.06} ${size * 0.06} ${-size * 0.06}h${size * 0.08}q${size * 0.06} 0 ${size * 0.06} ${size * 0.06}v${h - size * 0.06}Z`
  }
  scene.fill(bars, color)
}
