import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawAurora } from '../kit/aurora'
import { drawMist } from '../kit/land'
import { drawMountains, drawPeak } from '../kit/mountains'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky, drawStars } from '../kit/sky'
import { drawPine } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a red wooden cabin on posts over the water, with its front gable on the right; 420 units wide. */
function drawRorbu(scene: Scene, small: boolean): void {
  const { palette } = scene
  const red = palette.material(small ? '#C98A2E' : '#C13A2C')
  const white = palette.material('white')
  const snow = palette.material('snow')
  const lit = palette.dark || palette.mood === 'snow' ? '#FFD07A' : palette.material('navy').mid
  for (const x of [-190, -110, -30, 50, 130, 186])
    scene.fill(rect(x - 7, -20, 14, 110), palette.material('char').deep)
  scene.fill(rect(-210, -28, 430, 16), palette.material('wood').mid)
  scene.fill(rect(-190, -168, 250, 142), red.mid)
  scene.fill('M60 -26V-168L126 -262L192 -168V-26Z', red.dark)
  let boards = ''
  for (let x = -184; x < 60; x += 15) boards += rect(x, -168, 2.4, 142)
  for (let x = 70; x < 190; x += 15) boards += rect(x, -190, 2.4, 164)
  scene.fill(boards, red.deep, { opacity: 0.4 })
  scene.fill(rect(-194, -168, 8, 142) + rect(54, -168, 9, 142) + rect(186, -168, 8, 142), white.light)
  const pane = (x: number, y: number, w: number, h: number): void => {
    scene.glow(x + w / 2, y + h / 2, w * 1.5, '#FFC46B', palette.dark ? 0.7 : 0)
    scene.fill(rect(x - 7, y - 7, w + 14, h + 14), white.light)
    scene.fill(rect(x, y, w, h), lit)
    scene.fill(rect(x + w / 2 - 2.5, y, 5, h) + rect(x, y + h / 2 - 2.5, w, 5), white.light)
  }
  pane(-156, -130, 54, 54)
  pane(-34, -130, 54, 54)
  pane(98, -132, 56, 60)
  pane(112, -210, 28, 30)
  scene.fill(rect(-84, -118, 34, 92), white.light)
  scene.fill(rect(-79, -112, 24, 86), palette.material('teal').dark)
  // Roof with snow
  scene.fill('M-212 -160L-150 -274H134L66 -160Z', snow.light)
  scene.spray('M-212 -160L-150 -274H134L66 -160Z', mix(palette.shade, snow.dark, 0.3), 0.8, 0.5, 1, 0.5, 0.2)
  scene.fill('M126 -282L44 -158L62 -146L126 -244L192 -146L210 -158Z', snow.light)
  scene.fill('M62 -146L126 -244L192 -146L180 -146L126 -226L72 -146Z', white.mid)
  scene.fill(rect(-80, -316, 36, 60), palette.material('char').dark)
  scene.fill(rect(-86, -324, 48, 13), snow.light)
  scene.fill('M-66 -330q-26 -30 2 -62t-4 -66q40 34 20 68t6 60Z', white.light, { opacity: 0.38 })
}

