import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Canal houses, bridges and boats. */
export function canal(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.68
  drawSky(scene, { horizon: 0.6, sunY: random.range(0.14, 0.26), cloudY: [0.06, 0.4] })
  drawCityBand(scene, horizon, {
    heights: [120, 200],
    widths: [60, 90],
    inks: palette.material('lav', 0.6),
    depth: 0.6,
    litShare: 0.1,
    styles: ['flat', 'spire', 'slant'],
  })
  const facades: readonly Material[] = [
    'brick',
    '#C98B4A',
    '#7B3F3A',
    'white',
    '#3F6E78',
    '#D9A05B',
    '#A8483A',
    '#5B5470',
    'orange',
    '#2F5D62',
    '#E6C9A0',
  ]
  let x = -30
  let i = random.int(0, 9)
  const house = (x: number, w: number, h: number, color: Material, g: number) => {
    const inks = palette.material(color)
    const base = horizon
    const t = base - h
    scene.fill(rect(x, t, w, h), inks.mid)
    scene.fill(rect(x + w * 0.72, t, w * 0.28, h), inks.dark, { opacity: 0.55 })
    scene.spray(rect(x, t, w, h), inks.dark, 0.8, 0.5, 1, 0.5, 0.2, 0.9)
    const gt = t
    const cx = x + w / 2
    let gd = ''
    const hh = w * 0.62
    if (g === 0) {
      gd = polygon([
        [x, gt + 1],
        [x, gt - hh * 0.3],
        [x + w * 0.14, gt - hh * 0.3],
        [x + w * 0.14, gt - hh * 0.55],
        [x + w * 0.28, gt - hh * 0.55],
        [x + w * 0.28, gt - hh * 0.8],
        [x + w * 0.4, gt - hh * 0.8],
        [x + w * 0.4, gt - hh],
        [x + w * 0.6, gt - hh],
        [x + w * 0.6, gt - hh * 0.8],
        [x + w * 0.72, gt - hh * 0.8],
        [x + w * 0.72, gt - hh * 0.55],
        [x + w * 0.86, gt - hh * 0.55],
        [x + w * 0.86, gt - hh * 0.3],
        [x + w, gt - hh * 0.3],
        [x + w, gt + 1],
      ])
    } else if (g === 1) {
      gd = pen`M${x} ${gt + 1}Q${x + w * 0.04} ${gt - hh * 0.4} ${x + w * 0.2} ${gt - hh * 0.4}Q${x + w * 0.3} ${gt - hh * 0.5} ${x + w * 0.3} ${gt - hh * 0.86}Q${cx} ${gt - hh * 1.16} ${x + w * 0.7} ${gt - hh * 0.86}Q${x + w * 0.7} ${gt - hh * 0.5} ${x + w * 0.8} ${gt - hh * 0.4}Q${x + w * 0.96} ${gt - hh * 0.4} ${x + w} ${gt + 1}Z`
    } else if (g === 2) {
      gd = polygon([
        [x - 3, gt + 1],
        [cx, gt - hh * 0.95],
        [x + w + 3, gt + 1],
      ])
    } else {
      gd = pen`M${x} ${gt + 1}V${gt - hh * 0.2}Q${cx} ${gt - hh * 1.3} ${x + w} ${gt - hh * 0.2}V${gt + 1}Z`
    }
    scene.fill(gd, inks.mid)
    scene.stroke(gd.replace(/Z$/, ''), palette.material('white').light, 4.5 * unit)
    scene.fill(
      ellipse(cx, gt - hh * 0.34, w * 0.085),
      palette.dark ? '#FFD27A' : palette.material('char').dark,
    )
    scene.fill(rect(x - 2, t - 3, w + 4, 7), palette.material('white').light)
    const nx = 3
    const ny = Math.round(h / 76)
    for (let a = 0; a < nx; a++) {
      for (let b = 0; b < ny; b++) {
        const ww = w * 0.18
        const wh = (h / ny) * 0.58
        const wx = x + w * (0.12 + a * 0.29)
        const wy = t + (h / ny) * (b + 0.2)
        if (b === ny - 1 && a === 1) {
          scene.fill(rect(wx - 2, wy, ww + 4, wh * 1.35), palette.material('leaf').deep)
          continue
        }
        scene.fill(rect(wx - 4, wy - 4, ww + 8, wh + 8), palette.material('white').light)
        scene.fill(
          rect(wx, wy, ww, wh),
          palette.dark && random() < 0.72 ? '#FFCE73' : mix(palette.ink, palette.sky[0], 0.35),
        )
        scene.fill(
          rect(wx + ww / 2 - 1.2, wy, 2.4, wh) + rect(wx, wy + wh * 0.45, ww, 2.4),
          palette.material('white').light,
        )
        if (b < ny - 1 && random() < 0.2) {
          scene.fill(
            roundRect(wx - 6, wy + wh, ww + 12, 8, 3),
            palette.material(random() < 0.5 ? 'red' : 'pink').mid,
          )
        }
      }
    }
  }
  while (x < width + 20) {
    const w = random.range(96, 138) * unit * 1.12
    const h = random.range(250, 360) * unit * 1.1
    house(x, w, h, cycle(facades, i), (i * 7) % 4)
    x += w + 1
    i++
  }
  scene.fill(rect(0, horizon - 6, width, 26), palette.material('stone').mid)
  scene.fill(rect(0, horizon + 16, width, 26), palette.material('brick').deep)
  for (let i = 0; i < width / 60; i++) {
    scene.fill(rect(i * 60, horizon + 16, 2, 26), palette.ink, { opacity: 0.3 })
  }
  for (let i = 0; i < width / 210; i++) {
    const tx = i * 210 + random.range(40, 120)
    drawTree(scene, tx, horizon + 4, random.range(150, 200) * unit, {
      inks: palette.material(palette.mood === 'dusk' || palette.mood === 'dawn' ? '#D98A3A' : 'green'),
    })
  }
  const bike = (x: number, y: number, scale: number, c: string) =>
    scene.place(x, y, scale, () => {
      scene.stroke(ellipse(-26, -18, 18) + ellipse(28, -18, 18), palette.ink, 3)
      scene.stroke(
        'M-26 -18L-8 -46L20 -46L28 -18M-8 -46L2 -18L-26 -18M2 -18L20 -46M20 -46L16 -58L26 -60M-14 -52H-2',
        c,
        3.6,
      )
    })
  for (let i = 0; i < width / 260; i++) {
    bike(
      i * 260 + random.range(0, 90),
      horizon + 2,
      0.92 * unit,
      i % 2 ? BRAND : palette.material('teal').mid,
    )
  }
  drawWater(scene, horizon + 40)
  for (let i = 0; i < width / 120; i++) {
    drawReflection(
      scene,
      horizon + 48,
      height * 0.16,
      [
        [
          i * 120 + 50,
          84,
          i % 2 ? palette.material(cycle(facades, i)).mid : palette.material(cycle(facades, i)).dark,
        ],
      ],
      0.42,
    )
  }
  if (palette.dark) {
    for (let i = 0; i < width / 200; i++) {
      drawReflection(scene, horizon + 46, height * 0.15, [[i * 200 + 90, 26, '#FFD27A']], 0.7)
    }
  }

  // Bridge
  const bx = scene.wide ? width * 0.17 : scene.tall ? -60 : width * 0.1
  const bw = 440 * unit
  const by = horizon + 30
  scene.fill(
    pen`M${bx - bw} ${by + 96 * unit}V${by - 6}Q${bx} ${by - 80 * unit} ${bx + bw} ${by + 6}V${by + 96 * unit}H${bx + bw * 0.62}Q${bx + bw * 0.1} ${by - 44 * unit} ${bx - bw * 0.42} ${by + 96 * unit}Z`,
    palette.material('brick').dark,
  )
  scene.stroke(
    pen`M${bx - bw} ${by - 6}Q${bx} ${by - 80 * unit} ${bx + bw} ${by + 6}`,
    palette.material('pale').mid,
    11 * unit,
  )
  let rl = pen`M${bx - bw} ${by - 40 * unit}Q${bx} ${by - 114 * unit} ${bx + bw} ${by - 28 * unit}`
  for (let i = 0; i < 14; i++) {
    const t = i / 13
    const xx = bx - bw + 2 * bw * t
    const yy = (1 - t) * (1 - t) * (by - 6) + 2 * t * (1 - t) * (by - 80 * unit) + t * t * (by + 6)
    rl += pen`M${xx} ${yy}v${-34 * unit}`
  }
  scene.stroke(rl, palette.ink, 3)

  // Boat
  scene.place(focusX + (scene.tall ? 30 : 110) * unit, height * 0.86, 1.5 * unit, () => {
    scene.fill('M-170 -24L-146 22H140L176 -26L150 -16H-140Z', palette.material('char').deep)
    scene.fill('M-170 -24L-156 6H158L176 -26L150 -16H-140Z', palette.material('green').mid)
    scene.stroke('M-158 4H160', palette.material('white').light, 5)
    scene.fill('M-120 -16L-108 -52H104L122 -16Z', palette.material('white').mid)
    for (let i = 0; i < 7; i++) {
      scene.fill(
        roundRect(-100 + i * 29, -46, 24, 24, 3),
        palette.dark ? '#FFD27A' : mix(palette.ink, palette.sky[0], 0.4),
      )
    }
    scene.fill(roundRect(-116, -60, 230, 10, 5), palette.material('white').light)
  })
  drawBirds(scene, width * 0.3, height * 0.12, 4, 48)
  drawWeather(scene)
}
