import { arch, type Point, pen, polygon, rect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawBush } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { item } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** A long wall over the hills. */
export function greatwall(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, {
    horizon: 0.5,
    sunY: random.range(0.18, 0.26),
    sunRadius: random.range(90, 120),
    cloudY: [0.06, 0.32],
  })
  drawRidge(scene, height * 0.46, 150, palette.material('teal', 0.7).mid)
  drawRidge(scene, height * 0.54, 140, palette.material('leaf', 0.54).mid)
  drawMist(scene, height * 0.5, 120, 0.5)
  const seg = (P: readonly Point[], w0: number, w1: number, d: number) => {
    const cc = palette.material('stone', d)
    const n = P.length - 1
    const wd = P.map((_, i) => w0 + ((w1 - w0) * i) / n)
    const L = P.map(([x, y], i): Point => [x, y - item(wd, i)])
    const d1 = `${smooth(L)}${smooth(P.toReversed()).replace('M', 'L')}Z`
    scene.fill(d1, cc.mid)
    scene.spray(d1, cc.deep, 0.7, 0.5, 1, 0.5, 0, 0.9)
    for (let i = 0; i < n; i++) {
      const m = 10
      for (let k = 0; k < m; k++) {
        const t = k / m
        const x = item(P, i)[0] + (item(P, i + 1)[0] - item(P, i)[0]) * t
        const y = item(L, i)[1] + (item(L, i + 1)[1] - item(L, i)[1]) * t
        const q = item(wd, i) + (item(wd, i + 1) - item(wd, i)) * t
        scene.fill(rect(x - q * 0.07, y - q * 0.2, q * 0.16, q * 0.24), k % 2 ? cc.light : cc.mid)
      }
    }
    scene.stroke(smooth(L), cc.light, w0 * 0.05)
  }
  const tower = (x: number, y: number, scale: number, d: number) =>
    scene.place(x, y, scale, () => {
      const cc = palette.material('stone', d)
      scene.fill(
        polygon([
          [-70, 20],
          [-60, -120],
          [60, -120],
          [70, 20],
        ]),
        cc.mid,
      )
      scene.fill(
        polygon([
          [12, 20],
          [12, -120],
          [60, -120],
          [70, 20],
        ]),
        cc.dark,
      )
      scene.fill(rect(-66, -136, 132, 20), cc.light)
      for (let i = 0; i < 6; i++) {
        scene.fill(rect(-64 + i * 23, -152, 13, 18), cc.mid)
      }
      for (const q of [-34, 0, 34]) {
        scene.fill(arch(q - 9, -66, 18, 32), palette.dark ? '#FFC56E' : cc.deep)
      }
      scene.fill('M-52 -152L-40 -186H40L52 -152Z', palette.material('roof', d).dark)
      scene.fill('M-58 -150Q-44 -156 -38 -176H38Q44 -156 58 -150Z', palette.material('#4A5560', d).mid)
      scene.spray(rect(-70, -140, 140, 160), cc.deep, 0.6, 0.5, 1, 0.5, 0.3, 0.9)
    })
  const hill = (pts: readonly Point[], color: Material, d: number) => {
    const q = smooth(pts) + pen`L${width + 40} ${height + 20}H-40Z`
    const inks = palette.material(color, d)
    scene.fill(q, inks.mid)
    scene.spray(q, inks.deep, 0.8, 0.6, 1, 0.4, 0.1, 0.9)
    scene.spray(q, inks.light, 0.6, 0.2, 0, 0.5, 0.6, 0.6)
    return inks
  }
  const A = [
    [-40, height * 0.6],
    [width * 0.16, height * 0.52],
    [width * 0.34, height * 0.58],
    [width * 0.54, height * 0.5],
    [width * 0.74, height * 0.44],
    [width + 40, height * 0.5],
  ] as const
  hill(A, 'leaf', 0.36)
  seg(A.slice(1), 30 * unit, 34 * unit, 0.36)
  tower(width * 0.74, height * 0.44, 0.46 * unit, 0.34)
  tower(width * 0.16, height * 0.52, 0.36 * unit, 0.36)
  drawMist(scene, height * 0.6, 90, 0.35)
  const aut = palette.mood === 'dawn' || palette.mood === 'dusk'
  const B = [
    [-40, height * 0.7],
    [width * 0.14, height * 0.66],
    [width * 0.32, height * 0.72],
    [width * 0.52, height * 0.66],
    [focusX + 160 * unit, height * 0.58],
    [width * 0.86, height * 0.66],
    [width + 40, height * 0.62],
  ] as const
  hill(B, aut ? '#B9823C' : 'leaf', 0.16)
  for (let i = 0; i < width / 26; i++) {
    const x = random() * width
    drawBush(
      scene,
      x,
      height * (0.7 + 0.1 * random()),
      random.range(40, 80) * unit,
      palette.material(aut ? random.pick(['maple', 'gold', 'leaf']) : 'leaf', 0.16),
    )
  }
  seg(B, 56 * unit, 64 * unit, 0.12)
  tower(focusX + 160 * unit, height * 0.585, 0.96 * unit, 0.1)
  const C = [
    [-40, height * 0.8],
    [width * 0.2, height * 0.86],
    [width * 0.44, height * 0.8],
    [width * 0.7, height * 0.9],
    [width + 40, height * 0.84],
  ] as const
  hill(C, aut ? '#A96C34' : 'leaf', 0.04)
  for (let i = 0; i < width / 22; i++) {
    const x = random() * width
    drawBush(
      scene,
      x,
      height * (0.9 + 0.12 * random()),
      random.range(60, 130) * unit,
      palette.material(aut ? random.pick(['maple', 'gold', 'leaf', 'maple']) : 'leaf', 0.02),
    )
  }
  const D = [
    [-60, height * 1.02],
    [width * 0.1, height * 0.98],
    [width * 0.28, height * 0.93],
    [width * 0.46, height * 0.845],
    [focusX - 10 * unit, height * 0.74],
    [focusX + 100 * unit, height * 0.66],
  ] as const
  seg(D, 150 * unit, 60 * unit, 0)
  for (const [t, h, cc] of [
    [0.2, 120, 'orange'],
    [0.27, 108, 'teal'],
    [0.4, 76, 'red'],
  ] as const) {
    const x = width * t
    let i = 1
    while (item(D, i)[0] < x) {
      i++
    }
    const a = item(D, i - 1)
    const b = item(D, i)
    const k = (x - a[0]) / (b[0] - a[0])
    drawPerson(scene, x, a[1] + (b[1] - a[1]) * k - (150 - 90 * t * 1.6) * unit * 0.9 + 8, h * unit, {
      coat: cc,
      hat: 'cream',
    })
  }
  drawBirds(scene, width * 0.24, height * 0.2, 5, 50)
  drawWeather(scene)
}
