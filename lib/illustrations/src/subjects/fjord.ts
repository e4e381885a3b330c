import { BRAND, mix } from '../color'
import { pen, rect, roundRect } from '../geometry'
import { drawMist } from '../kit/land'
import { drawMountains, drawPeak } from '../kit/mountains'
import { drawBirds, drawSky } from '../kit/sky'
import { drawForest, drawPine } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { type Inks, type Material, silhouette } from '../palette'
import type { Scene } from '../scene'

/** A fjord with a village, a waterfall and a ferry. */
export function fjord(scene: Scene): void {
  const { width, height, palette, random, unit } = scene
  const horizon = height * 0.63
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? 0.6 : 0.5 + random.range(-0.06, 0.06),
    sunY: random.range(0.28, 0.38),
    sunRadius: 90,
    cloudY: [0.08, 0.34],
  })
  const inks = palette.material('#5F7F8E', 0.62)
  const c2 = palette.material('#4C7080', 0.4)
  const c3 = palette.material('#3E6170', 0.14)
  const M = scene.wide ? width * 0.6 : width * 0.5
  drawMountains(scene, horizon, {
    count: scene.wide ? 8 : 5,
    widths: [300, 460],
    heights: [130, 240],
    inks,
    snow: 0.5,
    snowInks: palette.material('snow', 0.4),
  })
  drawMist(scene, horizon - 10, 110, 0.6)
  const wall = (x: number, w: number, h: number, c: Inks, sn: number, gd: number) =>
    drawPeak(scene, x, horizon + 8, w, h, { inks: c, snow: sn, snowInks: palette.material('snow', gd) })
  wall(M - 330 * unit, 520 * unit, 330 * unit, c2, 0.42, 0.25)
  wall(M + 350 * unit, 560 * unit, 370 * unit, c2, 0.42, 0.25)
  wall(M - 620 * unit, 760 * unit, 560 * unit, c3, 0.34, 0.06)
  wall(M + 650 * unit, 780 * unit, 610 * unit, c3, 0.34, 0.06)
  if (scene.wide) {
    wall(M - 1150 * unit, 820 * unit, 520 * unit, c3, 0.36, 0.06)
  }

  // Waterfall
  const wx = M + 470 * unit
  scene.fill(
    pen`M${wx} ${horizon - 230 * unit}q${-10 * unit} ${90 * unit} ${4 * unit} ${150 * unit}l${-8 * unit} ${88 * unit}h${30 * unit}l${-8 * unit} ${-90 * unit}q${-4 * unit} ${-80 * unit} ${-6 * unit} ${-148 * unit}Z`,
    mix('#FFFFFF', palette.haze, 0.12),
    { opacity: 0.92 },
  )
  for (const sg of [-1, 1]) {
    const x0 = sg < 0 ? -40 : M + 260 * unit
    const x1 = sg < 0 ? M - 250 * unit : width + 40
    drawForest(scene, horizon + 6, 10, Math.round((x1 - x0) / 13), {
      heights: [40, 84],
      inks: palette.material('leaf', 0.1),
      from: x0,
      to: x1,
      snow: palette.mood === 'snow' ? palette.material('snow').light : undefined,
    })
  }
  drawWater(scene, horizon + 8)
  drawReflection(
    scene,
    horizon + 14,
    height * 0.16,
    [
      [M - 560 * unit, 520 * unit, c3.dark],
      [M + 620 * unit, 540 * unit, c3.dark],
    ],
    0.45,
  )

  // Village
  const house = (x: number, y: number, scale: number, color: Material) =>
    scene.place(x, y, scale, () => {
      const c = palette.material(color)
      scene.fill(rect(-40, -46, 80, 46), c.mid)
      scene.fill(rect(4, -46, 36, 46), c.dark)
      scene.fill('M-48 -44L-22 -84H30L50 -44Z', palette.material('char').dark)
      scene.fill('M-48 -44L-22 -84L4 -44Z', c.mid)
      scene.fill('M-52 -42L-22 -90L6 -42L0 -42L-22 -78L-46 -42Z', palette.material('white').mid)
      for (const x of [-30, -10, 12, 27]) {
        scene.fill(rect(x, -32, 10, 14), palette.dark ? '#FFD27A' : palette.material('white').light)
      }
      scene.fill(rect(-46, 0, 92, 7), palette.material('wood').deep)
    })
  ;(
    [
      [-250, 'red'],
      [-175, 'gold'],
      [-98, 'red'],
      [-330, 'white'],
      [-410, 'orange'],
    ] as const
  ).forEach(([dx, c], i) => {
    house(
      M + (dx - (scene.tall ? -60 : 90)) * unit,
      horizon + 20 * unit + (i % 2) * 9,
      (0.95 - (i % 2) * 0.15) * unit,
      c,
    )
  })

  // Ferry
  scene.place(M + (scene.tall ? 90 : 150) * unit, height * 0.79, 1.1 * unit, () => {
    scene.fill('M-150 -8L-132 30H120L166 -26H100Z', palette.material('char').deep)
    scene.fill('M-150 -8L-143 8H134L166 -26H100L90 -8Z', palette.material('white').light)
    scene.fill('M-142 10L-139 16H128L134 10Z', BRAND)
    scene.fill(rect(-118, -46, 210, 38), palette.material('white').mid)
    scene.fill(rect(-118, -46, 210, 38), palette.material('white').dark, { opacity: 0 })
    scene.fill(rect(-90, -76, 120, 30), palette.material('white').light)
    scene.fill(rect(-20, -76, 50, 30), palette.material('white').dark)
    scene.fill(rect(-60, -112, 34, 38), BRAND)
    scene.fill(rect(-60, -104, 34, 8), palette.material('white').light)
    for (let i = 0; i < 9; i++) {
      scene.fill(
        roundRect(-108 + i * 22, -36, 14, 14, 3),
        palette.dark ? '#FFD27A' : palette.material('blue').deep,
      )
    }
    for (let i = 0; i < 5; i++) {
      scene.fill(
        roundRect(-82 + i * 22, -68, 14, 12, 3),
        palette.dark ? '#FFD27A' : palette.material('blue').deep,
      )
    }
    scene.stroke('M60 -46V-90M60 -84L90 -48M60 -84L36 -48', palette.material('char').dark, 2.5)
  })
  drawReflection(
    scene,
    height * 0.79 + 36 * unit,
    60 * unit,
    [[M + (scene.tall ? 90 : 150) * unit, 230 * unit, palette.material('white').mid]],
    0.5,
  )
  drawBirds(scene, M - 60 * unit, height * 0.46, 4, 44, 0.8)
  for (let i = 0; i < 6; i++) {
    drawPine(
      scene,
      width * (i < 3 ? 0.02 + i * 0.045 : 0.9 + (i - 3) * 0.045),
      height * 1.03,
      random.range(190, 300) * unit * 1.2,
      silhouette(mix(palette.material('leaf').deep, palette.ink, 0.3), palette.ink),
      palette.mood === 'snow' ? palette.material('snow').light : undefined,
      0.5,
    )
  }
  drawWeather(scene)
}
