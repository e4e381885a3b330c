import { ellipse, pen, polygon, rect } from '../geometry'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export interface ForestOptions {
  inks: Inks
  heights?: readonly [number, number]
  /** Color of the snow on the branches, if any. */
  snow?: string
  from?: number
  to?: number
}

export interface TreeOptions {
  inks?: Inks
}

/** Draws a pine, with snow on its branches if its color is given. */
export function drawPine(
  scene: Scene,
  x: number,
  y: number,
  h: number,
  inks: Inks,
  snow?: string,
  w = 0.4,
): void {
  const n = 5
  let branches = ''
  let shade = ''
  let snowOn = ''
  for (let i = 0; i < n; i++) {
    const tw = h * w * (0.28 + (0.72 * (i + 1)) / n) * 0.5
    const top = y - h * 0.1 - h * 0.9 * (1 - (i / n) * 0.92)
    const b = y - h * 0.1 - h * 0.9 * (1 - ((i + 1) / n) * 0.98)
    branches += polygon([
      [x, top],
      [x + tw * 0.55, top + (b - top) * 0.55],
      [x + tw, b],
      [x, b + h * 0.02],
      [x - tw, b],
      [x - tw * 0.55, top + (b - top) * 0.55],
    ])
    shade += polygon([
      [x, top],
      [x - tw * 0.55, top + (b - top) * 0.55],
      [x - tw, b],
      [x - tw * 0.2, b + h * 0.015],
    ])
    if (snow) {
      snowOn += polygon([
        [x, top - 2],
        [x + tw * 0.6, top + (b - top) * 0.66],
        [x + tw * 0.2, top + (b - top) * 0.55],
        [x - tw * 0.1, top + (b - top) * 0.8],
        [x - tw * 0.55, top + (b - top) * 0.6],
      ])
    }
  }
  scene.fill(rect(x - h * 0.02, y - h * 0.14, h * 0.04, h * 0.14), inks.deep)
  scene.fill(branches, inks.dark)
  scene.fill(shade, inks.deep, { opacity: 0.75 })
  if (snow) {
    scene.fill(snowOn, snow)
  }
}

/** Scatters pines along a line or a ridge, the nearest last. */
export function drawForest(
  scene: Scene,
  ground: number | ((x: number) => number),
  spread: number,
  count: number,
  { heights = [60, 110], inks, snow, from = 0, to = scene.width }: ForestOptions,
): void {
  const places: [x: number, nearness: number][] = []
  for (let i = 0; i < count; i++) {
    places.push([scene.random.range(from, to), scene.random()])
  }
  places.sort((a, b) => a[1] - b[1])
  for (const [x, nearness] of places) {
    const k = 0.7 + 0.5 * nearness
    drawPine(
      scene,
      x,
      (typeof ground === 'function' ? ground(x) : ground) + nearness * spread,
      scene.random.range(...heights) * k,
      inks,
      snow,
    )
  }
}

/** Draws a round broad-leaved tree. */
export function drawTree(scene: Scene, x: number, y: number, h: number, { inks }: TreeOptions = {}): void {
  const { palette } = scene
  const green = inks ?? palette.material('green')
  const lightSide = (scene.sun?.x ?? 0) > x ? 1 : -1
  scene.fill(
    pen`M${x - h * 0.03} ${y}L${x - h * 0.015} ${y - h * 0.5}L${x + h * 0.015} ${y - h * 0.5}L${x + h * 0.03} ${y}Z`,
    palette.material('wood').deep,
  )
  const crowns = [
    [0, -0.62, 0.3],
    [-0.24, -0.52, 0.2],
    [0.24, -0.5, 0.21],
    [-0.12, -0.8, 0.2],
    [0.14, -0.78, 0.19],
  ] as const
  scene.fill(crowns.map(([a, b, q]) => ellipse(x + a * h, y + b * h, q * h)).join(''), green.dark)
  scene.fill(
    crowns
      .map(([a, b, q]) => ellipse(x + a * h + lightSide * q * h * 0.2, y + b * h - q * h * 0.2, q * h * 0.72))
      .join(''),
    green.mid,
  )
  scene.fill(
    crowns
      .slice(2)
      .map(([a, b, q]) =>
        ellipse(x + a * h + lightSide * q * h * 0.36, y + b * h - q * h * 0.36, q * h * 0.36),
      )
      .join(''),
    green.light,
    { opacity: 0.9 },
  )
}

/** Draws a low bush. */
export function drawBush(scene: Scene, x: number, y: number, w: number, inks: Inks): void {
  const { random } = scene
  let shaded = ''
  let lit = ''
  for (let i = 0; i < 6; i++) {
    const t = i / 5 - 0.5
    shaded += ellipse(x + t * w, y - w * 0.1 * (1 - Math.abs(t) * 1.4), w * random.range(0.13, 0.2))
    if (i > 1) {
      lit += ellipse(
        x + t * w + w * 0.03,
        y - w * 0.17 * (1 - Math.abs(t) * 1.4),
        w * random.range(0.06, 0.1),
      )
    }
  }
  scene.fill(shaded, inks.dark)
  scene.fill(lit, inks.mid)
}
