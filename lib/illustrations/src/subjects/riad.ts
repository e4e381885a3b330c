import { mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { horseshoe } from '../kit/horseshoe'
import { drawPalm } from '../kit/palm'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection } from '../kit/water'
import { drawWeather } from '../kit/weather'
import type { Scene } from '../scene'

/** Draws a citrus tree in a tub of earth. */
function drawCitrus(scene: Scene, x: number, y: number, h: number): void {
  const { palette, random } = scene
  const leaf = palette.material('leaf')
  scene.fill(
    pen`M${x - h * 0.02} ${y}L${x - h * 0.012} ${y - h * 0.5}H${x + h * 0.012}L${x + h * 0.02} ${y}Z`,
    palette.material('wood').deep,
  )
  let dark = ''
  let mid = ''
  let fruit = ''
  for (let i = 0; i < 16; i++) {
    const a = random() * 6.2832
    const q = random() * 0.24 * h
    const cx = x + Math.cos(a) * q
    const cy = y - h * 0.72 + Math.sin(a) * q * 0.9
    dark += ellipse(cx, cy, h * 0.12)
    if (i % 2) mid += ellipse(cx + h * 0.02, cy - h * 0.03, h * 0.085)
    if (i % 3 === 0) fruit += ellipse(cx, cy + h * 0.03, h * 0.028)
  }
  scene.fill(dark, leaf.dark)
  scene.fill(mid, leaf.mid)
  scene.fill(fruit, palette.unlit('orange'))
}

