import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { drawCaldera } from '../kit/caldera'
import { drawRidge } from '../kit/land'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a large sea ferry facing right, 900 units long. */
function drawFerry(scene: Scene): void {
  const { palette, random } = scene
  const white = palette.material('white')
  const blue = palette.material('#2458A8')
  const lit = palette.dark ? '#FFDFA0' : blue.deep
  fillBody(scene, 'M-440 -110L-420 36Q-410 48 -390 48H330Q400 20 466 -116L360 -104Z', blue, {
    light: 0.5,
    shade: 1,
  })
  scene.fill('M-422 26L-418 40Q-410 48 -390 48H330Q346 42 362 30Z', palette.material('red').dark)
  scene.fill('M-440 -110L-436 -84H446L466 -116L360 -104Z', white.mid)
  // Decks, each a little shorter
  const decks = [
    [-410, 330, -104, 62],
    [-396, 270, -164, 56],
    [-380, 214, -218, 50],
    [-300, 120, -266, 46],
  ] as const
  for (const [a, b, y, h] of decks) {
    const d = pen`M${a} ${y}V${y - h}H${b - 34}Q${b} ${y - h} ${b + 22} ${y}Z`
    scene.fill(d, white.light)
    scene.spray(d, white.deep, 0.7, 0.5, 1, 0.5, 0.2)
    scene.fill(rect(a, y - 6, b - a, 6), white.dark)
    let ports = ''
    for (let x = a + 20; x < b - 40; x += 28)
      if (random() < (palette.dark ? 0.86 : 1)) ports += roundRect(x, y - h * 0.66, 18, h * 0.36, 4)
    scene.fill(ports, lit)
  }
  // Bridge, funnel, mast, boats
  scene.fill('M120 -266H196Q220 -262 232 -236V-218H120Z', white.mid)
  scene.fill('M140 -256H192Q210 -252 218 -236H140Z', lit)
  fillBody(scene, 'M-260 -312L-240 -430H-130L-110 -312Z', palette.material(BRAND), { light: 0.9 })
  scene.fill('M-248 -384L-243 -410H-126L-122 -384Z', white.light)
  scene.fill('M-240 -430H-130L-128 -442H-242Z', palette.ink)
  scene.fill(
    'M-220 -446Q-290 -500 -360 -490Q-440 -486 -500 -530Q-420 -470 -350 -466Q-280 -464 -206 -446Z',
    white.light,
    { opacity: 0.4 },
  )
  scene.stroke('M60 -300V-404M38 -388H82M46 -366H74', palette.material('char').deep, 6)
  for (const x of [-360, -250, -140, -30, 80]) {
    scene.fill(pen`M${x - 40} -172Q${x - 34} -146 ${x} -146T${x + 40} -172Z`, palette.material('orange').mid)
    scene.fill(roundRect(x - 42, -180, 84, 10, 4), white.dark)
  }
  let rail = ''
  for (let x = -296; x < 110; x += 18) rail += rect(x, -334, 2.6, 22)
  scene.fill(`${rail}${rect(-300, -337, 416, 4)}`, white.dark)
  for (const x of [-70, -44, -6, 40, 66]) {
    scene.fill(ellipse(x, -344, 7), palette.material('skin').mid)
    scene.fill(pen`M${x - 9} -322q0 -14 9 -14t9 14Z`, palette.material(x % 4 ? 'red' : 'teal').mid)
  }
}

/** A sea ferry leaving a cliff with a white village. */
export function aegeanferry(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.6
  const side = random() < 0.5 ? 1 : -1
  const out = (t: number): number => (side > 0 ? width * t : width * (1 - t))
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? undefined : side > 0 ? random.range(0.2, 0.32) : random.range(0.68, 0.8),
    sunY: random.range(0.3, 0.42),
    sunRadius: random.range(110, 138),
    cloudY: [0.06, 0.38],
  })
  drawRidge(scene, horizon + 2, 60, palette.material('lav', 0.72).mid)
  drawWater(scene, horizon, { lines: 34 })
  drawCaldera(scene, {
    from: out(0.3),
    to: out(1.05),
    sea: horizon + 22,
    inner: height * 0.44,
    outer: height * 0.22,
    depth: 0.2,
    house: 36 * unit,
  })
  // Pier
  scene.fill(
    roundRect(Math.min(out(0.54), out(0.8)), horizon + 8, width * 0.26, 22 * unit, 4),
    palette.material('stone').mid,
  )
  drawReflection(
    scene,
    horizon + 34,
    height * 0.1,
    [[out(0.8), width * 0.36, palette.material('#9C5A4A').dark]],
    0.35,
  )
  drawSailboat(scene, out(0.1), horizon + 60, 0.6 * unit)
  drawSailboat(scene, out(0.22), horizon + 26, 0.34 * unit, BRAND)
  const y = height * 0.85
  const x = focusX + side * 10 * unit
  const scale = (scene.tall ? 0.98 : 1.02) * unit
  drawReflection(
    scene,
    y + 52 * scale,
    height * 0.09,
    [[x, 760 * scale, palette.material('#2458A8').dark]],
    0.4,
  )
  scene.place(x, y, scale, () => drawFerry(scene), side > 0)
  let foam = ''
  for (let i = 0; i < 8; i++)
    foam += roundRect(
      x - (380 - i * 14) * scale + random.range(-40, 40),
      y + (42 + i * 15) * scale,
      (760 - i * 60) * scale,
      (7 - i * 0.4) * scale,
      3 * scale,
    )
  scene.fill(foam, '#FFFFFF', { opacity: 0.5 })
  const bow = x - side * 400 * scale
  scene.fill(
    pen`M${bow} ${y + 44 * scale}q${side * 40 * scale} ${-50 * scale} ${side * 110 * scale} ${-8 * scale}q${side * 40 * scale} ${10 * scale} ${side * 90 * scale} ${10 * scale}Z`,
    mix('#FFFFFF', palette.water[0], 0.15),
    { opacity: 0.85 },
  )
  drawBirds(scene, out(0.34), height * 0.16, 7, 50, 1.3)
  drawWeather(scene)
}
