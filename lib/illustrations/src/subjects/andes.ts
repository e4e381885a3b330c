import { BRAND } from '../color'
import { ellipse, type Point, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawMountains, drawPeak } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawBirds, drawCloud, drawSky } from '../kit/sky'
import { drawForest } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

/** Stone terraces below steep green peaks. */
export function andes(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, { horizon: 0.5, sunY: random.range(0.16, 0.26), cloudY: [0.08, 0.3] })
  drawMountains(scene, height * 0.64, {
    count: scene.wide ? 7 : 5,
    widths: [420, 640],
    heights: [240, 380],
    inks: palette.material('#5C7F86', 0.55),
    snow: 0.3,
    snowInks: palette.material('snow', 0.4),
  })
  drawMist(scene, height * 0.58, 170, 0.65)

  // Steep green peak
  const centerX = focusX + (scene.tall ? 20 : 70) * unit
  drawPeak(scene, centerX, height * 0.8, 500 * unit, 560 * unit, {
    inks: palette.material('#4C8A5E', 0.14),
    jaggedness: 1.3,
  })
  drawPeak(scene, centerX + 230 * unit, height * 0.8, 380 * unit, 330 * unit, {
    inks: palette.material('#4C8A5E', 0.24),
    jaggedness: 1.2,
  })
  drawPeak(scene, centerX - 330 * unit, height * 0.82, 520 * unit, 300 * unit, {
    inks: palette.material('#4C8A5E', 0.3),
  })
  {
    const q = drawRidge(scene, height * 0.73, 110, palette.material('#4C8A5E', 0.34).mid, { step: 120 })
    drawForest(scene, (x) => q.yAt(x) + 6, 10, Math.round(width / 26), {
      heights: [34, 60],
      inks: palette.material('leaf', 0.32),
    })
  }
  drawMist(scene, height * 0.66, 120, 0.45)
  for (let i = 0; i < 2; i++) {
    drawCloud(
      scene,
      i ? width * random.range(0.8, 1) : width * random.range(0, 0.25),
      height * random.range(0.48, 0.58),
      random.range(180, 260),
      0.85,
    )
  }
  {
    const q = drawRidge(scene, height * 0.77, 70, palette.material('#4C8A5E', 0.12).mid, { step: 100 })
    drawForest(scene, (x) => q.yAt(x) + 8, 16, Math.round(width / 22), {
      heights: [44, 80],
      inks: palette.material('leaf', 0.12),
    })
  }

  // Terraces
  const ter = (x0: number, x1: number, y0: number, n: number, step: number, sh: Point, c: Inks) => {
    for (let i = 0; i < n; i++) {
      const y = y0 + i * step
      const a = x0 + i * sh[0]
      const b = x1 + i * sh[1]
      const d = smooth([
        [a, y + 8],
        [a + (b - a) * 0.2, y - 4],
        [a + (b - a) * 0.5, y + 4],
        [a + (b - a) * 0.8, y - 5],
        [b, y + 6],
      ])
      scene.fill(
        d + pen`L${b + sh[1]} ${y + step + 12}L${a + sh[0]} ${y + step + 12}Z`,
        i % 2 ? c.light : c.mid,
      )
      scene.group({ transform: 'translate(0 0)' }, () => {
        scene.stroke(d, palette.material('stone').light, 3.4)
        scene.fill(
          d +
            smooth([
              [b + sh[1] * 0.4, y + step * 0.5],
              [a + (b - a) * 0.8, y + step * 0.34],
              [a + (b - a) * 0.5, y + step * 0.46],
              [a + (b - a) * 0.2, y + step * 0.36],
              [a + sh[0] * 0.4, y + step * 0.5],
            ]).replace('M', 'L') +
            'Z',
          palette.material('stone').dark,
          { opacity: 0.85 },
        )
      })
    }
  }
  const inks = palette.material('#7DB04A')
  const tm =
    smooth([
      [-20, height * 0.86],
      [width * 0.08, height * 0.79],
      [centerX - 380 * unit, height * 0.735],
      [centerX - 120 * unit, height * 0.715],
      [centerX + 180 * unit, height * 0.715],
      [centerX + 420 * unit, height * 0.745],
      [width * 0.95, height * 0.83],
      [width + 20, height * 0.88],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(tm, inks.dark)
  scene.clipTo(tm, () => ter(-60, width + 60, height * 0.715, 9, 33, [0, 0], inks))

  // Ruins
  const wall = (x: number, y: number, w: number, h: number, gable: number) => {
    const stone = palette.material('stone')
    scene.fill(rect(x, y - h, w, h), stone.mid)
    scene.fill(rect(x + w * 0.62, y - h, w * 0.38, h), stone.dark)
    if (gable) {
      scene.fill(
        polygon([
          [x - 2, y - h],
          [x + w * 0.31, y - h - h * 0.7],
          [x + w * 0.62, y - h],
        ]),
        stone.mid,
      )
    }
    scene.fill(
      polygon([
        [x + w * 0.18, y],
        [x + w * 0.22, y - h * 0.6],
        [x + w * 0.38, y - h * 0.6],
        [x + w * 0.42, y],
      ]),
      stone.deep,
    )
    let l = ''
    for (let i = 1; i < 4; i++) {
      l += pen`M${x} ${y - (h * i) / 4}h${w}`
    }
    scene.stroke(l, stone.dark, 1.6, { opacity: 0.6 })
  }
  for (const [dx, dy, w, h, gb] of [
    [-300, 0.725, 80, 54, 1],
    [-190, 0.735, 100, 44, 0],
    [-60, 0.72, 86, 60, 1],
    [60, 0.74, 110, 46, 0],
    [190, 0.73, 80, 56, 1],
    [-240, 0.79, 100, 50, 1],
    [-90, 0.8, 120, 44, 0],
    [110, 0.805, 96, 58, 1],
    [260, 0.8, 80, 44, 0],
  ] as const) {
    wall(centerX + dx * unit, height * dy + 10, w * unit, h * unit, gb)
  }
  const foreground =
    smooth([
      [-20, height * 0.9],
      [width * 0.25, height * 0.885],
      [width * 0.55, height * 0.95],
      [width + 20, height * 0.97],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  scene.fill(foreground, palette.material('lime').dark)
  scene.spray(foreground, palette.material('leaf').deep, 0.9, 0.5, 1, 0.5, 0.1, 0.9)
  scene.spray(foreground, palette.material('lime').light, 0.7, 0.2, 0, 0.4, 0.8, 0.7)

  // Llama
  const llama = (x: number, y: number, scale: number, flipped: boolean) =>
    scene.place(
      x,
      y,
      scale,
      () => {
        const cream = palette.material('cream')
        palette.material('#7A4A30')
        for (const [lx, cc] of [
          [-52, cream.dark],
          [-30, cream.mid],
          [36, cream.dark],
          [56, cream.mid],
        ] as const) {
          scene.fill(roundRect(lx, -70, 15, 70, 5), cc)
        }
        const b =
          'M-74 -84C-82 -128 -56 -140 -20 -138C14 -138 26 -146 40 -160L62 -240C60 -262 74 -272 86 -270L124 -256C130 -250 126 -242 118 -240L98 -236C102 -190 98 -150 88 -120C80 -84 66 -62 40 -60L-44 -58C-62 -58 -72 -66 -74 -84Z'
        scene.fill(b, cream.light)
        scene.clipTo(b, () => {
          scene.spray(rect(-84, -150, 190, 100), cream.deep, 0.9, 0.4, 1, 0.5, 0.1, 0.9)
          scene.fill('M-46 -144H14L20 -84Q-16 -74 -52 -84Z', BRAND)
          scene.fill('M-48 -112H17L18 -100H-50Z', palette.material('teal').mid)
          scene.fill('M-47 -126H16L16 -120H-48Z', palette.material('gold').light)
          scene.fill('M44 -170Q70 -160 98 -168L98 -156Q70 -146 40 -158Z', palette.material('red').mid)
        })
        scene.fill('M68 -266l-6 -30l14 6l4 22ZM84 -270l2 -30l12 12l-2 20Z', cream.mid)
        scene.fill(ellipse(98, -256, 4), palette.ink)
        scene.fill('M-74 -110q-20 6 -18 30q12 2 20 -10Z', cream.mid)
        for (const q of [
          [-22, -80, -20],
          [-8, -80, -8],
        ]) {
          scene.stroke(`M${q[0]} ${q[1]}v14`, palette.material('gold').light, 3)
        }
      },
      flipped,
    )
  llama(width * (scene.wide ? 0.34 : scene.tall ? 0.24 : 0.2), height * 0.96, 1.16 * unit, false)
  drawPerson(scene, width * (scene.wide ? 0.43 : scene.tall ? 0.62 : 0.4), height * 0.955, 130 * unit, {
    coat: 'red',
    hat: 'gold',
    bag: 'teal',
  })
  drawBirds(scene, width * 0.24, height * 0.2, 3, 60, 1.3)
  drawWeather(scene)
}
