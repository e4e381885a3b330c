import { ellipse, pen, rect, smooth } from '../geometry'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export interface BodyOptions {
  /** Opacity of the sprayed light and shade. */
  light?: number
  shade?: number
  /** 1 if the light comes from the left, -1 from the right. */
  side?: 1 | -1
}

/** Fills a shape and models it as a round body: light at one top corner, shade at the opposite bottom one. */
export function fillBody(
  scene: Scene,
  d: string,
  inks: Inks,
  { light = 0.7, shade = 0.9, side = 1 }: BodyOptions = {},
): void {
  const [near, far] = side > 0 ? [0, 1] : [1, 0]
  scene.fill(d, inks.mid)
  if (shade) scene.spray(d, inks.deep, shade, far, 1, far ? 0.3 : 0.7, 0.1, 0.9)
  if (light) scene.spray(d, inks.light, light, near, 0, near ? 0.4 : 0.6, 0.6, 0.7)
}

/** Fills the ground from a wavy edge down to the bottom. The far edge is lit, the near one shaded. */
export function drawGround(
  scene: Scene,
  y: number,
  inks: Inks,
  { wave = 0, shade = 0.8 }: { wave?: number; shade?: number } = {},
): void {
  const { width, height, random } = scene
  const d = wave
    ? smooth(
        [-20, width * 0.25, width * 0.5, width * 0.78, width + 20].map(
          (x) => [x, y + random.range(-wave, wave)] as const,
        ),
      ) + pen`L${width + 20} ${height + 9}H-20Z`
    : rect(-10, y, width + 20, height - y + 9)
  scene.fill(d, inks.mid)
  scene.spray(d, inks.light, 0.7, 0.5, 0, 0.5, 0.5, 0.7)
  scene.spray(d, inks.deep, shade, 0.5, 1, 0.5, 0, 1)
}

export interface CanopyOptions {
  inks: Inks
  /** The size of a crown. */
  size?: readonly [number, number]
  from?: number
  to?: number
  /** Maximum deviation of the crowns from the line. */
  spread?: number
  count?: number
  /** Whether undergrowth closes the gaps below the crowns. */
  closed?: boolean
}

/** Draws a belt of broad-leaved crowns along a line, like the edge of a forest. */
export function drawCanopy(
  scene: Scene,
  y: number,
  {
    inks,
    size = [50, 90],
    from = -30,
    to = scene.width + 30,
    spread = 30,
    count = Math.round((to - from) / (size[0] * 0.55)),
    closed = true,
  }: CanopyOptions,
): void {
  const { random } = scene
  const lightSide = scene.disc.x > (from + to) / 2 ? 1 : -1
  let base = ''
  let lit = ''
  let bright = ''
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + random())) / count
    const q = random.range(...size) * 0.5
    const cy = y - q * 0.8 - random() * spread
    base +=
      ellipse(x, cy, q * 0.82) +
      ellipse(x - q * 0.58, cy + q * 0.2, q * 0.56) +
      ellipse(x + q * 0.58, cy + q * 0.16, q * 0.6) +
      ellipse(x + lightSide * q * 0.12, cy - q * 0.42, q * 0.56)
    lit +=
      ellipse(x + lightSide * q * 0.2, cy - q * 0.46, q * 0.42) +
      ellipse(x + lightSide * q * 0.56, cy - q * 0.06, q * 0.38) +
      ellipse(x - lightSide * q * 0.2, cy - q * 0.2, q * 0.36)
    if (i % 2) bright += ellipse(x + lightSide * q * 0.3, cy - q * 0.58, q * 0.2)
  }
  const under = size[0] * 0.4 + spread * 0.6
  scene.fill(closed ? base + rect(from, y - under, to - from, under + size[0] * 0.05) : base, inks.dark)
  scene.fill(lit, inks.mid)
  scene.fill(bright, inks.light, { opacity: 0.6 })
}