/** A red cabin on a fjord in winter, northern lights above it at night. */
export function cabin(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const shore = height * 0.7
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.6,
    clouds: !palette.night,
    sunX: scene.wide ? undefined : focusX / width - side * random.range(0.26, 0.34),
    sunY: random.range(0.15, 0.23),
    sunRadius: palette.night ? 70 : random.range(96, 120),
    cloudY: [0.08, 0.36],
  })
  if (palette.night) {
    drawStars(scene, 0.6)
    drawAurora(scene)
  }
  drawMountains(scene, shore, {
    count: scene.wide ? 7 : 5,
    widths: [400, 620],
    heights: [190, 340],
    inks: palette.material('#5C7A9C', 0.46),
    snow: 0.74,
    snowInks: palette.material('snow', 0.3),
  })
  drawMist(scene, height * 0.62, 120, 0.4)
  drawPeak(scene, focusX - side * 460 * unit, shore + 6, 620 * unit, 400 * unit, {
    inks: palette.material('#54708E', 0.22),
    snow: 0.7,
    snowInks: palette.material('snow', 0.12),
  })
  drawPeak(scene, focusX + side * 560 * unit, shore + 6, 700 * unit, 340 * unit, {
    inks: palette.material('#54708E', 0.28),
    snow: 0.66,
    snowInks: palette.material('snow', 0.16),
  })
  drawWater(scene, shore, { lines: 30 })
  if (palette.night)
    for (const x of [0.2, 0.5, 0.78])
      drawReflection(scene, shore + 8, height * 0.2, [[width * x, 200 * unit, '#5CF2B0']], 0.22)
  drawReflection(
    scene,
    shore + 8,
    height * 0.12,
    [[focusX - side * 460 * unit, 360 * unit, palette.material('snow').dark]],
    0.35,
  )

  // Snowy rocks with two cabins
  const snow = palette.material('snow')
  const bank = (x: number, y: number, w: number, h: number): void => {
    const d = pen`M${x - w} ${y}Q${x - w * 0.9} ${y - h} ${x - w * 0.4} ${y - h * 0.9}Q${x} ${y - h * 1.3} ${x + w * 0.5} ${y - h * 0.8}Q${x + w * 0.94} ${y - h * 0.7} ${x + w} ${y}Z`
    scene.fill(d, palette.material('char').dark)
    scene.fill(
      pen`M${x - w * 0.98} ${y - h * 0.3}Q${x - w * 0.9} ${y - h} ${x - w * 0.4} ${y - h * 0.9}Q${x} ${y - h * 1.3} ${x + w * 0.5} ${y - h * 0.8}Q${x + w * 0.9} ${y - h * 0.7} ${x + w * 0.97} ${y - h * 0.26}Q${x + w * 0.5} ${y - h * 0.5} ${x + w * 0.2} ${y - h * 0.3}T${x - w * 0.4} ${y - h * 0.4}T${x - w * 0.98} ${y - h * 0.3}Z`,
      mix(snow.light, palette.night ? palette.sky[1] : snow.light, 0.3),
    )
    scene.spray(d, palette.shade, 0.7, 0.5, 1, 0.5, 0.3)
  }
  const farX = focusX - side * (scene.tall ? 330 : 430) * unit
  bank(farX, height * 0.77, 190 * unit, 40 * unit)
  scene.place(farX, height * 0.755, 0.5 * unit, () => drawRorbu(scene, true), side > 0)
  drawReflection(
    scene,
    height * 0.79,
    height * 0.06,
    [[farX, 120 * unit, palette.material('#C98A2E').dark]],
    0.4,
  )
  bank(focusX + side * 250 * unit, height * 0.87, 560 * unit, 80 * unit)
  for (const [dx, h] of [
    [330, 250],
    [410, 330],
    [500, 270],
    [600, 310],
  ] as const)
    drawPine(
      scene,
      focusX + side * dx * unit,
      height * 0.835,
      h * unit,
      palette.material('leaf', 0.04),
      palette.night ? mix(snow.mid, '#8CF7C8', 0.12) : snow.light,
    )
  scene.place(
    focusX - side * 10 * unit,
    height * 0.83,
    (scene.tall ? 1.26 : 1.34) * unit,
    () => drawRorbu(scene, false),
    side > 0,
  )
  drawReflection(
    scene,
    height * 0.88,
    height * 0.1,
    [
      [focusX - side * 10 * unit, 460 * unit, palette.material('#C13A2C').dark],
      [focusX - side * 70 * unit, 60 * unit, '#FFC46B'],
      [focusX + side * 130 * unit, 50 * unit, '#FFC46B'],
    ],
    palette.dark ? 0.5 : 0.4,
  )

  // Jetty with a boat and two people with a lamp
  const wood = palette.material('wood')
  const jx = focusX - side * 190 * unit
  scene.fill(
    polygon([
      [jx - 90 * unit, height * 0.838],
      [jx + 90 * unit, height * 0.838],
      [jx - side * 90 * unit + 120 * unit, height * 0.93],
      [jx - side * 90 * unit - 150 * unit, height * 0.93],
    ]),
    mix(wood.mid, snow.light, 0.3),
  )
  scene.fill(rect(jx - side * 90 * unit - 150 * unit, height * 0.93, 270 * unit, 14 * unit), wood.dark)
  for (const dx of [-138, 98])
    scene.fill(rect(jx - side * 90 * unit + dx * unit, height * 0.91, 13 * unit, 76 * unit), wood.deep)
  drawPerson(scene, jx - side * 70 * unit, height * 0.92, 112 * unit, {
    coat: 'orange',
    walk: false,
    hat: 'teal',
  })
  drawPerson(scene, jx - side * 18 * unit, height * 0.915, 104 * unit, {
    coat: 'navy',
    walk: false,
    hat: 'red',
  })
  scene.place(jx - side * (scene.tall ? 300 : 380) * unit, height * 0.945, unit, () => {
    scene.fill('M-120 -30Q-90 24 0 24T120 -34L104 -20H-108Z', palette.material('white').mid)
    scene.fill('M-120 -30L-108 -20H104L120 -34Q90 -2 0 -2T-120 -30Z', palette.material('wood').light)
    scene.fill(roundRect(-20, -34, 60, 16, 6), palette.material('red').mid)
  })
  scene.fill(
    ellipse(width * 0.5, height * 1.06, width * 0.7, 70 * unit),
    mix(snow.mid, palette.sky[1], palette.night ? 0.4 : 0.15),
  )
  if (!palette.night) drawBirds(scene, width * 0.5, height * 0.2, 5, 46)
  drawWeather(scene)
}
