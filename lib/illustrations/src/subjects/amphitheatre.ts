import { BRAND, mix } from '../color'
import { arch, ellipse, type Point, pen, polygon, rect, round1, roundRect, smooth } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** An ancient amphitheater. */
export function amphitheatre(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const b = height * 0.83
  drawSky(scene, {
    horizon: 0.66,
    sunY: random.range(0.24, 0.34),
    sunRadius: random.range(100, 130),
    cloudY: [0.08, 0.4],
  })
  drawRidge(scene, height * 0.7, 90, palette.material('lav', 0.66).mid)
  drawRidge(scene, height * 0.75, 60, palette.material('leaf', 0.45).mid)
  for (let i = 0; i < width / 80; i++) {
    const x = random() * width
    const h = random.range(120, 210) * unit
    scene.fill(
      pen`M${x - h * 0.07} ${height * 0.77}Q${x - h * 0.1} ${height * 0.77 - h * 0.5} ${x} ${height * 0.77 - h}Q${x + h * 0.1} ${height * 0.77 - h * 0.5} ${x + h * 0.07} ${height * 0.77}Z`,
      i % 2 ? palette.material('leaf', 0.3).dark : palette.material('leaf', 0.3).mid,
    )
  }

  // Curved facade: three tiers of arches, the intact side on the left, the broken one on the right
  const w = (scene.tall ? 430 : 520) * unit
  const h = 330 * unit
  const inks = palette.material('#DDB485')
  const lightSide = scene.disc.x > focusX ? 1 : -1
  const top = (x: number) => {
    const t = (x - focusX) / w
    return b - h * (t < 0.1 ? 1 : t < 0.32 ? 0.78 : 0.56) + Math.abs(t) ** 2 * 46 * unit
  }
  const base = (x: number) => b + ((x - focusX) / w) ** 2 * -34 * unit + 20 * unit
  const out: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const x = focusX - w + (2 * w * i) / 40
    out.push([x, top(x)])
  }
  const bot: Point[] = []
  for (let i = 0; i <= 40; i++) {
    const x = focusX + w - (2 * w * i) / 40
    bot.push([x, base(x)])
  }

  // Inner wall behind the broken part
  scene.fill(
    smooth([
      [focusX + w * 0.05, b - h * 0.8],
      [focusX + w * 0.4, b - h * 0.74],
      [focusX + w * 0.9, b - h * 0.6],
      [focusX + w * 0.98, b - h * 0.3],
    ]) + pen`L${focusX + w * 0.98} ${b}H${focusX}Z`,
    inks.deep,
  )
  const d = polygon([...out, ...bot])
  scene.fill(d, inks.mid)
  scene.clipTo(d, () => {
    scene.fill(
      rect(lightSide > 0 ? focusX - w : focusX + w * 0.25, b - h * 1.2, w * 0.75, h * 1.4),
      inks.dark,
      { opacity: 0.75 },
    )
    for (let k = 0; k < 4; k++) {
      const yy = (t: number) =>
        b - h * (0.03 + 0.245 * k) + t * t * (-34 + (80 * k) / 4) * unit + 20 * unit * (1 - k / 4)
      const n = 19
      for (let i = 0; i < n; i++) {
        const t = ((i + 0.5) / n) * 2 - 1
        const x = focusX + t * w
        const cw = ((w * 2) / n) * Math.sqrt(Math.max(0.12, 1 - t * t * 0.78)) * 0.6
        const y = yy(t)
        if (k < 3) {
          scene.fill(
            arch(x - cw / 2, y, cw, h * 0.17),
            palette.dark && (i * 7 + k) % 5 === 0 ? '#FFC56E' : inks.deep,
          )
        } else {
          scene.fill(rect(x - cw * 0.2, y - h * 0.1, cw * 0.4, h * 0.07), inks.deep)
        }
      }
      let l = ''
      for (let i = 0; i <= 20; i++) {
        const t = i / 10 - 1
        l += `${(i ? 'L' : 'M') + round1(focusX + t * w)} ${round1(yy(t) - h * 0.195)}`
      }
      scene.stroke(l, inks.light, 8 * unit)
      scene.stroke(l, inks.deep, 2.5 * unit, { opacity: 0.5, transform: 'translate(0 7)' })
    }
    scene.spray(
      rect(focusX - w, b - h * 1.1, 2 * w, h * 1.2),
      inks.light,
      0.6,
      lightSide > 0 ? 1 : 0,
      0,
      0.5,
      0.4,
      0.8,
    )
    scene.spray(rect(focusX - w, b - h * 1.1, 2 * w, h * 1.3), inks.deep, 0.6, 0.5, 1, 0.5, 0.3, 0.7)
  })
  const g =
    smooth([
      [-20, height * 0.85],
      [width * 0.3, height * 0.83],
      [width * 0.7, height * 0.845],
      [width + 20, height * 0.82],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(g, palette.material('lime').dark)
  scene.spray(g, palette.material('leaf').deep, 0.8, 0.5, 1, 0.5, 0.1, 0.9)
  scene.fill(
    smooth([
      [width * 0.2, height + 9],
      [width * 0.36, height * 0.92],
      [focusX - 60 * unit, height * 0.86],
    ]) +
      smooth([
        [focusX + 60 * unit, height * 0.86],
        [width * 0.62, height * 0.92],
        [width * 0.74, height + 9],
      ]).replace('M', 'L') +
      'Z',
    palette.material('sand').mid,
  )

  // Umbrella pines
  for (const [x, hh] of scene.wide
    ? ([
        [0.1, 330],
        [0.2, 250],
        [0.93, 300],
      ] as const)
    : ([
        [0.07, 330],
        [0.9, 290],
      ] as const)) {
    scene.place(width * x, height * 0.92, (hh / 300) * unit, () => {
      const wood = palette.material('wood')
      const leaf = palette.material('leaf')
      scene.fill('M-9 0L-4 -190L-60 -236L-52 -240L0 -206L46 -250L54 -244L8 -186L11 0Z', wood.deep)
      for (const [a, b2, q] of [
        [-60, -250, 70],
        [50, -258, 74],
        [0, -286, 80],
      ] as const) {
        scene.fill(
          `M${a - q} ${b2}Q${a - q * 0.8} ${b2 - q * 0.62} ${a} ${b2 - q * 0.66}T${a + q} ${b2}Q${a} ${b2 + q * 0.24} ${a - q} ${b2}Z`,
          leaf.dark,
        )
        scene.fill(
          `M${a - q * 0.8} ${b2 - q * 0.22}Q${a - q * 0.6} ${b2 - q * 0.6} ${a} ${b2 - q * 0.66}T${a + q * 0.8} ${b2 - q * 0.22}Q${a} ${b2 - q * 0.36} ${a - q * 0.8} ${b2 - q * 0.22}Z`,
          leaf.mid,
        )
      }
    })
  }
  for (let i = 0; i < (scene.wide ? 8 : 5); i++) {
    drawPerson(
      scene,
      width * (0.36 + 0.3 * random()),
      height * (0.9 + 0.07 * random()),
      random.range(60, 86) * unit,
      { coat: random.pick(['orange', 'teal', 'red', 'navy']), hat: random() < 0.4 ? 'cream' : undefined },
    )
  }
  scene.place(focusX - (scene.tall ? 150 : 250) * unit, height * 0.96, 0.9 * unit, () => {
    const o = palette.night ? mix(BRAND, palette.shade, 0.2) : BRAND
    scene.fill('M-46 -20Q-40 -40 -18 -40H6L22 -66H34L28 -40Q44 -30 44 -12H-46Z', o)
    scene.stroke('M24 -70h22', palette.ink, 5)
    scene.stroke('M34 -66L50 -14', o, 7)
    scene.fill(roundRect(-44, -52, 52, 14, 7), palette.material('wood').deep)
    for (const x of [-30, 46]) {
      scene.fill(ellipse(x, -10, 17), palette.ink)
      scene.fill(ellipse(x, -10, 8), palette.material('white').mid)
    }
  })
  drawBirds(scene, width * 0.6, height * 0.18, 5, 50)
  drawWeather(scene)
}
