import { BRAND } from '../color'
import { ellipse, pen, roundRect } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCaldera } from '../kit/caldera'
import { drawRidge } from '../kit/land'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a catamaran under sail facing right, 640 units long, with a mast 700 units high. */
function drawCatamaran(scene: Scene): void {
  const { palette } = scene
  const white = palette.material('white')
  const navy = palette.material('navy')
  // Sails behind the hulls: main with battens, jib in two colors
  const main = 'M-6 -86L-2 -690Q-150 -420 -250 -100Q-130 -70 -6 -86Z'
  fillBody(scene, main, white, { light: 0.8, shade: 0.6 })
  scene.stroke(
    'M-2 -560Q-40 -552 -72 -540M-4 -430Q-70 -418 -134 -404M-4 -300Q-100 -284 -188 -268M-4 -180Q-120 -166 -228 -150',
    white.deep,
    3,
    { opacity: 0.5 },
  )
  const jib = 'M14 -640Q110 -360 270 -76Q130 -56 26 -84Z'
  fillBody(scene, jib, palette.material(BRAND), { light: 0.8, shade: 0.7 })
  scene.fill('M20 -300Q104 -250 190 -220L224 -156Q120 -180 22 -200Z', white.light, { opacity: 0.9 })
  scene.stroke('M4 -40V-700', palette.material('char').deep, 10)
  scene.stroke('M4 -700L300 -40M4 -690L-300 -60', palette.material('char').mid, 3)
  scene.stroke('M0 -88H-256', palette.material('char').deep, 9)
  // Far hull, deck, near hull
  scene.fill('M-300 -52Q-290 -20 -262 -16H260Q310 -24 340 -62L250 -50H-290Z', white.dark)
  scene.fill('M-250 -62H190L150 -38H-250Z', palette.material('sand').mid)
  fillBody(scene, 'M-180 -60Q-176 -112 -130 -116H60Q110 -112 136 -60Z', white, { shade: 0.7 })
  scene.fill('M-160 -68Q-156 -100 -126 -102H56Q92 -100 110 -68Z', palette.dark ? '#FFDFA0' : navy.deep)
  scene.stroke('M-90 -104V-66M-30 -104V-66M30 -104V-66', white.light, 6)
  fillBody(scene, 'M-312 -44Q-304 6 -270 12H270Q330 -2 366 -50L270 -34H-300Z', white, {
    light: 0.5,
    shade: 0.9,
  })
  scene.fill('M-306 -20Q-302 -6 -296 -2H300Q326 -12 346 -32L300 -22H-296Z', navy.mid)
  scene.stroke('M190 -58V-92H340M230 -60V-92M280 -58V-92M-290 -50V-88H-190M-240 -52V-88', navy.deep, 3.4)
  // Guests on the nets and at the wheel
  for (const [x, y, c] of [
    [176, -62, 'red'],
    [222, -62, 'teal'],
    [262, -60, 'gold'],
    [-226, -58, 'plum'],
  ] as const) {
    scene.fill(ellipse(x, y - 42, 11), palette.material('skin').mid)
    scene.fill(pen`M${x - 11} ${y - 46}a11 11 0 0 1 22 0q-4 -5 -11 -5t-11 5Z`, palette.ink)
    scene.fill(pen`M${x - 15} ${y}q-2 -32 15 -32t15 32Z`, palette.material(c).mid)
  }
}

/** A catamaran under sail below a white village on a cliff. */
export function catamaran(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.58
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.57,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.16, 0.28),
    sunY: random.range(0.22, 0.36),
    sunRadius: random.range(100, 128),
    cloudY: [0.06, 0.36],
  })
  const out = (t: number): number => (side > 0 ? width * t : width * (1 - t))
  drawRidge(scene, horizon + 2, 50, palette.material('lav', 0.7).mid, {
    to: side > 0 ? width * 0.6 : width + 60,
    from: side > 0 ? -60 : width * 0.4,
  })
  drawCaldera(scene, {
    from: out(0.42),
    to: out(1.04),
    sea: horizon + 4,
    inner: height * 0.5,
    outer: height * 0.4,
    depth: 0.4,
    house: 26 * unit,
  })
  drawWater(scene, horizon)
  drawCaldera(scene, {
    from: out(0.66),
    to: out(1.06),
    sea: horizon + 70,
    inner: height * 0.46,
    outer: height * 0.26,
    depth: 0.12,
    house: 44 * unit,
  })
  drawReflection(
    scene,
    horizon + 78,
    height * 0.12,
    [[out(0.88), 260 * unit, palette.material('#9C5A4A').dark]],
    0.4,
  )
  drawSailboat(scene, out(0.16), horizon + 34, 0.5 * unit)
  drawSailboat(scene, out(0.05), horizon + 76, 0.8 * unit, BRAND)

  // Clear water over sand in the foreground: broad bands of light
  let bands = ''
  for (let i = 0; i < 16; i++)
    bands += pen`M${random() * width} ${height * random.range(0.78, 0.99)}q${80 * unit} ${random.range(-16, 16)} ${190 * unit} 0`
  scene.stroke(bands, palette.night ? palette.haze : '#DFFBF2', 6, { opacity: 0.4 })
  const x = focusX - side * (scene.tall ? 20 : 60) * unit
  const y = height * 0.855
  drawReflection(
    scene,
    y + 8,
    height * 0.12,
    [
      [x - 60 * unit, 260 * unit, palette.material('white').mid],
      [x + 110 * unit, 130 * unit, palette.material(BRAND).mid],
    ],
    0.5,
  )
  scene.place(x, y, (scene.tall ? 0.96 : 1.04) * unit, () => drawCatamaran(scene), side < 0)
  let wake = ''
  for (let i = 0; i < 6; i++)
    wake += roundRect(
      x - 330 * unit + random.range(-30, 30),
      y + (8 + i * 13) * unit,
      (620 - i * 70) * unit,
      5 * unit,
      2.4 * unit,
    )
  scene.fill(wake, '#FFFFFF', { opacity: 0.5 })
  // Two swimmers with rings of water
  for (const dx of [-420, -360]) {
    const sx = x - side * dx * (scene.tall ? 0.7 : 1) * unit
    const sy = height * 0.935
    scene.stroke(ellipse(sx, sy, 34 * unit, 8 * unit), '#FFFFFF', 4, { opacity: 0.7 })
    scene.fill(
      pen`M${sx - 18 * unit} ${sy}q${2 * unit} ${-26 * unit} ${18 * unit} ${-26 * unit}t${18 * unit} ${26 * unit}Z`,
      palette.material('skin').mid,
    )
    scene.fill(ellipse(sx, sy - 32 * unit, 12 * unit), palette.material('skin').mid)
    scene.fill(
      pen`M${sx - 12 * unit} ${sy - 34 * unit}a${12 * unit} ${12 * unit} 0 0 1 ${24 * unit} 0Z`,
      palette.ink,
    )
  }
  drawBirds(scene, out(0.3), height * 0.18, 5, 46)
  drawWeather(scene)
}
