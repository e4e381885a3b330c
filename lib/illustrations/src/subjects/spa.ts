import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage } from '../kit/stage'
import type { Inks, Material } from '../palette'
import type { Scene } from '../scene'

const PETALS = '#F7D3E2'

/** A spa still life. */
export function spa(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.12
  const { centerX } = drawStage(scene, {
    tableTop: 0.72,
    discY: 0.43,
    discRadius: 0.31,
    table: 'wood',
    wall: palette.dark ? undefined : mix(palette.material('jade').mid, palette.sky[0], 0.35),
  })

  // Bamboo
  for (let i = 0; i < (scene.wide ? 11 : 7); i++) {
    const x = width * (i < 4 ? 0.02 + i * 0.055 : 0.82 + (i - 4) * 0.06)
    const w = random.range(20, 32) * unit
    scene.fill(
      rect(x, -10, w, height * 0.716 + 10),
      i % 2
        ? palette.material('green', 0.12 + 0.2 * random()).mid
        : palette.material('green', 0.12 + 0.2 * random()).dark,
    )
    for (let y = random.range(0, 80); y < height * 0.7; y += random.range(110, 150)) {
      scene.fill(rect(x - 2, y, w + 4, 5), palette.material('leaf').deep, { opacity: 0.6 })
    }
  }
  drawShadow(scene, centerX, height * 0.87, 430 * unit, 44 * unit, 0.5)

  // Tray
  scene.fill(
    roundRect(centerX - 430 * unit, height * 0.82, 860 * unit, 34 * unit, 17 * unit),
    palette.material('wood').deep,
  )
  scene.fill(
    roundRect(centerX - 430 * unit, height * 0.812, 860 * unit, 18 * unit, 9 * unit),
    palette.material('wood').mid,
  )

  // Stones
  const st = (x: number, y: number, w: number, h: number, c: Material) => {
    const inks = palette.material(c)
    scene.fill(
      smooth(
        [
          [x - w, y],
          [x - w * 0.7, y - h * 0.8],
          [x, y - h],
          [x + w * 0.75, y - h * 0.75],
          [x + w, y],
          [x + w * 0.7, y + h * 0.45],
          [x, y + h * 0.55],
          [x - w * 0.72, y + h * 0.45],
        ],
        true,
      ),
      inks.mid,
    )
    scene.clipTo(
      smooth(
        [
          [x - w, y],
          [x - w * 0.7, y - h * 0.8],
          [x, y - h],
          [x + w * 0.75, y - h * 0.75],
          [x + w, y],
          [x + w * 0.7, y + h * 0.45],
          [x, y + h * 0.55],
          [x - w * 0.72, y + h * 0.45],
        ],
        true,
      ),
      () => {
        scene.spray(rect(x - w, y - h, 2 * w, h * 1.6), inks.deep, 0.95, 0.7, 1, 0.4, 0.1, 0.9)
        scene.spray(rect(x - w, y - h, 2 * w, h * 1.6), inks.light, 0.9, 0.1, 0, 0.5, 0.7, 0.7)
      },
    )
  }
  st(centerX - 120 * unit, height * 0.775, 150 * unit, 54 * unit, '#4E5A66')
  st(centerX - 108 * unit, height * 0.69, 116 * unit, 46 * unit, '#66727C')
  st(centerX - 124 * unit, height * 0.615, 84 * unit, 38 * unit, '#8A949B')

  drawOrchid(scene, centerX, unit)

  // Candle, oil, towel
  scene.glow(centerX + 130 * unit, height * 0.66, 190 * unit, '#FFD08A', 0.9)
  scene.fill(
    roundRect(centerX + 82 * unit, height * 0.71, 96 * unit, 104 * unit, 10),
    palette.material('cream').mid,
  )
  scene.spray(
    roundRect(centerX + 82 * unit, height * 0.71, 96 * unit, 104 * unit, 10),
    palette.material('cream').deep,
    0.7,
    0.6,
    1,
    0.5,
    0.1,
  )
  scene.fill(
    ellipse(centerX + 130 * unit, height * 0.712, 48 * unit, 11 * unit),
    palette.material('cream').light,
  )
  scene.fill(
    pen`M${centerX + 130 * unit} ${height * 0.708}q${-24 * unit} ${-30 * unit} 0 ${-66 * unit}q${24 * unit} ${36 * unit} 0 ${66 * unit}Z`,
    '#FFB13C',
  )
  for (const [x, y, color] of [
    [292, 0.8, 'white'],
    [390, 0.8, 'white'],
    [341, 0.715, BRAND],
  ] as const)
    drawRolledTowel(scene, centerX + x * unit, height * y - 38 * unit, 50 * unit, palette.material(color))
  for (let i = 0; i < 4; i++) {
    drawFlower(
      scene,
      centerX + (-330 + i * 220 + random.range(-70, 70)) * unit,
      height * random.range(0.91, 0.96),
      22 * unit,
      palette.material(PETALS),
    )
  }
}

