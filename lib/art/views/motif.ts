import { type Point, rect } from '../geometry'
import type { Mood } from '../palette'
import { type Box, Scene } from '../scene'
import type { Subject } from '../subjects'

/** What a picture shows; it can be drawn on a canvas of any ratio. */
export interface Motif {
  readonly subject: Subject
  readonly mood: Mood
  draw(scene: Scene): void
}

/** Draws a picture that shows its motif in a certain way: through a window, on a card, from close by. */
export type View = (canvas: Scene, motif: Motif) => void

export interface ShowOptions {
  /** The opening through which the motif is seen; the whole box when absent. */
  clip?: string
  /** How close: 1 (or absent) shows the motif as wide as the box. */
  zoom?: number
  /** Where in the box the column of the subject falls, and which height of the motif is in its middle. */
  ax?: number
  ay?: number
  /** Where in the box the sun or moon stands; chance decides when absent. */
  sunAt?: Point
  /** Width to height of the motif, when it is not that of the box: what stands over is cut off. */
  ratio?: number
  mirror?: boolean
}

const HEIGHT = 1000

/** The nearest offset at which a picture of this size still fills the box. */
function filling(offset: number, start: number, room: number, size: number): number {
  return Math.min(start, Math.max(start + room - size, offset))
}

/** Shows the motif in a box of the canvas, composed for the ratio of the box; its sun lights the canvas. */
export function showMotif(
  canvas: Scene,
  motif: Motif,
  [x, y, width, height]: Box,
  {
    clip = rect(x, y, width, height),
    zoom = 1,
    ax = 0.5,
    ay = 0.5,
    sunAt,
    ratio = width / height,
    mirror = false,
  }: ShowOptions = {},
): void {
  const scale = Math.max(height * zoom, width / ratio) / HEIGHT
  const base = {
    seed: canvas.seed,
    mood: motif.mood,
    width: Math.round(ratio * HEIGHT),
    height: HEIGHT,
    part: 'motif',
    scale,
  }
  const across = (column: number): number => (mirror ? base.width - column : column) * scale
  const left = filling(x + width * ax - across(new Scene(base).focusX), x, width, base.width * scale)
  const top = filling(y + height * 0.5 - HEIGHT * ay * scale, y, height, HEIGHT * scale)
  const sunX = sunAt && (x + width * sunAt[0] - left) / (base.width * scale)
  const inner = new Scene({
    ...base,
    sunX: mirror && sunX !== undefined ? 1 - sunX : sunX,
    sunY: sunAt && (y + height * sunAt[1] - top) / (HEIGHT * scale),
  })
  motif.draw(inner)
  canvas.clipTo(clip, () => canvas.inset(inner, left, top, scale, mirror))
  const { disc } = inner
  canvas.sun = { x: left + across(disc.x), y: top + disc.y * scale, r: disc.r * scale }
}
