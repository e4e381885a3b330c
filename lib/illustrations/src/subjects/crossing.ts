import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawPeak } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

const NEON = ['#FF4F7B', '#F9691C', '#3BD1E0', '#FFD34D', '#9C6BFF', '#5CF2B0'] as const

/** Draws a red lattice tower, 520 units high. */
function drawLattice(scene: Scene, x: number, base: number, scale: number): void {
  const { palette } = scene
  const inks = palette.material('#F0502A', 0.06)
  scene.place(x, base, scale, () => {
    scene.fill('M-92 0Q-30 -130 -16 -300L-7 -430H7L16 -300Q30 -130 92 0H66Q40 -74 0 -76T-66 0Z', inks.mid)
    scene.fill('M0 -430H7L16 -300Q30 -130 92 0H66Q40 -74 0 -76Z', inks.dark)
    let holes = ''
    for (let i = 0; i < 7; i++) {
      const y = -110 - i * 40
      const w = 30 - i * 3.6
      holes += `M0 ${y - 30}L${w * 0.8} ${y}H${-w * 0.8}Z`
    }
    scene.fill(holes, mix(palette.sky[1], palette.haze, 0.3))
    scene.fill(roundRect(-36, -160, 72, 22, 5), palette.material('white', 0.1).light)
    scene.fill(roundRect(-20, -318, 40, 18, 5), palette.material('white', 0.1).light)
    scene.fill(rect(-32, -155, 64, 8), palette.dark ? '#FFD27A' : palette.material('navy').mid)
    scene.stroke('M0 -430V-520', palette.material('white', 0.1).mid, 6)
    scene.stroke('M0 -448V-466M0 -484V-500', inks.mid, 7)
    if (palette.dark) scene.glow(0, -230, 230, '#FF8A4D', 0.4)
  })
}

/** Draws a shop block with illuminated signs, which show shapes and never text. */
function drawBlock(scene: Scene, x: number, base: number, w: number, h: number, side: number): void {
  const { palette, random } = scene
  const inks = palette.material(random.pick(['navy', 'plum', 'purple', 'blue', 'char'] as const), 0.06)
  scene.fill(rect(x, base - h, w, h), inks.mid)
  scene.fill(rect(side > 0 ? x : x + w * 0.76, base - h, w * 0.24, h), inks.dark)
  scene.spray(rect(x, base - h, w, h), inks.deep, 0.7, 0.5, 0, 0.5, 0.7, 0.9)
  const strength = palette.dark ? 1 : 0.78
  const paint = (color: string): string => mix(inks.light, color, strength)
  const cols = Math.max(2, Math.round(w / 54))
  let lit = ''
  for (let i = 0; i < cols; i++)
    for (let k = 0; k < h / 46 - 1; k++)
      if (random() < 0.6)
        lit += rect(x + 12 + (i * (w - 20)) / cols, base - h + 22 + k * 46, (w - 20) / cols - 12, 22)
  scene.fill(lit, palette.dark ? '#FFD88A' : mix(palette.sky[0], '#FFFFFF', 0.3), {
    opacity: palette.dark ? 0.85 : 0.7,
  })
  // A screen, then stacked boards along the edge
  const screen = random.pick(NEON)
  scene.fill(roundRect(x + w * 0.14, base - h * 0.84, w * 0.6, h * 0.24, 8), palette.ink)
  scene.fill(roundRect(x + w * 0.16, base - h * 0.83, w * 0.56, h * 0.22, 6), paint(screen))
  scene.clipTo(roundRect(x + w * 0.16, base - h * 0.83, w * 0.56, h * 0.22, 6), () => {
    scene.fill(ellipse(x + w * 0.3, base - h * 0.72, h * 0.08), paint('#FFF1D6'))
    scene.fill(
      pen`M${x} ${base - h * 0.6}L${x + w * 0.4} ${base - h * 0.74}L${x + w * 0.56} ${base - h * 0.66}L${x + w} ${base - h * 0.8}V${base}H${x}Z`,
      paint(cycle(NEON, random.int(0, 5))),
    )
  })
  const bx = side > 0 ? x + w - 8 : x - 34
  for (let k = 0; k < 4; k++) {
    const y = base - h * (0.9 - k * 0.2)
    const color = cycle(NEON, k + random.int(0, 5))
    if (palette.dark) scene.glow(bx + 21, y + h * 0.08, h * 0.13, color, 0.5)
    scene.fill(roundRect(bx, y, 42, h * 0.17, 6), paint(color))
    let marks = ''
    for (let m = 0; m < 3; m++)
      marks +=
        m % 2
          ? ellipse(bx + 21, y + h * (0.035 + m * 0.05), 10)
          : roundRect(bx + 10, y + h * (0.02 + m * 0.05), 22, h * 0.026, 3)
    scene.fill(marks, paint('#FFF6E6'))
  }
  const awning = base - 74
  scene.fill(rect(x, awning, w, 74), palette.dark ? '#FFE3A0' : inks.light)
  let goods = ''
  for (let i = 0; i < w / 30; i++) goods += rect(x + 8 + i * 30, awning + 30, 18, 44)
  scene.fill(goods, inks.deep, { opacity: 0.5 })
  scene.fill(rect(x - 4, awning - 6, w + 8, 24), paint(random.pick(NEON)))
}

