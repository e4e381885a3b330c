import { ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawFrameLeaves } from '../kit/foreground'
import { drawMist, drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { drawPerson } from '../kit/person'
import { drawCanopy } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawReflection, drawWater } from '../kit/water'
import { drawWeather } from '../kit/weather'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** Draws a teak house with a veranda and two steep gables; 620 units wide, its floor 120 above the ground. */
function drawHouse(scene: Scene): void {
  const { palette } = scene
  const teak = palette.material('#9A5E3A')
  const dark = palette.material('#6E3F2A')
  const tiles = palette.material('#8E4A3A')
  const lit = palette.dark ? '#FFC972' : dark.deep
  for (const x of [-280, -180, -80, 20, 120, 220, 290]) scene.fill(rect(x - 8, -122, 16, 130), dark.deep)
  scene.fill(rect(-290, -118, 590, 30), palette.ink, { opacity: 0.35 })
  scene.fill(rect(-320, -134, 660, 20), dark.mid)
  scene.fill(rect(-320, -138, 660, 7), teak.light)
  const wing = (x: number, w: number, h: number, rise: number): void => {
    scene.fill(rect(x - w / 2, -134 - h, w, h), teak.mid)
    scene.fill(rect(x + w * 0.2, -134 - h, w * 0.3, h), teak.dark)
    let boards = ''
    for (let i = 1; i < w / 16; i++) boards += rect(x - w / 2 + i * 16, -134 - h, 2, h)
    scene.fill(boards, dark.dark, { opacity: 0.45 })
    const top = -134 - h
    const roof = pen`M${x - w * 0.66} ${top + 16}Q${x - w * 0.22} ${top - rise * 0.34} ${x} ${top - rise}Q${x + w * 0.22} ${top - rise * 0.34} ${x + w * 0.66} ${top + 16}Z`
    scene.fill(roof, tiles.dark)
    const face = pen`M${x - w * 0.5} ${top + 2}Q${x - w * 0.16} ${top - rise * 0.28} ${x} ${top - rise * 0.82}Q${x + w * 0.16} ${top - rise * 0.28} ${x + w * 0.5} ${top + 2}Z`
    scene.fill(face, teak.dark)
    scene.clipTo(face, () => {
      let slats = ''
      for (let i = -8; i <= 8; i++) slats += pen`M${x + i * w * 0.07} ${top + 4}L${x} ${top - rise}`
      scene.stroke(slats, teak.light, 4, { opacity: 0.6 })
    })
    scene.stroke(
      pen`M${x - w * 0.66} ${top + 16}Q${x - w * 0.22} ${top - rise * 0.34} ${x} ${top - rise}Q${x + w * 0.22} ${top - rise * 0.34} ${x + w * 0.66} ${top + 16}`,
      dark.mid,
      10,
    )
    // Crossed finials of the Lanna style
    scene.stroke(
      pen`M${x} ${top - rise}q-16 -20 -34 -30q12 30 34 30q16 -20 34 -30q-12 30 -34 30`,
      teak.light,
      6,
    )
    scene.glow(x, -134 - h * 0.44, w * 0.5, '#FFC06A', palette.dark ? 0.6 : 0.1)
    for (const dx of [-0.24, 0.24]) {
      scene.fill(roundRect(x + dx * w - 28, -134 - h * 0.78, 56, h * 0.52, 4), lit)
      scene.stroke(
        pen`M${x + dx * w} ${-134 - h * 0.78}v${h * 0.52}M${x + dx * w - 28} ${-134 - h * 0.52}h56`,
        teak.light,
        4,
      )
    }
  }
  wing(170, 270, 130, 150)
  wing(-110, 320, 140, 186)
  // Veranda: rail, lamp, a reclining seat, plants
  scene.fill(rect(-320, -196, 200, 9) + rect(60, -196, 280, 9), teak.light)
  let rail = ''
  for (let x = -316; x < -124; x += 17) rail += rect(x, -190, 6, 54)
  for (let x = 64; x < 336; x += 17) rail += rect(x, -190, 6, 54)
  scene.fill(rail, dark.mid)
  scene.fill(rect(-322, -330, 10, 200) + rect(330, -310, 10, 180), dark.dark)
  for (let i = 0; i < 8; i++)
    scene.fill(
      ellipse(-300 + i * 24, -204 - (i % 2) * 8, 15),
      i % 3 ? palette.material('leaf').mid : palette.material('pink').mid,
    )
  // Stairs to the garden
  scene.fill(
    polygon([
      [-40, -130],
      [40, -130],
      [64, 8],
      [-64, 8],
    ]),
    dark.dark,
  )
  let steps = ''
  for (let i = 0; i < 7; i++) steps += rect(-42 - i * 3.4, -124 + i * 19, 84 + i * 6.8, 9)
  scene.fill(steps, teak.light)
  scene.stroke('M-44 -190V-130L-70 10M44 -190V-130L70 10', dark.deep, 8)
}