/** Draws an orchid in a small pot: its stem bends over the stones and ends in ever smaller buds. */
function drawOrchid(scene: Scene, centerX: number, unit: number): void {
  const { height, palette } = scene
  const leaf = palette.material('leaf')
  const pot = palette.material('jade')
  scene.place(centerX - 330 * unit, height * 0.812, unit, () => {
    // Leaves behind the pot, stem, leaves in front
    scene.fill('M0 -92C-40 -170 -120 -190 -176 -150C-130 -110 -60 -84 0 -80Z', leaf.dark)
    scene.fill('M4 -92C30 -160 84 -176 128 -150C100 -112 50 -88 4 -82Z', leaf.dark)
    scene.stroke('M0 -90C-26 -220 20 -372 130 -424C226 -462 330 -448 396 -392', leaf.deep, 9)
    scene.stroke('M352 -420C396 -398 424 -366 438 -328', leaf.deep, 6)
    scene.stroke('M-4 -110C-20 -220 10 -330 80 -392', leaf.mid, 3)
    for (const [x, y, q] of [
      [404, -376, 17],
      [428, -348, 13],
      [439, -320, 10],
    ] as const)
      drawBud(scene, x, y, q)
    for (const [x, y, q] of [
      [56, -318, 50],
      [116, -402, 58],
      [208, -442, 62],
      [296, -436, 54],
      [362, -404, 42],
    ] as const)
      drawFlower(scene, x, y, q, palette.material(PETALS))
    scene.fill('M-6 -86C-50 -128 -104 -134 -150 -96C-100 -72 -50 -70 -6 -76Z', leaf.mid)
    scene.stroke('M-16 -84Q-76 -108 -136 -98', leaf.light, 3, { opacity: 0.7 })
    const body = 'M-62 -88H62L46 -8Q44 0 34 0H-34Q-44 0 -46 -8Z'
    fillBody(scene, body, pot)
    scene.fill(roundRect(-70, -98, 140, 22, 9), pot.light)
    scene.fill(roundRect(-70, -82, 140, 8, 3.9), pot.dark, { opacity: 0.6 })
  })
}

function drawFlower(scene: Scene, x: number, y: number, q: number, inks: Inks): void {
  for (let i = 0; i < 5; i++) {
    const a = -1.57 + i * 1.2566
    scene.fill(
      ellipse(x + Math.cos(a) * q * 0.62, y + Math.sin(a) * q * 0.62, q * 0.5, q * 0.42),
      i % 2 ? inks.light : inks.mid,
    )
  }
  scene.fill(ellipse(x, y, q * 0.26), BRAND)
  scene.fill(ellipse(x, y + q * 0.1, q * 0.13), scene.palette.material('gold').light)
}

function drawBud(scene: Scene, x: number, y: number, q: number): void {
  const inks = scene.palette.material(PETALS)
  scene.fill(ellipse(x, y, q * 0.85, q), inks.mid)
  scene.fill(ellipse(x + q * 0.2, y - q * 0.1, q * 0.4, q * 0.75), inks.light)
}

/** Draws the end of a rolled towel; the origin is its center. */
function drawRolledTowel(scene: Scene, x: number, y: number, q: number, inks: Inks): void {
  const roll = ellipse(x, y, q)
  fillBody(scene, roll, inks, { light: 0.5, shade: 0.6 })
  const turn = (r: number): string => pen`a${r} ${r} 0 0 1 ${-2 * r} 0`
  const back = (r: number): string => pen`a${r} ${r} 0 0 1 ${2 * r} 0`
  scene.stroke(
    pen`M${x + q * 0.72} ${y}` +
      turn(q * 0.66) +
      back(q * 0.54) +
      turn(q * 0.4) +
      back(q * 0.26) +
      turn(q * 0.12),
    inks.dark,
    q * 0.07,
  )
}
