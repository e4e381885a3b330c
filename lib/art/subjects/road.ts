import { BRAND, mix } from '../colour'
import { ellipse, type Point, pen, rect, round1, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawFrameLeaves } from '../kit/foreground'
import { drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawBirds, drawSky } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import { drawTree } from '../kit/trees'
import { drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { item } from '../lists'
import type { Scene } from '../scene'

/** A coast road with a car. */
export function road(scene: Scene): void {
  const { width, height, palette, random, unit } = scene
  const horizon = height * 0.5
  drawSky(scene, { horizon: 0.5, sunY: random.range(0.18, 0.28), cloudY: [0.06, 0.34] })
  drawRidge(scene, horizon, 80, palette.material('teal', 0.7).mid, { to: width * 0.7 })
  drawWater(scene, horizon, { depth: height * 0.5 })
  drawSailboat(scene, width * 0.2, height * 0.6, 0.6 * unit)
  drawSailboat(scene, width * 0.32, height * 0.56, 0.34 * unit, BRAND)

  // Headlands
  for (const [x0, y0, d] of [
    [0.55, 0.4, 0.5],
    [0.68, 0.34, 0.28],
  ] as const) {
    const c = palette.material('leaf', d)
    scene.fill(
      `${smooth([
        [width * x0, horizon + 30],
        [width * (x0 + 0.08), height * (y0 + 0.04)],
        [width * (x0 + 0.2), height * y0],
        [width + 30, height * (y0 - 0.06)],
      ])}L${width + 30} ${horizon + 60}L${round1(width * x0)} ${horizon + 60}Z`,
      c.mid,
    )
    scene.spray(
      `${smooth([
        [width * x0, horizon + 30],
        [width * (x0 + 0.08), height * (y0 + 0.04)],
        [width * (x0 + 0.2), height * y0],
        [width + 30, height * (y0 - 0.06)],
      ])}L${width + 30} ${horizon + 60}L${round1(width * x0)} ${horizon + 60}Z`,
      c.deep,
      0.6,
      0.5,
      1,
      0.5,
      0.2,
    )
  }
  const cl =
    smooth([
      [width * 0.34, height + 20],
      [width * 0.42, height * 0.86],
      [width * 0.5, height * 0.74],
      [width * 0.6, height * 0.62],
      [width * 0.74, height * 0.5],
      [width * 0.88, height * 0.42],
      [width + 30, height * 0.38],
    ]) + pen`L${width + 30} ${height + 20}Z`
  const leaf = palette.material('leaf')
  scene.fill(cl, leaf.mid)
  scene.spray(cl, leaf.deep, 0.9, 0.8, 1, 0.3, 0.2, 0.9)
  scene.spray(cl, leaf.light, 0.7, 0.1, 0.1, 0.5, 0.6, 0.6)

  // Cliff face edge
  scene.fill(
    smooth([
      [width * 0.34, height + 20],
      [width * 0.42, height * 0.86],
      [width * 0.5, height * 0.74],
      [width * 0.6, height * 0.62],
    ]) +
      pen`L${width * 0.57} ${height * 0.68}L${width * 0.5} ${height * 0.86}L${width * 0.46} ${height + 20}Z`,
    palette.material('#C08A66').dark,
  )

  // Road ribbon
  const inks = palette.material('#6E6A72')
  const L = [
    [width * 0.5, height * 1.04],
    [width * 0.62, height * 0.86],
    [width * 0.8, height * 0.74],
    [width * 0.82, height * 0.64],
    [width * 0.72, height * 0.585],
    [width * 0.76, height * 0.53],
    [width * 0.86, height * 0.48],
  ] as const
  const Wd = [230, 150, 92, 60, 40, 27, 16].map((v) => v * unit)
  const l = L.map(([x, y], i): Point => [x - item(Wd, i) * (i < 2 ? 0.9 : 0.8), y])
  const rr = L.map(([x, y], i): Point => [x + item(Wd, i) * (i < 2 ? 0.9 : 0.8), y + item(Wd, i) * 0.22])
  scene.fill(`${smooth(l)}${smooth(rr.toReversed()).replace('M', 'L')}Z`, inks.mid)
  scene.stroke(smooth(l), palette.material('cream').light, 7 * unit)
  scene.stroke(smooth(L), palette.material('cream').light, 5 * unit, { dash: '34 30', opacity: 0.9 })

  // Van with luggage
  scene.place(width * (scene.tall ? 0.66 : 0.66), height * 0.8, 1.1 * unit, () => {
    const c = palette.night ? mix(BRAND, palette.shade, 0.2) : BRAND
    const white = palette.material('white')
    drawShadow(scene, 0, 44, 170, 22, 0.45)
    scene.fill(roundRect(-118, -150, 90, 34, 8), palette.material('teal').mid)
    scene.fill(roundRect(-20, -144, 84, 28, 8), palette.material('gold').mid)
    scene.fill(rect(-130, -118, 240, 6), palette.ink)
    scene.fill(
      'M-156 20V-70Q-156 -112 -116 -112H96Q122 -112 134 -86L150 -40V20Q150 34 136 34H-142Q-156 34 -156 20Z',
      white.light,
    )
    scene.fill('M-156 20V-28H150V20Q150 34 136 34H-142Q-156 34 -156 20Z', c)
    scene.fill('M-156 4V-6H150V4Z', mix(c, palette.ink, 0.25))
    for (const x of [-140, -70, 0]) {
      scene.fill(
        roundRect(x, -94, 58, 48, 10),
        palette.dark ? '#FFDFA0' : mix(palette.ink, palette.sky[0], 0.35),
      )
    }
    scene.fill(
      'M70 -94H92Q106 -94 113 -80L128 -46H70Z',
      palette.dark ? '#FFDFA0' : mix(palette.ink, palette.sky[0], 0.35),
    )
    for (const x of [-96, 90]) {
      scene.fill(ellipse(x, 34, 30), palette.ink)
      scene.fill(ellipse(x, 34, 13), white.mid)
    }
    scene.fill(roundRect(134, -14, 16, 16, 5), '#FFE9B0')
    if (palette.dark) {
      scene.fill('M150 -10L420 -40V70Z', '#FFE9B0', { opacity: 0.3 })
    }
  })
  for (let i = 0; i < 9; i++) {
    drawTree(
      scene,
      width * (0.78 + 0.24 * random()),
      height * (0.62 + 0.3 * random()),
      random.range(110, 200) * unit,
      { inks: palette.material('green') },
    )
  }
  for (let i = 0; i < 5; i++) {
    drawPalm(
      scene,
      width * (0.86 + 0.12 * random()),
      height * (0.9 + 0.12 * random()),
      random.range(220, 320) * unit,
      { lean: random.range(-0.15, 0.1) },
    )
  }
  drawFrameLeaves(scene, -1, { scale: 0.8 })
  drawBirds(scene, width * 0.24, height * 0.22, 5, 50)
  drawWeather(scene)
}
