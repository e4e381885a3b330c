import { BRAND } from '../color'
import { ellipse, pen, polygon, rect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A red canyon with a river. */
export function canyon(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.5,
    sunY: random.range(0.22, 0.32),
    sunRadius: random.range(90, 120),
    cloudY: [0.06, 0.3],
  })
  const strata = palette.dark
    ? (['#F0A868', '#B85A48', '#F2C08A', '#8E4348', '#DE8A58'] as const)
    : (['#E8A06A', '#C96F4A', '#E3B07C', '#A9523C', '#D98A5A'] as const)
  const mesa = (x: number, b: number, w: number, h: number, d: number) => {
    const lightSide = scene.disc.x > x ? 1 : -1
    const o = polygon(
      (
        [
          [x - w * 0.5, b],
          [x - w * 0.4, b - h * 0.3],
          [x - w * 0.32, b - h * 0.34],
          [x - w * 0.29, b - h * 0.86],
          [x - w * 0.24, b - h],
          [x + w * 0.22, b - h * 0.99],
          [x + w * 0.28, b - h * 0.84],
          [x + w * 0.31, b - h * 0.36],
          [x + w * 0.4, b - h * 0.3],
          [x + w * 0.52, b],
        ] as const
      ).map(([a, c]) => [a + random.range(-0.012, 0.012) * w, c]),
    )
    d *= 0.8
    const inks = palette.material(strata[1], d)
    scene.fill(o, inks.mid)
    scene.clipTo(o, () => {
      for (let i = 0; i < 7; i++) {
        const y = b - (h * (i + 1)) / 7
        scene.fill(rect(x - w, y, 2 * w, (h / 7) * 0.55), palette.material(cycle(strata, i), d).mid)
      }
      scene.fill(
        polygon([
          [x + lightSide * w * 0.03, b - h * 1.1],
          [x - lightSide * w * 0.04, b - h * 0.6],
          [x + lightSide * w * 0.05, b - h * 0.34],
          [x - lightSide * w * 0.02, b + 5],
          [x - lightSide * w, b + 5],
          [x - lightSide * w, b - h * 1.1],
        ]),
        palette.material(strata[3], d).dark,
        { opacity: 0.62 },
      )
      let l = ''
      for (let i = 0; i < 14; i++) {
        const q = x + random.range(-0.3, 0.3) * w
        l += pen`M${q} ${b - h * 0.95}v${h * random.range(0.2, 0.5)}`
      }
      scene.stroke(l, palette.material(strata[3], d).deep, 2.4, { opacity: 0.35 })
      scene.spray(rect(x - w, b - h, 2 * w, h), palette.haze, 0.7 * d + 0.1, 0.5, 1, 0.5, 0.2, 1)
      scene.spray(rect(x - w, b - h, 2 * w, h), inks.light, 0.5, lightSide > 0 ? 1 : 0, 0.2, 0.5, 0.4, 0.8)
    })
  }
  drawRidge(scene, height * 0.5, 40, palette.material(strata[1], 0.72).mid, { rough: 0.1, step: 200 })
  for (let i = 0; i < width / 190; i++) {
    mesa(random() * width, height * 0.58, random.range(180, 320) * unit, random.range(70, 150) * unit, 0.6)
  }
  drawMist(scene, height * 0.56, 100, 0.45)
  for (let i = 0; i < width / 300; i++) {
    mesa(
      (width * (i + 0.5)) / (width / 300) + random.range(-60, 60),
      height * 0.68,
      random.range(260, 380) * unit,
      random.range(150, 240) * unit,
      0.36,
    )
  }
  drawMist(scene, height * 0.66, 90, 0.4)
  mesa(focusX + 210 * unit, height * 0.84, 440 * unit, 440 * unit, 0.08)
  mesa(focusX - 360 * unit, height * 0.82, 420 * unit, 300 * unit, 0.14)
  if (scene.wide) {
    mesa(width * 0.12, height * 0.82, 520 * unit, 330 * unit, 0.14)
  }

  // River
  const g =
    smooth([
      [-20, height * 0.82],
      [width * 0.3, height * 0.8],
      [width * 0.6, height * 0.83],
      [width + 20, height * 0.8],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(g, palette.material(strata[0]).dark)
  scene.spray(g, palette.material(strata[3]).deep, 0.8, 0.5, 1, 0.5, 0.1, 0.9)
  scene.fill(
    smooth([
      [focusX - 60 * unit, height * 0.815],
      [focusX + 20 * unit, height * 0.85],
      [focusX - 170 * unit, height * 0.89],
      [focusX - 60 * unit, height * 0.94],
      [focusX - 330 * unit, height * 1.02],
    ]) +
      smooth([
        [focusX + 140 * unit, height * 1.02],
        [focusX + 180 * unit, height * 0.94],
        [focusX - 10 * unit, height * 0.89],
        [focusX + 110 * unit, height * 0.85],
        [focusX - 30 * unit, height * 0.815],
      ]).replace('M', 'L') +
      'Z',
    scene.linear([
      [0, palette.water[0]],
      [1, palette.material('teal').mid],
    ]),
  )
  scene.place(focusX - 20 * unit, height * 0.955, unit, () => {
    scene.fill('M-74 -16Q-70 16 -40 16H40Q70 16 78 -18Q40 -6 0 -6T-74 -16Z', BRAND)
    for (const [x, c] of [
      [-34, 'teal'],
      [0, 'gold'],
      [34, 'red'],
    ] as const) {
      scene.fill(`M${x - 11} -6q0 -26 11 -26t11 26Z`, palette.material(c).mid)
      scene.fill(ellipse(x, -40, 9), palette.material('skin').mid)
      scene.fill(`M${x - 10} -42a10 10 0 0 1 20 0Z`, palette.material('navy').dark)
    }
    scene.stroke('M-50 -30L-84 22M50 -30L88 20', palette.material('wood').deep, 4)
  })
  for (let i = 0; i < width / 60; i++) {
    const x = random() * width
    if (Math.abs(x - focusX) > 230 * unit) {
      drawBush(
        scene,
        x,
        height * (0.84 + 0.15 * random()),
        random.range(36, 84) * unit,
        palette.material('#6F8B4A'),
      )
    }
  }
  for (const [x, h] of [
    [0.06, 210],
    [0.13, 140],
    [0.93, 180],
  ] as const) {
    scene.place(width * x, height * 0.97, (h / 200) * unit, () => {
      const inks = palette.material('#4E8A5A')
      scene.fill('M-20 0V-170A20 20 0 0 1 20 -170V0Z', inks.mid)
      scene.fill('M4 0V-188A20 20 0 0 1 20 -170V0Z', inks.dark)
      scene.fill('M-20 -64H-40Q-62 -64 -62 -88V-118A14 14 0 0 1 -34 -118V-94H-20Z', inks.mid)
      scene.fill('M20 -90H38Q44 -90 44 -98V-132A14 14 0 0 1 72 -132V-88Q72 -60 44 -60H20Z', inks.dark)
    })
  }
  scene.place(width * (scene.wide ? 0.4 : 0.22), height * 0.26, 1.2 * unit, () => {
    scene.fill('M-70 4Q-36 -26 0 -4Q36 -26 70 4Q36 -8 12 6L0 16L-12 6Q-36 -8 -70 4Z', palette.ink, {
      opacity: 0.8,
    })
  })
  drawWeather(scene)
}
