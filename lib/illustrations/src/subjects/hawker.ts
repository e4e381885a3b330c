import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawLantern } from '../kit/lantern'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { drawBowl, drawCitrusHalf, drawPlate } from '../kit/table'
import { cycle } from '../lists'
import type { Scene } from '../scene'

/** A tray of hawker dishes: satay, a bowl of laksa, chicken rice, a drink in a bag. */
export function hawker(scene: Scene): void {
  const { width, height, palette, random } = scene
  const unit = scene.unit * 1.14
  const { centerX } = drawStage(scene, {
    tableTop: 0.7,
    discY: 0.4,
    discRadius: 0.32,
    table: random() < 0.5 ? 'teal' : '#B98A62',
    wall: palette.dark
      ? undefined
      : mix(palette.material('pink').mid, palette.sky[0], random.range(0.2, 0.6)),
  })
  const side = random() < 0.5 ? 1 : -1
  const white = palette.material('white')

  // Shophouse shutters on both sides, strings of lanterns
  for (const sign of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const x = centerX + sign * (430 + i * 200) * unit
      if (x < -130 || x > width + 130) continue
      const wall = palette.material(
        cycle(['#E9A0A8', '#7FC0B4', '#F2C870'] as const, i + (sign > 0 ? 1 : 0)),
        0.2,
      )
      scene.fill(rect(x - 96 * unit, height * 0.06, 192 * unit, height * 0.64), wall.mid)
      scene.spray(
        rect(x - 96 * unit, height * 0.06, 192 * unit, height * 0.64),
        wall.dark,
        0.6,
        0.5,
        1,
        0.5,
        0.3,
      )
      for (const dx of [-58, 6]) {
        scene.fill(
          pen`M${x + dx * unit} ${height * 0.42}V${height * 0.19}a${26 * unit} ${26 * unit} 0 0 1 ${52 * unit} 0V${height * 0.42}Z`,
          palette.dark ? '#FFD27A' : white.light,
        )
        let slats = ''
        for (let k = 0; k < 10; k++)
          slats += rect(x + (dx + 4) * unit, height * 0.2 + k * height * 0.021, 44 * unit, height * 0.011)
        scene.fill(slats, palette.material('teal', 0.16).mid)
      }
      let tiles = ''
      for (let k = 0; k < 5; k++)
        tiles += pen`M${x + (-84 + k * 36) * unit} ${height * 0.5}l${16 * unit} ${-16 * unit}l${16 * unit} ${16 * unit}l${-16 * unit} ${16 * unit}Z`
      scene.fill(tiles, wall.deep, { opacity: 0.6 })
    }
  }
  scene.stroke(
    pen`M-10 ${height * 0.02}Q${width * 0.5} ${height * 0.19} ${width + 10} ${height * 0.02}`,
    palette.ink,
    3,
  )
  for (const t of scene.wide ? [0.12, 0.26, 0.4, 0.86, 0.96] : [0.06, 0.22, 0.8, 0.95]) {
    scene.stroke(pen`M${width * t} ${height * (0.02 + 0.34 * t * (1 - t))}v24`, palette.ink, 3)
    drawLantern(scene, width * t, height * (0.02 + 0.34 * t * (1 - t)) + 58, 1.6 * unit, 'red')
  }
  drawShadow(scene, centerX, height * 0.935, 600 * unit, 48 * unit, 0.5)

  // Tray
  const tray = palette.material(BRAND)
  scene.fill(
    pen`M${centerX - 470 * unit} ${height * 0.78}H${centerX + 470 * unit}L${centerX + 560 * unit} ${height * 0.94}H${centerX - 560 * unit}Z`,
    tray.mid,
  )
  scene.spray(
    pen`M${centerX - 470 * unit} ${height * 0.78}H${centerX + 470 * unit}L${centerX + 560 * unit} ${height * 0.94}H${centerX - 560 * unit}Z`,
    tray.deep,
    0.6,
    0.6,
    1,
    0.4,
    0.2,
  )
  scene.fill(roundRect(centerX - 568 * unit, height * 0.93, 1136 * unit, 26 * unit, 12 * unit), tray.dark)

  // Noodles in coconut broth
  const bowlX = centerX - side * 90 * unit
  drawBowl(scene, bowlX, height * 0.86, 210 * unit, 176 * unit, palette.material('#2F6FA8'), '#E8823A')
  const by = height * 0.86 - 176 * unit
  scene.clipTo(ellipse(bowlX, by, 200 * unit, 38 * unit), () => {
    let strands = ''
    for (let i = 0; i < 16; i++)
      strands += pen`M${bowlX + random.range(-170, 40) * unit} ${by + random.range(-10, 24) * unit}q${40 * unit} ${random.range(-24, 24) * unit} ${90 * unit} 0t${70 * unit} ${random.range(-8, 8) * unit}`
    scene.stroke(strands, '#FFE9B8', 8 * unit)
  })
  for (const [dx, dy] of [
    [-96, -2],
    [-30, 12],
    [36, -8],
  ] as const) {
    scene.place(bowlX + dx * unit, by + dy * unit, unit, () => {
      scene.stroke('M-22 8A24 22 0 1 1 20 8', '#F58A5E', 15)
      scene.stroke('M-16 2A17 16 0 1 1 14 2', '#FFD3B0', 5)
    })
  }
  for (const dx of [96, 136]) {
    scene.fill(ellipse(bowlX + dx * unit, by - 6 * unit, 36 * unit, 20 * unit), '#FFF8E6')
    scene.fill(ellipse(bowlX + dx * unit, by - 6 * unit, 17 * unit, 9 * unit), '#FFB02E')
  }
  for (let i = 0; i < 9; i++)
    scene.fill(
      ellipse(bowlX + random.range(-170, 170) * unit, by + random.range(-18, 22) * unit, 9 * unit, 4 * unit),
      i % 2 ? '#5E9A4A' : '#D8402C',
    )
  for (const [dx, h] of [
    [-80, 160],
    [20, 200],
    [110, 150],
  ] as const)
    drawSteam(scene, bowlX + dx * unit, by - 30 * unit, h * unit, 12 * unit)

  // Satay on its plate with sauce
  const satayX = centerX + side * 280 * unit
  drawPlate(scene, satayX, height * 0.885, 210 * unit, palette.material('#5E9A6A'))
  for (let i = 0; i < 5; i++) {
    scene.place(
      satayX + side * (-60 + i * 12) * unit,
      height * (0.905 - i * 0.022),
      unit,
      () => {
        scene.stroke('M-150 6L150 -26', palette.material('#D9B070').light, 6)
        for (let k = 0; k < 4; k++) {
          const d = roundRect(-90 + k * 48, -20 - k * 5, 44, 34, 13)
          fillBody(scene, d, palette.material('#A9562A'), { light: 1 })
          scene.stroke(pen`M${-80 + k * 48} ${-4 - k * 5}l24 -10`, palette.material('#6A3018').deep, 5)
        }
      },
      side < 0,
    )
  }
  drawBowl(scene, satayX + side * 120 * unit, height * 0.89, 56 * unit, 44 * unit, white, '#8A4A1E')
  // Rice dome with sliced chicken
  const riceX = centerX - side * 390 * unit
  drawPlate(scene, riceX, height * 0.905, 150 * unit, white, palette.material('teal').mid)
  fillBody(
    scene,
    pen`M${riceX - 84 * unit} ${height * 0.9}Q${riceX - 84 * unit} ${height * 0.9 - 96 * unit} ${riceX} ${height * 0.9 - 98 * unit}T${riceX + 84 * unit} ${height * 0.9}Q${riceX} ${height * 0.92} ${riceX - 84 * unit} ${height * 0.9}Z`,
    palette.material('cream'),
    { shade: 0.7 },
  )
  for (let i = 0; i < 5; i++) {
    const x = riceX + side * (44 + i * 19) * unit
    scene.fill(
      pen`M${x - 17 * unit} ${height * 0.908}q${-2 * unit} ${-56 * unit} ${17 * unit} ${-60 * unit}q${17 * unit} ${4 * unit} ${15 * unit} ${60 * unit}Z`,
      i % 2 ? palette.material('#F3DDB8').mid : palette.material('#F3DDB8').light,
    )
    scene.stroke(
      pen`M${x - 14 * unit} ${height * 0.908 - 48 * unit}q${14 * unit} ${-22 * unit} ${28 * unit} 0`,
      '#D9A45C',
      5 * unit,
    )
  }
  for (const dx of [-56, -30])
    scene.fill(ellipse(riceX + side * dx * unit, height * 0.918, 19 * unit, 8 * unit), '#7DB84A')
  drawCitrusHalf(scene, centerX + side * 90 * unit, height * 0.925, 27 * unit, '#8FC04A')
  // Iced lime drink
  scene.place(
    centerX + side * (scene.tall ? 400 : 500) * unit,
    height * 0.83,
    1.04 * unit,
    () => {
      scene.fill('M-54 0L-66 -190H66L54 0Z', '#FFFFFF', { opacity: 0.42 })
      scene.fill('M-54 0L-63 -150H63L54 0Z', '#D7E98A', { opacity: 0.85 })
      for (const [x, y] of [
        [-26, -120],
        [18, -96],
        [-8, -60],
        [26, -134],
      ] as const)
        scene.fill(roundRect(x - 18, y - 16, 36, 32, 7), '#FFFFFF', { opacity: 0.55 })
      scene.stroke('M10 -20L44 -252L84 -262', BRAND, 11)
      scene.fill(ellipse(0, -190, 66, 14), '#FFFFFF', { opacity: 0.5 })
    },
    side < 0,
  )
  drawCitrusHalf(
    scene,
    centerX + side * (scene.tall ? 400 : 500) * unit - side * 60 * unit,
    height * 0.64,
    30 * unit,
    '#8FC04A',
  )
}
