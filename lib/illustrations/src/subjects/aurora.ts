import { BRAND, mix } from '../color'
import { pen, polygon, rect, smooth } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawMountains } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawSky, drawStars } from '../kit/sky'
import { drawForest, drawPine } from '../kit/trees'
import { drawSnowfall } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a log cabin with a lit window. */
function drawCabin(scene: Scene, x: number, y: number, scale: number) {
  const { palette } = scene
  const inks = palette.material('wood')
  scene.place(x, y, scale, () => {
    scene.fill(rect(-80, -70, 160, 70), inks.mid)
    scene.fill(rect(20, -70, 60, 70), inks.dark)
    for (let i = 0; i < 7; i++) {
      scene.fill(rect(-80, -70 + i * 10, 160, 1.6), inks.deep, { opacity: 0.6 })
    }
    scene.fill('M-80 -70L-30 -132L20 -70Z', inks.mid)
    scene.fill('M-98 -62L-30 -146H70L108 -62H92L30 -62L-30 -130L-86 -62Z', palette.material('char').dark)
    scene.fill(
      'M-30 -150H72L112 -64Q90 -56 74 -66Q58 -58 40 -68L-28 -136L-90 -60Q-102 -62 -102 -66Z',
      palette.material('snow').light,
    )
    scene.glow(-30, -36, 110, '#FFB85C', palette.dark ? 0.75 : 0.35)
    scene.fill(
      rect(-62, -50, 28, 30) + rect(-18, -50, 28, 30),
      palette.dark || palette.mood === 'snow' ? '#FFCF7A' : palette.material('white').light,
    )
    scene.fill(
      rect(-49, -50, 3, 30) + rect(-5, -50, 3, 30) + rect(-62, -36, 28, 3) + rect(-18, -36, 28, 3),
      inks.deep,
    )
    scene.fill(rect(38, -48, 24, 48), BRAND)
    scene.fill(rect(46, -150, 18, 40), palette.material('brick').dark)
    scene.fill('M52 -154q-16 -22 0 -44t-2 -52q30 22 16 52t2 46Z', palette.material('white').light, {
      opacity: 0.4,
    })
  })
}

/** Northern lights over a cabin in the snow. */
export function aurora(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  drawSky(scene, { horizon: 0.66, clouds: false, sunY: 0.16, sunX: 0.16, sunRadius: 56, sun: palette.night })
  if (!palette.night) {
    drawStars(scene, 0.6)
  }
  const bands = [
    [0.3, ['#B58CF2', '#5C4FC0'], 0.5, 0.32],
    [0.36, ['#8CF7C8', '#2FA5A8'], 0.8, 0.36],
    [0.5, ['#5CF2B0', '#1FA98F'], 1, 0.42],
  ] as const
  bands.forEach(([yy, [c1, c2], opacity, len], b) => {
    const ph = random.range(0, 6)
    const amp = height * (0.06 + 0.03 * b)
    const cy = (x: number) =>
      height * yy +
      Math.sin(x / (width * 0.13) + ph) * amp +
      Math.sin(x / (width * 0.05) + ph * 2) * amp * 0.28 -
      (x / width - 0.5) * height * 0.12 * (b % 2 ? 1 : -1)
    const g = scene.linear([
      [0, c2, 0],
      [0.42, c2, 0.2],
      [0.72, c1, 0.6],
      [0.82, mix(c1, '#FFFFFF', 0.35), 0.5],
      [0.9, c1, 0.2],
      [1, c1, 0],
    ])
    scene.group({ opacity }, () => {
      const st = width / 110
      for (let x = -30; x < width + 30; x += st) {
        const y = cy(x)
        const y2 = cy(x + st * 1.6)
        const l =
          height * len * (0.55 + 0.45 * Math.sin(x / (width * 0.09) + ph * 3)) * random.range(0.75, 1.1) + 60
        scene.fill(
          polygon([
            [x, y],
            [x + st * 1.7, y2],
            [x + st * 1.7 + l * 0.07, y2 - l],
            [x + l * 0.07, y - l * 0.94],
          ]),
          g,
          { opacity: Math.round(random.range(0.35, 1) * 100) / 100 },
        )
      }
    })
  })
  scene.glow(width * 0.5, height * 0.5, width * 0.4, '#5CF2B0', 0.16)
  drawMountains(scene, height * 0.74, {
    count: scene.wide ? 7 : 5,
    widths: [380, 560],
    heights: [180, 330],
    inks: palette.material('#4A6C96', 0.42),
    snow: 0.7,
    snowInks: palette.material('snow', 0.3),
  })
  scene.fill(rect(0, height * 0.7, width, height * 0.3), '#3FBF9F', { opacity: 0.1 })
  const b = drawRidge(scene, height * 0.8, 50, palette.material('snow', 0.22).dark, { step: 130 })
  drawForest(scene, (x) => b.yAt(x) + 12, 16, Math.round(width / 22), {
    heights: [70, 130],
    inks: palette.material('leaf', 0.1),
    snow: mix(palette.material('snow').mid, '#5CF2B0', 0.12),
  })
  const foreground =
    smooth([
      [-20, height * 0.84],
      [width * 0.3, height * 0.815],
      [width * 0.62, height * 0.85],
      [width + 20, height * 0.82],
    ]) + pen`L${width + 20} ${height + 9}H-20Z`
  const snow = palette.material('snow')
  scene.fill(foreground, mix(snow.mid, palette.sky[1], palette.night ? 0.35 : 0.1))
  scene.spray(foreground, mix('#8CF7C8', snow.light, 0.4), 0.6, 0.4, 0, 0.5, 0.6, 0.8)
  scene.spray(foreground, palette.shade, 0.8, 0.5, 1, 0.5, 0.15, 0.9)
  drawCabin(scene, focusX + 40 * unit, height * 0.875, 1.5 * unit)
  scene.fill(
    polygon([
      [focusX - 70 * unit, height * 0.88],
      [focusX + 150 * unit, height * 0.88],
      [focusX + 60 * unit, height + 6],
      [focusX - 330 * unit, height + 6],
    ]),
    '#FFC06A',
    { opacity: 0.16 },
  )
  for (const [dx, k] of [
    [-330, 1.2],
    [-270, 1.7],
    [300, 1.5],
    [360, 1.1],
    [430, 1.9],
  ] as const) {
    drawPine(
      scene,
      focusX + dx * unit,
      height * 0.9 + k * 20,
      150 * k * unit,
      palette.material('leaf', 0.02),
      mix(palette.material('snow').mid, '#8CF7C8', 0.12),
    )
  }
  drawPerson(scene, focusX - 190 * unit, height * 0.94, 104 * unit, { coat: 'orange', walk: false })
  drawPerson(scene, focusX - 146 * unit, height * 0.94, 96 * unit, { coat: 'teal', walk: false, hat: 'red' })
  if (palette.mood === 'snow') {
    drawSnowfall(scene, 60)
  }
}
