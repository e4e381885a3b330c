import { arch, ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawPerson } from '../kit/person'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Draws one row house with a tall stoop; 250 units wide; the origin is its bottom left corner. */
function drawHouse(scene: Scene, material: Material, door: Material, lift: number): void {
  const { palette, random } = scene
  const wall = palette.material(material)
  const stone = palette.material('#B98A74')
  const trim = palette.material('#4A3A40')
  const lit = '#FFD27A'
  const h = 520 + lift
  scene.fill(rect(0, -h, 250, h), wall.mid)
  scene.spray(rect(0, -h, 250, h), wall.light, 0.6, 0, 0, 0.6, 0.6)
  scene.spray(rect(0, -h, 250, h), wall.deep, 0.7, 0.5, 1, 0.5, 0.2)
  scene.fill(rect(244, -h, 6, h), wall.deep, { opacity: 0.5 })
  // Cornice with brackets
  scene.fill(pen`M-10 ${-h - 26}H260L250 ${-h + 18}H0Z`, trim.mid)
  scene.fill(rect(-10, -h - 30, 270, 10), trim.light)
  for (let i = 0; i < 6; i++) scene.fill(roundRect(14 + i * 42, -h + 6, 14, 30, 5), trim.dark)
  // Bay on the left, single windows on the right
  scene.fill(
    polygon([
      [12, -40],
      [12, -h + 60],
      [30, -h + 44],
      [128, -h + 44],
      [146, -h + 60],
      [146, -40],
    ]),
    wall.light,
  )
  scene.fill(
    polygon([
      [128, -h + 44],
      [146, -h + 60],
      [146, -40],
      [128, -40],
    ]),
    wall.dark,
  )
  const pane = (x: number, y: number, w: number, hh: number): void => {
    const on = palette.dark ? random() < 0.75 : random() < 0.1
    scene.fill(rect(x - 6, y - 12, w + 12, 10), stone.light)
    scene.fill(rect(x - 4, y, w + 8, hh + 4), stone.dark)
    scene.fill(rect(x, y, w, hh), on ? lit : palette.material('navy').dark)
    scene.fill(rect(x, y + hh * 0.48, w, 4) + rect(x + w / 2 - 1.6, y, 3.2, hh), stone.light)
    if (on && random() < 0.5)
      scene.fill(
        pen`M${x} ${y}h${w}v${hh * 0.3}q${-w / 2} ${hh * 0.14} ${-w} 0Z`,
        palette.material('cream').light,
      )
    scene.fill(rect(x - 8, y + hh, w + 16, 8), stone.mid)
  }
  for (let floor = 0; floor < 3; floor++) {
    const y = -h + 76 + floor * 128
    pane(28, y, 36, 78)
    pane(92, y, 32, 78)
    if (floor < 2 || lift > 0) pane(174, y, 46, 80)
  }
  pane(34, -110, 34, 60)
  pane(92, -110, 30, 60)
  // Door with a canopy, stoop with rails
  scene.fill(rect(156, -300, 84, 190), stone.mid)
  scene.fill(pen`M148 -296L198 -338L248 -296Z`, stone.light)
  scene.fill(arch(168, -110, 60, 166), trim.deep)
  scene.fill(arch(173, -110, 50, 160), palette.material(door).mid)
  scene.fill(arch(173, -216, 50, 54), palette.dark ? lit : palette.material('blue').deep)
  scene.stroke('M198 -214V-112', palette.material(door).dark, 4)
  scene.fill(ellipse(206, -160, 4), palette.material('gold').light)
  scene.glow(198, -250, 70, '#FFD68A', palette.dark ? 0.8 : 0)
  for (let i = 0; i < 8; i++) {
    const t = i / 8
    scene.fill(rect(156 - t * 20, -110 + i * 14, 84 + t * 40, 15), i % 2 ? stone.mid : stone.light)
  }
  scene.stroke('M154 -162L130 -48V4M242 -162L266 -48V4', palette.ink, 6)
  let rails = ''
  for (let i = 0; i < 6; i++)
    rails += pen`M${151 - i * 4} ${-152 + i * 20}v52M${245 + i * 4} ${-152 + i * 20}v52`
  scene.stroke(rails, palette.ink, 3)
}

