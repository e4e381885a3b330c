import { arch, ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawPerson } from '../kit/person'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a long egg-shaped dome on a drum; the origin is its bottom center. */
function drawDome(scene: Scene, x: number, base: number, w: number, h: number): void {
  const { palette } = scene
  const white = palette.material('white', 0.04)
  const lightSide = scene.disc.x > scene.focusX ? 1 : -1
  scene.fill(rect(x - w * 0.5, base - h * 0.34, w, h * 0.34), white.mid)
  let slots = ''
  for (let i = 0; i < 5; i++) slots += arch(x - w * 0.42 + i * w * 0.18, base - h * 0.04, w * 0.1, h * 0.24)
  scene.fill(slots, palette.dark ? '#FFC972' : white.deep, { opacity: palette.dark ? 1 : 0.7 })
  scene.fill(rect(x - w * 0.56, base - h * 0.38, w * 1.12, h * 0.06), white.light)
  const d = pen`M${x - w * 0.5} ${base - h * 0.36}C${x - w * 0.52} ${base - h * 0.72} ${x - w * 0.26} ${base - h * 0.94} ${x} ${base - h}C${x + w * 0.26} ${base - h * 0.94} ${x + w * 0.52} ${base - h * 0.72} ${x + w * 0.5} ${base - h * 0.36}Z`
  scene.fill(d, white.light)
  scene.clipTo(d, () => {
    scene.fill(rect(lightSide > 0 ? x - w * 0.5 : x + w * 0.1, base - h, w * 0.42, h), white.dark)
    let ribs = ''
    for (let i = -3; i <= 3; i++)
      ribs += pen`M${x + i * w * 0.15} ${base - h * 0.36}Q${x + i * w * 0.15} ${base - h * 0.8} ${x} ${base - h}`
    scene.stroke(ribs, white.deep, 3, { opacity: 0.35 })
    scene.spray(d, white.deep, 0.6, 0.5, 1, 0.5, 0.4)
  })
  scene.fill(rect(x - w * 0.1, base - h * 1.12, w * 0.2, h * 0.14), white.mid)
  scene.fill(
    pen`M${x - w * 0.13} ${base - h * 1.11}Q${x} ${base - h * 1.3} ${x + w * 0.13} ${base - h * 1.11}Z`,
    white.light,
  )
}

