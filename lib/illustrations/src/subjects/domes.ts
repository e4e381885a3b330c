import { BRAND, mix } from '../color'
import { arch, ellipse, pen, polygon, rect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Inks, Material } from '../palette'
import type { Scene } from '../scene'

/** Optional features of a house. */
interface BoxOptions {
  dome?: boolean
  /** Number of arched doors. */
  arches?: number
  material?: Material
}

/** White houses and blue domes above the sea. */
export function domes(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.46
  drawSky(scene, { horizon: 0.46, sunY: random.range(0.2, 0.3), cloudY: [0.06, 0.3] })
  drawRidge(scene, horizon, 60, palette.material('lav', 0.7).mid, {
    from: scene.wide ? width * 0.1 : -60,
    to: width * 0.5,
  })
  drawWater(scene, horizon, { depth: height * 0.54 })
  for (const [x, y, k] of [
    [0.14, 0.6, 0.5],
    [0.3, 0.55, 0.34],
    [0.24, 0.7, 0.7],
  ] as const) {
    drawSailboat(scene, width * x, height * y, k * 1.1 * unit, random() < 0.4 ? BRAND : undefined)
  }

  // Cliff
  const cl =
    smooth([
      [width * (scene.wide ? 0.4 : 0.3), height + 20],
      [width * (scene.wide ? 0.44 : 0.34), height * 0.86],
      [width * (scene.wide ? 0.5 : 0.42), height * 0.72],
      [width * (scene.wide ? 0.56 : 0.52), height * 0.62],
      [width * 0.7, height * 0.52],
      [width + 20, height * 0.42],
    ]) + pen`L${width + 20} ${height + 20}Z`
  scene.fill(cl, palette.material('#A8705C').dark)
  scene.spray(cl, palette.material('#A8705C').light, 0.8, 0, 0.2, 0.6, 0.7, 0.8)
  const white = palette.material('white')
  const blue = palette.material('blue')
  const shade = palette.night ? white.dark : mix(white.mid, mix(palette.shade, '#7FB0E0', 0.5), 0.3)
  const w: Inks = {
    light: white.light,
    mid: palette.night ? white.mid : mix(white.light, shade, 0.25),
    dark: shade,
    deep: white.deep,
  }
  const lightSide = scene.disc.x > focusX ? 1 : -1
  const box = (
    x: number,
    y: number,
    wd: number,
    h: number,
    { dome, arches = 0, material }: BoxOptions = {},
  ) => {
    const c = material ? palette.material(material) : w
    scene.fill(rect(x, y - h, wd, h), c.light)
    scene.fill(rect(lightSide < 0 ? x + wd * 0.64 : x, y - h, wd * 0.36, h), c.dark)
    scene.spray(rect(x, y - h, wd, h), c.dark, 0.7, 0.5, 1, 0.5, 0.2, 1)
    if (dome) {
      const cx = x + wd / 2
      const radius = wd * 0.36
      scene.fill(rect(cx - radius, y - h - radius * 0.35, radius * 2, radius * 0.4), w.light)
      scene.fill(
        rect(
          lightSide < 0 ? cx + radius * 0.3 : cx - radius,
          y - h - radius * 0.35,
          radius * 0.7,
          radius * 0.4,
        ),
        w.dark,
      )
      scene.fill(
        pen`M${cx - radius} ${y - h - radius * 0.3}A${radius} ${radius * 1.05} 0 0 1 ${cx + radius} ${y - h - radius * 0.3}Z`,
        blue.mid,
      )
      scene.fill(
        pen`M${cx + (lightSide < 0 ? radius : -radius)} ${y - h - radius * 0.3}A${radius} ${radius * 1.05} 0 0 ${lightSide < 0 ? 0 : 1} ${cx} ${y - h - radius * 1.35}Q${cx + (lightSide < 0 ? radius * 0.5 : -radius * 0.5)} ${y - h - radius} ${cx + (lightSide < 0 ? radius * 0.42 : -radius * 0.42)} ${y - h - radius * 0.3}Z`,
        blue.dark,
      )
      scene.fill(
        rect(cx - 2.4, y - h - radius * 1.62, 4.8, radius * 0.34) +
          rect(cx - 8, y - h - radius * 1.53, 16, 4.4),
        w.light,
      )
    }
    if (arches > 0) {
      for (let i = 0; i < arches; i++) {
        const aw = wd / arches
        scene.fill(
          arch(x + aw * i + aw * 0.28, y - h * 0.06, aw * 0.44, h * 0.5),
          palette.dark ? '#FFCE73' : i % 2 ? blue.dark : palette.material('navy').dark,
        )
      }
    }
  }
  const R: [number, number, number][] = []
  const X0 = scene.wide ? 0.46 : 0.38
  for (let i = 0; i < 46; i++) {
    const row = i % 6
    R.push([
      width * (X0 + (1 - X0) * (row / 6 + 0.12 * random())) + (5 - Math.floor(i / 8)) * -8,
      0,
      Math.floor(i / 8),
    ])
  }
  const rows = [
    [0.5, 0.56, 5, 0.8],
    [0.57, 0.48, 6, 0.9],
    [0.65, 0.42, 6, 1.02],
    [0.75, 0.37, 6, 1.18],
    [0.87, 0.32, 6, 1.36],
    [1, 0.29, 6, 1.5],
  ] as const
  rows.forEach(([yy, x0, n, scale], ri) => {
    const xs = scene.wide ? x0 * 0.4 + 0.34 : x0
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1)
      const x = width * (xs + (1.02 - xs) * t) + random.range(-12, 12)
      const y = height * (yy - 0.1 * t * (1 - ri * 0.12)) + random.range(-8, 8)
      const wd = random.range(96, 150) * scale * unit
      const h = random.range(66, 112) * scale * unit
      const dm = (ri * 5 + i * 3) % 7 === 1
      box(x, y + 40, wd, h + 40, {
        dome: dm,
        arches: (i + ri) % 2 ? 2 : 1,
        material: (i + ri * 2) % 9 === 4 ? 'pink' : (i + ri) % 11 === 6 ? 'sand' : undefined,
      })
    }
  })

  // Main church
  const hx = focusX + (scene.tall ? 0 : 40) * unit
  box(hx - 30 * unit, height * 0.73, 210 * unit, 140 * unit, { dome: true, arches: 2 })
  scene.fill(rect(hx + 210 * unit, height * 0.73 - 210 * unit, 92 * unit, 210 * unit), w.light)
  scene.fill(rect(hx + 268 * unit, height * 0.73 - 210 * unit, 34 * unit, 210 * unit), w.dark)
  for (const [a, b] of [
    [0, 0],
    [34, 0],
    [17, -56],
  ] as const) {
    scene.fill(
      arch(hx + (222 + a) * unit, height * 0.73 - (140 - b) * unit, 24 * unit, 44 * unit),
      palette.material('blue').dark,
    )
  }
  scene.fill(
    polygon([
      [hx + 206 * unit, height * 0.73 - 208 * unit],
      [hx + 256 * unit, height * 0.73 - 250 * unit],
      [hx + 306 * unit, height * 0.73 - 208 * unit],
    ]),
    w.mid,
  )

  // Steps and bougainvillea
  box(-20, height * 1.02, width * (scene.wide ? 0.3 : 0.34), height * 0.13, { arches: 0 })
  scene.fill(rect(-20, height * 0.885, width * (scene.wide ? 0.3 : 0.34) + 10, 9), w.mid)
  for (let i = 0; i < 40; i++) {
    const t = random()
    scene.fill(
      ellipse(
        width * (scene.wide ? 0.3 : 0.34) * t,
        height * 0.9 + random.range(-36, 40) * (1 - t * 0.4),
        random.range(9, 22) * unit,
      ),
      random.pick([
        palette.material('#E0418A').mid,
        palette.material('#E0418A').light,
        palette.material('#E0418A').dark,
        palette.material('leaf').mid,
      ]),
    )
  }
  drawBirds(scene, width * 0.2, height * 0.2, 5, 50)
  drawWeather(scene)
}
