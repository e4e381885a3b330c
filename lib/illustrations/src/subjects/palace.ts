import { arch, ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawRidge } from '../kit/land'
import { drawPerson } from '../kit/person'
import { drawGround } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a glazed roof with upturned corners; takes the half widths at the eave and at the ridge. */
function drawRoof(scene: Scene, eave: number, half: number, ridge: number, rise: number): void {
  const { palette } = scene
  const gold = palette.material('#E9A93A')
  const jade = palette.material('teal')
  const red = palette.material('red')
  // Painted beams under the eave
  scene.fill(rect(-half * 0.84, eave - 4, half * 1.68, 16), jade.dark)
  for (let x = -half * 0.82; x < half * 0.8; x += 16) scene.fill(rect(x, eave + 1, 8, 7), red.mid)
  const d = pen`M${-half} ${eave - 20}Q${-ridge * 1.04} ${eave - rise * 0.4} ${-ridge} ${eave - rise}H${ridge}Q${ridge * 1.04} ${eave - rise * 0.4} ${half} ${eave - 20}Q${half * 0.9} ${eave + 3} ${half * 0.78} ${eave + 2}H${-half * 0.78}Q${-half * 0.9} ${eave + 3} ${-half} ${eave - 20}Z`
  scene.fill(d, gold.mid)
  scene.clipTo(d, () => {
    let tiles = ''
    for (let i = -20; i <= 20; i++) {
      tiles += pen`M${(ridge * i) / 20} ${eave - rise}Q${((ridge * i) / 20) * 1.06} ${eave - rise * 0.4} ${(half * i) / 20} ${eave + 4}`
    }
    scene.stroke(tiles, gold.dark, 2.6, { opacity: 0.75 })
    scene.spray(rect(-half, eave - rise, half * 2, rise + 6), gold.light, 0.8, 0.2, 0, 0.6, 0.9, 0.8)
    scene.spray(rect(-half, eave - rise, half * 2, rise + 6), gold.deep, 0.75, 0.5, 1, 0.5, 0.35, 1)
  })
  scene.stroke(pen`M${-half * 0.78} ${eave + 2}H${half * 0.78}`, gold.light, 5)
  scene.stroke(
    pen`M${-ridge} ${eave - rise}Q${-ridge * 1.04} ${eave - rise * 0.4} ${-half} ${eave - 20}l-8 -10M${ridge} ${eave - rise}Q${ridge * 1.04} ${eave - rise * 0.4} ${half} ${eave - 20}l8 -10`,
    gold.dark,
    7,
  )
  let beasts = ''
  for (let i = 1; i < 5; i++) {
    const t = 0.62 + i * 0.075
    for (const sign of [-1, 1]) {
      beasts += ellipse(
        sign * (ridge + (half - ridge) * t ** 1.6),
        eave - 20 - (rise - 20) * (1 - t) ** 1.5 - 7,
        4.2,
      )
    }
  }
  scene.fill(beasts, gold.dark)
}

/** Draws a hall with two roofs and red columns; 680 units wide; the origin is the center of its floor. */
function drawHall(scene: Scene, columns: number, half: number, wall: number): void {
  const { palette } = scene
  const red = palette.material('#C23B2C')
  const gold = palette.material('gold')
  const wood = palette.material('#7A2B24')
  scene.fill(rect(-half, -wall, half * 2, wall), wood.dark)
  const step = (half * 2) / columns
  for (let i = 0; i < columns; i++) {
    const x = -half + step * i
    scene.fill(
      rect(x + step * 0.2, -wall * 0.86, step * 0.72, wall * 0.86),
      palette.dark ? '#F2A24C' : red.dark,
    )
    let lattice = ''
    for (let k = 1; k < 4; k++) {
      lattice += pen`M${x + step * (0.2 + k * 0.18)} ${-wall * 0.86}V0M${x + step * 0.2} ${-wall * 0.86 + k * wall * 0.16}H${x + step * 0.92}`
    }
    scene.stroke(lattice, wood.deep, 3, { opacity: 0.7 })
  }
  for (let i = 0; i <= columns; i++) {
    scene.fill(rect(-half + step * i - 8, -wall, 16, wall), red.mid)
    scene.fill(rect(-half + step * i + 2, -wall, 6, wall), red.dark)
  }
  scene.fill(rect(-half - 6, -wall - 14, half * 2 + 12, 16), palette.material('blue').dark)
  for (let x = -half; x < half; x += 26) scene.fill(rect(x, -wall - 10, 14, 7), gold.mid)
  drawRoof(scene, -wall - 14, half + 66, half - 26, 84)
  scene.fill(rect(-half + 40, -wall - 132, half * 2 - 80, 40), red.dark)
  drawRoof(scene, -wall - 118, half + 24, half * 0.62, 128)
  const top = -wall - 246
  scene.fill(roundRect(-half * 0.64, top - 14, half * 1.28, 16, 5), gold.dark)
  scene.fill(
    pen`M${-half * 0.66} ${top + 4}q-14 -14 -2 -40q12 8 20 28ZM${half * 0.66} ${top + 4}q14 -14 2 -40q-12 8 -20 28Z`,
    gold.mid,
  )
}

