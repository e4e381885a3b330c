import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand, drawTower } from '../kit/city'
import { drawMist, drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws the roofs of a city far below, in receding rows. */
function drawRoofs(scene: Scene, from: number, to: number): void {
  const { width, palette, random, unit } = scene
  for (let row = 0; row < 9; row++) {
    const t = row / 8
    const y = from + (to - from) * t ** 1.4
    const size = (16 + 58 * t) * unit
    for (let x = -20; x < width + 20; x += size * random.range(1, 1.7)) {
      const h = size * random.range(0.6, 2.1)
      const inks = palette.material(
        random.pick(['cream', 'pale', 'lav', 'roof', 'sand', 'white', 'teal', 'gray'] as const),
        0.56 - 0.4 * t,
      )
      scene.fill(rect(x, y - h, size * 0.82, h), inks.mid)
      scene.fill(rect(x + size * 0.5, y - h, size * 0.32, h), inks.dark)
      scene.fill(
        polygon([
          [x, y - h],
          [x + size * 0.16, y - h - size * 0.2],
          [x + size * 0.98, y - h - size * 0.2],
          [x + size * 0.82, y - h],
        ]),
        inks.light,
      )
      let lit = ''
      for (let k = 0; k < h / (size * 0.26); k++)
        if (random() < 0.5)
          lit += rect(x + size * 0.1, y - h + size * (0.1 + k * 0.26), size * 0.34, size * 0.1)
      scene.fill(lit, palette.dark ? '#FFD27A' : inks.deep, { opacity: palette.dark ? 0.9 : 0.3 })
    }
  }
}

/** Draws a stepped tower with a crown of arcs and a needle. */
function drawDeco(
  scene: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  depth: number,
  crown: boolean,
): void {
  const { palette } = scene
  const inks = palette.material('#C9B79C', depth)
  drawTower(scene, x, base, w, h * 0.62, { inks })
  drawTower(scene, x, base - h * 0.58, w * 0.72, h * 0.2, { inks })
  drawTower(scene, x, base - h * 0.74, w * 0.46, h * 0.12, { inks })
  const top = base - h * 0.86
  if (crown) {
    const silver = palette.material('#C4D0D8', depth)
    for (let i = 0; i < 4; i++)
      scene.fill(
        pen`M${x - w * (0.23 - i * 0.05)} ${top - i * h * 0.022}q${w * (0.23 - i * 0.05)} ${-h * 0.085} ${w * (0.46 - i * 0.1)} 0Z`,
        i % 2 ? silver.light : silver.dark,
      )
    scene.fill(
      polygon([
        [x - w * 0.06, top - h * 0.09],
        [x, top - h * 0.24],
        [x + w * 0.06, top - h * 0.09],
      ]),
      silver.mid,
    )
  } else {
    scene.fill(rect(x - w * 0.15, top - h * 0.05, w * 0.3, h * 0.06), inks.light)
    scene.fill(rect(x - w * 0.07, top - h * 0.1, w * 0.14, h * 0.06), palette.dark ? '#FFD27A' : inks.mid)
    scene.stroke(pen`M${x} ${top - h * 0.08}v${-h * 0.16}`, inks.dark, 4)
  }
}

/** People on a deck high above a city with a river bend or stone towers. */
export function skydeck(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const river = random() < 0.5
  const side = random() < 0.5 ? 1 : -1
  const horizon = height * 0.46
  const deck = height * 0.83
  drawSky(scene, {
    horizon: 0.46,
    sunX: scene.wide
      ? undefined
      : focusX / width + (river ? side * random.range(0.04, 0.16) : random.range(-0.06, 0.06)),
    sunY: random.range(0.28, 0.34),
    sunRadius: random.range(120, 150),
    cloudY: [0.06, 0.32],
  })
  drawRidge(scene, horizon, 30, palette.material('lav', 0.78).mid)
  drawCityBand(scene, horizon + 24, {
    heights: [20, 80],
    widths: [16, 34],
    inks: palette.material('lav', 0.66),
    depth: 0.66,
  })
  scene.fill(
    rect(-5, horizon + 18, width + 10, height),
    scene.linear([
      [0, mix(palette.haze, palette.sky[1], 0.3)],
      [0.5, palette.material('plum', 0.3).mid],
    ]),
  )
  if (river) {
    // The river bends through the roofs and reflects the light
    const at = (t: number): number => focusX + side * (Math.sin(t * 4.1 + 0.4) * 330 - 60) * (0.3 + t) * unit
    const half = (t: number): number => (16 + 150 * t ** 1.3) * unit
    const points = Array.from({ length: 25 }, (_, i) => i / 24)
    const yAt = (t: number): number => horizon + 22 + (deck - horizon + 60) * t ** 1.3
    const course = (grow: number): string =>
      polygon([
        ...points.map((t) => [at(t) - half(t) - grow * (0.3 + t), yAt(t)] as const),
        ...points.toReversed().map((t) => [at(t) + half(t) + grow * (0.3 + t), yAt(t)] as const),
      ])
    const d = course(0)
    drawRoofs(scene, horizon + 40, deck + 60)
    scene.fill(course(16 * unit), palette.material('leaf', 0.16).dark)
    scene.fill(
      d,
      scene.linear([
        [0, mix(palette.water[0], '#FFF0CF', 0.5)],
        [0.5, palette.water[0]],
        [1, mix(palette.water[0], palette.water[1], 0.8)],
      ]),
    )
    scene.clipTo(d, () => {
      let shine = ''
      for (let i = 0; i < 70; i++) {
        const t = random()
        shine += roundRect(
          at(t) + random.range(-1, 0.6) * half(t),
          yAt(t),
          half(t) * random.range(0.3, 0.8),
          2 + 4 * t,
          1,
        )
      }
      scene.fill(shine, mix(palette.sun, '#FFF0CF', 0.4), { opacity: 0.65 })
    })
    for (const t of [0.3, 0.55])
      scene.stroke(
        pen`M${at(t) - half(t) * 1.3} ${yAt(t) + 4}Q${at(t)} ${yAt(t) - 22 * t} ${at(t) + half(t) * 1.3} ${yAt(t) - 4}`,
        palette.material('cream', 0.2).light,
        3 + 9 * t,
      )
    for (const [dx, h] of [
      [-470, 300],
      [-330, 230],
      [430, 330],
      [560, 240],
    ] as const) {
      drawTower(scene, focusX + dx * unit, deck + 40, random.range(84, 120) * unit, h * unit + 140, {
        inks: palette.material(random.pick(['teal', 'blue', 'plum', 'lav'] as const), 0.14),
        style: random.pick(['flat', 'slant', 'crown', 'taper', 'round'] as const),
        depth: 0.14,
      })
    }
  } else {
    drawCityBand(scene, height * 0.66, {
      heights: [80, 230],
      widths: [36, 66],
      inks: palette.material('lav', 0.52),
      depth: 0.52,
    })
    drawMist(scene, height * 0.6, 120, 0.4)
    drawDeco(scene, focusX + side * 300 * unit, height * 0.8, 120 * unit, 500 * unit, 0.34, true)
    drawCityBand(scene, height * 0.78, {
      heights: [90, 260],
      widths: [60, 96],
      inks: palette.material('blue', 0.34),
      depth: 0.34,
      styles: ['flat', 'crown', 'flat', 'taper', 'slant'],
    })
    drawDeco(
      scene,
      focusX - side * 90 * unit,
      deck + 10,
      200 * unit,
      (scene.poster ? 520 : 660) * unit,
      0.12,
      false,
    )
    drawMist(scene, height * 0.74, 100, 0.3)
    drawCityBand(scene, deck + 20, {
      heights: [60, 190],
      widths: [80, 130],
      inks: palette.material('plum', 0.16),
      depth: 0.16,
      styles: ['flat', 'crown', 'flat', 'slant'],
    })
  }

  // Deck: glass parapet, projecting glass box, coin binoculars
  const glass = mix(palette.sky[1], '#FFFFFF', 0.5)
  const floor = palette.material(palette.dark ? 'navy' : 'stone')
  scene.fill(rect(-5, deck, width + 10, height), floor.mid)
  scene.spray(rect(-5, deck, width + 10, height - deck), floor.light, 0.8, 0.5, 0, 0.5, 0.6)
  scene.spray(rect(-5, deck, width + 10, height - deck), floor.deep, 0.8, 0.5, 1, 0.5, 0.2)
  let joints = ''
  for (let i = -10; i <= 10; i++)
    joints += pen`M${focusX + i * 130 * unit} ${deck}L${focusX + i * 190 * unit} ${height + 5}`
  scene.stroke(joints, floor.deep, 3, { opacity: 0.4 })
  const parapet = 150 * unit
  scene.fill(rect(-5, deck - parapet, width + 10, parapet + 6), glass, { opacity: 0.22 })
  let posts = ''
  for (let x = focusX - Math.ceil(focusX / (230 * unit)) * 230 * unit; x < width + 200; x += 230 * unit) {
    posts += rect(x - 5 * unit, deck - parapet, 10 * unit, parapet + 6)
    scene.fill(
      pen`M${x + 20 * unit} ${deck - 10}l${60 * unit} ${-parapet + 20}h${34 * unit}l${-60 * unit} ${parapet - 20}Z`,
      '#FFFFFF',
      { opacity: 0.16 },
    )
  }
  scene.fill(
    posts + roundRect(-20, deck - parapet - 9 * unit, width + 40, 15 * unit, 7 * unit),
    palette.material('gray').light,
  )
  scene.fill(rect(-5, deck - 3, width + 10, 12), palette.material('gray').dark)
  const scopeX = focusX + side * (scene.tall ? 250 : 400) * unit
  scene.place(scopeX, height * 0.965, 1.14 * unit, () => {
    const steel = palette.material('teal')
    scene.fill('M-40 0Q-36 -18 -12 -22V-170H12V-22Q36 -18 40 0Z', steel.dark)
    scene.fill(roundRect(-58, -262, 116, 100, 34), steel.mid)
    scene.spray(roundRect(-58, -262, 116, 100, 34), steel.light, 0.8, 0, 0, 0.6, 0.6)
    scene.fill(ellipse(-24, -214, 21) + ellipse(24, -214, 21), palette.ink)
    scene.fill(ellipse(-24, -214, 12) + ellipse(24, -214, 12), mix(palette.sky[1], '#FFFFFF', 0.3))
    scene.fill(rect(-5, -160, 10, 22), palette.material('gold').mid)
  })
  const guests = [
    [-330, 268, 'orange'],
    [-262, 190, 'gold'],
    [-120, 280, 'teal'],
    [-44, 262, 'plum'],
    [170, 272, 'red'],
  ] as const
  for (const [i, [dx, h, coat]] of guests.entries()) {
    drawPerson(
      scene,
      focusX + side * (dx * (scene.tall ? 0.86 : 1) + random.range(-24, 24)) * unit,
      height * (0.955 + 0.012 * (i % 3)),
      h * unit,
      {
        coat: random() < 0.6 ? coat : cycle(['navy', 'jade', 'cream', 'red'] as const, i),
        hat: i === 3 ? 'cream' : undefined,
        bag: i === 2 ? 'gold' : undefined,
        walk: i === 4,
        back: true,
      },
    )
  }
  drawBirds(scene, width * 0.3, height * 0.2, 4, 44)
  drawWeather(scene)
}
