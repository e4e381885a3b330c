import { arch, ellipse, type Point, polygon, rect } from '../geometry'
import { drawLongtail } from '../kit/boats'
import { drawCityBand } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a temple tower. */
function drawPrang(scene: Scene, atX: number) {
  const { palette } = scene
  const inks = palette.material('#E3CBA4')
  const lightSide = (scene.sun?.x ?? 0) > atX ? 1 : -1
  const prof = [
    [92, 0],
    [92, -26],
    [80, -26],
    [80, -58],
    [66, -58],
    [66, -92],
    [52, -96],
    [50, -130],
    [44, -134],
    [42, -176],
    [37, -182],
    [36, -228],
    [30, -262],
    [21, -298],
    [10, -326],
    [5, -338],
  ] as const
  const d = polygon([...prof, ...prof.toReversed().map(([a, b]): Point => [-a, b])])
  scene.fill(d, inks.mid)
  scene.clipTo(d, () => {
    scene.fill(rect(lightSide > 0 ? -100 : 14, -345, 86, 350), inks.dark)
    scene.fill(rect(lightSide > 0 ? -100 : 52, -345, 48, 350), inks.deep, { opacity: 0.45 })
    for (const [y, w] of [
      [-26, 94],
      [-58, 82],
      [-92, 68],
      [-130, 54],
      [-176, 46],
      [-228, 40],
      [-262, 34],
    ] as const) {
      scene.fill(rect(-w, y - 5, 2 * w, 7), inks.light)
      scene.fill(rect(-w, y + 2, 2 * w, 4), inks.deep, { opacity: 0.5 })
    }
    for (const [y, n, w, h] of [
      [-2, 7, 20, 18],
      [-34, 6, 17, 17],
      [-66, 5, 15, 18],
      [-102, 4, 13, 20],
      [-142, 3, 13, 24],
      [-186, 3, 12, 30],
    ] as const) {
      for (let i = 0; i < n; i++) {
        const x = (i - (n - 1) / 2) * w * 1.32
        scene.fill(arch(x - w * 0.3, y, w * 0.6, h), inks.deep, { opacity: 0.75 })
      }
    }
    scene.fill(
      polygon([
        [-12, -92],
        [-12, -160],
        [0, -182],
        [12, -160],
        [12, -92],
      ]),
      inks.light,
    )
    scene.fill(arch(-7, -98, 14, 48), palette.night ? '#FFC56E' : inks.deep)
    scene.spray(rect(-100, -345, 200, 350), inks.light, 0.6, lightSide > 0 ? 1 : 0, 0, 0.5, 0.3, 0.7)
  })
  scene.stroke('M0 -334V-380', palette.material('gold').mid, 4.5)
  scene.stroke(
    'M-9 -362Q-10 -346 0 -341Q10 -346 9 -362M-6 -378Q-7 -364 0 -360Q7 -364 6 -378',
    palette.material('gold').mid,
    3.2,
  )
}

/** Draws a temple hall with stacked gable roofs. */
function drawViharn(scene: Scene) {
  const { palette } = scene
  const pale = palette.material('pale')
  const roof = palette.material('roof')
  const leaf = palette.material('leaf')
  const gold = palette.material('gold')
  scene.fill(rect(-118, -70, 236, 70), pale.mid)
  for (let i = 0; i < 6; i++) {
    scene.fill(rect(-112 + i * 42, -70, 13, 70), pale.light)
  }
  for (let i = 0; i < 5; i++) {
    scene.fill(arch(-93 + i * 42, 0, 18, 50), palette.dark ? '#FFBE62' : palette.material('wood').deep)
  }
  scene.fill(rect(-118, -74, 236, 10), pale.dark)
  const tier = (w1: number, w2: number, y1: number, y2: number) => {
    scene.fill(
      `M${-w1} ${y1}Q${-w2 * 1.04} ${(y1 + y2) / 2 + 8} ${-w2} ${y2}L${w2} ${y2}Q${w2 * 1.04} ${(y1 + y2) / 2 + 8} ${w1} ${y1}Z`,
      leaf.mid,
    )
    scene.fill(
      `M${-w1 + 18} ${y1 - 5}Q${-w2 * 1.02 + 16} ${(y1 + y2) / 2 + 8} ${-w2 + 14} ${y2 + 4}L${w2 - 14} ${y2 + 4}Q${w2 * 1.02 - 16} ${(y1 + y2) / 2 + 8} ${w1 - 18} ${y1 - 5}Z`,
      roof.mid,
    )
    scene.fill(
      `M0 ${y1 - 5}L0 ${y2 + 4}L${w2 - 14} ${y2 + 4}Q${w2 * 1.02 - 16} ${(y1 + y2) / 2 + 8} ${w1 - 18} ${y1 - 5}Z`,
      roof.dark,
      { opacity: 0.55 },
    )
    scene.stroke(`M${-w1} ${y1}Q${-w2 * 1.04} ${(y1 + y2) / 2 + 8} ${-w2} ${y2}`, gold.light, 5)
    scene.stroke(`M${w1} ${y1}Q${w2 * 1.04} ${(y1 + y2) / 2 + 8} ${w2} ${y2}`, gold.mid, 5)
    scene.stroke(
      `M${-w2} ${y2}q-9 -13 -3 -24M${w2} ${y2}q9 -13 3 -24M${-w1} ${y1}q-12 -1 -17 -10M${w1} ${y1}q12 -1 17 -10`,
      gold.light,
      4.5,
    )
  }
  tier(140, 98, -68, -118)
  tier(110, 66, -112, -162)
  scene.fill('M-74 -158L0 -252L74 -158Z', gold.mid)
  scene.fill('M-60 -162L0 -240L60 -162Z', roof.mid)
  scene.fill('M0 -240L60 -162H0Z', roof.dark)
  scene.fill('M-34 -164L0 -212L34 -164Z', gold.light)
  scene.fill(ellipse(0, -180, 9), roof.deep)
  scene.stroke('M0 -250q-5 -18 3 -34M-74 -158q-10 -2 -15 -12M74 -158q10 -2 15 -12', gold.light, 5)
}

