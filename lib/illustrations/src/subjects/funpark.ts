import { BRAND, mix } from '../color'
import { ellipse, type Point, pen, polygon, rect, round1, roundRect, smooth } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle, item } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** A fun park with a wheel and a coaster. */
export function funpark(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const gy = height * 0.84
  drawSky(scene, { horizon: 0.7, sunY: random.range(0.18, 0.28) })
  drawRidge(scene, height * 0.76, 110, palette.material('teal', 0.66).mid)
  drawRidge(scene, height * 0.8, 70, palette.material('leaf', 0.44).mid)

  // Coaster
  const P = Array.from({ length: 22 }, (_, i): Point => {
    const t = i / 21
    return [
      -40 + (width + 80) * t,
      height * (0.66 - 0.2 * Math.sin(t * 9.2 + random.range(-0.02, 0.02)) * (1 - 0.25 * t) - 0.04),
    ]
  })
  const white = palette.material('white', 0.25)
  let sup = ''
  for (let x = 0; x < width; x += 34) {
    let q = 1
    while (item(P, q)[0] < x) {
      q++
    }
    const a = item(P, q - 1)
    const b = item(P, q)
    const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
    sup += `M${x} ${round1(y)}V${round1(gy)}M${x} ${round1((y + gy) / 2)}L${x + 34} ${round1((y + gy) / 2 + 30)}`
  }
  scene.stroke(sup, white.dark, 3, { opacity: 0.75 })
  scene.stroke(smooth(P), palette.material('red', 0.1).mid, 13 * unit)
  scene.stroke(smooth(P), palette.material('red', 0.1).light, 4 * unit)
  for (let i = 0; i < 4; i++) {
    const t = (scene.tall ? 0.15 : 0.2) + i * 0.024
    const q = Math.floor(t * 21)
    const a = item(P, q)
    const b = item(P, q + 1)
    const k = t * 21 - q
    const x = a[0] + (b[0] - a[0]) * k
    const y = a[1] + (b[1] - a[1]) * k
    const an = Math.atan2(b[1] - a[1], b[0] - a[0]) * 57.3
    scene.place(
      x,
      y - 8 * unit,
      unit,
      () => {
        scene.fill(roundRect(-20, -18, 38, 20, 7), palette.material('gold').mid)
        scene.fill(ellipse(-7, -24, 7) + ellipse(8, -24, 7), palette.material('skin').mid)
      },
      false,
      an,
    )
  }

  // Wheel
  const wx = focusX + (scene.tall ? 10 : 60) * unit
  const radius = 290 * unit
  const wy = gy - radius - 56 * unit
  scene.stroke(
    pen`M${wx} ${wy}L${wx - 130 * unit} ${gy}M${wx} ${wy}L${wx + 130 * unit} ${gy}`,
    palette.material('navy').dark,
    19 * unit,
  )
  scene.stroke(ellipse(wx, wy, radius), palette.material('cream').light, 12 * unit)
  scene.stroke(ellipse(wx, wy, radius * 0.9), palette.material('cream').mid, 5 * unit)
  scene.stroke(ellipse(wx, wy, radius * 0.42), palette.material('cream').mid, 5 * unit)
  let sp = ''
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.283
    sp += pen`M${wx} ${wy}L${wx + Math.cos(a) * radius} ${wy + Math.sin(a) * radius}`
  }
  scene.stroke(sp, palette.material('cream').mid, 3 * unit)
  if (palette.dark) {
    let b = ''
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * 6.283
      b += ellipse(wx + Math.cos(a) * radius, wy + Math.sin(a) * radius, 5 * unit)
    }
    scene.fill(b, '#FFE09A')
    scene.glow(wx, wy, radius * 1.3, '#FFB85C', 0.35)
  }
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 6.283
    const x = wx + Math.cos(a) * radius
    const y = wy + Math.sin(a) * radius
    const color = cycle(['orange', 'teal', 'gold', 'red', 'plum'] as const, i)
    scene.place(x, y, unit * 1.05, () => {
      scene.stroke('M0 -4V12', palette.ink, 3)
      scene.fill(
        'M-24 14Q-24 -4 0 -4T24 14Z',
        palette.night ? palette.unlit(color) : palette.material(color).mid,
      )
      scene.fill(rect(-22, 14, 44, 12), palette.dark ? '#FFE3A0' : palette.material('cream').light)
      scene.fill(
        'M-24 26H24Q22 44 0 44T-24 26Z',
        palette.night ? mix(palette.unlit(color), palette.ink, 0.3) : palette.material(color).dark,
      )
    })
  }
  scene.fill(ellipse(wx, wy, 36 * unit), BRAND)
  scene.fill(ellipse(wx, wy, 18 * unit), palette.material('cream').light)

  // Ground, carousel and tents
  scene.fill(
    smooth([
      [-20, gy - 6],
      [width * 0.4, gy - 14],
      [width + 20, gy - 4],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`,
    palette.material('lime').dark,
  )
  const tent = (x: number, y: number, scale: number, a: Material, b: Material) =>
    scene.place(x, y, scale, () => {
      const n = 7
      for (let i = 0; i < n; i++) {
        const x0 = -120 + (i * 240) / n
        const x1 = x0 + 240 / n
        scene.fill(
          polygon([
            [0, -170],
            [x0, -84],
            [x1, -84],
          ]),
          i % 2 ? palette.material(b).mid : palette.material(a).mid,
        )
        scene.fill(
          pen`M${x0} -84v18a${120 / n} 14 0 0 0 ${240 / n} 0v-18Z`,
          i % 2 ? palette.material(a).mid : palette.material(b).mid,
        )
      }
      scene.fill(rect(-100, -64, 200, 64), palette.material(b).dark)
      for (let i = 0; i < 5; i++) {
        scene.fill(rect(-100 + i * 45, -64, 20, 64), palette.material(a).dark)
      }
      scene.fill('M-28 0V-40Q0 -70 28 -40V0Z', palette.dark ? '#FFCE73' : palette.material('navy').deep)
      scene.stroke('M0 -170V-206', palette.ink, 4)
      scene.fill('M2 -206L36 -196L2 -184Z', BRAND)
    })
  tent(wx - (scene.tall ? 260 : 430) * unit, gy + 24 * unit, 1.15 * unit, 'red', 'cream')
  if (!scene.tall) {
    tent(wx + 430 * unit, gy + 22 * unit, unit, 'teal', 'cream')
  }
  for (let i = 0; i < width / 100; i++) {
    drawTree(scene, random() * width, gy + random.range(0, 16), random.range(80, 120) * unit, {
      inks: palette.material('green'),
    })
  }
  scene.fill(
    smooth([
      [-20, height * 0.9],
      [width * 0.5, height * 0.885],
      [width + 20, height * 0.9],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`,
    palette.material('sand').mid,
  )
  scene.spray(
    rect(0, height * 0.88, width, height * 0.13),
    palette.material('sand').deep,
    0.7,
    0.5,
    1,
    0.5,
    0.1,
    0.9,
  )
  for (let i = 0; i < (scene.wide ? 15 : 9); i++) {
    drawPerson(
      scene,
      width * (0.04 + (0.94 * i) / (scene.wide ? 15 : 9)) + random.range(-30, 30),
      height * (0.93 + 0.055 * random()),
      random.range(110, 140) * unit,
      {
        coat: random.pick(['orange', 'teal', 'red', 'blue', 'plum', 'gold']),
        bag: random() < 0.3 ? 'navy' : undefined,
        hat: random() < 0.3 ? 'cream' : undefined,
        flip: random() < 0.5,
      },
    )
  }

  // Loose balloons
  for (let i = 0; i < 4; i++) {
    const x = width * random.range(0.08, 0.3)
    const y = height * random.range(0.2, 0.5)
    scene.stroke(pen`M${x} ${y}q8 40 -4 80`, palette.ink, 1.6)
    scene.fill(
      ellipse(x, y - 22, 20 * unit, 24 * unit),
      item(
        [BRAND, palette.material('teal').mid, palette.material('gold').mid, palette.material('red').mid],
        i,
      ),
    )
  }
  drawWeather(scene)
}
