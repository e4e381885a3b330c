import { mix } from '../color'
import { ellipse, polygon, rect, roundRect, smooth } from '../geometry'
import { drawBranch } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawPine } from '../kit/trees'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** A shrine gate in the water. */
export function torii(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const horizon = height * 0.62
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? 0.64 : focusX / width,
    sunY: random.range(0.3, 0.36),
    sunRadius: random.range(130, 160),
    cloudY: [0.08, 0.5],
  })
  drawRidge(scene, horizon, 130, palette.material('teal', 0.66).mid)
  drawRidge(scene, horizon, 80, palette.material('leaf', 0.48).mid)
  drawMist(scene, horizon - 20, 90, 0.5)
  drawWater(scene, horizon, { depth: height * 0.38 })
  const o = palette.night
    ? mix('#E8472B', palette.shade, 0.22)
    : palette.mood === 'dusk'
      ? '#D8402B'
      : '#E8472B'
  const od = mix(o, palette.ink, 0.34)
  const scale = 1.75 * unit
  const b = height * 0.82
  drawReflection(
    scene,
    b + 6,
    height * 0.14,
    [
      [focusX - 170 * scale * 0.86, 44 * scale, od],
      [focusX + 170 * scale * 0.86, 44 * scale, od],
      [focusX, 330 * scale, od],
    ],
    0.45,
  )
  scene.place(focusX, b, scale, () => {
    for (const sg of [-1, 1]) {
      scene.fill(
        polygon([
          [sg * 146 - 17, 4],
          [sg * 134 - 13, -300],
          [sg * 134 + 13, -300],
          [sg * 146 + 17, 4],
        ]),
        o,
      )
      scene.fill(
        polygon([
          [sg * 146 + 2, 4],
          [sg * 134 + 2, -300],
          [sg * 134 + 13, -300],
          [sg * 146 + 17, 4],
        ]),
        od,
      )
      scene.fill(
        polygon([
          [sg * 196 - 9, 6],
          [sg * 190 - 7, -140],
          [sg * 190 + 7, -140],
          [sg * 196 + 9, 6],
        ]),
        od,
      )
      scene.fill(rect(Math.min(sg * 140, sg * 206), -112, 66, 13), od)
      scene.fill(roundRect(sg * 146 - 24, -8, 48, 18, 6), palette.ink)
    }
    scene.fill(rect(-178, -226, 356, 24), o)
    scene.fill(rect(-178, -210, 356, 8), od)
    scene.fill(rect(-16, -300, 32, 76), od)
    scene.fill(rect(-12, -290, 24, 54), palette.material('gold').mid)
    scene.fill('M-218 -326Q0 -288 218 -326L210 -300Q0 -272 -210 -300Z', o)
    scene.fill('M-236 -352Q0 -306 236 -352L228 -326Q0 -290 -228 -326Z', palette.material('char').deep)
    scene.fill('M-236 -352Q0 -306 236 -352L234 -344Q0 -300 -234 -344Z', palette.material('char').mid)
    scene.stroke('M-120 -202Q-60 -168 0 -188T120 -202', palette.material('sand').light, 11)
    for (const x of [-78, -2, 72]) {
      scene.fill(
        polygon([
          [x, -184],
          [x + 15, -172],
          [x + 4, -162],
          [x + 16, -148],
          [x - 4, -150],
          [x - 2, -168],
        ]),
        palette.material('white').light,
      )
    }
  })
  for (const [x, w] of [
    [0.1, 190],
    [0.24, 110],
    [0.86, 170],
  ] as const) {
    const rock = palette.material('rock')
    const xx = width * x
    const y = height * 0.8
    scene.fill(
      `${smooth([
        [xx - w * unit, y],
        [xx - w * 0.6 * unit, y - w * 0.5 * unit],
        [xx, y - w * 0.42 * unit],
        [xx + w * 0.7 * unit, y - w * 0.24 * unit],
        [xx + w * unit, y],
      ])}Z`,
      rock.dark,
    )
    scene.fill(
      `${smooth([
        [xx - w * 0.7 * unit, y - w * 0.32 * unit],
        [xx - w * 0.5 * unit, y - w * 0.46 * unit],
        [xx, y - w * 0.38 * unit],
        [xx + w * 0.3 * unit, y - w * 0.28 * unit],
      ])}Z`,
      rock.light,
    )
    drawPine(
      scene,
      xx - w * 0.3 * unit,
      y - w * 0.38 * unit,
      w * 0.9 * unit,
      palette.material('leaf'),
      palette.mood === 'snow' ? palette.material('snow').light : undefined,
      0.7,
    )
  }
  scene.place(focusX - (scene.tall ? 20 : 60) * unit, height * 0.93, unit, () => {
    scene.fill('M-150 -14Q-110 22 90 18L170 -30Q110 -10 0 -10T-150 -14Z', palette.material('wood').deep)
    scene.fill('M-148 -14Q-110 8 80 4L170 -30Q110 -10 0 -10T-148 -14Z', palette.material('wood').mid)
    drawPerson(scene, -70, -8, 92, { coat: 'navy', hat: 'sand', walk: false })
    scene.stroke('M-58 -70L-150 40', palette.material('wood').deep, 5)
    for (const x of [0, 46]) {
      scene.fill(`M${x - 16} -10q0 -40 16 -40t16 40Z`, palette.material(x ? 'orange' : 'cream').mid)
      scene.fill(ellipse(x, -60, 12), palette.material('skin').mid)
      scene.fill(`M${x - 13} -62a13 13 0 0 1 26 0Z`, palette.ink)
    }
  })
  if (palette.mood !== 'snow') {
    drawBranch(scene, random() < 0.5 ? 1 : -1, {
      flower: palette.material(random() < 0.5 ? 'blossom' : 'maple'),
      scale: scene.tall ? 0.7 : 1,
    })
  }
  drawBirds(scene, width * 0.2, height * 0.24, 4, 50)
  drawWeather(scene)
}
