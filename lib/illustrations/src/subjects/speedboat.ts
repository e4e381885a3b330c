import { BRAND, mix } from '../color'
import { ellipse, pen, roundRect, smooth } from '../geometry'
import { drawLongtail } from '../kit/boats'
import { drawKarst } from '../kit/karst'
import { drawPalm } from '../kit/palm'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a speedboat facing right with its bow up, 760 units long. */
function drawBoat(scene: Scene): void {
  const { palette } = scene
  const white = palette.material('white')
  const teal = palette.material('teal')
  const skin = palette.material('skin')
  // Guests in orange vests
  for (const [i, x] of [-230, -170, -110, -50, 10, 70].entries()) {
    scene.fill(ellipse(x, -142 - i * 6, 18), skin.mid)
    scene.fill(pen`M${x - 18} ${-146 - i * 6}a18 18 0 0 1 36 0q-6 -9 -18 -9t-18 9Z`, palette.ink)
    scene.fill(
      pen`M${x - 26} ${-70 - i * 6}q-2 -52 26 -52t26 52Z`,
      palette.material(i % 3 === 1 ? 'gold' : 'orange').mid,
    )
  }
  // Sun roof on posts
  scene.stroke('M-270 -90L-250 -250M-80 -100L-70 -262M110 -120L84 -274', palette.material('gray').light, 8)
  fillBody(scene, 'M-290 -250Q-280 -272 -240 -272L90 -294Q124 -294 130 -276L120 -266L-270 -240Z', white, {
    shade: 0.6,
  })
  scene.fill('M-290 -250L120 -276L130 -270L120 -264L-270 -240Z', palette.material(BRAND).mid)
  // Windshield and hull
  scene.fill('M120 -124L176 -206Q250 -190 300 -140L280 -128Z', mix(palette.sky[1], '#FFFFFF', 0.4), {
    opacity: 0.75,
  })
  scene.stroke('M120 -124L176 -206Q250 -190 300 -140', palette.material('gray').dark, 6)
  const hull = 'M-340 -92Q-352 -20 -320 -4H140Q300 -30 424 -190Q260 -126 120 -104Q-100 -78 -340 -92Z'
  fillBody(scene, hull, white, { light: 0.6, shade: 0.9 })
  scene.clipTo(hull, () => {
    scene.fill('M-350 -52Q60 -40 440 -200L440 -160Q80 0 -350 -14Z', teal.mid)
    scene.fill('M-350 -58Q60 -46 440 -206L440 -196Q60 -38 -350 -50Z', BRAND)
  })
  // Two engines
  for (const [x, y] of [
    [-366, -34],
    [-340, -24],
  ] as const) {
    scene.fill(roundRect(x - 26, y - 84, 52, 66, 16), palette.material('char').dark)
    scene.fill(roundRect(x - 26, y - 84, 52, 18, 9), palette.material(BRAND).mid)
    scene.fill(roundRect(x - 10, y - 20, 18, 44, 5), palette.material('char').deep)
  }
}

/** A speedboat in clear water between limestone islands. */
export function speedboat(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.5
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.5,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.02, 0.14),
    sunY: random.range(0.18, 0.27),
    sunRadius: random.range(94, 120),
    cloudY: [0.05, 0.34],
  })
  for (let i = 0; i < (scene.wide ? 7 : 5); i++)
    drawKarst(
      scene,
      width * ((i + random()) / (scene.wide ? 7 : 5)),
      horizon + 4,
      random.range(110, 180) * unit,
      random.range(80, 190) * unit,
      0.6,
    )
  drawWater(scene, horizon, { lines: 34 })
  const out = (t: number): number => (side > 0 ? width * t : width * (1 - t))
  // The lagoon between two cliffs
  drawKarst(scene, out(0.96), horizon + 50, 430 * unit, 430 * unit, 0.1)
  drawKarst(scene, out(0.74), horizon + 34, 210 * unit, 230 * unit, 0.22)
  drawKarst(scene, out(0.02), horizon + 44, 360 * unit, 330 * unit, 0.14)
  drawReflection(
    scene,
    horizon + 56,
    height * 0.09,
    [
      [out(0.94), 330 * unit, palette.material('green').dark],
      [out(0.04), 260 * unit, palette.material('green').dark],
    ],
    0.4,
  )
  // Beach with palms and moored long-tail boats
  const sand = smooth(
    [
      [out(0.04), horizon + 60],
      [out(0.14), horizon + 50],
      [out(0.27), horizon + 58],
      [out(0.36), horizon + 76],
      [out(0.2), horizon + 86],
      [out(-0.02), horizon + 82],
    ],
    true,
  )
  scene.fill(sand, palette.material('sand').light)
  drawPalm(scene, out(0.16), horizon + 62, 210 * unit, { lean: side * 0.16 })
  drawPalm(scene, out(0.21), horizon + 66, 160 * unit, { lean: side * 0.24 })
  drawLongtail(scene, out(0.36), horizon + 100, 0.42 * unit, side > 0)
  // Turquoise shallows
  const shallow = palette.night ? palette.haze : mix('#7FE8D2', palette.water[0], palette.dark ? 0.6 : 0.2)
  scene.fill(
    pen`M-10 ${height * 0.7}Q${width * 0.3} ${height * 0.66} ${width * 0.6} ${height * 0.72}T${width + 10} ${height * 0.69}V${height * 0.8}Q${width * 0.6} ${height * 0.86} ${width * 0.3} ${height * 0.8}T-10 ${height * 0.84}Z`,
    shallow,
    { opacity: 0.4 },
  )
  let light = ''
  for (let i = 0; i < 26; i++) {
    const x = random() * width
    const y = height * random.range(0.72, 0.98)
    light += pen`M${x} ${y}q${30 * unit} ${-14 * unit} ${60 * unit} 0t${60 * unit} 0`
  }
  scene.stroke(light, palette.night ? palette.haze : '#E9FFF6', 4.5, { opacity: 0.5 })

  // Boat with its wake: two wings of foam and a trail
  const x = focusX - side * 10 * unit
  const y = height * 0.84
  const scale = (scene.tall ? 0.92 : 0.98) * unit
  const foam = palette.night ? mix(palette.haze, '#FFFFFF', 0.5) : '#FFFFFF'
  for (let i = 0; i < 9; i++) {
    scene.fill(
      roundRect(
        Math.min(x - side * 300 * scale, x - side * (820 + i * 30) * scale),
        y + (2 + i * 13) * scale,
        (520 + i * 30) * scale,
        (10 - i * 0.6) * scale,
        4 * scale,
      ),
      foam,
      { opacity: 0.62 - i * 0.05 },
    )
  }
  scene.place(x, y, scale, () => drawBoat(scene), side < 0, side * -2)
  for (let i = 0; i < 46; i++) {
    const t = random()
    scene.fill(
      ellipse(
        x + side * (170 - 560 * t) * scale,
        y + (4 + 22 * t - random() * 66 * (1 - t * 0.4)) * scale,
        random.range(9, 26) * scale * (0.6 + t * 0.7),
      ),
      foam,
      { opacity: 0.72 },
    )
  }
  drawBirds(scene, out(0.4), height * 0.18, 5, 46)
  drawWeather(scene)
}