/** A large street crossing between illuminated signs. */
export function crossing(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.72
  drawSky(scene, {
    horizon: 0.66,
    sunX: focusX / width + random.range(-0.05, 0.05),
    sunY: random.range(0.28, 0.36),
    sunRadius: random.range(120, 150),
    cloudY: [0.08, 0.34],
  })
  drawPeak(scene, focusX + random.range(-140, 140) * unit, floor, 620 * unit, 190 * unit, {
    inks: palette.material('lav', 0.68),
    snow: 0.4,
    snowInks: palette.material('snow', 0.4),
    jaggedness: 0.4,
  })
  drawCityBand(scene, floor, {
    heights: [120, 300],
    widths: [46, 84],
    inks: palette.material('lav', 0.5),
    depth: 0.5,
  })
  const side = random() < 0.5 ? 1 : -1
  drawLattice(scene, focusX + side * 50 * unit, floor, 1.16 * unit)
  drawCityBand(scene, floor, {
    heights: [70, 170],
    widths: [56, 90],
    inks: palette.material('blue', 0.3),
    depth: 0.3,
  })

  // Two walls of signs on either side
  const gap = (scene.tall ? 200 : 270) * unit
  for (const sign of [-1, 1]) {
    let x = focusX + sign * gap
    let h = 300
    while (sign > 0 ? x < width + 10 : x > -10) {
      const w = random.range(150, 220) * unit
      drawBlock(scene, sign > 0 ? x : x - w, floor + 10, w, h * unit * random.range(0.92, 1.08), -sign)
      x += sign * w
      h = Math.min(scene.poster ? 400 : 560, h + 110)
    }
  }

  // Asphalt with stripes in three directions
  const street = palette.material('#5C6474')
  scene.fill(rect(-5, floor + 8, width + 10, height), street.mid)
  scene.spray(
    rect(-5, floor + 8, width + 10, height - floor),
    palette.dark ? '#FFB35E' : street.light,
    0.5,
    0.5,
    0,
    0.5,
    0.7,
    0.7,
  )
  scene.spray(rect(-5, floor + 8, width + 10, height - floor), street.deep, 0.9, 0.5, 1, 0.5, 0.2, 0.9)
  scene.fill(rect(-5, floor + 6, width + 10, 12), palette.material('stone').light)
  let stripes = ''
  for (let i = -14; i < 15; i++) {
    const a = focusX + i * 66 * unit
    const b = focusX + i * 92 * unit
    stripes += polygon([
      [a, floor + 46],
      [a + 34 * unit, floor + 46],
      [b + 48 * unit, floor + 112],
      [b, floor + 112],
    ])
  }
  scene.fill(stripes, palette.material('white').light, { opacity: 0.92 })
  let diagonal = ''
  for (let i = 0; i < 7; i++) {
    const t = i / 7
    const y = floor + 128 + t * 150
    const x = focusX + side * (-60 + t * 330) * unit
    const w = (250 + t * 170) * unit
    diagonal += polygon([
      [x - w, y],
      [x + w * 0.4, y],
      [x + w * 0.46, y + 13 + t * 8],
      [x - w, y + 13 + t * 8],
    ])
  }
  scene.fill(diagonal, palette.material('white').light, { opacity: 0.9 })
  if (palette.dark) {
    for (let i = 0; i < 12; i++) {
      scene.fill(
        roundRect(
          random() * width,
          floor + random.range(20, 250),
          random.range(24, 70),
          random.range(3, 7),
          3,
        ),
        cycle(NEON, i),
        { opacity: 0.5 },
      )
    }
  }
  const crowd = scene.wide ? 30 : scene.tall ? 17 : 24
  const places = Array.from(
    { length: crowd },
    (_, i) => [((i * 0.618 + random() * 0.2) % 1) * width, (i + random()) / crowd] as const,
  )
  for (const [i, [x, near]] of places.entries()) {
    drawPerson(scene, x, floor + 40 + near * (height - floor - 46), (74 + near * 96) * unit, {
      coat: cycle(['navy', 'teal', 'cream', 'orange', 'plum', 'red', 'char', 'gold'] as const, i * 3),
      bag: i % 4 === 0 ? 'orange' : undefined,
      hat: i % 7 === 3 ? 'teal' : undefined,
      flip: random() < 0.5,
    })
    if (palette.mood === 'monsoon' || i % 6 === 1) {
      const h = (74 + near * 96) * unit
      const y = floor + 40 + near * (height - floor - 46) - h * 1.04
      const color = cycle([BRAND, '#3BB7C4', '#FFD34D', '#F7B3BE'], i)
      scene.stroke(pen`M${x} ${y}V${y + h * 0.42}`, palette.ink, 3 * unit)
      scene.fill(
        pen`M${x - h * 0.34} ${y + h * 0.06}Q${x - h * 0.3} ${y - h * 0.2} ${x} ${y - h * 0.22}T${x + h * 0.34} ${y + h * 0.06}Q${x + h * 0.2} ${y} ${x + h * 0.12} ${y + h * 0.05}Q${x} ${y - h * 0.02} ${x - h * 0.12} ${y + h * 0.05}Q${x - h * 0.22} ${y} ${x - h * 0.34} ${y + h * 0.06}Z`,
        mix(palette.material('white').mid, color, 0.85),
      )
    }
  }
  drawWeather(scene)
}
