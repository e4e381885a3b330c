import { BRAND, mix } from '../color'
import { pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawMountains, drawPeak } from '../kit/mountains'
import { drawBirds, drawSky } from '../kit/sky'
import { drawForest, drawPine } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A mountain railway on a viaduct under snowy peaks. */
export function alprail(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, { horizon: 0.6, sunY: random.range(0.16, 0.28), cloudY: [0.1, 0.36] })
  const R = palette.material('rock', 0.58)
  drawMountains(scene, height * 0.72, {
    count: scene.wide ? 7 : 4,
    widths: [420, 640],
    heights: [300, 440],
    inks: R,
    snow: 0.62,
    snowInks: palette.material('snow', 0.35),
  })
  drawMist(scene, height * 0.6, 160, 0.5)
  drawPeak(scene, focusX + (scene.tall ? 0 : 90 * unit), height * 0.78, 820 * unit, 620 * unit, {
    inks: palette.material('#64788C', 0.16),
    snow: 0.55,
    snowInks: palette.material('snow', 0.05),
  })
  drawPeak(scene, focusX - 430 * unit, height * 0.8, 560 * unit, 380 * unit, {
    inks: palette.material('#6C8396', 0.3),
    snow: 0.42,
    snowInks: palette.material('snow', 0.15),
  })
  if (!scene.tall) {
    drawPeak(scene, focusX + 520 * unit, height * 0.8, 600 * unit, 430 * unit, {
      inks: palette.material('#6C8396', 0.26),
      snow: 0.46,
      snowInks: palette.material('snow', 0.12),
    })
  }
  drawMist(scene, height * 0.72, 150, 0.45)
  const hill = drawRidge(
    scene,
    height * 0.8,
    80,
    palette.mood === 'snow' ? palette.material('snow', 0.2).dark : palette.material('leaf', 0.35).mid,
    { step: 120 },
  )
  drawForest(scene, (x) => hill.yAt(x) + 6, 20, Math.round(width / 16), {
    heights: [50, 92],
    inks: palette.material('leaf', 0.28),
    snow: palette.mood === 'snow' ? palette.material('snow', 0.2).light : undefined,
  })

  // Viaduct curve
  const vy = height * 0.735
  const stone = palette.material('stone')
  const vb = height * 1.02
  const n = Math.ceil(width / 118)
  const aw = width / n
  scene.fill(rect(0, vy, width, 22), stone.light)
  scene.fill(rect(0, vy + 20, width, 10), stone.dark)
  let wall = rect(-5, vy + 26, width + 10, vb - vy)
  let sh = ''
  let inn = ''
  for (let i = 0; i < n; i++) {
    const x = i * aw + 17
    const w2 = aw - 34
    const top = vy + 44 + w2 / 2
    wall += pen`M${x} ${vb + 20}V${top}a${w2 / 2} ${w2 / 2} 0 0 1 ${w2} 0V${vb + 20}Z`
    sh += polygon(
      (
        [
          [x + w2, vb],
          [x + w2, top],
          [x + w2 + 34, top],
          [x + w2 + 34, vb],
        ] as const
      ).map(([a, b], j) => [j === 0 || j === 1 ? a + 18 : a, b]),
    )
    inn += pen`M${x} ${vb}V${top}a${w2 / 2} ${w2 / 2} 0 0 1 ${w2 / 2} ${-w2 / 2}a${w2 / 2 - 13} ${w2 / 2} 0 0 0 ${-w2 / 2 + 13} ${w2 / 2}V${vb}Z`
  }
  scene.fill(wall, stone.mid, { fillRule: 'evenodd' })
  scene.fill(sh, stone.dark)
  scene.fill(inn, stone.deep, { opacity: 0.7 })
  scene.spray(rect(0, vy + 26, width, vb - vy - 26), stone.dark, 0.8, 0.5, 1, 0.5, 0, 0.9)

  // Meadow with a line of trees in the foreground
  const inks = palette.material(palette.mood === 'snow' ? 'snow' : 'lime')
  const foreground =
    smooth([
      [-20, height * 0.9],
      [width * 0.25, height * 0.87],
      [width * 0.5, height * 0.92],
      [width * 0.8, height * 0.885],
      [width + 20, height * 0.86],
    ]) + pen`L${width + 20} ${height + 9}L-20 ${height + 9}Z`
  scene.fill(foreground, inks.mid)
  scene.spray(foreground, inks.dark, 0.8, 0.5, 1, 0.5, 0, 0.9)
  for (let i = 0; i < width / 30; i++) {
    drawPine(
      scene,
      random.range(0, width),
      height * (0.9 + 0.1 * random()),
      random.range(54, 92),
      palette.material('leaf', 0.05),
      palette.mood === 'snow' ? palette.material('snow').light : undefined,
    )
  }

  // Train
  const tx = scene.tall ? width * 0.04 : focusX - 470 * unit
  const L = 178 * unit
  const h = 66 * unit
  const ty = vy - h - 4
  const o = palette.night ? mix(BRAND, palette.shade, 0.15) : BRAND
  const cars = scene.tall ? 4 : scene.wide ? 7 : 5
  for (let i = 0; i < cars; i++) {
    const x = tx + i * (L + 7 * unit) - (scene.wide ? 300 * unit : 0)
    const first = i === cars - 1
    const d = first
      ? pen`M${x} ${ty}h${L - 44 * unit}Q${x + L - 8 * unit} ${ty} ${x + L} ${ty + h * 0.62}v${h * 0.38}H${x}Z`
      : roundRect(x, ty, L, h, 7 * unit)
    scene.fill(rect(x + 18 * unit, vy - 8 * unit, L - 36 * unit, 8 * unit), palette.ink)
    scene.fill(d, o)
    scene.clipTo(d, () => {
      scene.fill(rect(x, ty + h * 0.66, L, h * 0.4), mix(o, palette.ink, 0.28))
      scene.fill(rect(x, ty + h * 0.6, L, h * 0.07), palette.material('cream').light)
      scene.fill(rect(x, ty, L, h * 0.13), palette.material('cream').mid)
      for (let j = 0; j < 5; j++) {
        scene.fill(
          roundRect(x + 12 * unit + j * 33 * unit, ty + h * 0.2, 25 * unit, h * 0.32, 3 * unit),
          palette.dark ? '#FFE0A0' : mix(palette.ink, palette.sky[1], 0.25),
        )
      }
      if (first) {
        scene.fill(
          pen`M${x + L - 40 * unit} ${ty + h * 0.12}Q${x + L - 12 * unit} ${ty + h * 0.2} ${x + L - 4 * unit} ${ty + h * 0.55}H${x + L - 40 * unit}Z`,
          palette.dark ? '#FFE0A0' : mix(palette.ink, palette.sky[1], 0.2),
        )
      }
    })
  }
  drawBirds(scene, width * 0.2, height * 0.24, 3, 60)
  drawWeather(scene)
}
