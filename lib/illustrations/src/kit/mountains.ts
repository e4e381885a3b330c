import { mix } from '../color'
import { type Point, polygon } from '../geometry'
import { last } from '../lists'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export interface PeakOptions {
  inks: Inks
  /** How far down the snow reaches, as a fraction of the height; 0 is none. */
  snow?: number
  snowInks?: Inks
  /** 1 if the light comes from the right, -1 from the left; follows the sun by default. */
  lightSide?: 1 | -1
  /** Roughness of the outline. */
  jaggedness?: number
}

export interface MountainsOptions extends Pick<PeakOptions, 'inks' | 'snow' | 'snowInks'> {
  count?: number
  widths?: readonly [number, number]
  heights?: readonly [number, number]
  from?: number
  to?: number
}

/** Draws a faceted mountain with a lit and a shaded side and optional snow. */
export function drawPeak(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  { inks, snow = 0, lightSide: givenSide, snowInks, jaggedness = 1 }: PeakOptions,
): void {
  const { random, palette } = scene
  const lightSide = givenSide ?? ((scene.sun?.x ?? scene.width) > x ? 1 : -1)
  const top: Point = [x + random.range(-0.05, 0.05) * w, base - h]
  // One flank, from just below the top down to the foot
  const flank = (side: 1 | -1): Point[] => {
    const points: Point[] = []
    const n = 7
    for (let i = 1; i <= n; i++) {
      const t = i / n
      points.push([
        top[0] +
          ((side * w) / 2) * t ** 1.08 +
          random.range(-0.025, 0.025) * w * jaggedness * (i < n ? 1 : 0),
        top[1] + h * t + random.range(-0.035, 0.035) * h * jaggedness * (i < n ? 1 : 0),
      ])
    }
    return points
  }
  const left = flank(-1)
  const right = flank(1)
  const outline = polygon([...left.toReversed(), top, ...right])
  scene.fill(outline, inks.mid)

  // Shaded plane: from the top down a zigzag spine to the base
  const spine = [top]
  const n = 6
  for (let i = 1; i <= n; i++) {
    const t = i / n
    spine.push([
      top[0] -
        lightSide * w * (0.04 + 0.1 * t) +
        (i % 2 ? 1 : -1) * w * 0.045 * jaggedness +
        lightSide * w * 0.06 * t,
      top[1] + h * t,
    ])
  }
  const shaded = polygon([...spine, ...(lightSide > 0 ? left : right).toReversed()])
  scene.fill(shaded, inks.dark)
  scene.spray(outline, inks.light, 0.75, lightSide > 0 ? 1 : 0, 0, 0.5, 0.7, 0.8)

  // Secondary ribs
  for (let k = 0; k < 3; k++) {
    const t = random.range(0.25, 0.6)
    const bx = top[0] + ((lightSide * w) / 2) * t * random.range(0.2, 0.75)
    const by = top[1] + h * t
    const wd = w * random.range(0.05, 0.09)
    const ln = h * random.range(0.22, 0.4)
    scene.fill(
      polygon([
        [bx, by],
        [bx - lightSide * wd * 0.4, by + ln * 0.35],
        [bx + lightSide * wd * 0.1, by + ln * 0.5],
        [bx - lightSide * wd, by + ln],
        [bx - lightSide * wd * 1.6, by + ln],
        [bx - lightSide * wd * 0.5, by + ln * 0.3],
      ]),
      inks.dark,
      { opacity: 0.55 },
    )
  }
  if (snow) {
    // Intersection of a flank with the snow line
    const crossing = (points: readonly Point[], t: number): Point => {
      const y = top[1] + h * t
      let above = top
      for (const below of points) {
        if (below[1] >= y) {
          const share = (y - above[1]) / (below[1] - above[1] || 1)
          return [above[0] + (below[0] - above[0]) * share, y]
        }
        above = below
      }
      return last(points)
    }
    const leftEnd = crossing(left, snow * 0.95)
    const rightEnd = crossing(right, snow * 0.95)
    const hem: Point[] = []
    const teeth = 8
    for (let i = 1; i < teeth; i++) {
      const t = i / teeth
      hem.push([
        rightEnd[0] + (leftEnd[0] - rightEnd[0]) * t,
        top[1] + h * snow * (i % 2 ? random.range(0.62, 0.8) : random.range(1.02, 1.3)),
      ])
    }
    const cap = polygon([
      ...left.filter((point) => point[1] < leftEnd[1]).toReversed(),
      top,
      ...right.filter((point) => point[1] < rightEnd[1]),
      rightEnd,
      ...hem,
      leftEnd,
    ])
    scene.clipTo(outline, () => {
      const white = (snowInks ?? palette.material('snow')).light
      scene.fill(cap, white)
      scene.clipTo(cap, () => {
        scene.fill(shaded, mix(white, palette.shade, 0.42))
        scene.spray(shaded, mix(white, palette.shade, 0.75), 0.5, 0, 1, 0.5, 0, 0.9)
      })
    })
  }
}

/** Draws a row of peaks, the highest at the back. */
export function drawMountains(
  scene: Scene,
  base: number,
  {
    count = 6,
    widths = [300, 520],
    heights = [180, 340],
    inks,
    snow = 0,
    snowInks,
    from = 0,
    to = scene.width,
  }: MountainsOptions,
): void {
  const peaks: [x: number, width: number, height: number][] = []
  for (let i = 0; i < count; i++) {
    peaks.push([
      from + ((to - from) * (i + 0.5)) / count + scene.random.range(-40, 40),
      scene.random.range(...widths),
      scene.random.range(...heights),
    ])
  }
  peaks.sort((a, b) => b[2] - a[2])
  for (const [x, width, height] of peaks) {
    drawPeak(scene, x, base, width, height, { inks, snow, snowInks })
  }
}
