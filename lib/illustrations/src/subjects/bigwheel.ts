import { BRAND } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a distant clock tower, 250 units high. */
function drawClock(scene: Scene, x: number, base: number, scale: number): void {
  const { palette } = scene
  const inks = palette.material('#D9A864', 0.34)
  scene.place(x, base, scale, () => {
    scene.fill('M-21 0V-176H-25V-214H25V-176H21V0Z', inks.mid)
    scene.fill('M4 0V-176V-214H25V-176H21V0Z', inks.dark)
    scene.fill('M-25 -214L-12 -236V-246L0 -284L12 -246V-236L25 -214Z', palette.material('char', 0.34).mid)
    scene.fill(ellipse(0, -195, 15), palette.dark ? '#FFF3D0' : palette.material('white').light)
    scene.stroke('M0 -195V-205M0 -195L6 -191', palette.ink, 2.4)
    let slits = ''
    for (let i = 0; i < 5; i++) slits += rect(-12, -160 + i * 30, 6, 20) + rect(5, -160 + i * 30, 6, 20)
    scene.fill(slits, inks.deep, { opacity: 0.55 })
    scene.fill('M25 0V-66H330V0ZM-25 0V-54H-210V0Z', inks.dark)
    scene.fill('M25 -66H330V-60H25ZM-25 -54H-210V-48H-25Z', inks.light)
    let spikes = ''
    for (let i = 0; i < 9; i++) spikes += `M${44 + i * 33} -66l5 -22l5 22Z`
    for (let i = 0; i < 5; i++) spikes += `M${-50 - i * 36} -54l5 -20l5 20Z`
    scene.fill(spikes, inks.dark)
    let windows = ''
    for (let i = 0; i < 16; i++) windows += rect(36 + i * 18, -48, 8, 26)
    for (let i = 0; i < 9; i++) windows += rect(-200 + i * 19, -38, 8, 22)
    scene.fill(windows, palette.dark ? '#FFD27A' : inks.deep, { opacity: palette.dark ? 0.9 : 0.5 })
  })
}

