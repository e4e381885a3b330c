import { type Point, rect } from '../geometry'
import type { Mood } from '../palette'
import { type Box, Scene } from '../scene'
import type { Subject } from '../subjects'

/** What a view shows. It can be drawn on a canvas of any ratio. */
export interface Motif {
  readonly subject: Subject
  readonly mood: Mood
  draw(scene: Scene): void
}

/** Draws an illustration that shows its motif in a certain way: through a window, on a card, close up. */
export type View = (canvas: Scene, motif: Motif) => void

export interface ShowOptions {
  /** Path of the opening that shows the motif; the whole box by default. */
  clip?: string
  /** Zoom; 1, the default, shows the motif as wide as the box. */
  zoom?: number
  /** Position of the subject's column across the box, vertical center of the box on the motif; fractions. */
  ax?: number
  ay?: number
  /** Position of the sun or moon in the box, as fractions; random by default. */
  sunAt?: Point
  /** Ratio of the motif if it differs from the box's; the excess is cut off. */
  ratio?: number
  mirror?: boolean
}

const HEIGHT = 1000

/** Returns the closest offset at which a scene of this size still fills the box. */
function filling(offset: number, start: number, room: number, size: number): number {
  return Math.min(start, Math.max(start + room - size, offset))
}

/** Draws the motif in a box of the canvas, composed for the box's ratio. Its sun lights the canvas. */
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
