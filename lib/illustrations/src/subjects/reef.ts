import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawRidge } from '../kit/land'
import { cycle } from '../lists'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

/** A coral reef under water. */
export function reef(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const top = palette.night ? '#1B5C8C' : mix(palette.water[0], '#BDF3EE', 0.55)
  const mid = palette.night ? '#0E2F66' : mix(palette.water[1], '#12A3B4', 0.5)
  const deep = palette.night ? '#061434' : mix(palette.water[1], '#063A6B', 0.6)
  scene.sun = { x: width * random.range(0.4, 0.62), y: -20, r: 90 }
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, top],
        [0.4, mid],
        [1, deep],
      ],
      0,
      0,
      0,
      height,
      true,
    ),
  )
  scene.glow(scene.disc.x, 0, height * 0.8, '#EFFFF2', 0.8)
  scene.fill(ellipse(scene.disc.x, height * 0.035, 70, 20), palette.night ? '#FFE9C2' : BRAND, {
    opacity: 0.9,
  })
  for (let i = 0; i < 8; i++) {
    const a = scene.disc.x + (i - 3.5) * width * 0.06
    const b = scene.disc.x + (i - 3.5) * width * 0.2 + random.range(-30, 30)
    const w = random.range(26, 80)
    scene.fill(
      polygon([
        [a - w * 0.2, -5],
        [a + w * 0.2, -5],
        [b + w, height * 0.85],
        [b - w, height * 0.85],
      ]),
      scene.linear([
        [0, '#FFFFFF', 0.3],
        [1, '#FFFFFF', 0],
      ]),
    )
  }
  let wv = ''
  for (let i = 0; i < 24; i++) {
    wv += roundRect(random() * width, random.range(4, 60), random.range(60, 200), 4, 2)
  }
  scene.fill(wv, '#FFFFFF', { opacity: 0.45 })
  drawRidge(scene, height * 0.82, 150, mix(mid, deep, 0.35))
  drawRidge(scene, height * 0.9, 170, mix(mid, deep, 0.65), { step: 70 })

  // Fish schools
  const fish = (x: number, y: number, scale: number, c: string, c2?: string, flipped = false) =>
    scene.place(
      x,
      y,
      scale,
      () => {
        scene.fill('M-40 0Q-6 -26 34 0Q-6 26 -40 0Z', c)
        scene.fill('M-34 0L-58 -18L-52 0L-58 18Z', c2 || c)
        if (c2) {
          scene.fill('M-2 -16Q6 0 -2 16L10 13Q18 0 10 -13Z', c2)
        }
        scene.fill(ellipse(20, -4, 3), '#0B1C33')
      },
      flipped,
    )
  for (const [cx, cy, n, c] of [
    [0.2, 0.34, 14, mix(mid, deep, 0.7)],
    [0.8, 0.26, 12, mix(mid, deep, 0.6)],
  ] as const) {
    for (let i = 0; i < n; i++) {
      fish(width * cx + random.range(-110, 110) * unit, height * cy + random.range(-60, 60), 0.34, c)
    }
  }
  for (let i = 0; i < 7; i++) {
    fish(
      focusX + random.range(-430, -180) * unit,
      height * (0.6 + 0.14 * random()),
      0.7 * unit,
      '#FFC23D',
      '#FFF1D6',
    )
  }

  // Turtle in the center
  scene.place(focusX + 30 * unit, height * 0.45, 1.65 * unit, () => {
    const c: Inks = palette.night
      ? { light: '#9CCB8A', mid: '#5E9C78', dark: '#2E6B5E', deep: '#15424A' }
      : { light: '#CFE59A', mid: '#7DB877', dark: '#3E8B6B', deep: '#1E5A57' }
    scene.fill('M70 -30C120 -70 176 -96 196 -84C190 -50 130 -12 84 0Z', c.dark)
    scene.fill('M40 30C70 70 88 116 76 130C46 124 16 76 10 40Z', c.dark)
    scene.fill('M-84 16C-120 26 -140 50 -138 62C-116 62 -84 46 -66 30Z', c.dark)
    scene.fill('M-84 -20C-112 -26 -132 -20 -136 -10C-118 0 -96 0 -76 -6Z', c.deep)
    scene.fill('M92 -16C112 -34 142 -34 152 -18C158 -6 146 8 128 8C112 8 100 4 90 0Z', c.mid)
    scene.fill(ellipse(136, -16, 4.5), '#0B1C33')
    scene.fill('M112 6q16 2 28 -3', c.deep, { opacity: 0 })
    const sh = 'M-94 6C-92 -40 -40 -66 16 -60C70 -54 104 -28 98 -6C92 26 40 44 -16 40C-62 37 -94 26 -94 6Z'
    scene.fill(sh, c.deep)
    scene.clipTo(sh, () => {
      scene.fill(
        'M-94 -2C-92 -46 -40 -72 16 -66C70 -60 104 -34 98 -14C92 14 40 26 -16 22C-62 20 -94 14 -94 -2Z',
        c.dark,
      )
      for (const [x, y, q] of [
        [-58, -18, 24],
        [-14, -30, 26],
        [34, -30, 25],
        [72, -20, 19],
        [-36, 10, 22],
        [8, 10, 24],
        [52, 6, 22],
      ] as const) {
        scene.fill(
          polygon(
            (
              [
                [-1, 0],
                [-0.5, -0.8],
                [0.5, -0.8],
                [1, 0],
                [0.5, 0.8],
                [-0.5, 0.8],
              ] as const
            ).map(([a, b]) => [x + a * q * 0.92, y + b * q * 0.8]),
          ),
          c.mid,
        )
      }
      scene.spray(rect(-96, -68, 196, 70), c.light, 0.95, 0.5, 0, 0.5, 1, 0.9)
    })
    scene.stroke('M86 -32C120 -56 160 -76 186 -80', c.light, 3, { opacity: 0.7 })
    for (const [x, y] of [
      [112, -50],
      [138, -62],
      [160, -74],
      [50, 70],
      [62, 96],
    ] as const) {
      scene.fill(ellipse(x, y, 6), c.mid)
    }
  })

  // Corals
  const tube = (x: number, y: number, h: number, c: Inks) => {
    for (let i = 0; i < 5; i++) {
      const dx = (i - 2) * h * 0.16
      const hh = h * (1 - 0.16 * Math.abs(i - 2) + random.range(-0.08, 0.08))
      const w = h * 0.075
      scene.fill(
        pen`M${x + dx * 0.5 - w * 0.7} ${y}Q${x + dx * 0.7 - w} ${y - hh * 0.6} ${x + dx - w} ${y - hh}h${2 * w}Q${x + dx * 0.7 + w} ${y - hh * 0.6} ${x + dx * 0.5 + w * 0.7} ${y}Z`,
        i % 2 ? c.dark : c.mid,
      )
      scene.fill(ellipse(x + dx, y - hh, w, w * 0.42), c.deep)
    }
  }
  const fan = (x: number, y: number, h: number, c: Inks) => {
    const go = (x: number, y: number, a: number, l: number, w: number, d: number) => {
      const ex = x + Math.cos(a) * l
      const ey = y + Math.sin(a) * l
      scene.stroke(pen`M${x} ${y}L${ex} ${ey}`, d > 2 ? c.light : c.mid, w)
      if (d < 4) {
        go(ex, ey, a - 0.42 + random.range(-0.1, 0.1), l * 0.76, w * 0.72, d + 1)
        go(ex, ey, a + 0.42 + random.range(-0.1, 0.1), l * 0.76, w * 0.72, d + 1)
      }
    }
    go(x, y, -1.57, h * 0.3, h * 0.06, 0)
  }
  const brain = (x: number, y: number, w: number, c: Inks) => {
    const d = pen`M${x - w} ${y}A${w} ${w * 0.8} 0 0 1 ${x + w} ${y}Z`
    scene.fill(d, c.mid)
    scene.clipTo(d, () => {
      let l = ''
      for (let i = 0; i < 9; i++) {
        l += pen`M${x - w} ${y - i * w * 0.11}q${w * 0.25} ${-w * 0.12} ${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0t${w * 0.5} 0`
      }
      scene.stroke(l, c.dark, 4)
      scene.spray(rect(x - w, y - w, 2 * w, w), c.light, 0.8, 0.4, 0, 0.5, 0.8, 0.7)
    })
  }
  const coralInks = (b: string): Inks => {
    const k = palette.night ? 0.45 : 0.16
    return {
      light: mix(b, '#FFF1D6', 0.4),
      mid: mix(b, deep, k),
      dark: mix(b, deep, 0.35 + k * 0.4),
      deep: mix(b, deep, 0.66),
    }
  }
  const corals = [BRAND, '#F2709C', '#FFC23D', '#8A6BD1', '#E0465A', '#2FB8A8']
  const base = drawRidge(scene, height * 0.985, 90, mix(deep, '#0A2440', 0.5), { step: 80 })
  const n = scene.wide ? 17 : scene.tall ? 9 : 12
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) * width) / n + random.range(-30, 30)
    const edge = Math.abs(x - focusX) / width
    const y = base.yAt(x) + 22
    const h = random.range(90, 170) * (0.8 + edge * 1.2) * unit
    const c = coralInks(cycle(corals, i * 5 + random.int(0, 2)))
    cycle([tube, fan, brain], i)(x, y, i % 3 === 2 ? h * 0.55 : h, c)
  }
  for (let i = 0; i < 3; i++) {
    fish(
      width * random.range(0.1, 0.9),
      height * random.range(0.74, 0.84),
      0.95 * unit,
      BRAND,
      '#FFF6E6',
      random() < 0.5,
    )
  }
  let bb = ''
  for (let i = 0; i < 26; i++) {
    bb += ellipse(
      focusX - 240 * unit + random.range(-16, 16) + (i % 3) * width * 0.2,
      height * (0.15 + 0.65 * random()),
      random.range(3, 9),
    )
  }
  scene.stroke(bb, '#FFFFFF', 2.4, { opacity: 0.55 })
}
