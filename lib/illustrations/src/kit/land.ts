import { type Point, rect, round1, smooth } from '../geometry'
import { item } from '../lists'
import type { Scene } from '../scene'

export interface RidgeOptions {
  /** Maximum deviation of the crest from its curve. */
  rough?: number
  /** Distance between the points on the crest. */
  step?: number
  from?: number
  to?: number
}

/** A drawn ridge. */
export interface Ridge {
  /** Returns the y coordinate of the crest at an x coordinate. */
  yAt(x: number): number
}

/** Distance over which hills that end inside the canvas level off. */
const RUN_OUT = 340

/** 0 at a foot inside the canvas, rising to 1; always 1 toward a foot outside it. */
function rise(distance: number, inside: boolean): number {
  const t = inside ? Math.min(1, Math.max(0, distance / RUN_OUT)) : 1
  return t * t * (3 - 2 * t)
}

/**
 * Draws rolling hills down to the bottom edge. Where they end inside the canvas, they level off at `y`.
 * @returns the crest
 */
export function drawRidge(
  scene: Scene,
  y: number,
  amp: number,
  fill: string,
  { rough = 0.5, step = 90, from = -60, to = scene.width + 60 }: RidgeOptions = {},
): Ridge {
  const { width, random } = scene
  const bottom = scene.height + 5
  const crest: Point[] = []
  const phase = random.range(0, 9)
  const phase2 = random.range(0, 9)
  const foot = from + Math.floor((to + step - from) / step) * step
  for (let x = from; x <= foot; x += step) {
    const height =
      amp *
        (0.5 + 0.35 * Math.sin(x / (width * 0.16) + phase) + 0.25 * Math.sin(x / (width * 0.07) + phase2)) +
      random.range(-0.5, 0.5) * amp * rough
    crest.push([x, y - height * rise(x - from, from > 0) * rise(foot - x, foot < width)])
  }
  const d = `${smooth(crest)}L${round1(foot < width ? foot : to + step)} ${bottom}L${from} ${bottom}Z`
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

/** Draws a band of haze across the scene. */
export function drawMist(
  scene: Scene,
  y: number,
  h: number,
  opacity = 0.6,
  color = scene.palette.haze,
): void {
  scene.fill(
    rect(0, y - h / 2, scene.width, h),
    scene.linear([
      [0, color, 0],
      [0.5, color, opacity],
      [1, color, 0],
    ]),
  )
}
