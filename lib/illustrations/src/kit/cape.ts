import { type Point, pen, roundRect, smooth } from '../geometry'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export interface CapeOptions {
  /** The outline from the tip in the sea to the edge of the canvas. */
  crest: readonly Point[]
  /** The y coordinate of the waterline. */
  waterline: number
  inks: Inks
  /** Color of the cliff between forest and water. */
  cliff: string
}

/** Draws a headland from the right edge into the sea, with its shadow on the water. */
export function drawCape(scene: Scene, { crest, waterline, inks, cliff }: CapeOptions): void {
  const { palette, random } = scene
  const [tip = [0, 0]] = crest
  const edge = scene.width + 30
  const foot = pen`L${edge} ${waterline}L${tip[0]} ${waterline}Z`
  const reach = edge - tip[0]
  const depth = (waterline - (crest.at(-1)?.[1] ?? 0)) * 0.2
  let shadow = ''
  for (let i = 0; i < 6; i++) {
    const t = i / 6
    const inset = reach * (0.03 + t * random.range(0.14, 0.3))
    shadow += roundRect(tip[0] + inset, waterline + t * depth, reach, depth / 7, depth / 15)
  }
  scene.fill(shadow, inks.deep, { opacity: 0.26 })
  const land = smooth(crest) + foot
  scene.fill(land, inks.mid)
  scene.spray(land, inks.light, 0.8, 0.1, 0.2, 0.5, 0.7, 0.7)
  scene.spray(land, inks.deep, 0.75, 0.6, 1, 0.5, 0.2)
  // The cliff follows the waterline and becomes lower toward the tip
  scene.clipTo(land, () => {
    const steps = 9
    const rim: Point[] = []
    for (let i = 0; i <= steps; i++) {
      const t = i / steps
      rim.push([tip[0] + reach * t, waterline - depth * (0.16 + 0.3 * Math.sqrt(t)) * random.range(0.7, 1.3)])
    }
    scene.fill(smooth(rim) + foot, cliff)
  })
  scene.fill(
    roundRect(tip[0] - 10, waterline - 2, reach, 4, 1.9),
    palette.night ? palette.haze : palette.material('white').light,
    { opacity: 0.55 },
  )
}