/** A large observation wheel beside a river. */
export function bigwheel(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.74
  const radius = 300 * (scene.tall ? unit * 1.12 : unit)
  const centerY = horizon - radius - 62 * unit
  drawSky(scene, {
    horizon: 0.68,
    sunX: focusX / width + random.range(-0.07, 0.07),
    sunY: (centerY + random.range(-40, 60)) / height,
    sunRadius: random.range(104, 130),
    cloudY: [0.05, 0.5],
  })
  drawCityBand(scene, horizon, {
    heights: [70, 230],
    widths: [50, 96],
    inks: palette.material('lav', 0.6),
    depth: 0.6,
    styles: ['flat', 'spire', 'slant', 'round'],
    litShare: palette.dark ? 0.3 : 0.1,
  })
  const side = random() < 0.5 ? 1 : -1
  drawClock(
    scene,
    focusX - side * (scene.wide ? 700 : scene.tall ? 400 : 500) * unit,
    horizon + 6,
    1.06 * unit,
  )
  drawCanopy(scene, horizon + 6, { inks: palette.material('leaf', 0.16), size: [44, 84], spread: 16 })

  // Legs behind the rim, leaning landward
  const white = palette.material('white')
  const steel = palette.material('gray')
  const foot = horizon + 6
  for (const [dx, c] of [
    [-150, steel.mid],
    [96, steel.dark],
  ] as const) {
    scene.fill(
      polygon([
        [focusX + side * (dx - 16) * unit, foot],
        [focusX + side * (dx + 18) * unit, foot],
        [focusX + 9 * unit, centerY],
        [focusX - 9 * unit, centerY],
      ]),
      c,
    )
  }
  let cables = ''
  const n = 32
  const turn = random.range(0, 0.4)
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.2832 + turn
    cables += pen`M${focusX} ${centerY}L${focusX + Math.cos(a) * radius} ${centerY + Math.sin(a) * radius}`
  }
  scene.stroke(cables, white.light, 1.8 * unit, { opacity: 0.75 })
  scene.stroke(ellipse(focusX, centerY, radius), palette.night ? '#FF9A5E' : white.light, 13 * unit)
  scene.stroke(ellipse(focusX, centerY, radius - 24 * unit), white.mid, 5 * unit)
  let truss = ''
  for (let i = 0; i < 96; i++) {
    const a = (i / 96) * 6.2832
    const b = ((i + 0.5) / 96) * 6.2832
    truss += pen`M${focusX + Math.cos(a) * radius} ${centerY + Math.sin(a) * radius}L${focusX + Math.cos(b) * (radius - 24 * unit)} ${centerY + Math.sin(b) * (radius - 24 * unit)}`
  }
  scene.stroke(truss, white.mid, 2 * unit)
  scene.fill(ellipse(focusX, centerY, 34 * unit), steel.dark)
  scene.fill(ellipse(focusX, centerY, 17 * unit), BRAND)

  // Capsules outside the rim
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.2832 + turn
    const x = focusX + Math.cos(a) * (radius + 27 * unit)
    const y = centerY + Math.sin(a) * (radius + 27 * unit)
    scene.place(x, y, unit, () => {
      const d = roundRect(-25, -15, 50, 31, 15)
      scene.fill(d, i % 8 === 0 ? BRAND : white.light)
      scene.fill(roundRect(-20, -10, 40, 14, 7), palette.dark ? '#FFE3A0' : palette.material('blue').dark)
      scene.spray(d, white.deep, 0.7, 0.5, 1, 0.5, 0.3)
    })
  }
  scene.fill(
    pen`M${focusX - 190 * unit} ${foot + 6}L${focusX - 150 * unit} ${foot - 40 * unit}H${focusX + 150 * unit}L${focusX + 190 * unit} ${foot + 6}Z`,
    palette.material('navy').dark,
  )
  scene.fill(rect(focusX - 158 * unit, foot - 48 * unit, 316 * unit, 10 * unit), BRAND)
  let lit = ''
  for (let i = 0; i < 9; i++)
    lit += rect(focusX + (-130 + i * 30) * unit, foot - 30 * unit, 18 * unit, 18 * unit)
  scene.fill(lit, palette.dark ? '#FFD27A' : white.mid)

  // Embankment with lamps, river, tour boat
  scene.fill(rect(-5, horizon + 4, width + 10, 44 * unit), palette.material('stone').mid)
  scene.fill(rect(-5, horizon + 4, width + 10, 9 * unit), palette.material('stone').light)
  scene.spray(
    rect(-5, horizon + 8, width + 10, 44 * unit),
    palette.material('stone').deep,
    0.8,
    0.5,
    1,
    0.5,
    0.1,
  )
  for (let x = (focusX % (150 * unit)) - 150 * unit; x < width + 100; x += 150 * unit) {
    scene.stroke(pen`M${x} ${horizon + 8}v${-54 * unit}`, palette.ink, 4 * unit)
    scene.glow(x, horizon - 52 * unit, 46 * unit, '#FFE09A', palette.dark ? 0.9 : 0.1)
    scene.fill(
      ellipse(x, horizon - 52 * unit, 8 * unit),
      palette.dark ? '#FFE9B0' : palette.material('cream').light,
    )
  }
  drawWater(scene, horizon + 46 * unit)
  drawReflection(
    scene,
    horizon + 60 * unit,
    height * 0.18,
    [
      [focusX, 320 * unit, palette.dark ? '#FFC98A' : white.mid],
      [focusX - side * 480 * unit, 160 * unit, palette.material('#D9A864').dark],
    ],
    0.4,
  )
  scene.place(
    focusX + side * (scene.tall ? 150 : 330) * unit,
    height * 0.915,
    1.12 * unit,
    () => {
      scene.fill('M-190 -22L-166 22H160L200 -24L176 -18H-160Z', palette.material('navy').deep)
      scene.fill('M-190 -22L-184 -8H190L200 -24L176 -18H-160Z', BRAND)
      scene.fill('M-150 -18L-136 -58H120L150 -18Z', white.mid)
      for (let i = 0; i < 9; i++)
        scene.fill(
          roundRect(-128 + i * 28, -51, 22, 24, 4),
          palette.dark ? '#FFE0A0' : palette.material('blue').dark,
        )
      scene.fill(roundRect(-146, -66, 280, 10, 5), white.light)
      for (const x of [-104, -66, -20, 30, 66]) {
        scene.fill(ellipse(x, -88, 7.5), palette.material('skin').mid)
        scene.fill(`M${x - 11} -66q0 -15 11 -15t11 15Z`, palette.material(x % 4 ? 'orange' : 'teal').mid)
      }
    },
    side > 0,
  )
  drawFrameLeaves(scene, side, { scale: 0.85 })
  drawBirds(scene, width * (side > 0 ? 0.66 : 0.1), height * 0.16, 5, 50)
  drawWeather(scene)
}
