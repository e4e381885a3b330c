import { BRAND, mix } from '../color'
import { arch, ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawLantern } from '../kit/lantern'
import { drawPerson } from '../kit/person'
import { drawSky } from '../kit/sky'
import { drawReflection } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A shopping street with lamps and three shopfronts. */
export function arcade(scene: Scene): void {
  const { width, height, palette, random, focusX } = scene
  const unit = scene.unit * 1.06
  const gy = height * 0.86
  drawSky(scene, {
    horizon: 0.4,
    sunY: 0.13,
    sunRadius: 80,
    sunX: scene.wide ? 0.3 : 0.2,
    clouds: true,
    cloudY: [0.05, 0.2],
  })
  drawCityBand(scene, height * 0.5, {
    heights: [120, 300],
    widths: [60, 110],
    inks: palette.material('lav', 0.5),
    depth: 0.5,
    litShare: 0.2,
  })
  const shops = [
    ['teal', 'cream', 'TEA'],
    ['#F3D9B8', 'orange', 'A'],
    ['plum', 'gold', 'B'],
    ['#DDB892', 'teal', 'C'],
    ['#B9563F', 'cream', 'D'],
  ] as const
  const w = 390 * unit
  const n = scene.wide ? 7 : scene.tall ? 3 : 5
  const x0 = focusX - (w * n) / 2
  for (let i = 0; i < n; i++) {
    const x = x0 + i * w
    const [wc, aw] = cycle(shops, i + random.int(0, 0) + scene.seed.length)
    const inks = palette.material(wc)
    const t = height * (0.2 + 0.045 * ((i * 3) % 3))
    scene.fill(rect(x, t, w - 4, gy - t), inks.mid)
    scene.fill(rect(x + w * 0.8, t, w * 0.2 - 4, gy - t), inks.dark, { opacity: 0.6 })
    scene.spray(rect(x, t, w - 4, gy - t), inks.deep, 0.6, 0.5, 1, 0.5, 0.1, 0.8)
    scene.fill(rect(x - 6, t - 10, w + 8, 18), palette.material('pale').light)
    scene.fill(rect(x - 2, t + 8, w, 6), inks.deep, { opacity: 0.5 })
    for (let k = 0; k < 3; k++) {
      const wx = x + w * (0.13 + 0.26 * k)
      const wy = t + height * 0.06
      scene.fill(
        arch(wx - 6, wy + height * 0.15, w * 0.2 + 12, height * 0.155),
        palette.material('pale').light,
      )
      scene.fill(
        arch(wx, wy + height * 0.147, w * 0.2, height * 0.142),
        palette.dark
          ? random() < 0.75
            ? '#FFCE73'
            : palette.material('navy').dark
          : mix(palette.ink, palette.sky[0], 0.45),
      )
      scene.fill(
        rect(wx + w * 0.1 - 2, wy, 4, height * 0.147) + rect(wx, wy + height * 0.07, w * 0.2, 4),
        palette.material('pale').light,
      )
      scene.fill(rect(wx - 12, wy + height * 0.15, w * 0.2 + 24, 9), palette.material('pale').dark)
      if ((i + k) % 2) {
        for (let q = 0; q < 5; q++) {
          scene.fill(
            ellipse(wx + q * w * 0.05, wy + height * 0.147 - 3, 11 * unit),
            q % 2 ? palette.material('red').mid : palette.material('leaf').mid,
          )
        }
      }
    }

    // Signboard
    const sy = height * 0.475
    scene.fill(
      rect(x + w * 0.05, sy, w * 0.9 - 4, height * 0.055),
      palette.material(aw === 'cream' ? 'navy' : aw).dark,
    )
    for (let q = 0; q < cycle([4, 6, 5], i); q++) {
      scene.fill(
        roundRect(
          x + w * 0.5 + (q - cycle([4, 6, 5], i) / 2) * 30 * unit,
          sy + height * 0.02,
          cycle([22, 16, 22, 10], q) * unit,
          height * 0.016,
          4,
        ),
        palette.material('cream').light,
      )
    }

    // Window and door
    const wy = height * 0.58
    const wh = gy - wy - height * 0.04
    scene.fill(rect(x + w * 0.05, wy - 8, w * 0.9 - 4, gy - wy + 8), palette.material('wood').deep)
    const dw = w * 0.22
    const dx = x + (i % 2 ? w * 0.09 : w * 0.67)
    const vx = x + (i % 2 ? w * 0.36 : w * 0.09)
    const vw = w * 0.53
    const g = scene.linear([
      [0, '#FFE2A0'],
      [1, mix('#FFB765', palette.ink, palette.dark ? 0.05 : 0.02)],
    ])
    scene.fill(rect(vx, wy, vw, wh), g)
    scene.fill(rect(dx, wy, dw, gy - wy), mix('#FFD48A', BRAND, 0.12))
    scene.stroke(rect(dx, wy, dw, gy - wy), palette.material('wood').dark, 8)
    scene.fill(ellipse(dx + dw * 0.82, wy + (gy - wy) * 0.55, 6), palette.material('gold').light)
    scene.fill(
      roundRect(dx + dw * 0.3, wy + height * 0.06, dw * 0.4, 24 * unit, 5),
      palette.material('cream').light,
    )
    scene.fill(rect(vx, wy + wh * 0.5, vw, 6) + rect(vx, wy + wh - 8, vw, 8), palette.material('wood').deep)
    for (let q = 0; q < 4; q++) {
      const px = vx + vw * (0.14 + 0.24 * q)
      const k = (i + q) % 4
      const y1 = wy + wh * 0.5
      const cc = cycle(['orange', 'teal', 'plum', 'red', 'jade'] as const, i + q * 2)
      if (k === 0) {
        scene.fill(roundRect(px - 20 * unit, y1 - 44 * unit, 40 * unit, 44 * unit, 6), palette.unlit(cc))
        scene.stroke(
          pen`M${px - 10 * unit} ${y1 - 44 * unit}q${10 * unit} ${-26 * unit} ${20 * unit} 0`,
          palette.unlit(cc),
          5 * unit,
        )
      } else if (k === 1) {
        scene.fill(
          pen`M${px - 22 * unit} ${y1}Q${px - 22 * unit} ${y1 - 38 * unit} ${px} ${y1 - 38 * unit}T${px + 22 * unit} ${y1}Z`,
          palette.unlit(cc),
        )
        scene.fill(rect(px - 30 * unit, y1 - 9 * unit, 60 * unit, 8 * unit), palette.unlit(cc))
      } else if (k === 2) {
        scene.fill(
          rect(px - 9 * unit, y1 - 56 * unit, 18 * unit, 56 * unit) +
            roundRect(px - 16 * unit, y1 - 40 * unit, 32 * unit, 40 * unit, 8),
          palette.unlit(cc),
        )
      } else {
        scene.fill(ellipse(px, y1 - 20 * unit, 20 * unit), palette.unlit(cc))
        scene.fill(rect(px - 5 * unit, y1 - 52 * unit, 10 * unit, 16 * unit), palette.unlit('gold'))
      }
      const y2 = wy + wh - 8
      if (k % 2) {
        scene.fill(
          roundRect(px - 26 * unit, y2 - 50 * unit, 52 * unit, 50 * unit, 5),
          palette.unlit(cycle(['cream', 'teal', 'gold'], q)),
        )
        scene.fill(
          rect(px - 4 * unit, y2 - 50 * unit, 8 * unit, 50 * unit) +
            rect(px - 26 * unit, y2 - 30 * unit, 52 * unit, 8 * unit),
          palette.unlit('red'),
        )
      } else {
        scene.fill(
          ellipse(px - 13 * unit, y2 - 14 * unit, 14 * unit) +
            ellipse(px + 13 * unit, y2 - 14 * unit, 14 * unit) +
            ellipse(px, y2 - 36 * unit, 14 * unit),
          palette.unlit(cycle(['orange', 'lime', 'red'], q)),
        )
      }
    }

    // Awning
    const m = 7
    const a1 = (w * 0.95) / m
    for (let q = 0; q < m; q++) {
      const xx = x + w * 0.02 + q * a1
      scene.fill(
        pen`M${x + w * 0.06 + q * ((w * 0.87) / m)} ${height * 0.535}h${(w * 0.87) / m}L${xx + a1} ${height * 0.605}a${a1 / 2} ${a1 * 0.45} 0 0 1 ${-a1} 0Z`,
        q % 2 ? palette.material('cream').light : palette.material(aw === 'cream' ? 'red' : aw).mid,
      )
    }
    scene.spray(rect(x, height * 0.53, w, height * 0.11), palette.ink, 0.5, 0.5, 1, 0.5, 0, 0.8)
  }

  // Sidewalk
  scene.fill(
    rect(0, gy, width, height - gy),
    scene.linear([
      [0, palette.material('stone').light],
      [1, palette.material('stone').dark],
    ]),
  )
  let flipped = ''
  for (let i = -14; i <= 14; i++) {
    flipped += pen`M${focusX + i * 110 * unit} ${gy}L${focusX + i * 190 * unit} ${height + 4}`
  }
  for (const y of [0.885, 0.92, 0.965]) {
    flipped += pen`M0 ${height * y}H${width}`
  }
  scene.stroke(flipped, palette.material('stone').deep, 2.4, { opacity: 0.35 })
  if (palette.dark) {
    drawReflection(
      scene,
      gy + 6,
      height * 0.1,
      Array.from({ length: n }, (_, i) => [x0 + i * w + w * 0.4, w * 0.4, '#FFC46B']),
      0.4,
    )
  }
  for (let i = 0; i < n; i++) {
    drawLantern(scene, x0 + i * w + w * 0.99, height * 0.53, 0.8 * unit, i % 2 ? '#FFC24A' : 'orange')
  }
  scene.stroke(
    smooth(
      Array.from({ length: 13 }, (_, i) => [
        (i / 12) * width * 1.04 - 20,
        height * (0.33 + 0.05 * Math.sin((i / 12) * Math.PI * 3)),
      ]),
    ),
    palette.ink,
    2.5,
  )
  for (let i = 0; i < 13; i++) {
    const x = (i / 12) * width * 1.04 - 20
    const y = height * (0.33 + 0.05 * Math.sin((i / 12) * Math.PI * 3))
    scene.fill(
      polygon([
        [x - 13 * unit, y],
        [x + 13 * unit, y],
        [x, y + 32 * unit],
      ]),
      cycle(
        [BRAND, palette.material('teal').mid, palette.material('gold').mid, palette.material('cream').light],
        i,
      ),
    )
  }
  const P = [
    [-430, 300, 'teal', 'orange', 0],
    [-250, 330, 'orange', undefined, 1],
    [60, 315, 'navy', 'teal', 0],
    [190, 250, 'red', 'gold', 1],
    [430, 330, 'plum', 'orange', 1],
  ] as const
  for (const [dx, h, c, b, fl2] of P) {
    const x = focusX + dx * unit
    const y = height * 0.975
    drawPerson(scene, x, y, h * unit, { coat: c, flip: !!fl2, hat: dx === 190 ? 'cream' : undefined })
    if (b) {
      const bx = x + (fl2 ? -1 : 1) * h * 0.15 * unit
      const by = y - h * 0.4 * unit
      scene.stroke(
        pen`M${bx - h * 0.04 * unit} ${by}q${h * 0.04 * unit} ${-h * 0.09 * unit} ${h * 0.08 * unit} 0`,
        palette.ink,
        3.4,
      )
      scene.fill(rect(bx - h * 0.08 * unit, by, h * 0.16 * unit, h * 0.19 * unit), palette.material(b).mid)
      scene.fill(
        rect(bx - h * 0.08 * unit, by + h * 0.06 * unit, h * 0.16 * unit, h * 0.03 * unit),
        palette.material('cream').light,
      )
    }
  }
  drawWeather(scene)
}
