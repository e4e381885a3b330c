import { BRAND, mix } from '../color'
import { pen, roundRect, smooth } from '../geometry'
import { drawLongtail } from '../kit/boats'
import { drawKarst } from '../kit/karst'
import { drawMist } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A bay of limestone towers with boats and a beach. */
export function karst(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.56
  drawSky(scene, { horizon: 0.56, sunY: random.range(0.2, 0.34), cloudY: [0.08, 0.4] })
  for (let i = 0; i < (scene.wide ? 8 : 5); i++) {
    drawKarst(
      scene,
      random.range(0, width),
      horizon + 4,
      random.range(70, 150) * unit,
      random.range(70, 190) * unit,
      0.78,
    )
  }
  for (let i = 0; i < (scene.wide ? 4 : 3); i++) {
    drawKarst(
      scene,
      random.range(0.05, 0.95) * width,
      horizon + 8,
      random.range(110, 190) * unit,
      random.range(160, 270) * unit,
      0.5,
    )
  }
  drawMist(scene, horizon - 20, 140, 0.55)
  drawWater(scene, horizon + 6, { depth: height * 0.44 })
  drawKarst(scene, focusX + 150 * unit, horizon + 34 * unit, 240 * unit, 430 * unit, 0.12)
  drawKarst(scene, focusX - 70 * unit, horizon + 26 * unit, 170 * unit, 300 * unit, 0.2)
  drawKarst(scene, focusX + 320 * unit, horizon + 20 * unit, 150 * unit, 230 * unit, 0.26)
  drawReflection(
    scene,
    horizon + 40 * unit,
    height * 0.14,
    [
      [focusX + 150 * unit, 190 * unit, palette.material('leaf').dark],
      [focusX - 70 * unit, 130 * unit, palette.material('leaf').dark],
      [focusX + 320 * unit, 110 * unit, palette.material('leaf').dark],
    ],
    0.42,
  )
  if (scene.wide) {
    drawKarst(scene, width * 0.1, horizon + 26 * unit, 200 * unit, 330 * unit, 0.16)
    drawReflection(
      scene,
      horizon + 30 * unit,
      height * 0.12,
      [[width * 0.1, 150 * unit, palette.material('leaf').dark]],
      0.4,
    )
  }
  drawLongtail(scene, focusX - (scene.tall ? 60 : 210) * unit, height * 0.775, 0.98 * unit, true)
  drawLongtail(scene, focusX + (scene.tall ? 210 : 300) * unit, height * 0.695, 0.44 * unit)

  // Beach
  const b =
    smooth([
      [-20, height * 0.875],
      [width * 0.18, height * 0.855],
      [width * 0.42, height * 0.9],
      [width * 0.7, height * 0.935],
      [width + 20, height * 0.9],
    ]) + pen`L${width + 20} ${height + 10}L-20 ${height + 10}Z`
  const sand = palette.material('sand')
  scene.group({ transform: 'translate(0 -12)' }, () =>
    scene.fill(b, mix(palette.water[0], '#FFFFFF', palette.night ? 0.15 : 0.6), { opacity: 0.9 }),
  )
  scene.fill(b, sand.mid)
  scene.spray(b, sand.dark, 0.55, 0.5, 1, 0.5, 0.2, 0.8)
  scene.spray(b, sand.light, 0.9, 0.3, 0, 0.35, 1, 0.5)

  // Parasols, palms as a frame
  const ux = width * (scene.wide ? 0.3 : 0.58)
  for (const [dx, c] of [
    [0, BRAND],
    [120, palette.material('teal').mid],
  ] as const) {
    scene.place(ux + dx * unit, height * 0.965, unit * 0.9, () => {
      scene.stroke('M0 0L-10 -96', palette.material('white').mid, 5)
      scene.fill('M-78 -78Q-20 -150 52 -104Q-10 -110 -78 -78Z', c)
      scene.fill('M-52 -98Q-16 -134 -10 -128Q-20 -112 -24 -95Z', palette.material('cream').light)
      scene.fill('M14 -124Q40 -118 52 -104Q30 -108 12 -108Z', palette.material('cream').light)
      scene.fill(roundRect(-70, -16, 64, 10, 4), palette.material('white').mid)
    })
  }
  drawPalm(scene, width * 0.055, height * 1.02, height * 0.72, { lean: 0.16, thickness: 1.05 })
  drawPalm(scene, width * 0.015, height * 1.04, height * 0.52, { lean: 0.3, thickness: 1 })
  drawBirds(scene, width * 0.36, height * 0.17, 5, 50)
  drawWeather(scene)
}