/** A large hall with yellow roofs on marble terraces. */
export function palace(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.76
  drawSky(scene, {
    horizon: 0.6,
    sunRadius: random.range(110, 140),
    sunX: scene.wide ? undefined : focusX / width + (random() < 0.5 ? -1 : 1) * random.range(0.16, 0.26),
    sunY: random.range(0.18, 0.27),
    cloudY: [0.06, 0.4],
  })
  drawRidge(scene, height * 0.66, 120, palette.material('teal', 0.7).mid)
  drawRidge(scene, height * 0.7, 60, palette.material('leaf', 0.5).mid)
  const scale = (scene.tall ? 0.98 : 1.12) * unit

  // Galleries and corner pavilions behind the court
  scene.fill(rect(0, floor - 92 * unit, width, 96 * unit), palette.material('#C23B2C', 0.22).mid)
  scene.fill(rect(0, floor - 116 * unit, width, 28 * unit), palette.material('#E9A93A', 0.22).mid)
  scene.fill(rect(0, floor - 94 * unit, width, 7 * unit), palette.material('#E9A93A', 0.2).dark)
  for (const dx of [-1, 1]) {
    const x = focusX + dx * (scene.wide ? 640 : 560) * unit
    scene.place(x, floor - 12 * unit, 0.52 * unit, () => drawHall(scene, 5, 170, 118))
  }
  for (let i = 0; i < (scene.wide ? 10 : 6); i++) {
    const x = random() * width
    if (Math.abs(x - focusX) > 430 * unit) {
      drawTree(scene, x, floor + 2, random.range(120, 190) * unit, { inks: palette.material('leaf', 0.14) })
    }
  }
  drawGround(scene, floor, palette.material('stone'))

  // Three marble terraces with balustrades, and the stairs
  const white = palette.material('white')
  for (let i = 0; i < 3; i++) {
    const y = floor + (22 - i * 42) * unit
    const half = (580 - i * 56) * unit
    scene.fill(
      polygon([
        [focusX - half, y + 42 * unit],
        [focusX - half + 10, y],
        [focusX + half - 10, y],
        [focusX + half, y + 42 * unit],
      ]),
      white.mid,
    )
    scene.fill(rect(focusX - half, y + 30 * unit, half * 2, 12 * unit), white.dark)
    let rail = rect(focusX - half, y - 17 * unit, half * 2, 6 * unit)
    for (let x = -half + 6; x < half; x += 24 * unit)
      rail += roundRect(focusX + x, y - 24 * unit, 8 * unit, 26 * unit, 3)
    scene.fill(rail, white.light)
    for (let x = -half + 18; x < half; x += 24 * unit) {
      scene.fill(arch(focusX + x, y + 28 * unit, 8 * unit, 16 * unit), white.deep, { opacity: 0.45 })
    }
  }
  const foot = floor + 66 * unit
  const head = floor - 64 * unit
  scene.fill(
    polygon([
      [focusX - 92 * unit, head],
      [focusX + 92 * unit, head],
      [focusX + 150 * unit, foot],
      [focusX - 150 * unit, foot],
    ]),
    white.mid,
  )
  let steps = ''
  for (let i = 1; i < 13; i++) {
    const t = (i / 13) ** 1.12
    const half = (92 + 58 * t) * unit
    steps += pen`M${focusX - half} ${head + (foot - head) * t}H${focusX + half}`
  }
  scene.stroke(steps, white.deep, 3 * unit, { opacity: 0.55 })
  scene.fill(
    polygon([
      [focusX - 26 * unit, head],
      [focusX + 26 * unit, head],
      [focusX + 44 * unit, foot],
      [focusX - 44 * unit, foot],
    ]),
    white.light,
  )
  scene.place(focusX, head, scale, () => drawHall(scene, 9, 330, 128))

  // Court: paving toward the stairs, braziers, visitors
  let joints = ''
  for (let i = -9; i <= 9; i++) {
    joints += pen`M${focusX + i * 76 * unit} ${foot}L${focusX + i * 190 * unit} ${height + 5}`
  }
  for (const t of [0.12, 0.34, 0.66]) joints += pen`M0 ${foot + (height - foot) * t}H${width}`
  scene.stroke(joints, palette.material('stone').deep, 2.4, { opacity: 0.34 })
  scene.fill(
    polygon([
      [focusX - 60 * unit, foot],
      [focusX + 60 * unit, foot],
      [focusX + 130 * unit, height + 5],
      [focusX - 130 * unit, height + 5],
    ]),
    palette.material('pale').light,
    { opacity: 0.75 },
  )
  for (const dx of [-1, 1]) {
    scene.place(focusX + dx * 330 * unit, foot + 40 * unit, 0.9 * unit, () => {
      const bronze = palette.material('#5E6B5A')
      scene.fill('M-44 0L-32 -30H32L44 0ZM-52 -92Q-56 -30 0 -28T52 -92Z', bronze.dark)
      scene.fill('M-52 -92Q-56 -40 0 -36Q-30 -60 -30 -92Z', bronze.mid)
      scene.fill(ellipse(0, -94, 54, 13), bronze.deep)
      scene.fill(ellipse(-50, -60, 9) + ellipse(50, -60, 9), palette.material('gold').dark)
    })
  }
  const visitors = scene.wide ? 10 : scene.tall ? 5 : 7
  for (let i = 0; i < visitors; i++) {
    const near = random()
    drawPerson(
      scene,
      width * ((i + 0.5) / visitors) + random.range(-40, 40) * unit,
      height * (0.88 + 0.1 * near),
      (74 + 66 * near) * unit,
      {
        coat: random.pick(['teal', 'navy', 'orange', 'plum', 'cream', 'jade'] as const),
        hat: random() < 0.3 ? 'cream' : undefined,
        bag: random() < 0.3 ? 'orange' : undefined,
        back: true,
      },
    )
  }
  drawBirds(scene, width * 0.2, height * 0.2, 6, 52)
  drawWeather(scene)
}
