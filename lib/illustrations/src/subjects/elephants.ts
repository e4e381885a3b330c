import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawElephant } from '../kit/elephant'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws the rings of water around a leg. */
function drawSplash(scene: Scene, x: number, y: number, w: number): void {
  let rings = ''
  for (let i = 0; i < 3; i++) rings += ellipse(x, y + i * 4, w * (1 + i * 0.16), w * (0.08 + i * 0.025))
  scene.stroke(rings, '#FFFFFF', 4, { opacity: 0.55 })
}

/** Draws a fountain from a trunk: drops on arcs from its tip. */
function drawFountain(scene: Scene, x: number, y: number, reach: number, side: number): void {
  const { random, palette } = scene
  let drops = ''
  for (let i = 0; i < 92; i++) {
    const t = random() ** 0.8
    const spread = random.range(-0.5, 1)
    const px = x - side * reach * t * (0.5 + 0.5 * spread)
    const py = y - reach * (1.5 * t - 1.75 * t * t) * (0.75 + 0.4 * spread)
    drops += ellipse(px, py, random.range(2.5, 7) * (0.6 + t * 0.6))
  }
  scene.fill(drops, palette.night ? palette.haze : '#FFFFFF', { opacity: 0.8 })
}

/** Elephants bathing in a jungle river. */
export function elephants(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.56
  drawSky(scene, {
    horizon: 0.54,
    sunRadius: random.range(96, 126),
    sunX: scene.wide ? undefined : focusX / width + random.range(-0.26, 0.22),
    sunY: random.range(0.2, 0.3),
    cloudY: [0.06, 0.3],
  })
  drawRidge(scene, height * 0.5, 190, palette.material('teal', 0.72).mid, { rough: 0.7 })
  drawRidge(scene, height * 0.52, 120, palette.material('leaf', 0.52).mid, { rough: 0.6 })
  drawMist(scene, height * 0.47, 110, 0.55)
  drawCanopy(scene, horizon - 34, { inks: palette.material('green', 0.36), size: [60, 110], spread: 50 })
  for (let i = 0; i < (scene.wide ? 8 : 5); i++) {
    drawPalm(scene, width * random.range(0, 1), horizon, random.range(170, 270) * unit, {
      lean: random.range(-0.12, 0.12),
      inks: palette.material('leaf', 0.22),
    })
  }
  drawCanopy(scene, horizon + 8, { inks: palette.material('leaf', 0.12), size: [70, 130], spread: 36 })
  drawWater(scene, horizon + 4, { lines: 34 })

  // Sandbank on the far shore
  scene.fill(
    pen`M-10 ${horizon + 2}H${width + 10}V${horizon + 16}Q${width * 0.7} ${horizon + 30} ${width * 0.45} ${horizon + 16}T-10 ${horizon + 22}Z`,
    palette.material('sand', 0.15).mid,
  )
  const side = random() < 0.5 ? 1 : -1
  const inks = palette.material('#857F95')
  const bathe = (x: number, y: number, scale: number, flip: boolean, trunk: 'up' | 'down'): void => {
    scene.clipTo(rect(x - 500, y - 900, 1000, 900 + 6), () =>
      drawElephant(scene, x, y + 52 * scale, scale, { flip, trunk }),
    )
    drawReflection(scene, y + 8, 92 * scale, [[x, 250 * scale, inks.dark]], 0.5)
    drawSplash(scene, x - (flip ? -1 : 1) * 132 * scale, y + 4, 44 * scale)
    drawSplash(scene, x + (flip ? -1 : 1) * 92 * scale, y + 4, 50 * scale)
  }
  const big = 1.14 * unit
  const far = 0.6 * unit
  bathe(focusX - side * (scene.tall ? 330 : 450) * unit, height * 0.66, far, side < 0, 'down')
  bathe(focusX - side * 60 * unit, height * 0.81, big, side < 0, 'up')
  drawFountain(scene, focusX - side * (60 - 296) * unit * 1.14, height * 0.81 - 290 * big, 300 * unit, side)
  bathe(focusX + side * 250 * unit, height * 0.865, 0.56 * unit, side > 0, random() < 0.5 ? 'up' : 'down')

  // Near shore with grass and a white wader
  const bank = pen`M-10 ${height * 0.955}Q${width * 0.3} ${height * 0.91} ${width * 0.55} ${height * 0.965}T${width + 10} ${height * 0.94}V${height + 9}H-10Z`
  scene.fill(bank, palette.material('leaf').dark)
  scene.spray(bank, palette.material('lime').mid, 0.7, 0.5, 0, 0.5, 0.6, 0.8)
  let grass = ''
  for (let i = 0; i < width / 7; i++) {
    const x = random() * width
    grass += pen`M${x} ${height + 4}q${random.range(-10, 10)} -40 ${random.range(-22, 22)} ${-random.range(46, 84)}`
  }
  scene.stroke(grass, palette.material('leaf').deep, 4, { opacity: 0.85 })
  scene.place(width * (side > 0 ? 0.2 : 0.8), height * 0.93, 0.92 * unit, () => {
    const white = palette.material('white')
    scene.stroke('M-6 -40V30M8 -40V30', palette.ink, 4)
    scene.fill(
      'M-52 -44Q-40 -86 6 -82Q20 -82 24 -104Q30 -136 8 -150Q2 -164 18 -168Q38 -166 38 -146Q40 -112 34 -84Q26 -40 -10 -36Q-40 -34 -52 -44Z',
      white.light,
    )
    scene.fill('M34 -158L72 -148L36 -146Z', palette.material('gold').mid)
    scene.spray('M-52 -44Q-40 -86 6 -82Q20 -60 -10 -36Q-40 -34 -52 -44Z', white.deep, 0.8, 0.5, 1, 0.5, 0.2)
    scene.fill(roundRect(20, -160, 5, 5, 2), palette.ink)
  })
  drawFrameLeaves(scene, -side, { scale: 1.05 })
  drawBirds(scene, width * 0.4, height * 0.16, 5, 50)
  drawWeather(scene)
}
