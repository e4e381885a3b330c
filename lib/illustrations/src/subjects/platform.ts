import { BRAND } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawPerson } from '../kit/person'
import { drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws the front of an arriving train, 420 units wide and 430 high. */
function drawTrainFront(scene: Scene): void {
  const { palette } = scene
  const white = palette.material('white')
  const body = 'M-206 0V-300Q-206 -400 -120 -424Q0 -446 120 -424Q206 -400 206 -300V0Z'
  scene.fill(body, white.mid)
  scene.clipTo(body, () => {
    scene.spray(rect(-206, -440, 412, 440), white.light, 0.9, 0.2, 0, 0.6, 0.7, 0.8)
    scene.spray(rect(-206, -440, 412, 440), white.deep, 0.8, 1, 1, 0.4, 0.2, 0.9)
    scene.fill('M-206 -150Q0 -110 206 -150V0H-206Z', BRAND)
    scene.fill('M-206 -64Q0 -34 206 -64V0H-206Z', palette.material('navy').dark)
    scene.fill('M-206 -160Q0 -120 206 -160V-146Q0 -106 -206 -146Z', palette.material('navy').dark)
  })
  const glass = 'M-168 -180V-300Q-166 -366 -104 -386Q0 -404 104 -386Q166 -366 168 -300V-180Q0 -146 -168 -180Z'
  scene.fill(glass, palette.dark ? '#FFD98A' : palette.material('navy').deep)
  scene.clipTo(glass, () => scene.fill('M-120 -420L-20 -420L-140 -140H-240Z', '#FFFFFF', { opacity: 0.16 }))
  scene.stroke('M-60 -168L40 -280M60 -168L0 -236', palette.ink, 6)
  for (const x of [-146, 146]) {
    scene.glow(x, -104, 110, '#FFF0C0', palette.dark ? 0.9 : 0.5)
    scene.fill(ellipse(x, -104, 24, 17), '#FFF8DC')
  }
  scene.fill(roundRect(-60, -30, 120, 40, 10), palette.ink)
  scene.stroke(body, white.deep, 4, { opacity: 0.5 })
}

/** A train under the glass vault of a station. */
export function platform(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.68
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.62,
    sunX: (focusX + side * 40 * unit) / width,
    sunY: random.range(0.32, 0.38),
    sunRadius: random.range(110, 134),
    cloudY: [0.2, 0.46],
  })
  drawCityBand(scene, floor, {
    heights: [60, 170],
    widths: [44, 80],
    inks: palette.material('lav', 0.56),
    depth: 0.56,
    styles: ['flat', 'spire', 'slant', 'round'],
  })

  // Side walls of brick with round windows
  const brick = palette.material('#B9704F')
  const iron = palette.material('teal')
  for (const sign of [-1, 1]) {
    const inner = focusX + sign * 330 * unit
    const outer = sign > 0 ? width + 900 : -900
    const d = polygon([
      [inner, height * 0.42],
      [inner, floor + 10],
      [outer, height * 1.16],
      [outer, height * -0.2],
    ])
    scene.fill(d, brick.mid)
    scene.spray(d, brick.deep, 0.8, sign > 0 ? 1 : 0, 0.6, sign > 0 ? 0.2 : 0.8, 0.4, 0.9)
    for (let i = 0; i < 4; i++) {
      const k = 1 + i * 0.62
      const x = inner + sign * (40 + 120 * i * k * 0.72) * unit
      const w = 34 * k * unit
      const y = floor - 40 * unit
      scene.fill(
        pen`M${x - w} ${y + 60 * k * unit * 0.4}V${y - 110 * k * unit}A${w} ${w * 1.2} 0 0 1 ${x + w} ${y - 110 * k * unit}V${y + 60 * k * unit * 0.4}Z`,
        palette.dark ? '#FFC972' : brick.deep,
      )
      scene.stroke(pen`M${x} ${y + 20 * k * unit}V${y - 140 * k * unit}`, brick.light, 4 * k * unit)
    }
  }

  // Vault: receding ribs with glass between them
  const ribs = scene.poster ? 0.2 : 0
  for (let i = 3; i >= 0; i--) {
    const k = 0.44 + i * 0.3
    const half = 760 * k * unit
    const base = height * (0.4 + 0.06 * i * -1) + (1 - k) * 40
    const top = base - 640 * k * unit + ribs * height * (1 - k)
    const next = 760 * (k + 0.3) * unit
    if (i < 3) {
      let bars = ''
      for (let b = -5; b <= 5; b++) {
        const a = (b / 5.5) * 1.4
        bars += pen`M${focusX + Math.sin(a) * half} ${base - Math.cos(a) * (base - top) * 0.86}L${focusX + Math.sin(a) * next} ${base - Math.cos(a) * (base - top) * 1.5}`
      }
      scene.stroke(bars, palette.material('white', 0.2).light, (2 + i) * unit, { opacity: 0.55 })
    }
    const arc = pen`M${focusX - half} ${floor}V${base}C${focusX - half} ${top} ${focusX + half} ${top} ${focusX + half} ${base}V${floor}`
    scene.stroke(arc, iron.dark, (9 + i * 9) * unit)
    scene.stroke(arc, iron.light, (2 + i * 2) * unit, { opacity: 0.8 })
  }

  // Station clock hanging from the vault
  const cy = height * (scene.poster ? 0.4 : 0.2)
  const cx = focusX - side * 250 * unit
  scene.stroke(pen`M${cx} ${cy - 200 * unit}V${cy}`, iron.deep, 8 * unit)
  scene.fill(ellipse(cx, cy, 66 * unit), iron.deep)
  scene.fill(ellipse(cx, cy, 54 * unit), palette.dark ? '#FFF3D0' : palette.material('white').light)
  scene.stroke(pen`M${cx} ${cy}v${-36 * unit}M${cx} ${cy}l${26 * unit} ${14 * unit}`, palette.ink, 7 * unit)

  // Tracks and platform
  const bed = palette.material('#6E6670')
  scene.fill(rect(-5, floor, width + 10, height), bed.dark)
  scene.spray(rect(-5, floor, width + 10, height - floor), bed.deep, 0.8, 0.5, 1, 0.5, 0.2)
  const trainX = focusX + side * 130 * unit
  const railAt = (dx: number): string =>
    pen`M${trainX + dx * 0.3 * unit} ${floor}L${trainX + side * 40 * unit + dx * 1.5 * unit} ${height + 8}`
  let ties = ''
  for (let i = 1; i < 9; i++) {
    const t = (i / 9) ** 1.5
    const w = (90 + 330 * t) * unit
    ties += roundRect(trainX + side * 40 * t * unit - w / 2, floor + (height - floor) * t, w, 5 + 14 * t, 3)
  }
  scene.fill(ties, palette.material('wood').deep)
  scene.stroke(`${railAt(-110)}${railAt(110)}`, palette.material('gray').light, 8 * unit)

  // Coaches receding to the vanishing point, then the front
  const scale = 0.86 * unit
  const foot = floor + 150 * unit
  const back = 150 * unit
  scene.fill(
    polygon([
      [trainX - side * 190 * scale, foot],
      [trainX - side * 190 * scale, foot - 400 * scale],
      [focusX - side * 20 * unit, floor - back * 0.9],
      [focusX - side * 20 * unit, floor - 10],
    ]),
    palette.material('white').dark,
  )
  scene.fill(
    polygon([
      [trainX - side * 190 * scale, foot - 60 * scale],
      [trainX - side * 190 * scale, foot - 140 * scale],
      [focusX - side * 20 * unit, floor - 60 * unit],
      [focusX - side * 20 * unit, floor - 30 * unit],
    ]),
    BRAND,
  )
  for (let i = 0; i < 5; i++) {
    const t = 0.06 + i * 0.2
    const u = t + 0.12
    const at = (k: number, y: number): readonly [number, number] => {
      const x0 = trainX - side * 190 * scale
      const x1 = focusX - side * 20 * unit
      const q = 1 - (1 - k) ** 1.25
      return [x0 + (x1 - x0) * q, foot - y * scale + (floor - y * 0.4 * unit - (foot - y * scale)) * q]
    }
    scene.fill(
      polygon([at(t, 330), at(u, 330), at(u, 210), at(t, 210)]),
      palette.dark ? '#FFD98A' : palette.material('navy').dark,
    )
  }
  scene.place(trainX, foot, scale, () => drawTrainFront(scene))

  const slab = (sign: number): void => {
    const a = focusX + sign * (sign === side ? 310 : 30) * unit
    const b = focusX + sign * (sign === side ? 700 : 60) * unit
    const edge = sign > 0 ? width + 900 : -900
    const stone = palette.material('stone')
    const d = polygon([
      [a, floor],
      [b, height + 8],
      [edge, height + 8],
      [edge, floor],
    ])
    scene.fill(d, stone.mid)
    scene.spray(d, stone.light, 0.7, 0.5, 0, 0.5, 0.6)
    scene.spray(d, stone.deep, 0.8, 0.5, 1, 0.5, 0.2)
    scene.stroke(
      pen`M${a + sign * 12 * unit} ${floor}L${b + sign * 46 * unit} ${height + 8}`,
      palette.material('gold').mid,
      15 * unit,
      { dash: '40 14' },
    )
  }
  slab(side)
  slab(-side)
  const spots = [
    [-150, 0.74, 150],
    [-250, 0.8, 200],
    [-350, 0.93, 300],
    [-470, 0.86, 250],
    [-560, 0.97, 320],
  ] as const
  for (const [i, [dx, y, h]] of spots.entries()) {
    drawPerson(scene, focusX + side * (dx + random.range(-16, 16)) * unit, height * y, h * unit, {
      coat: cycle(['teal', 'red', 'navy', 'cream', 'plum'] as const, i + random.int(0, 4)),
      bag: i % 2 ? 'gold' : undefined,
      hat: i === 2 ? 'cream' : undefined,
      walk: i > 1,
      back: i < 3,
      flip: side > 0,
    })
  }
  scene.place(focusX - side * 410 * unit, height * 0.93, unit, () => {
    scene.stroke('M-20 -120V-176H20V-120', palette.ink, 7)
    scene.fill(roundRect(-44, -124, 88, 122, 14), BRAND)
    scene.spray(roundRect(-44, -124, 88, 122, 14), palette.ink, 0.5, 1, 1, 0.3, 0.2)
    scene.fill(ellipse(-28, 0, 8) + ellipse(28, 0, 8), palette.ink)
  })
  drawWeather(scene)
}
