import { mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawMist, drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawSupertall } from '../kit/supertall'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A very tall tower over a desert city, with a lake and fountains in front. */
export function supertall(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const shore = height * 0.72
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.66,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.12, 0.22),
    sunY: random.range(0.3, 0.42),
    sunRadius: random.range(124, 154),
    cloudY: [0.1, 0.46],
  })
  drawRidge(scene, height * 0.63, 60, palette.material('dune', 0.72).mid, { rough: 0.3 })
  drawRidge(scene, height * 0.66, 50, palette.material('dune', 0.58).mid, { rough: 0.3 })
  drawMist(scene, height * 0.62, 90, 0.5)
  drawCityBand(scene, shore, {
    heights: [70, 210],
    widths: [36, 66],
    inks: palette.material('sand', 0.56),
    depth: 0.56,
    styles: ['flat', 'taper', 'round', 'slant', 'spire'],
  })
  drawCityBand(scene, shore, {
    heights: [60, 250],
    widths: [50, 84],
    inks: palette.material(random.pick(['lav', 'teal', 'blue'] as const), 0.34),
    depth: 0.34,
    styles: ['flat', 'taper', 'slant', 'crown', 'spire'],
  })
  const h = scene.poster ? 400 : height * (scene.tall ? 0.6 : 0.66)
  drawSupertall(scene, focusX, shore, h, 0.04)
  drawCityBand(scene, shore + 4, {
    heights: [30, 90],
    widths: [70, 120],
    inks: palette.material('cream', 0.14),
    depth: 0.14,
    styles: ['flat', 'round', 'flat'],
  })

  // Palms on the promenade, lake
  scene.fill(rect(-5, shore, width + 10, 26 * unit), palette.material('sand').light)
  scene.fill(rect(-5, shore + 20 * unit, width + 10, 14 * unit), palette.material('sand').dark)
  for (let i = 0; i < (scene.wide ? 17 : 11); i++) {
    const x = width * ((i + 0.5) / (scene.wide ? 17 : 11)) + random.range(-14, 14)
    if (Math.abs(x - focusX) > 60 * unit)
      drawPalm(scene, x, shore + 10, random.range(90, 130) * unit, { lean: random.range(-0.06, 0.06) })
  }
  drawWater(scene, shore + 32 * unit, { lines: 30 })
  drawReflection(
    scene,
    shore + 44 * unit,
    height * 0.22,
    [
      [focusX, 110 * unit, palette.material('#B9CAD6').light],
      [focusX, 40 * unit, palette.dark ? '#FFD27A' : '#FFFFFF'],
    ],
    0.5,
  )

  // Fountains: jets in a fan, tallest in the middle
  const jets = scene.tall ? 9 : 13
  const lake = height * 0.845
  for (let i = 0; i < jets; i++) {
    const t = (i - (jets - 1) / 2) / ((jets - 1) / 2)
    const x = focusX - side * 40 * unit + t * 400 * unit
    const jet = (190 - 130 * Math.abs(t) ** 1.3) * unit * (i % 2 ? 0.72 : 1)
    const lean = t * 46 * unit
    const glow = palette.dark ? '#FFE3B0' : '#FFFFFF'
    scene.fill(
      pen`M${x - 5 * unit} ${lake}Q${x + lean * 0.3 - 6 * unit} ${lake - jet * 0.8} ${x + lean} ${lake - jet}Q${x + lean * 0.3 + 8 * unit} ${lake - jet * 0.8} ${x + 5 * unit} ${lake}Z`,
      glow,
      { opacity: 0.85 },
    )
    let drops = ''
    for (let k = 0; k < 12; k++)
      drops += ellipse(
        x + lean * random.range(0.7, 1.5) + random.range(-16, 16) * unit,
        lake - jet * random.range(0.35, 1.06),
        random.range(2, 4.4),
      )
    scene.fill(drops, glow, { opacity: 0.7 })
    scene.fill(ellipse(x, lake, 34 * unit, 7 * unit), glow, { opacity: 0.5 })
  }
  // Wooden boat with a lamp, spectators on the near quay
  scene.place(
    focusX + side * (scene.tall ? 230 : 370) * unit,
    height * 0.86,
    unit,
    () => {
      const wood = palette.material('wood')
      scene.fill('M-110 -16Q-70 26 0 26T104 -24L124 -52L98 -36H-96Z', wood.dark)
      scene.fill('M-110 -16L-96 -36H98L124 -52L104 -24Q0 -4 -110 -16Z', wood.light)
      scene.stroke('M-60 -36V-88M60 -36V-88', wood.deep, 5)
      scene.fill('M-78 -84Q0 -112 78 -84Z', palette.material('cream').mid)
      scene.fill(ellipse(-20, -52, 8) + ellipse(22, -52, 8), palette.material('skin').mid)
      scene.fill('M-32 -36q0 -12 12 -12t12 12ZM10 -36q0 -12 12 -12t12 12Z', palette.material('orange').mid)
      scene.glow(100, -60, 50, '#FFD68A', palette.dark ? 0.9 : 0.2)
    },
    side < 0,
  )
  const quay = palette.material('stone')
  scene.fill(rect(-5, height * 0.94, width + 10, height * 0.08), quay.mid)
  scene.spray(rect(-5, height * 0.94, width + 10, height * 0.08), quay.deep, 0.8, 0.5, 1, 0.5, 0.2)
  let rail = rect(-5, height * 0.885, width + 10, 5 * unit)
  for (let x = 10; x < width; x += 46 * unit) rail += roundRect(x, height * 0.885, 5 * unit, height * 0.06, 2)
  scene.fill(rail, palette.material('navy').deep)
  const people = scene.wide ? 9 : scene.tall ? 4 : 6
  for (let i = 0; i < people; i++) {
    drawPerson(
      scene,
      width * ((i + 0.5) / people) + random.range(-60, 60) * unit,
      height * random.range(0.975, 0.99),
      random.range(130, 160) * unit,
      {
        coat: cycle(['cream', 'teal', 'red', 'navy', 'plum', 'gold'] as const, i * 5 + 1),
        walk: false,
        back: true,
      },
    )
  }
  drawBirds(scene, width * 0.22, height * 0.2, 5, 48)
  if (palette.mood === 'noon')
    scene.spray(
      rect(0, height * 0.5, width, height * 0.2),
      mix(palette.haze, '#F0CF94', 0.5),
      0.2,
      0.5,
      1,
      0.5,
      0,
    )
  drawWeather(scene)
}
