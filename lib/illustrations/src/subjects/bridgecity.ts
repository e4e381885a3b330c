import { BRAND, mix } from '../color'
import { type Point, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A suspension bridge in front of a city. */
export function bridgecity(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.72
  drawSky(scene, { horizon: 0.68, cloudY: [0.06, 0.44], sunY: random.range(0.24, 0.36) })
  drawCityBand(scene, horizon, {
    heights: [140, 300],
    widths: [44, 80],
    inks: palette.material('lav', 0.62),
    depth: 0.62,
  })
  drawCityBand(scene, horizon, {
    heights: [120, 430],
    widths: [54, 100],
    inks: palette.material('blue', 0.38),
    depth: 0.38,
    styles: ['flat', 'crown', 'spire', 'slant', 'crown'],
  })
  drawCityBand(scene, horizon, {
    heights: [50, 150],
    widths: [60, 110],
    inks: palette.material('#7A6C8E', 0.14),
    depth: 0.14,
    styles: ['flat', 'crown'],
  })
  for (let i = 0; i < width / 60; i++) {
    drawBush(scene, i * 60, horizon + 5, 80, palette.material('leaf', 0.1))
  }
  drawWater(scene, horizon)
  for (let i = 0; i < width / 110; i++) {
    drawReflection(
      scene,
      horizon + 8,
      height * 0.16,
      [[i * 110 + random.range(0, 50), 50, palette.dark ? '#FFD27A' : palette.material('blue', 0.2).dark]],
      0.35,
    )
  }

  // Suspension bridge in perspective
  const inks = palette.material('#B8623F')
  const dk = height * 0.66
  const nearX = focusX - (scene.wide ? 560 : scene.tall ? 180 : 300) * unit
  const farX = focusX + (scene.tall ? 290 : 420) * unit
  const T = [
    [nearX, 1.2],
    [farX, 0.86],
  ] as const
  const cable = (a: Point, b: Point, low: number) =>
    pen`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${low} ${b[0]} ${b[1]}`
  const nearTop: Point = [nearX, dk - 330 * unit * 1.2]
  const farTop: Point = [farX, dk - 330 * unit * 0.86]
  const dy = (x: number) => dk + 20 * unit - (x / width) * 40 * unit
  const sus = (a: Point, b: Point, low: number) => {
    let d = ''
    for (let i = 1; i < 16; i++) {
      const t = i / 16
      const m = 1 - t
      const x = m * m * a[0] + (2 * m * t * (a[0] + b[0])) / 2 + t * t * b[0]
      const y = m * m * a[1] + 2 * m * t * low + t * t * b[1]
      if (y < dy(x)) {
        d += pen`M${x} ${y}V${dy(x)}`
      }
    }
    scene.stroke(d, inks.deep, 2.2, { opacity: 0.7 })
    scene.stroke(cable(a, b, low), inks.dark, 7 * unit)
  }
  sus(nearTop, farTop, dk + 140 * unit)
  sus([-120, dk - 40 * unit], nearTop, dk - 10 * unit)
  sus(farTop, [width + 160, dk - 60 * unit], dk + 10 * unit)
  scene.fill(
    polygon([
      [-10, dy(0)],
      [width + 10, dy(width)],
      [width + 10, dy(width) + 24 * unit],
      [-10, dy(0) + 34 * unit],
    ]),
    inks.dark,
  )
  scene.fill(
    polygon([
      [-10, dy(0)],
      [width + 10, dy(width)],
      [width + 10, dy(width) + 7 * unit],
      [-10, dy(0) + 9 * unit],
    ]),
    inks.light,
  )
  for (let i = 0; i < width / 90; i++) {
    const x = i * 90 + random.range(0, 40)
    scene.fill(
      roundRect(x, dy(x) - 14 * unit, 30 * unit, 13 * unit, 5 * unit),
      cycle(
        [BRAND, palette.material('white').light, palette.material('teal').mid, palette.material('gold').mid],
        i,
      ),
    )
  }
  T.forEach(([x, scale]) => {
    const h = 350 * unit * scale
    const b = height * 0.83 - (1 - scale) * 120 * unit
    const w = 118 * unit * scale
    const t = dk - h
    const q = palette.material('#C98862')
    scene.fill(pen`M${x - w / 2} ${b}V${t}H${x + w / 2}V${b}Z`, q.mid)
    scene.fill(rect(x + w * 0.2, t, w * 0.3, b - t), q.dark)
    for (const sg of [-1, 1]) {
      scene.fill(
        pen`M${x + sg * w * 0.22 - w * 0.13} ${dk - 10 * unit}V${t + h * 0.34}Q${x + sg * w * 0.22 - w * 0.13} ${t + h * 0.2} ${x + sg * w * 0.22} ${t + h * 0.13}Q${x + sg * w * 0.22 + w * 0.13} ${t + h * 0.2} ${x + sg * w * 0.22 + w * 0.13} ${t + h * 0.34}V${dk - 10 * unit}Z`,
        mix(palette.sky[1], palette.haze, 0.5),
      )
    }
    scene.fill(rect(x - w * 0.58, t - 14 * unit * scale, w * 1.16, 20 * unit * scale), q.light)
    scene.fill(rect(x - w * 0.62, b - 30 * unit, w * 1.24, 36 * unit), q.dark)
    scene.spray(rect(x - w / 2, t, w, b - t), q.deep, 0.7, 0.5, 1, 0.5, 0.2)
    scene.fill(rect(x - w * 0.5, dy(x) + 2, w, 26 * unit), inks.dark)
  })
  drawReflection(
    scene,
    height * 0.84,
    height * 0.1,
    T.map(([x, scale]) => [x, 110 * unit * scale, palette.material('#C98862').dark]),
    0.5,
  )
  scene.place(width * (scene.wide ? 0.36 : scene.tall ? 0.6 : 0.5), height * 0.9, 1.05 * unit, () => {
    scene.fill('M-130 -12Q-120 20 -96 26H96Q120 20 132 -12Z', palette.material('char').deep)
    scene.fill('M-130 -12L-126 2H128L132 -12Z', BRAND)
    scene.fill(rect(-108, -44, 216, 32), palette.material('cream').light)
    scene.fill(rect(-80, -72, 160, 28), palette.material('cream').mid)
    for (let i = 0; i < 9; i++) {
      scene.fill(
        roundRect(-98 + i * 22, -36, 14, 13, 2),
        palette.dark ? '#FFD27A' : palette.material('blue').deep,
      )
    }
    scene.fill(rect(-14, -100, 28, 30), BRAND)
  })
  drawBirds(scene, width * 0.3, height * 0.16, 5, 50)
  drawWeather(scene)
}
