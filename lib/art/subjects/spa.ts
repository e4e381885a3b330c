import { BRAND, mix } from '../colour'
import { ellipse, pen, rect, roundRect, smooth } from '../geometry'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { item } from '../lists'
import type { Inks, Material } from '../palette'
import type { Scene } from '../scene'

/** A spa still life. */
export function spa(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.12
  const { centreX } = drawStage(scene, {
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
      rect(x, -10, w, height * 0.74),
      i % 2
        ? palette.material('green', 0.12 + 0.2 * random()).mid
        : palette.material('green', 0.12 + 0.2 * random()).dark,
    )
    for (let y = random.range(0, 80); y < height * 0.72; y += random.range(110, 150)) {
      scene.fill(rect(x - 2, y, w + 4, 5), palette.material('leaf').deep, { opacity: 0.6 })
    }
  }
  drawShadow(scene, centreX, height * 0.87, 430 * unit, 44 * unit, 0.5)

  // Tray
  scene.fill(
    roundRect(centreX - 430 * unit, height * 0.82, 860 * unit, 34 * unit, 17 * unit),
    palette.material('wood').deep,
  )
  scene.fill(
    roundRect(centreX - 430 * unit, height * 0.812, 860 * unit, 18 * unit, 9 * unit),
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
  st(centreX - 120 * unit, height * 0.775, 150 * unit, 54 * unit, '#4E5A66')
  st(centreX - 108 * unit, height * 0.69, 116 * unit, 46 * unit, '#66727C')
  st(centreX - 124 * unit, height * 0.615, 84 * unit, 38 * unit, '#8A949B')

  // Orchid
  const pet = (x: number, y: number, q: number, c: Inks) => {
    for (let i = 0; i < 5; i++) {
      const a = -1.57 + i * 1.2566
      scene.fill(
        ellipse(x + Math.cos(a) * q * 0.62, y + Math.sin(a) * q * 0.62, q * 0.5, q * 0.42),
        i % 2 ? c.light : c.mid,
      )
    }
    scene.fill(ellipse(x, y, q * 0.26), BRAND)
    scene.fill(ellipse(x, y + q * 0.1, q * 0.13), palette.material('gold').light)
  }
  scene.stroke(
    pen`M${centreX - 330 * unit} ${height * 0.81}Q${centreX - 290 * unit} ${height * 0.46} ${centreX - 90 * unit} ${height * 0.4}T${centreX + 110 * unit} ${height * 0.44}`,
    palette.material('leaf').deep,
    8 * unit,
  )
  for (const [dx, dy, q] of [
    [-262, 0.53, 52],
    [-190, 0.46, 58],
    [-98, 0.41, 62],
    [-6, 0.405, 54],
    [72, 0.43, 42],
  ] as const) {
    pet(centreX + dx * unit, height * dy, q * unit, palette.material('#F7D3E2'))
  }
  for (const [dx, dy] of [
    [-340, 0.8],
    [-300, 0.81],
  ] as const) {
    scene.fill(
      pen`M${centreX + dx * unit} ${height * dy}q${-150 * unit} ${-50 * unit} ${-220 * unit} ${20 * unit}q${110 * unit} ${30 * unit} ${220 * unit} ${-20 * unit}Z`,
      palette.material('leaf').dark,
    )
  }

  // Candle, oil, towel
  scene.glow(centreX + 130 * unit, height * 0.66, 190 * unit, '#FFD08A', 0.9)
  scene.fill(
    roundRect(centreX + 82 * unit, height * 0.71, 96 * unit, 104 * unit, 10),
    palette.material('cream').mid,
  )
  scene.spray(
    roundRect(centreX + 82 * unit, height * 0.71, 96 * unit, 104 * unit, 10),
    palette.material('cream').deep,
    0.7,
    0.6,
    1,
    0.5,
    0.1,
  )
  scene.fill(
    ellipse(centreX + 130 * unit, height * 0.712, 48 * unit, 11 * unit),
    palette.material('cream').light,
  )
  scene.fill(
    pen`M${centreX + 130 * unit} ${height * 0.708}q${-24 * unit} ${-30 * unit} 0 ${-66 * unit}q${24 * unit} ${36 * unit} 0 ${66 * unit}Z`,
    '#FFB13C',
  )
  for (let i = 0; i < 3; i++) {
    scene.fill(
      roundRect(centreX + 220 * unit, height * (0.775 - 0.05 * i), 190 * unit, 52 * unit, 24 * unit),
      item([palette.material('white').mid, palette.material(BRAND).mid, palette.material('white').mid], i),
    )
    scene.fill(
      ellipse(centreX + 246 * unit, height * (0.775 - 0.05 * i) + 26 * unit, 19 * unit),
      item([palette.material('white').dark, palette.material(BRAND).dark, palette.material('white').dark], i),
    )
  }
  drawSteam(scene, centreX + 10 * unit, height * 0.6, 130 * unit, 10 * unit)
  for (let i = 0; i < 4; i++) {
    pet(
      centreX + random.range(-420, 420) * unit,
      height * random.range(0.9, 0.96),
      22 * unit,
      palette.material('#F7D3E2'),
    )
  }
}
