import { BRAND, mix } from '../color'
import { pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawRidge } from '../kit/land'
import { drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawReflection } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** An elevated train through the city. */
export function airtrain(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, { horizon: 0.6, sunY: random.range(0.2, 0.3), cloudY: [0.06, 0.4] })
  drawRidge(scene, height * 0.66, 90, palette.material('teal', 0.7).mid)
  drawCityBand(scene, height * 0.72, {
    heights: [90, 300],
    widths: [44, 84],
    inks: palette.material('lav', 0.58),
    depth: 0.58,
  })
  drawCityBand(scene, height * 0.76, {
    heights: [70, 230],
    widths: [60, 100],
    inks: palette.material('blue', 0.32),
    depth: 0.32,
  })
  for (let i = 0; i < width / 60; i++) {
    drawTree(scene, random() * width, height * 0.79 + random.range(-8, 20), random.range(60, 110) * unit, {
      inks: palette.material('green', 0.16),
    })
  }
  scene.fill(rect(0, height * 0.79, width, height * 0.21), palette.material('leaf', 0.05).dark)
  scene.spray(
    rect(0, height * 0.79, width, height * 0.21),
    palette.material('leaf').deep,
    0.8,
    0.5,
    1,
    0.5,
    0.2,
    0.9,
  )

  // Plane climbing
  scene.place(
    width * (scene.wide ? 0.36 : scene.tall ? 0.3 : 0.26),
    height * 0.3,
    1.25 * unit,
    () => {
      const w = palette.material('white')
      scene.fill(
        'M-150 6Q-160 -8 -132 -12L96 -20Q142 -18 158 -4Q142 12 96 14L-116 16Q-142 16 -150 6Z',
        w.light,
      )
      scene.fill('M-150 6Q-120 8 158 -4Q142 12 96 14L-116 16Q-142 16 -150 6Z', w.dark)
      scene.fill('M-132 -10L-168 -66H-136L-92 -14Z', BRAND)
      scene.fill('M14 4L-58 74H-26L72 4Z', w.dark)
      scene.fill('M24 -18L-20 -62H2L70 -20Z', w.mid)
      for (let i = 0; i < 11; i++) {
        scene.fill(
          roundRect(-84 + i * 17, -11, 8, 8, 3),
          palette.dark ? '#FFD27A' : palette.material('blue').dark,
        )
      }
    },
    false,
    -14,
  )

  // Elevated guideway
  const gy = height * 0.77
  const pale = palette.material('pale')
  for (let x = (focusX % 260) - 260; x < width + 200; x += 300 * unit) {
    scene.fill(
      polygon([
        [x - 26 * unit, gy + 40],
        [x + 26 * unit, gy + 40],
        [x + 20 * unit, height + 9],
        [x - 20 * unit, height + 9],
      ]),
      pale.mid,
    )
    scene.fill(rect(x + 2 * unit, gy + 40, 22 * unit, height), pale.dark)
    scene.fill(
      polygon([
        [x - 70 * unit, gy + 30],
        [x + 70 * unit, gy + 30],
        [x + 28 * unit, gy + 80 * unit],
        [x - 28 * unit, gy + 80 * unit],
      ]),
      pale.mid,
    )
  }
  scene.fill(rect(0, gy, width, 24), pale.light)
  scene.fill(rect(0, gy + 20, width, 22), pale.dark)

  // Train with a sleek nose on the right
  const ty = gy - 150 * unit
  const h = 138 * unit
  const nx = scene.tall ? width * 0.93 : scene.wide ? width * 0.86 : width * 0.88
  const body = pen`M-60 ${ty}H${nx - 330 * unit}C${nx - 170 * unit} ${ty} ${nx - 70 * unit} ${ty + h * 0.45} ${nx} ${ty + h * 0.78}Q${nx + 8 * unit} ${ty + h} ${nx - 40 * unit} ${ty + h}H-60Z`
  const white = palette.material('white')
  scene.fill(body, white.light)
  scene.clipTo(body, () => {
    scene.fill(rect(-60, ty + h * 0.68, width + 60, h * 0.4), BRAND)
    scene.fill(rect(-60, ty + h * 0.62, width + 60, h * 0.05), palette.material('navy').dark)
    scene.fill(rect(-60, ty + h * 0.86, width + 60, h * 0.2), mix(BRAND, palette.ink, 0.35))
    scene.spray(rect(-60, ty, width + 60, h), white.deep, 0.5, 0.5, 1, 0.5, 0.3, 0.9)
    scene.fill(
      pen`M${nx - 300 * unit} ${ty + h * 0.12}C${nx - 190 * unit} ${ty + h * 0.14} ${nx - 110 * unit} ${ty + h * 0.4} ${nx - 66 * unit} ${ty + h * 0.58}H${nx - 300 * unit}Z`,
      palette.dark ? '#FFDFA0' : mix(palette.ink, palette.sky[0], 0.3),
    )
    for (let x = -40; x < nx - 380 * unit; x += 62 * unit) {
      scene.fill(
        roundRect(x, ty + h * 0.2, 46 * unit, h * 0.3, 6 * unit),
        palette.dark ? '#FFDFA0' : mix(palette.ink, palette.sky[0], 0.3),
      )
    }
    for (let x = nx - 760 * unit; x > -60; x -= 480 * unit) {
      scene.fill(rect(x, ty, 7 * unit, h), white.deep)
      scene.fill(
        rect(x - 120 * unit, ty + h * 0.14, 3 * unit, h * 0.7) +
          rect(x - 60 * unit, ty + h * 0.14, 3 * unit, h * 0.7),
        white.deep,
      )
    }
  })
  scene.fill(rect(-60, gy - 12 * unit, nx - 30 * unit, 14 * unit), palette.ink)
  let sp = ''
  for (let i = 0; i < 9; i++) {
    const y = ty + random.range(0.05, 0.9) * h
    sp += pen`M${nx + random.range(20, 60)} ${y}h${random.range(60, 200) * unit}`
  }
  scene.stroke(sp, '#FFFFFF', 4, { opacity: 0.4 })
  drawReflection
  drawFrameLeaves(scene, -1, { scale: 0.7 })
  drawWeather(scene)
}