/** A teak house on posts above a slow river. */
export function teakhouse(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const bank = height * 0.76
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.58,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.2, 0.3),
    sunY: random.range(0.22, 0.31),
    sunRadius: random.range(104, 132),
    cloudY: [0.06, 0.36],
  })
  drawRidge(scene, height * 0.52, 170, palette.material('lav', 0.68).mid, { rough: 0.6 })
  drawMist(scene, height * 0.5, 110, 0.55)
  drawRidge(scene, height * 0.58, 110, palette.material('teal', 0.5).mid, { rough: 0.5 })
  drawCanopy(scene, height * 0.66, { inks: palette.material('leaf', 0.36), size: [70, 120], spread: 70 })
  for (let i = 0; i < (scene.wide ? 8 : 5); i++)
    drawPalm(
      scene,
      width * ((i + random()) / (scene.wide ? 8 : 5)),
      bank - 20,
      random.range(300, 430) * unit,
      { lean: random.range(-0.1, 0.1), inks: palette.material('leaf', 0.2) },
    )
  drawCanopy(scene, bank - 30, { inks: palette.material('green', 0.18), size: [80, 130], spread: 70 })
  scene.fill(
    pen`M-10 ${bank - 40}Q${width * 0.3} ${bank - 56} ${width * 0.6} ${bank - 36}T${width + 10} ${bank - 44}V${bank + 16}H-10Z`,
    palette.material('leaf', 0.04).mid,
  )
  scene.place(focusX, bank - 16, (scene.tall ? 1.16 : 1.22) * unit, () => drawHouse(scene))
  for (const dx of [-470, 480, -600, 620])
    drawCanopy(scene, bank + 12, {
      inks: palette.material('leaf', 0.02),
      size: [70, 120],
      spread: 50,
      from: focusX + (dx - 90) * unit,
      to: focusX + (dx + 90) * unit,
      closed: false,
    })

  // River with a landing, a paddle boat
  drawWater(scene, bank + 10)
  drawReflection(
    scene,
    bank + 20,
    height * 0.14,
    [
      [focusX - 110 * unit, 330 * unit, palette.material('#9A5E3A').dark],
      [focusX + 190 * unit, 260 * unit, palette.material('#8E4A3A').dark],
      [focusX - 60 * unit, 60 * unit, palette.dark ? '#FFC972' : palette.material('#9A5E3A').light],
    ],
    0.45,
  )
  const wood = palette.material('wood')
  scene.fill(
    polygon([
      [focusX - 84 * unit, bank - 6],
      [focusX + 84 * unit, bank - 6],
      [focusX + 130 * unit, bank + 64 * unit],
      [focusX - 130 * unit, bank + 64 * unit],
    ]),
    wood.mid,
  )
  let planks = ''
  for (let i = 1; i < 6; i++)
    planks += pen`M${focusX - (84 + i * 8) * unit} ${bank - 6 + i * 12 * unit}h${(168 + i * 16) * unit}`
  scene.stroke(planks, wood.deep, 3, { opacity: 0.6 })
  scene.fill(rect(focusX - 130 * unit, bank + 62 * unit, 260 * unit, 13 * unit), wood.dark)
  for (const dx of [-124, 118])
    scene.fill(rect(focusX + dx * unit, bank + 40 * unit, 12 * unit, 66 * unit), wood.deep)
  drawPerson(scene, focusX + side * 30 * unit, bank + 50 * unit, 118 * unit, {
    coat: 'cream',
    hat: 'sand',
    walk: false,
  })
  scene.place(
    focusX - side * (scene.tall ? 250 : 370) * unit,
    height * 0.895,
    1.06 * unit,
    () => {
      scene.fill('M-170 -20Q-120 26 0 26T170 -20L150 -12H-150Z', wood.dark)
      scene.fill('M-170 -20L-150 -12H150L170 -20Q120 8 0 8T-170 -20Z', wood.light)
      for (const [x, c] of [
        [-60, 'teal'],
        [70, 'orange'],
      ] as const) {
        scene.fill(ellipse(x, -66, 12), palette.material('skin').mid)
        scene.fill(pen`M${x - 17} -12q-2 -42 17 -42t17 42Z`, palette.material(c).mid)
        scene.fill(pen`M${x - 34} -70Q${x} -112 ${x + 34} -70Z`, palette.material('sand').mid)
      }
      scene.stroke('M84 -50L130 20', wood.deep, 6)
      scene.fill('M122 12q22 10 18 34q-18 -6 -26 -26Z', wood.mid)
    },
    side < 0,
  )
  for (let i = 0; i < 9; i++) {
    const x = random() * width
    const y = height * random.range(0.92, 0.99)
    const q = random.range(26, 46) * unit
    scene.fill(
      pen`M${x} ${y}L${x + q} ${y - q * 0.16}A${q} ${q * 0.34} 0 1 1 ${x + q * 0.9} ${y + q * 0.16}Z`,
      cycle([palette.material('green').mid, palette.material('leaf').dark], i),
    )
  }
  drawFrameLeaves(scene, side, { scale: 1.15 })
  drawBirds(scene, width * 0.3, height * 0.2, 5, 46)
  drawWeather(scene)
}
