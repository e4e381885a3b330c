import { BRAND, mix } from '../color'
import { arch, ellipse, pen, rect, roundRect } from '../geometry'
import { drawPerson } from '../kit/person'
import { fillBody } from '../kit/shade'
import { drawCloud } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import { drawSuitcase } from '../kit/suitcase'
import { drawReflection } from '../kit/water'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A wall of luggage lockers in a station hall. */
export function lockers(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.8
  const wall = palette.material(palette.dark ? '#4A3B72' : '#E6DCCB')
  scene.fill(
    rect(0, 0, width, height),
    scene.linear([
      [0, wall.light],
      [1, wall.mid],
    ]),
  )
  const side = random() < 0.5 ? 1 : -1

  // A large arched window: town, hills, sun
  const wx = focusX - side * (scene.tall ? 190 : scene.wide ? 560 : 330) * unit
  const ww = (scene.tall ? 500 : 620) * unit
  const top = height * 0.06
  const opening = arch(wx - ww / 2, floor - 60 * unit, ww, floor - 60 * unit - top)
  scene.sun = { x: wx + side * 60 * unit, y: height * 0.3, r: 110 * unit }
  scene.clipTo(opening, () => {
    scene.fill(
      rect(wx - ww, 0, ww * 2, floor),
      scene.linear([
        [0, palette.sky[0]],
        [0.55, palette.sky[1]],
        [1, palette.sky[2]],
      ]),
    )
    scene.glow(scene.disc.x, scene.disc.y, 380 * unit, palette.glow, 0.8)
    const disc = ellipse(scene.disc.x, scene.disc.y, 118 * unit)
    scene.fill(disc, palette.dark ? palette.sun : BRAND)
    scene.spray(disc, '#FFB968', 0.9, 0, 0, 0.8, 1)
    drawCloud(scene, wx - side * 120 * unit, height * 0.2, 190)
    scene.fill(
      pen`M${wx - ww} ${height * 0.56}Q${wx - ww * 0.3} ${height * 0.44} ${wx} ${height * 0.54}T${wx + ww} ${height * 0.5}V${floor}H${wx - ww}Z`,
      palette.material('teal', 0.6).mid,
    )
    let x = wx - ww / 2
    while (x < wx + ww / 2) {
      const w = random.range(50, 90) * unit
      const h = random.range(80, 190) * unit
      const inks = palette.material(random.pick(['lav', 'brick', 'cream', 'blue'] as const), 0.4)
      scene.fill(rect(x, floor - h - 50 * unit, w, h + 60), inks.mid)
      scene.fill(
        pen`M${x - 6} ${floor - h - 48 * unit}L${x + w / 2} ${floor - h - 84 * unit}L${x + w + 6} ${floor - h - 48 * unit}Z`,
        inks.dark,
      )
      let lit = ''
      for (let i = 0; i < 2; i++)
        for (let k = 0; k < h / (50 * unit); k++)
          lit += rect(x + w * (0.18 + i * 0.38), floor - h - 30 * unit + k * 46 * unit, w * 0.24, 24 * unit)
      scene.fill(lit, palette.dark ? '#FFD27A' : inks.deep, { opacity: palette.dark ? 0.9 : 0.5 })
      x += w
    }
  })
  const iron = palette.material('navy')
  scene.stroke(opening, iron.dark, 17 * unit)
  let bars = ''
  for (let i = 1; i < 5; i++)
    bars += pen`M${wx - ww / 2 + (i * ww) / 5} ${floor - 60 * unit}V${top + (i === 1 || i === 4 ? 0.2 : 0.03) * ww}`
  for (let i = 1; i < 4; i++)
    bars += pen`M${wx - ww / 2} ${floor - 60 * unit - i * 150 * unit}H${wx + ww / 2}`
  scene.stroke(bars, iron.dark, 6 * unit)
  // Station clock, a hanging sign with a suitcase
  const cx = wx + side * (ww / 2 + 84 * unit)
  scene.fill(ellipse(cx, height * 0.13, 56 * unit), iron.dark)
  scene.fill(ellipse(cx, height * 0.13, 46 * unit), palette.material('white').light)
  scene.stroke(
    pen`M${cx} ${height * 0.13}v${-30 * unit}M${cx} ${height * 0.13}l${22 * unit} ${12 * unit}`,
    palette.ink,
    6 * unit,
  )

  // Lockers
  const cell = 122 * unit
  const x0 = scene.wide ? focusX - 330 * unit : side > 0 ? focusX + (scene.tall ? -10 : 10) * unit : -20
  const x1 = scene.wide
    ? focusX + 480 * unit
    : side > 0
      ? width + 20
      : focusX - (scene.tall ? -10 : 10) * unit
  const cols = Math.ceil((x1 - x0) / cell)
  const start = side > 0 ? x0 : x1 - cols * cell
  const rows = 4
  const bank = floor - 20 * unit
  scene.fill(
    rect(start - 14 * unit, bank - rows * cell - 60 * unit, cols * cell + 28 * unit, rows * cell + 80 * unit),
    iron.deep,
  )
  scene.fill(
    rect(start - 14 * unit, bank - rows * cell - 60 * unit, cols * cell + 28 * unit, 44 * unit),
    palette.material(BRAND).mid,
  )
  for (let i = 0; i < cols; i += 2) {
    scene.place(start + (i + 0.5) * cell, bank - rows * cell - 38 * unit, unit, () => {
      scene.fill(roundRect(-17, -8, 34, 22, 4), palette.material('white').light)
      scene.stroke('M-7 -8V-16H7V-8', palette.material('white').light, 4)
    })
  }
  const openCol = side > 0 ? 1 : cols - 2
  const colors = ['teal', 'cream', 'teal', 'gold', 'teal', 'cream', 'jade'] as const
  const shift = random.int(0, 6)
  for (let i = 0; i < cols; i++) {
    for (let k = 0; k < rows; k++) {
      const x = start + i * cell
      const y = bank - (rows - k) * cell
      const inks = palette.material(cycle(colors, i * 3 + k * 2 + shift))
      const door = roundRect(x + 5 * unit, y + 5 * unit, cell - 10 * unit, cell - 10 * unit, 8 * unit)
      if (i === openCol && k === 2) {
        // The open locker with a bag
        scene.fill(door, palette.ink)
        scene.glow(x + cell / 2, y + cell / 2, 80 * unit, '#FFD68A', 0.8)
        scene.place(x + cell / 2, y + cell - 10 * unit, unit, () => {
          fillBody(scene, 'M-38 0Q-48 -70 0 -76T38 0Z', palette.material('red'), { light: 1 })
          scene.fill(roundRect(-22, -34, 44, 28, 8), palette.material('red').light)
        })
        const hinge = side > 0 ? x + cell - 5 * unit : x + 5 * unit
        scene.fill(
          pen`M${hinge} ${y + 5 * unit}l${side * 62 * unit} ${-16 * unit}v${cell + 18 * unit}l${-side * 62 * unit} ${-12 * unit}Z`,
          inks.dark,
        )
        continue
      }
      scene.fill(door, inks.mid)
      scene.spray(door, inks.light, 0.6, 0, 0, 0.6, 0.6, 0.7)
      scene.spray(door, inks.deep, 0.7, 1, 1, 0.4, 0.2, 0.8)
      scene.fill(roundRect(x + cell * 0.66, y + cell * 0.4, 15 * unit, 34 * unit, 6 * unit), palette.ink)
      scene.fill(
        ellipse(x + cell * 0.66 + 7.5 * unit, y + cell * 0.32, 5 * unit),
        (i * 5 + k * 3 + shift) % 4 ? '#5CE08A' : '#FF5A4A',
      )
      let vents = ''
      for (let v = 0; v < 3; v++)
        vents += roundRect(x + cell * 0.16, y + cell * (0.16 + v * 0.08), cell * 0.3, 4 * unit, 2)
      scene.fill(vents, inks.deep, { opacity: 0.55 })
    }
  }

  // Polished floor, suitcases, travellers
  const stone = palette.material('stone')
  scene.fill(rect(-5, floor, width + 10, height), stone.mid)
  let tiles = ''
  for (let i = -12; i <= 12; i++)
    tiles += pen`M${focusX + i * 110 * unit} ${floor}L${focusX + i * 220 * unit} ${height + 5}`
  scene.stroke(tiles, stone.deep, 2.4, { opacity: 0.4 })
  drawReflection(scene, floor + 8, height * 0.12, [[wx, ww * 0.7, palette.glow]], 0.4)
  scene.spray(rect(-5, floor, width + 10, height - floor), stone.deep, 0.8, 0.5, 1, 0.5, 0.2, 0.9)
  const caseX = focusX + side * (scene.tall ? 60 : 160) * unit
  drawShadow(scene, caseX, height * 0.955, 300 * unit, 30 * unit, 0.4)
  drawSuitcase(
    scene,
    caseX + side * 190 * unit,
    height * 0.95,
    0.98 * unit,
    random.pick(['red', 'plum', 'gold'] as const),
    side * 2,
  )
  drawSuitcase(scene, caseX, height * 0.97, 1.16 * unit, BRAND)
  drawPerson(scene, caseX - side * 210 * unit, height * 0.975, 330 * unit, {
    coat: random.pick(['navy', 'teal', 'plum'] as const),
    bag: 'gold',
    walk: true,
    back: true,
    flip: side < 0,
  })
  drawPerson(scene, wx - side * 160 * unit, height * 0.9, 210 * unit, {
    coat: 'cream',
    hat: 'orange',
    flip: side > 0,
  })
  scene.spray(
    rect(0, 0, width, height * 0.5),
    mix(palette.glow, '#FFFFFF', 0.4),
    0.25,
    side > 0 ? 0 : 1,
    0,
    0.5,
    0.6,
    0.8,
  )
}