/** A row of brownstone houses with stoops, trees and the towers of a city behind. */
export function brownstone(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const curb = height * 0.84
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.6,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.12, 0.26),
    sunY: random.range(0.17, 0.23),
    sunRadius: random.range(110, 136),
    cloudY: [0.05, 0.3],
  })
  drawCityBand(scene, height * 0.56, {
    heights: [120, 330],
    widths: [44, 80],
    inks: palette.material('lav', 0.56),
    depth: 0.56,
    styles: ['flat', 'crown', 'spire', 'taper', 'flat'],
  })
  const walls: readonly Material[] = ['#8A4A3C', '#A9604A', '#6E4448', '#B9785A', '#7A5048']
  const doors: readonly Material[] = ['teal', 'red', 'navy', 'leaf', 'gold', 'plum']
  const scale = (scene.poster ? 0.74 : 0.98) * (scene.tall ? unit * 1.16 : unit)
  const step = 250 * scale
  const first = focusX - 0.62 * step - Math.ceil(focusX / step) * step
  let i = random.int(0, 4)
  for (let x = first; x < width + step; x += step, i++) {
    scene.place(x, curb - 60 * unit, scale, () =>
      drawHouse(scene, cycle(walls, i), cycle(doors, i * 2), (i % 3) * 22),
    )
  }
  // Sidewalk, front gardens, trees in leaf, a parked bicycle
  const stone = palette.material('stone')
  scene.fill(rect(-5, curb - 62 * unit, width + 10, height), stone.mid)
  scene.spray(rect(-5, curb - 62 * unit, width + 10, height - curb + 62), stone.deep, 0.7, 0.5, 1, 0.5, 0.2)
  let joints = ''
  for (let k = -14; k < 15; k++)
    joints += pen`M${focusX + k * 120 * unit} ${curb - 60 * unit}L${focusX + k * 190 * unit} ${curb + 44 * unit}`
  scene.stroke(joints, stone.deep, 2.4, { opacity: 0.45 })
  const road = palette.material('#5F6674')
  scene.fill(rect(-5, curb + 40 * unit, width + 10, 12 * unit), stone.light)
  scene.fill(rect(-5, curb + 50 * unit, width + 10, height), road.mid)
  scene.spray(rect(-5, curb + 50 * unit, width + 10, height - curb), road.deep, 0.8, 0.5, 1, 0.5, 0.2)
  const autumn = random() < 0.6
  for (let x = first + step * 0.02, k = 0; x < width + step; x += step * 2, k++) {
    const tx = x + step * 0.3 + random.range(-10, 10)
    if (Math.abs(tx - focusX) < 70 * unit) continue
    drawTree(scene, tx, curb + 30 * unit, random.range(290, 340) * unit * (scene.poster ? 0.8 : 1), {
      inks: palette.material(autumn ? cycle(['gold', 'maple', 'orange'] as const, k) : 'green'),
    })
    scene.stroke(roundRect(tx - 40 * unit, curb + 12 * unit, 80 * unit, 26 * unit, 6), palette.ink, 4)
  }
  for (let x = first + step * 1.1; x < width + step; x += step * 2) {
    scene.stroke(pen`M${x} ${curb + 34 * unit}V${curb - 190 * unit}`, palette.ink, 8 * unit)
    scene.glow(x, curb - 214 * unit, 90 * unit, '#FFE09A', palette.dark ? 0.9 : 0.15)
    scene.fill(
      ellipse(x, curb - 212 * unit, 19 * unit, 24 * unit),
      palette.dark ? '#FFF0C0' : palette.material('cream').light,
    )
    scene.fill(roundRect(x - 12 * unit, curb - 242 * unit, 24 * unit, 9 * unit, 4), palette.ink)
  }
  scene.place(
    focusX + side * (scene.tall ? 250 : 330) * unit,
    curb + 38 * unit,
    1.5 * unit,
    () => {
      scene.stroke(ellipse(-30, -22, 22) + ellipse(32, -22, 22), palette.ink, 4)
      scene.stroke(
        'M-30 -22L-10 -56L22 -56L32 -22M-10 -56L2 -22L-30 -22M2 -22L22 -56M18 -56L14 -72L26 -74M-16 -64H-2',
        palette.unlit('orange'),
        4.4,
      )
    },
    side < 0,
  )
  drawPerson(scene, focusX - side * 130 * unit, curb + 44 * unit, 170 * unit, {
    coat: random.pick(['teal', 'orange', 'cream'] as const),
    bag: 'gold',
    flip: side > 0,
  })
  drawPerson(scene, focusX - side * 196 * unit, curb + 46 * unit, 156 * unit, {
    coat: 'plum',
    hat: 'red',
    flip: side > 0,
  })
  // A yellow cab passes
  scene.place(
    focusX + side * (scene.tall ? 120 : 60) * unit,
    height * 0.985,
    1.04 * unit,
    () => {
      const cab = palette.material('gold')
      scene.fill(
        'M-230 -30V-74Q-226 -92 -200 -96L-150 -102L-106 -150Q-96 -160 -80 -160H60Q80 -160 94 -148L146 -102L206 -92Q232 -86 232 -60V-30Z',
        cab.mid,
      )
      scene.spray(
        'M-230 -30V-74Q-226 -92 -200 -96L-150 -102L-106 -150Q-96 -160 -80 -160H60Q80 -160 94 -148L146 -102L206 -92Q232 -86 232 -60V-30Z',
        cab.deep,
        0.7,
        0.5,
        1,
        0.5,
        0.3,
      )
      scene.fill(
        'M-128 -102L-94 -142Q-88 -148 -80 -148H-16V-102ZM0 -102V-148H58Q72 -148 82 -140L124 -102Z',
        palette.dark ? '#FFE9B8' : palette.material('navy').dark,
      )
      let checks = ''
      for (let k = 0; k < 22; k++) checks += rect(-220 + k * 20, k % 2 ? -84 : -74, 10, 10)
      scene.fill(checks, palette.ink)
      scene.fill(roundRect(-40, -178, 70, 20, 6), palette.dark ? '#FFF3C8' : palette.material('white').light)
      for (const x of [-140, 150]) {
        scene.fill(ellipse(x, -30, 36), palette.ink)
        scene.fill(ellipse(x, -30, 17), palette.material('gray').light)
      }
      scene.fill(ellipse(222, -70, 9, 12), '#FFF6D6')
      if (palette.dark) scene.glow(230, -70, 100, '#FFE9A8', 0.8)
    },
    side < 0,
  )
  drawBirds(scene, width * 0.4, height * 0.1, 4, 44)
  drawWeather(scene)
}
