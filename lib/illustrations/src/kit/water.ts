import { mix } from '../color'
import { rect, roundRect } from '../geometry'
import type { Scene } from '../scene'

export interface WaterOptions {
  /** The y coordinate at which the water ends; the bottom edge by default. */
  depth?: number
  /** Far and near color; the mood's by default. */
  colors?: readonly [string, string]
  /** Whether the sun glitters on the water. */
  shine?: boolean
  /** Number of ripples. */
  lines?: number
}

/** The reflection of one object: x coordinate, width, color. */
export type ReflectionBand = readonly [x: number, width: number, color: string]

/** Draws water with ripples and the glitter of the sun. */
export function drawWater(
  scene: Scene,
  y: number,
  {
    depth = scene.height - y,
    colors: [far, near] = scene.palette.water,
    shine = true,
    lines = 26,
  }: WaterOptions = {},
): void {
  const { width, palette, random } = scene
  scene.fill(
    rect(0, y, width, depth + 2),
    scene.linear([
      [0, far],
      [0.4, mix(far, near, 0.55)],
      [1, near],
    ]),
  )
  let bright = ''
  let dull = ''
  for (let i = 0; i < lines; i++) {
    const t = (i / lines) ** 1.5
    const yy = y + depth * t + random.range(0, 5) + 4
    const l = (30 + t * 180) * random.range(0.6, 1.4)
    const x = random.range(-0.05, 1) * width
    const hh = 1.5 + t * 5
    bright += roundRect(x, yy, l, hh, hh / 2 - 0.1)
    if (i % 2) {
      dull += roundRect(random.range(-0.05, 1) * width, yy + 8 * t + 4, l * 0.8, hh, hh / 2 - 0.1)
    }
  }
  scene.fill(bright, mix(far, palette.night ? palette.haze : '#FFFFFF', 0.35), { opacity: 0.5 })
  scene.fill(dull, mix(near, palette.ink, 0.25), { opacity: 0.32 })
  if (shine && scene.sun) {
    let glitter = ''
    const n = 22
    for (let i = 0; i < n; i++) {
      const t = i / n
      const yy = y + 6 + depth * t * 0.96
      const ww = (scene.sun.r * 0.55 + t * scene.sun.r * 1.5) * random.range(0.35, 1)
      const hh = 2 + t * 7
      glitter += roundRect(
        scene.sun.x - ww / 2 + random.range(-1, 1) * scene.sun.r * 0.35 * (t + 0.25),
        yy,
        ww,
        hh,
        hh / 2 - 0.1,
      )
    }
    scene.fill(glitter, mix(palette.sun, '#FFF0CF', palette.night ? 0.1 : 0.35), {
      opacity: palette.night ? 0.55 : 0.8,
    })
  }
}

/** Draws reflections on the water as broken bands. */
export function drawReflection(
  scene: Scene,
  y: number,
  h: number,
  bands: readonly ReflectionBand[],
  opacity = 0.5,
): void {
  for (const [x, w, c] of bands) {
    let d = ''
    const n = Math.round(h / 13)
    for (let i = 0; i < n; i++) {
      const t = i / n
      const ww = w * (1 - 0.25 * t) * scene.random.range(0.55, 1.05)
      d += roundRect(
        x - ww / 2 + scene.random.range(-1, 1) * w * 0.14 * (t + 0.2),
        y + t * h,
        ww,
        4 + t * 5,
        2,
      )
    }
    scene.fill(d, c, { opacity })
  }
}
