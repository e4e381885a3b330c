import { type Point, rect, round1, smooth } from '../geometry'
import { item } from '../lists'
import type { Scene } from '../scene'

export interface RidgeOptions {
  /** How far the crest strays from its curve. */
  rough?: number
  /** Distance between the points of the crest. */
  step?: number
  from?: number
  to?: number
}

/** A ridge that has been drawn. */
export interface Ridge {
  /** The height of the crest at a column. */
  yAt(x: number): number
}

/** Draws rolling hills down to the bottom edge; returns the height of the crest at any column. */
export function drawRidge(
  scene: Scene,
  y: number,
  amp: number,
  fill: string,
  { rough = 0.5, step = 90, from = -60, to = scene.width + 60 }: RidgeOptions = {},
): Ridge {
  const { width, height, random } = scene
  const crest: Point[] = []
  const phase = random.range(0, 9)
  const phase2 = random.range(0, 9)
  for (let x = from; x <= to + step; x += step) {
    crest.push([
      x,
      y -
        amp *
          (0.5 + 0.35 * Math.sin(x / (width * 0.16) + phase) + 0.25 * Math.sin(x / (width * 0.07) + phase2)) -
        random.range(-0.5, 0.5) * amp * rough,
    ])
  }
  const d = `${smooth(crest)}L${round1(to + step)} ${height + 5}L${from} ${height + 5}Z`
  scene.fill(d, fill)
  return {
    yAt: (x) => {
      const i = crest.findIndex((point, index) => index > 0 && point[0] >= x)
      if (i < 0) return y
      const [x0, y0] = item(crest, i - 1)
      const [x1, y1] = item(crest, i)
      return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
    },
  }
}

/** Lays a band of haze across the picture. */
export function drawMist(
  scene: Scene,
  y: number,
  h: number,
  opacity = 0.6,
  colour = scene.palette.haze,
): void {
  scene.fill(
    rect(0, y - h / 2, scene.width, h),
    scene.linear([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  )
}
