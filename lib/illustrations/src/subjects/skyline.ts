import { BRAND, mix } from '../color'
import { ellipse, pen, rect } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCityBand, drawTower } from '../kit/city'
import { drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A harbor city: towers, a wheel and a boat with red sails. */
export function skyline(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.68
  drawSky(scene, { horizon: 0.68, cloudY: [0.08, 0.44] })
  drawRidge(scene, horizon, 120, palette.material('teal', 0.75).mid)
  drawCityBand(scene, horizon, {
    heights: [110, 250],
    widths: [44, 80],
    inks: palette.material('lav', 0.66),
    depth: 0.66,
  })
  drawCityBand(scene, horizon, {
    heights: [150, 330],
    widths: [56, 96],
    inks: palette.material('blue', 0.4),
    depth: 0.4,
    from: -10,
  })

  // Main towers
  drawTower(scene, focusX - 250 * unit, horizon, 96 * unit, 430 * unit, {
    inks: palette.material('teal', 0.08),
    style: 'slant',
  })
  drawTower(scene, focusX + 250 * unit, horizon, 104 * unit, 390 * unit, {
    inks: palette.material('#5D7FA8', 0.1),
    style: 'crown',
  })
  drawTower(scene, focusX + 120 * unit, horizon, 88 * unit, 330 * unit, {
    inks: palette.material('#C7795A', 0.1),
    style: 'flat',
  })
  drawTower(scene, focusX - 130 * unit, horizon, 84 * unit, 310 * unit, {
    inks: palette.material('#D9A66C', 0.1),
    style: 'round',
  })
  drawTower(scene, focusX, horizon, 112 * unit, 500 * unit, {
    inks: palette.material('#356C97', 0.02),
    style: 'spire',
  })

  // Observation wheel
  const wx = focusX - (scene.tall ? 300 : 470) * unit
  const wr = 118 * unit
  const wy = horizon - wr - 34 * unit
  const white = palette.material('white', 0.05)
  if (!scene.tall) {
    scene.stroke(ellipse(wx, wy, wr), white.mid, 7 * unit)
    scene.stroke(ellipse(wx, wy, wr * 0.86), white.mid, 3 * unit)
    let d = ''
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283
      d += pen`M${wx} ${wy}L${wx + Math.cos(a) * wr} ${wy + Math.sin(a) * wr}`
    }
    scene.stroke(d, white.mid, 1.6 * unit, { opacity: 0.8 })
    scene.stroke(
      pen`M${wx} ${wy}L${wx - 56 * unit} ${horizon}M${wx} ${wy}L${wx + 56 * unit} ${horizon}`,
      white.dark,
      8 * unit,
    )
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.283
      scene.fill(
        ellipse(wx + Math.cos(a) * wr, wy + Math.sin(a) * wr, 8.5 * unit),
        i % 4 ? white.light : palette.unlit('orange'),
      )
    }
    scene.fill(ellipse(wx, wy, 13 * unit), palette.unlit('orange'))
  }

  // Domes and quay trees
  const gx = focusX + 430 * unit
  if (!scene.tall) {
    for (const [dx, w, h] of [
      [0, 190, 92],
      [135, 120, 66],
    ] as const) {
      const q = pen`M${gx + dx * unit - (w * unit) / 2} ${horizon}Q${gx + dx * unit - w * unit * 0.3} ${horizon - h * unit * 1.5} ${gx + dx * unit + w * unit * 0.5} ${horizon}Z`
      scene.fill(q, palette.material('jade', 0.05).light)
      scene.clipTo(q, () => {
        let l = ''
        for (let i = 0; i < 9; i++) {
          l += pen`M${gx + dx * unit - (w * unit) / 2 + (i * w * unit) / 8} ${horizon}Q${gx + dx * unit - w * unit * 0.2} ${horizon - h * unit * 1.3} ${gx + dx * unit - w * unit * 0.4 + i * 8} ${horizon - h * unit * 1.2}`
        }
        scene.stroke(l, palette.material('jade').dark, 3 * unit)
      })
    }
  }
  for (let i = 0; i < width / 52; i++) {
    drawBush(
      scene,
      i * 52 + random.range(-14, 14),
      horizon + 5,
      random.range(46, 84),
      palette.material('leaf', 0.06),
    )
  }
  scene.fill(rect(0, horizon, width, 16), palette.material('pale').mid)
  scene.fill(rect(0, horizon + 12, width, 7), palette.material('pale').deep)
  drawWater(scene, horizon + 18)
  drawReflection(
    scene,
    horizon + 30,
    height * 0.24,
    [
      [focusX, 104 * unit, palette.material('#356C97').mid],
      [focusX - 250 * unit, 90 * unit, palette.material('teal').mid],
      [focusX + 250 * unit, 94 * unit, palette.material('#5D7FA8').mid],
      [focusX + 120 * unit, 70 * unit, palette.material('#C7795A').mid],
      [focusX - 130 * unit, 70 * unit, palette.material('#D9A66C').mid],
    ],
    0.5,
  )
  if (palette.dark) {
    drawReflection(
      scene,
      horizon + 24,
      height * 0.26,
      [
        [focusX - 60 * unit, 40 * unit, '#FFD27A'],
        [focusX + 190 * unit, 30 * unit, '#FFD27A'],
        [focusX - 340 * unit, 34 * unit, '#FF9E5E'],
        [focusX + 430 * unit, 44 * unit, '#FFD27A'],
        [width * 0.1, 40 * unit, '#FF9E5E'],
      ],
      0.55,
    )
  }

  // Junk boat with red-orange sails
  scene.place(width * (scene.wide ? 0.3 : scene.tall ? 0.3 : 0.24), height * 0.87, 1.12 * unit, () => {
    scene.fill('M-120 -6C-90 30 80 30 128 -22L100 -18L-96 -18Z', palette.material('wood').deep)
    scene.fill('M-118 -10C-86 8 80 10 124 -22L100 -18L-96 -18Z', palette.material('wood').mid)
    for (const [x, h, w] of [
      [-64, 120, 62],
      [14, 176, 88],
      [84, 104, 50],
    ] as const) {
      const q = `M${x} -20L${x} ${-h - 20}Q${x + w * 0.9} ${-h * 0.86 - 10} ${x + w} ${-h * 0.36}Q${x + w * 0.8} -34 ${x + 8} -30Z`
      scene.fill(q, palette.dark ? mix(BRAND, palette.shade, 0.18) : BRAND)
      scene.clipTo(q, () => {
        scene.spray(rect(x, -h - 20, w, h), mix(BRAND, palette.ink, 0.45), 0.8, 0, 1, 0.7, 0.2)
        let l = ''
        for (let i = 1; i < 5; i++) {
          l += `M${x} ${-h - 20 + (h * i) / 5}l${w + 20} ${h * 0.12}`
        }
        scene.stroke(l, mix(BRAND, palette.ink, 0.5), 2.4)
      })
      scene.stroke(`M${x} -16V${-h - 30}`, palette.material('wood').deep, 5)
    }
  })
  drawSailboat(scene, width * (scene.wide ? 0.44 : 0.7), height * 0.78, 0.42 * unit)
  drawBirds(scene, width * 0.62, height * 0.16, 4, 50)
  drawWeather(scene)
}
