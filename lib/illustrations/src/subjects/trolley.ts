import { BRAND } from '../color'
import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawCityBand } from '../kit/city'
import { drawPerson } from '../kit/person'
import { fillBody } from '../kit/shade'
import { drawSky } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import { drawSuitcase } from '../kit/suitcase'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Suitcases on a brass trolley at a hotel door, with a van for the airport transfer. */
export function trolley(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const floor = height * 0.74
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.62,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.1, 0.2),
    sunY: random.range(0.24, 0.32),
    sunRadius: random.range(104, 130),
    cloudY: [0.06, 0.36],
  })
  drawCityBand(scene, floor, {
    heights: [140, 330],
    widths: [60, 100],
    inks: palette.material('lav', 0.56),
    depth: 0.56,
  })
  drawCityBand(scene, floor, {
    heights: [70, 190],
    widths: [70, 110],
    inks: palette.material('blue', 0.34),
    depth: 0.34,
  })
  for (let i = 0; i < 6; i++)
    drawTree(scene, random() * width, floor + 4, random.range(120, 180) * unit, {
      inks: palette.material('green', 0.12),
    })
  // A plane above the roofs
  scene.place(
    focusX + side * (scene.tall ? 220 : 390) * unit,
    height * 0.2,
    0.84 * unit,
    () => {
      const w = palette.material('white')
      scene.fill(
        'M-150 6Q-160 -8 -132 -12L96 -20Q142 -18 158 -4Q142 12 96 14L-116 16Q-142 16 -150 6Z',
        w.light,
      )
      scene.fill('M-132 -10L-168 -66H-136L-92 -14Z', BRAND)
      scene.fill('M14 4L-58 74H-26L72 4Z', w.dark)
      scene.fill('M24 -18L-20 -62H2L70 -20Z', w.mid)
    },
    side < 0,
    -side * 14,
  )

  // Hotel front on one side: stone, door of glass, awning
  const edge = focusX - side * 150 * unit
  const wall = palette.material(random.pick(['#D9B896', '#C98A6A', '#E2D2BC'] as const))
  const far = side > 0 ? -10 : width + 10
  const face = rect(Math.min(edge, far), height * (scene.poster ? 0.3 : 0.06), Math.abs(edge - far), floor)
  scene.fill(face, wall.mid)
  scene.spray(face, wall.deep, 0.6, side > 0 ? 1 : 0, 0.5, 0.4, 0.5, 0.9)
  scene.fill(
    rect(Math.min(edge, far), height * (scene.poster ? 0.3 : 0.06), Math.abs(edge - far), 26 * unit),
    wall.light,
  )
  const lit = palette.dark ? '#FFD58A' : palette.material('teal').dark
  for (let i = 0; i < 6; i++) {
    const x = edge - side * (110 + i * 150) * unit
    for (const y of [0.16, 0.33]) {
      if (scene.poster && y < 0.3) continue
      scene.fill(roundRect(x - 42 * unit, height * y, 84 * unit, 118 * unit, 6), wall.light)
      scene.fill(rect(x - 34 * unit, height * y + 8 * unit, 68 * unit, 102 * unit), lit)
      scene.stroke(pen`M${x} ${height * y + 8 * unit}v${102 * unit}`, wall.light, 5 * unit)
      scene.fill(
        roundRect(x - 48 * unit, height * y + 112 * unit, 96 * unit, 14 * unit, 4),
        palette.material('leaf').dark,
      )
    }
  }
  const doorX = edge - side * 230 * unit
  scene.fill(
    rect(doorX - 130 * unit, floor - 230 * unit, 260 * unit, 236 * unit),
    palette.material('wood').deep,
  )
  scene.fill(
    rect(doorX - 116 * unit, floor - 218 * unit, 232 * unit, 224 * unit),
    palette.dark ? '#FFD58A' : '#F5D9A8',
  )
  scene.glow(doorX, floor - 100 * unit, 200 * unit, '#FFD58A', 0.6)
  scene.stroke(
    pen`M${doorX} ${floor - 218 * unit}V${floor}M${doorX - 58 * unit} ${floor - 218 * unit}V${floor}M${doorX + 58 * unit} ${floor - 218 * unit}V${floor}`,
    palette.material('wood').deep,
    6 * unit,
  )
  scene.fill(
    pen`M${doorX - 190 * unit} ${floor - 226 * unit}L${doorX - 150 * unit} ${floor - 310 * unit}H${doorX + 150 * unit}L${doorX + 190 * unit} ${floor - 226 * unit}Z`,
    palette.material('red').mid,
  )
  for (let i = 0; i < 7; i++)
    scene.fill(
      pen`M${doorX + (-190 + i * 54.3) * unit} ${floor - 228 * unit}a${27 * unit} ${22 * unit} 0 0 0 ${54.3 * unit} 0Z`,
      i % 2 ? palette.material('cream').light : palette.material('red').dark,
    )

  // Sidewalk and street
  scene.fill(rect(-5, floor, width + 10, height), palette.material('stone').mid)
  scene.spray(
    rect(-5, floor, width + 10, height - floor),
    palette.material('stone').light,
    0.7,
    0.5,
    0,
    0.5,
    0.6,
  )
  scene.spray(
    rect(-5, floor, width + 10, height - floor),
    palette.material('stone').deep,
    0.8,
    0.5,
    1,
    0.5,
    0.2,
  )
  scene.fill(
    polygon([
      [doorX - 130 * unit, floor],
      [doorX + 130 * unit, floor],
      [doorX + (side > 0 ? 300 : 80) * unit, height + 5],
      [doorX - (side > 0 ? 80 : 300) * unit, height + 5],
    ]),
    palette.material('red').dark,
  )

  // Van with its back open
  const vanX = focusX + side * (scene.tall ? 260 : 410) * unit
  drawShadow(scene, vanX, floor + 96 * unit, 300 * unit, 26 * unit, 0.5)
  scene.place(
    vanX,
    floor + 92 * unit,
    1.2 * unit,
    () => {
      const white = palette.material('white')
      const body = 'M-230 -30V-206Q-230 -226 -210 -226H120Q150 -226 168 -200L214 -126Q236 -116 238 -90V-30Z'
      scene.fill(body, white.mid)
      scene.spray(body, white.light, 0.7, 0.4, 0, 0.5, 0.6)
      scene.fill('M-230 -84H238V-62H-230Z', BRAND)
      scene.fill(
        'M120 -206H140Q154 -204 160 -192L196 -132H120Z',
        palette.dark ? '#FFE3A0' : palette.material('blue').dark,
      )
      scene.fill(roundRect(40, -206, 66, 74, 8), palette.dark ? '#FFE3A0' : palette.material('blue').dark)
      scene.stroke('M-60 -210V-34M24 -210V-34M114 -210V-34', white.dark, 4)
      scene.place(-146, -150, 1, () => {
        scene.fill(roundRect(-40, -24, 80, 56, 8), BRAND)
        scene.stroke('M-16 -24V-40H16V-24', BRAND, 8)
        scene.fill(rect(-5, -24, 10, 56), '#FFF6E6')
      })
      for (const x of [-146, 150]) {
        scene.fill(ellipse(x, -30, 40), palette.ink)
        scene.fill(ellipse(x, -30, 20), palette.material('gray').light)
      }
      scene.fill(ellipse(230, -92, 10, 14), palette.dark ? '#FFF3C8' : palette.material('gold').light)
      if (palette.dark) scene.glow(240, -92, 100, '#FFE9A8', 0.8)
    },
    side < 0,
  )

  // Trolley with its brass hoop
  const tx = focusX - side * (scene.tall ? 110 : 90) * unit
  const ty = height * 0.955
  drawShadow(scene, tx, ty, 300 * unit, 30 * unit, 0.5)
  const brass = palette.material('gold')
  scene.stroke(
    pen`M${tx - 230 * unit} ${ty - 60 * unit}V${ty - 360 * unit}Q${tx - 230 * unit} ${ty - 470 * unit} ${tx} ${ty - 470 * unit}T${tx + 230 * unit} ${ty - 360 * unit}V${ty - 60 * unit}`,
    brass.dark,
    19 * unit,
  )
  scene.stroke(
    pen`M${tx - 230 * unit} ${ty - 60 * unit}V${ty - 360 * unit}Q${tx - 230 * unit} ${ty - 472 * unit} ${tx} ${ty - 472 * unit}T${tx + 230 * unit} ${ty - 360 * unit}V${ty - 60 * unit}`,
    brass.light,
    8 * unit,
  )
  const shift = random.int(0, 4)
  const hues = ['teal', BRAND, 'plum', 'jade', 'navy'] as const
  drawSuitcase(scene, tx - 96 * unit, ty - 70 * unit, 1.12 * unit, cycle(hues, shift))
  drawSuitcase(scene, tx + 110 * unit, ty - 70 * unit, 0.92 * unit, cycle(hues, shift + 1))
  fillBody(
    scene,
    roundRect(tx - 186 * unit, ty - 176 * unit, 214 * unit, 108 * unit, 26 * unit),
    palette.material('wood'),
    { light: 0.9 },
  )
  scene.stroke(
    pen`M${tx - 130 * unit} ${ty - 176 * unit}q${52 * unit} ${-46 * unit} ${104 * unit} 0`,
    palette.material('wood').deep,
    10 * unit,
  )
  scene.stroke(
    pen`M${tx - 150 * unit} ${ty - 174 * unit}v${104 * unit}M${tx - 8 * unit} ${ty - 174 * unit}v${104 * unit}`,
    brass.mid,
    9 * unit,
  )
  scene.fill(
    roundRect(tx - 250 * unit, ty - 76 * unit, 500 * unit, 32 * unit, 12),
    palette.material('red').mid,
  )
  scene.fill(roundRect(tx - 256 * unit, ty - 52 * unit, 512 * unit, 16 * unit, 8), brass.mid)
  for (const dx of [-190, 190]) {
    scene.fill(ellipse(tx + dx * unit, ty - 16 * unit, 24 * unit), palette.ink)
    scene.fill(ellipse(tx + dx * unit, ty - 16 * unit, 9 * unit), brass.light)
  }
  drawPerson(scene, tx - side * 310 * unit, height * 0.965, 320 * unit, {
    coat: 'navy',
    hat: 'red',
    walk: true,
    back: false,
    flip: side < 0,
  })
  drawWeather(scene)
}