/** A river temple with its tall tower, halls and long-tail boats. */
export function temple(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.66
  drawSky(scene, {
    horizon: 0.66,
    sunX: scene.wide
      ? random.range(0.5, 0.56)
      : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.1, 0.2),
    sunY: random.range(0.25, 0.36),
    sunRadius: random.range(100, 135),
    cloudY: [0.08, 0.5],
  })
  drawRidge(scene, horizon, 70, palette.material('teal', 0.72).mid)
  drawCityBand(scene, horizon, {
    heights: [40, 120],
    widths: [28, 60],
    inks: palette.material('lav', 0.62),
    depth: 0.62,
    litShare: palette.night ? 0.3 : 0.05,
  })
  drawRidge(scene, horizon + 4, 30, palette.material('leaf', 0.35).dark, { step: 50 })

  // Main group of prangs
  const scale = 1.42 * unit
  const minor = (dx: number, k: number) => {
    scene.place(focusX + dx, horizon, scale * k, () => drawPrang(scene, focusX + dx))
  }
  minor(-210 * unit, 0.5)
  minor(215 * unit, 0.5)
  minor(-128 * unit, 0.34)
  minor(134 * unit, 0.34)
  scene.place(focusX, horizon, scale, () => drawPrang(scene, focusX))

  // Low cloister and trees
  const white = palette.material('white')
  scene.fill(rect(focusX - 300 * unit, horizon - 34 * unit, 600 * unit, 40 * unit), white.mid)
  for (let i = 0; i < 22; i++) {
    scene.fill(arch(focusX - 292 * unit + i * 27 * unit, horizon + 4, 15 * unit, 26 * unit), white.deep, {
      opacity: 0.7,
    })
  }
  scene.fill(
    rect(focusX - 306 * unit, horizon - 42 * unit, 612 * unit, 9 * unit),
    palette.material('roof').mid,
  )
  if (scene.wide || !scene.tall) {
    scene.place(focusX + (scene.wide ? -520 : -430) * unit, horizon + 2, 0.82 * unit, () => drawViharn(scene))
  }
  scene.place(focusX + 450 * unit, horizon + 2, 0.74 * unit, () => drawViharn(scene))
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1
    drawBush(
      scene,
      focusX + side * (270 + random.range(0, 420)) * unit,
      horizon + 6,
      random.range(80, 150) * unit,
      palette.material('leaf'),
    )
  }
  for (let i = 0; i < 4; i++) {
    drawPalm(
      scene,
      focusX + (random() < 0.5 ? -1 : 1) * random.range(300, 640) * unit,
      horizon + 6,
      random.range(120, 190) * unit,
      { lean: random.range(-0.12, 0.14), thickness: 1.1 },
    )
  }
  drawWater(scene, horizon + 4)
  drawReflection(
    scene,
    horizon + 16,
    height * 0.2,
    [
      [focusX, 170 * unit, palette.material('#E3CBA4').dark],
      [focusX - 210 * unit, 80 * unit, palette.material('#E3CBA4').dark],
      [focusX + 215 * unit, 80 * unit, palette.material('#E3CBA4').dark],
    ],
    0.4,
  )
  drawLongtail(
    scene,
    width * (scene.wide ? 0.36 : scene.tall ? 0.4 : 0.3),
    height * 0.84,
    unit * (scene.tall ? 1.12 : 1.05),
  )
  drawLongtail(scene, focusX + (scene.tall ? 170 : 330) * unit, height * 0.735, 0.46 * unit, true)
  drawBirds(scene, width * 0.14 + random() * width * 0.1, height * 0.2, 5, 55)
  drawFrameLeaves(scene, random() < 0.5 ? 1 : -1, { scale: 0.95 })
  drawWeather(scene)
}