/** White domes on a hill above stairs with lamps. */
export function montmartre(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const side = random() < 0.5 ? 1 : -1
  const crest = height * 0.5
  drawSky(scene, {
    horizon: 0.56,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.14, 0.24),
    sunY: random.range(0.2, 0.3),
    sunRadius: random.range(110, 138),
    cloudY: [0.06, 0.4],
  })
  // The church of white stone: one tall dome, two turrets, a portal of three arches
  const k = (scene.poster ? 0.66 : 0.9) * unit
  const white = palette.material('white', 0.04)
  drawDome(scene, focusX - 150 * k, crest - 96 * k, 86 * k, 190 * k)
  drawDome(scene, focusX + 150 * k, crest - 96 * k, 86 * k, 190 * k)
  drawDome(scene, focusX, crest - 130 * k, 200 * k, 320 * k)
  scene.fill(rect(focusX - 210 * k, crest - 110 * k, 420 * k, 130 * k), white.mid)
  scene.spray(rect(focusX - 210 * k, crest - 110 * k, 420 * k, 130 * k), white.deep, 0.6, 0.5, 1, 0.5, 0.2)
  scene.fill(
    polygon([
      [focusX - 110 * k, crest - 108 * k],
      [focusX, crest - 186 * k],
      [focusX + 110 * k, crest - 108 * k],
    ]),
    white.light,
  )
  scene.fill(rect(focusX - 222 * k, crest - 118 * k, 444 * k, 12 * k), white.light)
  let doors = ''
  for (const dx of [-70, 0, 70]) doors += arch(focusX + (dx - 24) * k, crest + 20 * k, 48 * k, 96 * k)
  for (const dx of [-176, 132]) doors += arch(focusX + dx * k, crest - 10 * k, 40 * k, 70 * k)
  scene.fill(doors, palette.dark ? '#FFC972' : white.deep)

  // Wooded hill, houses on both sides of the stairs
  drawCanopy(scene, crest + 34, {
    inks: palette.material('leaf', 0.24),
    size: [60, 100],
    spread: 26,
    from: -60,
    to: focusX - 190 * k,
  })
  drawCanopy(scene, crest + 34, {
    inks: palette.material('leaf', 0.24),
    size: [60, 100],
    spread: 26,
    from: focusX + 190 * k,
    to: width + 60,
  })
  scene.fill(rect(-5, crest + 18, width + 10, height), palette.material('green', 0.16).mid)
  scene.spray(
    rect(-5, crest + 18, width + 10, height - crest),
    palette.material('leaf').deep,
    0.7,
    0.5,
    1,
    0.5,
    0.3,
  )
  for (const sign of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const x = focusX + sign * (scene.tall ? 290 + i * 130 : 380 + i * 170) * unit
      const w = (scene.tall ? 140 : 180) * unit
      const foot = height * (0.9 + i * 0.02)
      const h = (390 - i * 26) * unit
      const wall = palette.material(random.pick(['cream', 'pale', '#E9CDB4', '#D9C2C4'] as const), 0.06)
      const roof = palette.material('#6E7C96', 0.06)
      const left = sign > 0 ? x - w * 0.4 : x - w * 0.6
      scene.fill(rect(left, foot - h, w, h + 200), wall.mid)
      scene.fill(rect(sign > 0 ? left : left + w * 0.72, foot - h, w * 0.28, h + 200), wall.dark)
      scene.fill(
        pen`M${left - 6} ${foot - h}L${left + 16} ${foot - h - 74 * unit}H${left + w - 16}L${left + w + 6} ${foot - h}Z`,
        roof.mid,
      )
      scene.fill(
        rect(left + w * 0.2, foot - h - 104 * unit, 26 * unit, 46 * unit) +
          rect(left + w * 0.62, foot - h - 96 * unit, 22 * unit, 38 * unit),
        palette.material('brick').mid,
      )
      for (let c = 0; c < 3; c++) {
        scene.fill(
          arch(left + w * (0.12 + c * 0.29), foot - h - 12 * unit, w * 0.16, 46 * unit),
          palette.dark ? '#FFD27A' : roof.deep,
        )
        for (let r = 0; r < 4; r++) {
          const wy = foot - h + (24 + r * 92) * unit
          const lit = palette.dark && random() < 0.7
          scene.fill(rect(left + w * (0.12 + c * 0.29), wy, w * 0.16, 60 * unit), lit ? '#FFD27A' : roof.dark)
          const shutters =
            rect(left + w * (0.06 + c * 0.29), wy, w * 0.05, 60 * unit) +
            rect(left + w * (0.29 + c * 0.29), wy, w * 0.05, 60 * unit)
          scene.fill(shutters, palette.material(i % 2 ? 'teal' : 'blue', 0.1).mid)
        }
      }
    }
  }

  // The stairs in four flights with landings, rails and lamps
  const stone = palette.material('stone')
  const flights = 4
  for (let i = 0; i < flights; i++) {
    const t = i / flights
    const u = (i + 1) / flights
    const y0 = crest + 18 + (height - crest) * t ** 1.25
    const y1 = crest + 18 + (height - crest) * u ** 1.25
    const half = (t0: number): number => (66 + 210 * t0) * unit
    const mid = y1 - (y1 - y0) * 0.16
    scene.fill(
      polygon([
        [focusX - half(t), y0],
        [focusX + half(t), y0],
        [focusX + half(u), mid],
        [focusX - half(u), mid],
      ]),
      stone.mid,
    )
    let steps = ''
    for (let s = 0; s < 8; s++) {
      const q = s / 8
      const w = half(t) + (half(u) - half(t)) * q
      steps += rect(focusX - w, y0 + (mid - y0) * q, w * 2, (mid - y0) * 0.062)
    }
    scene.fill(steps, stone.light)
    scene.fill(rect(focusX - half(u) - 8, mid, half(u) * 2 + 16, y1 - mid + 1), stone.light)
    scene.fill(rect(focusX - half(u) - 8, y1 - 5, half(u) * 2 + 16, 7), stone.dark)
    const drop = scene.poster ? 0.8 : 1
    for (const sign of [-1, 1]) {
      const bush = half(u) + (36 + 26 * u) * unit
      let hedge = ''
      for (let b = 0; b < 7; b++)
        hedge += ellipse(
          focusX + sign * (bush + random.range(-22, 22) * unit),
          y0 + (y1 - y0) * (b / 6),
          (26 + 26 * u) * unit,
        )
      scene.fill(hedge, i % 2 ? palette.material('leaf').mid : palette.material('green').dark)
      const lx = focusX + sign * (half(u) + 8 * unit)
      const lh = (110 + 110 * u) * unit * drop
      scene.stroke(pen`M${lx} ${y1}V${y1 - lh}`, palette.ink, (5 + 4 * u) * unit)
      scene.glow(lx, y1 - lh - 16 * unit, (60 + 50 * u) * unit, '#FFE09A', palette.dark ? 0.9 : 0.2)
      scene.fill(
        pen`M${lx - 13 * (0.6 + u) * unit} ${y1 - lh - 30 * (0.6 + u) * unit}h${26 * (0.6 + u) * unit}l${-6 * (0.6 + u) * unit} ${30 * (0.6 + u) * unit}h${-14 * (0.6 + u) * unit}Z`,
        palette.dark ? '#FFE9B0' : palette.material('cream').light,
      )
      scene.fill(
        roundRect(
          lx - 15 * (0.6 + u) * unit,
          y1 - lh - 38 * (0.6 + u) * unit,
          30 * (0.6 + u) * unit,
          9 * (0.6 + u) * unit,
          4,
        ),
        palette.ink,
      )
    }
    scene.stroke(
      pen`M${focusX} ${y0 - 30 * (0.4 + t) * unit}L${focusX} ${mid - 34 * (0.5 + u) * unit}`,
      palette.ink,
      4 + 3 * u,
    )
  }
  for (const [i, [dx, t, h]] of (
    [
      [-20, 0.26, 62],
      [44, 0.46, 96],
      [-90, 0.7, 140],
      [120, 0.86, 176],
    ] as const
  ).entries()) {
    drawPerson(
      scene,
      focusX + (dx + random.range(-14, 14)) * unit,
      crest + 18 + (height - crest) * t ** 1.25,
      h * unit,
      {
        coat: cycle(['red', 'navy', 'orange', 'teal', 'plum'] as const, i + random.int(0, 4)),
        hat: i === 2 ? 'red' : undefined,
        bag: i === 3 ? 'gold' : undefined,
        back: true,
      },
    )
  }
  for (const sign of [-1, 1])
    drawTree(scene, sign > 0 ? width * 0.95 : width * 0.05, height * 1.02, 330 * unit, {
      inks: palette.material(random() < 0.5 ? 'leaf' : 'lime'),
    })
  drawBirds(scene, focusX - side * 330 * unit, height * 0.24, 6, 46)
  drawWeather(scene)
}