/** A courtyard with arches around a pool. */
export function riad(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.68
  drawSky(scene, {
    horizon: 0.4,
    sunX: scene.wide ? undefined : focusX / width + random.range(-0.16, 0.16),
    sunY: random.range(0.13, 0.17),
    sunRadius: random.range(74, 92),
    cloudY: [0.04, 0.2],
  })
  const wallColor = random.pick(['#E2A37A', '#E9C6A0', '#DD9876'] as const)
  const wall = palette.material(wallColor)
  const tile = palette.material(random.pick(['teal', 'blue', 'jade'] as const))
  const wood = palette.material('wood')
  const white = palette.material('white')
  const lamp = palette.dark ? '#FFC56E' : mix(wall.deep, palette.ink, 0.2)
  const top = scene.poster ? height * 0.36 : height * 0.24
  const level = top + (floor - top) * 0.4

  // Upper wall with a gallery behind a carved rail
  scene.fill(rect(-5, top, width + 10, floor - top), wall.mid)
  scene.spray(rect(-5, top, width + 10, floor - top), wall.light, 0.6, 0.3, 0, 0.5, 0.6, 0.8)
  scene.fill(rect(-5, top - 18, width + 10, 20), palette.material('leaf').dark)
  let roof = ''
  for (let x = -5; x < width; x += 22) roof += pen`M${x} ${top + 2}v-16a11 11 0 0 1 22 0v16Z`
  scene.fill(roof, palette.material('jade').mid)
  const bay = 196 * unit
  const first = focusX - Math.ceil(focusX / bay) * bay
  for (let x = first; x < width + bay; x += bay) {
    scene.fill(horseshoe(x, level - 8, 104 * unit, level - top - 34), palette.dark ? '#F0A04A' : wall.deep)
    scene.fill(rect(x - 30 * unit, level - 92 * unit, 60 * unit, 92 * unit), wood.dark, { opacity: 0.8 })
    scene.fill(
      rect(x - 84 * unit, level - 62 * unit, 168 * unit, 7 * unit) +
        rect(x - 84 * unit, level - 10 * unit, 168 * unit, 10 * unit),
      wood.deep,
    )
    let rail = ''
    for (let i = -7; i <= 7; i++) rail += rect(x + i * 11 * unit - 2, level - 60 * unit, 4, 52 * unit)
    scene.fill(rail, wood.deep)
  }
  scene.fill(rect(-5, level, width + 10, 16 * unit), white.mid)
  scene.fill(rect(-5, level + 14 * unit, width + 10, 8 * unit), tile.dark)

  // Lower arcade
  for (let x = first; x < width + bay; x += bay) {
    const open = horseshoe(x, floor, 132 * unit, (floor - level) * 0.9)
    scene.fill(horseshoe(x, floor, 156 * unit, (floor - level) * 0.96), white.mid)
    scene.fill(open, mix(wall.deep, palette.ink, 0.35))
    scene.clipTo(open, () => {
      scene.glow(x, floor - 120 * unit, 120 * unit, '#FFC06A', palette.dark ? 0.9 : 0.45)
      scene.fill(rect(x - 44 * unit, floor - 150 * unit, 88 * unit, 150 * unit), wood.mid)
      scene.fill(rect(x - 3, floor - 150 * unit, 6, 150 * unit), wood.deep)
      let studs = ''
      for (let i = 0; i < 4; i++)
        for (const dx of [-28, -14, 14, 28])
          studs += ellipse(x + dx * unit, floor - (26 + i * 34) * unit, 4 * unit)
      scene.fill(studs, palette.material('gold').mid)
      scene.fill(rect(x - 90 * unit, floor - 30 * unit, 180 * unit, 30 * unit), tile.mid, { opacity: 0.55 })
    })
    const c = x + bay / 2
    scene.fill(rect(c - 15 * unit, level + 90 * unit, 30 * unit, floor - level - 90 * unit), white.light)
    scene.fill(rect(c + 2 * unit, level + 90 * unit, 13 * unit, floor - level - 90 * unit), white.dark)
    scene.fill(
      rect(c - 24 * unit, level + 78 * unit, 48 * unit, 16 * unit) +
        rect(c - 22 * unit, floor - 16 * unit, 44 * unit, 16 * unit),
      white.mid,
    )
    // Lantern on its chain
    scene.stroke(pen`M${c} ${level + 20 * unit}V${level + 46 * unit}`, palette.ink, 3)
    scene.glow(c, level + 60 * unit, 60 * unit, '#FFC56E', palette.dark ? 0.9 : 0.25)
    scene.fill(
      polygon([
        [c - 14 * unit, level + 46 * unit],
        [c + 14 * unit, level + 46 * unit],
        [c + 20 * unit, level + 62 * unit],
        [c, level + 84 * unit],
        [c - 20 * unit, level + 62 * unit],
      ]),
      lamp,
    )
  }
  scene.spray(rect(-5, level, width + 10, floor - level), palette.shade, 0.35, 0.5, 1, 0.5, 0.2)

  // Floor tiles converging away from the viewer
  scene.fill(rect(-5, floor, width + 10, height - floor + 9), palette.material('cream').mid)
  let joints = ''
  for (let i = -16; i <= 16; i++)
    joints += pen`M${focusX + i * 66 * unit} ${floor}L${focusX + i * 150 * unit} ${height + 5}`
  for (const t of [0.06, 0.16, 0.3, 0.5, 0.78]) joints += pen`M0 ${floor + (height - floor) * t}H${width}`
  scene.stroke(joints, tile.mid, 3, { opacity: 0.5 })
  scene.spray(
    rect(-5, floor, width + 10, height - floor + 9),
    palette.material('cream').deep,
    0.7,
    0.5,
    1,
    0.5,
    0.1,
    0.9,
  )
  const basin = (grow: number): string =>
    polygon([
      [focusX - (250 + grow) * unit, floor + (50 - grow * 0.4) * unit],
      [focusX + (250 + grow) * unit, floor + (50 - grow * 0.4) * unit],
      [focusX + (400 + grow * 1.4) * unit, floor + (222 + grow * 0.5) * unit],
      [focusX - (400 + grow * 1.4) * unit, floor + (222 + grow * 0.5) * unit],
    ])
  scene.fill(basin(42), white.light)
  scene.fill(basin(28), tile.mid)
  scene.fill(basin(0), palette.material('jade').mid)
  scene.clipTo(basin(0), () => {
    scene.fill(
      rect(0, floor, width, height),
      scene.linear([
        [0, mix(palette.water[0], '#7FE0D0', palette.night ? 0.1 : 0.4)],
        [0.6, palette.water[1]],
      ]),
    )
    for (let x = first; x < width; x += bay)
      drawReflection(
        scene,
        floor + 58 * unit,
        120 * unit,
        [[x, 110 * unit, palette.dark ? '#FFC56E' : white.light]],
        0.5,
      )
    drawReflection(scene, floor + 60 * unit, 160 * unit, [[focusX + 60 * unit, 90 * unit, palette.sun]], 0.7)
    let petals = ''
    for (let i = 0; i < 26; i++)
      petals += ellipse(
        focusX + random.range(-340, 340) * unit,
        floor + random.range(70, 210) * unit,
        random.range(5, 10),
        4,
      )
    scene.fill(petals, palette.unlit('#FF6F9C'))
  })
  // Fountain in the middle of the pool
  scene.place(focusX, floor + 118 * unit, 0.86 * unit, () => {
    scene.fill('M-16 0V-60H16V0Z', white.dark)
    scene.fill('M-92 -86Q-80 -50 0 -48T92 -86Z', white.mid)
    scene.fill(ellipse(0, -88, 92, 17), white.light)
    scene.fill(ellipse(0, -87, 78, 12), palette.water[0])
    scene.stroke(
      'M0 -92V-150M0 -150Q-34 -160 -46 -96M0 -150Q34 -160 46 -96M0 -150Q-16 -154 -22 -94M0 -150Q16 -154 22 -94',
      '#FFFFFF',
      4,
      { opacity: 0.8 },
    )
  })
  for (const sign of [-1, 1]) {
    const x = focusX + sign * (scene.tall ? 400 : 450) * unit
    drawCitrus(scene, x, floor + 40 * unit, 320 * unit)
    scene.fill(
      pen`M${x - 52 * unit} ${floor + 4}H${x + 52 * unit}L${x + 38 * unit} ${floor + 74 * unit}H${x - 38 * unit}Z`,
      palette.material('#C7653F').mid,
    )
    scene.fill(
      pen`M${x + 10 * unit} ${floor + 4}H${x + 52 * unit}L${x + 38 * unit} ${floor + 74 * unit}H${x + 10 * unit}Z`,
      palette.material('#C7653F').dark,
    )
    scene.fill(
      roundRect(x - 60 * unit, floor - 6, 120 * unit, 18 * unit, 6),
      palette.material('#C7653F').light,
    )
  }
  // Daybed cushions in a near corner
  const side = random() < 0.5 ? 1 : -1
  scene.place(
    scene.wide ? focusX + side * 640 * unit : side > 0 ? width - 120 * unit : 120 * unit,
    height * 0.975,
    1.1 * unit,
    () => {
      scene.fill(roundRect(-240, -70, 480, 76, 18), palette.material('cream').light)
      scene.spray(roundRect(-240, -70, 480, 76, 18), palette.material('cream').deep, 0.8, 0.5, 1, 0.5, 0.2)
      for (const [i, c] of (['red', 'gold', 'teal', 'plum'] as const).entries()) {
        scene.fill(roundRect(-210 + i * 108, -128, 96, 72, 18), palette.material(c).mid)
        scene.stroke(
          `M${-200 + i * 108} -104h76M${-200 + i * 108} -84h76`,
          palette.material('cream').light,
          5,
          { opacity: 0.7 },
        )
      }
    },
  )
  if (scene.wide) drawPalm(scene, width * 0.24, height * 0.9, height * 0.6, { lean: 0.08 })
  drawFrameLeaves(scene, -side, { scale: 1.05 })
  drawBirds(scene, width * 0.3, height * 0.12, 4, 44)
  drawWeather(scene)
}
