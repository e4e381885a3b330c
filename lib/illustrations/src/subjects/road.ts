import { BRAND } from '../color'
import { type Point, pen, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCape } from '../kit/cape'
import { drawFrameLeaves } from '../kit/foreground'
import { drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush, drawTree } from '../kit/trees'
import { drawVan } from '../kit/van'
import { drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Edges of the road in the foreground, from the lower left to the right, as fractions of the canvas. */
const FAR_EDGE: readonly Point[] = [
  [0.23, 1.03],
  [0.29, 0.965],
  [0.37, 0.89],
  [0.48, 0.833],
  [0.64, 0.801],
  [0.82, 0.781],
  [1.04, 0.767],
]
const NEAR_EDGE: readonly Point[] = [
  [1.04, 0.85],
  [0.84, 0.872],
  [0.72, 0.896],
  [0.63, 0.93],
  [0.56, 0.98],
  [0.53, 1.03],
]
/** Center line of the road, as fractions of the canvas. */
const MIDDLE: readonly Point[] = [
  [0.36, 1.03],
  [0.41, 0.965],
  [0.48, 0.913],
  [0.56, 0.874],
  [0.68, 0.843],
  [0.84, 0.823],
  [1.04, 0.806],
]
/** The distant part of the road, around the bay and behind the headland. */
const FAR_ROAD: readonly (readonly [x: number, y: number, width: number])[] = [
  [1.04, 0.53, 17],
  [0.93, 0.557, 15],
  [0.83, 0.562, 12],
  [0.745, 0.545, 9],
  [0.69, 0.522, 6],
  [0.668, 0.5, 3],
]

/** A coast road with a van. */
export function road(scene: Scene): void {
  const { width, height, palette, random, unit } = scene
  const on = ([x, y]: Point): Point => [width * x, height * y]
  const horizon = height * 0.5
  drawSky(scene, { horizon: 0.5, sunY: random.range(0.18, 0.28), cloudY: [0.06, 0.34] })
  drawRidge(scene, horizon, 80, palette.material('teal', 0.75).mid, { to: width * 0.46 })
  drawWater(scene, horizon, { depth: height * 0.5 })
  drawSailboat(scene, width * 0.2, height * 0.6, 0.6 * unit)
  drawSailboat(scene, width * 0.35, height * 0.55, 0.34 * unit, BRAND)

  const earth = palette.material('#C08A66', 0.3)
  drawCape(scene, {
    crest: (
      [
        [0.5, 0.517],
        [0.54, 0.505],
        [0.6, 0.468],
        [0.7, 0.425],
        [0.86, 0.4],
        [1.03, 0.36],
      ] as const
    ).map(on),
    waterline: height * 0.517,
    inks: palette.material('leaf', 0.58),
    cliff: palette.material('#C08A66', 0.6).dark,
  })
  drawCape(scene, {
    crest: (
      [
        [0.585, 0.6],
        [0.615, 0.575],
        [0.655, 0.505],
        [0.74, 0.452],
        [0.88, 0.405],
        [1.03, 0.33],
      ] as const
    ).map(on),
    waterline: height * 0.6,
    inks: palette.material('leaf', 0.3),
    cliff: earth.dark,
  })
  const asphalt = palette.material('#6E6A72')
  const curb = palette.material('cream')
  const upper = FAR_ROAD.map(([x, y]) => on([x, y]))
  const lower = FAR_ROAD.map(([x, y, w]): Point => [width * x, height * y + w]).toReversed()
  scene.fill(`${smooth(upper)}${smooth(lower).replace('M', 'L')}Z`, palette.material('#6E6A72', 0.3).mid)
  scene.stroke(smooth(lower), palette.material('cream', 0.3).light, 2.5)

  // The near slope
  const slope =
    smooth(
      (
        [
          [0.13, 1.03],
          [0.21, 0.945],
          [0.29, 0.885],
          [0.4, 0.821],
          [0.54, 0.782],
          [0.68, 0.758],
          [0.79, 0.7],
          [0.88, 0.61],
          [1.03, 0.48],
        ] as const
      ).map(on),
    ) + pen`L${width + 30} ${height + 20}Z`
  const leaf = palette.material('leaf')
  scene.fill(slope, leaf.mid)
  scene.spray(slope, leaf.light, 0.8, 0.2, 0.1, 0.5, 0.5, 0.6)
  scene.spray(slope, leaf.deep, 0.8, 0.9, 1, 0.4, 0.2, 0.9)
  for (const [x, y, h] of [
    [0.96, 0.66, 190],
    [0.88, 0.7, 165],
    [1.0, 0.73, 210],
    [0.92, 0.755, 150],
  ] as const)
    drawTree(scene, width * x, height * y, h * random.range(0.9, 1.1) * unit, {
      inks: palette.material('green'),
    })
  for (const [x, y] of [
    [0.34, 0.873],
    [0.43, 0.823],
    [0.53, 0.798],
    [0.79, 0.766],
  ] as const)
    drawBush(scene, width * x, height * y, random.range(46, 80) * unit, palette.material('green'))

  const band = `${smooth(FAR_EDGE.map(on))}${smooth(NEAR_EDGE.map(on)).replace('M', 'L')}Z`
  scene.fill(band, asphalt.mid)
  scene.spray(band, asphalt.deep, 0.6, 0, 1, 0.6, 0.2, 0.9)
  scene.stroke(smooth(FAR_EDGE.map(on)), curb.mid, 6 * unit)
  scene.stroke(smooth(MIDDLE.map(on)), curb.light, 5 * unit, { dash: '34 30', opacity: 0.9 })
  // Stones along the edge
  for (const [x, y] of [
    [0.375, 0.886],
    [0.425, 0.857],
    [0.48, 0.833],
    [0.54, 0.819],
  ] as const)
    scene.fill(roundRect(width * x, height * y - 26 * unit, 18 * unit, 30 * unit, 6 * unit), curb.light)

  drawVan(scene, width * 0.665, height * 0.862, 1.05 * unit, -2)

  const verge = `${smooth(NEAR_EDGE.map(on))}L${width * 1.04} ${height + 20}Z`
  scene.fill(verge, leaf.mid)
  scene.spray(verge, leaf.deep, 0.95, 0.6, 1, 0.4, 0, 1)
  scene.stroke(smooth(NEAR_EDGE.map(on)), curb.light, 7 * unit)
  for (const x of [0.72, 0.8, 0.88])
    drawBush(scene, width * x, height * 1.005, random.range(130, 180) * unit, palette.material('green'))
  for (const [x, lean] of [
    [0.9, -0.16],
    [0.95, 0.06],
    [1.0, -0.06],
  ] as const)
    drawPalm(scene, width * x, height * 1.01, random.range(250, 350) * unit, { lean })
  drawFrameLeaves(scene, -1, { scale: 0.8 })
  drawBirds(scene, width * 0.24, height * 0.22, 5, 50)
  drawWeather(scene)
}
