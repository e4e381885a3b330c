import { BRAND } from '../color'
import { arch, ellipse, pen, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Draws one stucco house with a porch; 210 units wide; the origin is its bottom left corner. */
function drawHouse(scene: Scene, stucco: Material, door: Material, parapet: boolean): void {
  const { palette, random } = scene
  const wall = palette.material(stucco)
  const white = palette.material('white')
  const slate = palette.material('#6A7686')
  scene.fill(rect(0, -440, 210, 440), wall.mid)
  scene.spray(rect(0, -440, 210, 440), wall.light, 0.7, 0, 0, 0.6, 0.6)
  scene.spray(rect(0, -440, 210, 440), wall.deep, 0.5, 0.5, 1, 0.5, 0.3)
  // Rusticated ground floor, bands, cornice
  let joints = ''
  for (let i = 0; i < 6; i++) joints += rect(0, -118 + i * 20, 210, 3)
  scene.fill(joints, wall.dark, { opacity: 0.5 })
  scene.fill(rect(-3, -136, 216, 10) + rect(-3, -286, 216, 7) + rect(-8, -452, 226, 16), white.light)
  if (parapet) {
    let balusters = rect(0, -486, 210, 8)
    for (let x = 6; x < 206; x += 16) balusters += roundRect(x, -480, 8, 28, 4)
    scene.fill(balusters, white.mid)
  } else {
    scene.fill('M-4 -452L20 -530H190L214 -452Z', slate.mid)
    for (const x of [44, 130]) {
      scene.fill(rect(x - 6, -512, 48, 58), white.light)
      scene.fill(rect(x, -504, 36, 46), palette.dark ? '#FFD58A' : slate.deep)
    }
  }
  scene.fill(rect(150, -566, 40, 70), palette.material('brick').mid)
  for (const x of [154, 167, 180]) scene.fill(rect(x, -586, 8, 22), palette.material('earth').mid)
  const sash = (x: number, y: number, w: number, h: number): void => {
    const on = palette.dark && random() < 0.75
    scene.fill(rect(x - 8, y - 8, w + 16, h + 12), white.light)
    scene.fill(rect(x, y, w, h), on ? '#FFD58A' : palette.material('navy').mid)
    scene.fill(rect(x, y + h * 0.5 - 2, w, 4) + rect(x + w / 2 - 1.6, y, 3.2, h), white.light)
  }
  for (const x of [26, 88, 150]) {
    sash(x, -264, 36, 92)
    sash(x, -416, 34, 74)
  }
  // Iron balcony with flowers on the first floor
  scene.fill(rect(10, -172, 190, 6) + rect(10, -206, 190, 4), palette.ink)
  let iron = ''
  for (let x = 14; x < 198; x += 11) iron += rect(x, -204, 2.4, 34)
  scene.fill(iron, palette.ink)
  for (let i = 0; i < 8; i++)
    scene.fill(
      ellipse(22 + i * 24, -208 - (i % 2) * 6, 12),
      i % 3 ? palette.material('leaf').mid : palette.material('pink').mid,
    )
  sash(36, -104, 44, 74)
  // Porch on two columns
  scene.fill(rect(112, -128, 88, 12), white.light)
  scene.fill(rect(132, -110, 48, 110), palette.material(door).mid)
  scene.fill(arch(132, -82, 48, 36), palette.dark ? '#FFD58A' : palette.material('blue').deep)
  scene.fill(ellipse(170, -46, 4), palette.material('gold').light)
  scene.fill(rect(116, -118, 12, 118) + rect(184, -118, 12, 118), white.light)
  scene.fill(rect(122, -118, 6, 118) + rect(190, -118, 6, 118), white.dark)
  scene.fill(rect(108, -14, 96, 14), palette.material('stone').mid)
}

/** Draws a narrow boat with pots on its roof, 620 units long; its bow is on the right. */
function drawNarrowboat(scene: Scene, hull: Material, cabin: Material): void {
  const { palette } = scene
  const body = palette.material(hull)
  const side = palette.material(cabin)
  const cream = palette.material('cream')
  scene.fill('M-310 -30L-300 20H250Q296 8 314 -40L290 -32Z', body.deep)
  scene.fill('M-310 -30L-307 -12H286Q304 -24 314 -40L290 -32Z', body.mid)
  scene.fill('M-256 -32V-92Q-256 -98 -248 -98H196Q206 -96 212 -84L232 -32Z', side.mid)
  scene.spray(
    'M-256 -32V-92Q-256 -98 -248 -98H196Q206 -96 212 -84L232 -32Z',
    side.deep,
    0.7,
    0.5,
    1,
    0.5,
    0.2,
  )
  scene.stroke('M-248 -40H224M-248 -88H206', cream.light, 4)
  scene.fill(roundRect(-264, -106, 476, 12, 6), body.dark)
  for (let i = 0; i < 6; i++) {
    const x = -210 + i * 66
    scene.fill(ellipse(x, -64, 17), palette.material('gold').mid)
    scene.fill(ellipse(x, -64, 13), palette.dark ? '#FFE0A0' : palette.material('blue').deep)
  }
  scene.fill(rect(-150, -140, 12, 36), palette.ink)
  scene.fill('M-146 -146q-18 -22 2 -46t-2 -46q28 26 14 50t2 42Z', palette.material('white').light, {
    opacity: 0.45,
  })
  for (const [i, x] of [-80, -30, 20, 74, 126, 170].entries()) {
    scene.fill(
      pen`M${x - 15} -128H${x + 15}L${x + 11} -104H${x - 11}Z`,
      palette.material(cycle(['red', 'teal', 'earth'] as const, i)).mid,
    )
    for (let k = -1; k <= 1; k++)
      scene.fill(
        ellipse(x + k * 11, -136 - (k ? 0 : 7), 10),
        k ? palette.material('leaf').mid : palette.material(i % 2 ? 'pink' : 'gold').mid,
      )
  }
  scene.stroke('M-300 -34Q-322 -70 -336 -74', palette.material('wood').mid, 8)
}

/** White townhouses along a canal with painted narrow boats. */
export function townhouse(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const quay = height * 0.7
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.58,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.06, 0.24),
    sunY: random.range(0.13, 0.18),
    sunRadius: random.range(96, 120),
    cloudY: [0.04, 0.3],
  })
  const walls: readonly Material[] = ['#F4EBDD', '#EBD9C8', '#F6F1E6', '#E6DED8', '#F2DDD2']
  const doors: readonly Material[] = ['navy', 'red', 'leaf', 'teal', 'plum', 'char']
  const scale = (scene.poster ? 0.76 : 0.88) * (scene.tall ? unit * 1.16 : unit)
  const step = 212 * scale
  let i = random.int(0, 5)
  for (let x = focusX - 0.5 * step - Math.ceil(focusX / step) * step; x < width + step; x += step, i++) {
    scene.place(x, quay - 10 * unit, scale, () =>
      drawHouse(scene, cycle(walls, i), cycle(doors, i * 5), i % 3 !== 1),
    )
  }
  // Plane trees and railings on the quay
  scene.fill(rect(-5, quay - 12 * unit, width + 10, 40 * unit), palette.material('stone').light)
  const autumn = random() < 0.5
  for (
    let k = 0, x = focusX - step * 1.02 - Math.ceil(focusX / (step * 2)) * step * 2;
    x < width + step;
    x += step * 2, k++
  ) {
    const trunk = palette.material('wood')
    scene.fill(
      pen`M${x - 9 * unit} ${quay + 10}L${x - 5 * unit} ${quay - 210 * unit}h${10 * unit}L${x + 9 * unit} ${quay + 10}Z`,
      trunk.dark,
    )
    drawCanopy(scene, quay - 190 * unit, {
      inks: palette.material(autumn ? cycle(['gold', 'lime'] as const, k) : 'green'),
      size: [80, 120],
      spread: 90,
      from: x - 80 * unit,
      to: x + 80 * unit,
      count: 7,
      closed: false,
    })
  }
  let rails =
    rect(-5, quay - 44 * unit, width + 10, 5 * unit) + rect(-5, quay - 10 * unit, width + 10, 4 * unit)
  for (let x = 6; x < width; x += 20 * unit) rails += rect(x, quay - 50 * unit, 3.4 * unit, 54 * unit)
  scene.fill(rails, palette.ink)
  for (let x = focusX % (240 * unit); x < width; x += 240 * unit) {
    scene.stroke(pen`M${x} ${quay + 6}v${-120 * unit}`, palette.ink, 6 * unit)
    scene.glow(x, quay - 132 * unit, 70 * unit, '#FFE09A', palette.dark ? 0.9 : 0.1)
    scene.fill(
      ellipse(x, quay - 130 * unit, 13 * unit, 17 * unit),
      palette.dark ? '#FFF0C0' : palette.material('cream').light,
    )
  }
  scene.fill(rect(-5, quay + 20 * unit, width + 10, 34 * unit), palette.material('brick').dark)
  let bricks = ''
  for (let r = 0; r < 2; r++)
    for (let x = (r % 2) * 20; x < width; x += 42 * unit)
      bricks += rect(x, quay + (24 + r * 15) * unit, 37 * unit, 11 * unit)
  scene.fill(bricks, palette.material('brick').mid, { opacity: 0.7 })
  drawWater(scene, quay + 52 * unit)
  for (let x = step / 2; x < width; x += step)
    drawReflection(
      scene,
      quay + 62 * unit,
      height * 0.14,
      [[x, 130 * unit, palette.material('white').mid]],
      0.34,
    )
  if (palette.dark)
    for (let x = 60; x < width; x += 190 * unit)
      drawReflection(scene, quay + 60 * unit, height * 0.13, [[x, 30 * unit, '#FFD27A']], 0.6)
  const boats: readonly (readonly [Material, Material])[] = [
    ['leaf', 'red'],
    ['navy', 'teal'],
    ['red', 'navy'],
    ['plum', 'leaf'],
    ['char', 'orange'],
  ]
  const [h1, c1] = cycle(boats, i)
  const [h2, c2] = cycle(boats, i + 2)
  const farX = focusX - side * (scene.tall ? 260 : 390) * unit
  scene.place(farX, height * 0.815, 0.72 * unit, () => drawNarrowboat(scene, h2, c2), side > 0)
  drawReflection(scene, height * 0.832, height * 0.04, [[farX, 380 * unit, palette.material(h2).dark]], 0.4)
  scene.place(
    focusX + side * 60 * unit,
    height * 0.915,
    1.14 * unit,
    () => drawNarrowboat(scene, h1, c1),
    side < 0,
  )
  drawReflection(
    scene,
    height * 0.938,
    height * 0.05,
    [[focusX + side * 60 * unit, 560 * unit, palette.material(h1).dark]],
    0.4,
  )
  // Two ducks
  for (const [dx, k] of [
    [-330, 1],
    [-250, 0.8],
  ] as const) {
    scene.place(
      focusX - side * dx * unit,
      height * 0.965,
      k * unit,
      () => {
        scene.fill(
          'M-40 0Q-46 -24 -14 -22Q8 -22 14 -16Q10 -40 26 -44Q42 -44 42 -32L54 -28L42 -24Q36 -2 18 4H-20Q-36 6 -40 0Z',
          palette.material('white').mid,
        )
        scene.fill('M14 -16Q10 -40 26 -44Q42 -44 42 -32Q40 -20 30 -16Z', palette.material('leaf').dark)
        scene.fill('M42 -33L55 -28L42 -24Z', BRAND)
      },
      side < 0,
    )
  }
  drawFrameLeaves(scene, -side, { scale: 0.8 })
  drawBirds(scene, width * 0.4, height * 0.1, 4, 44)
  drawWeather(scene)
}
