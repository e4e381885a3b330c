import { BRAND, mix } from '../color'
import { ellipse, pen, rect, round1 } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** Mango with sticky rice. */
export function mango(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.12
  const { centerX } = drawStage(scene, {
    tableTop: 0.72,
    discY: 0.42,
    discRadius: 0.33,
    table: 'jade',
    wall: palette.dark ? undefined : mix(palette.material('pink').mid, palette.sky[0], 0.3),
  })
  drawShadow(scene, centerX, height * 0.88, 440 * unit, 46 * unit, 0.45)

  // Banana leaf
  const leaf = palette.material('leaf')
  scene.fill(
    pen`M${centerX - 520 * unit} ${height * 0.86}Q${centerX - 260 * unit} ${height * 0.72} ${centerX} ${height * 0.76}T${centerX + 520 * unit} ${height * 0.8}Q${centerX + 240 * unit} ${height * 0.97} ${centerX - 80 * unit} ${height * 0.93}T${centerX - 520 * unit} ${height * 0.86}Z`,
    leaf.mid,
  )
  scene.stroke(
    pen`M${centerX - 520 * unit} ${height * 0.86}Q${centerX - 60 * unit} ${height * 0.82} ${centerX + 520 * unit} ${height * 0.8}`,
    leaf.light,
    6 * unit,
  )
  let l = ''
  for (let i = 0; i < 14; i++) {
    const t = i / 14
    const x = centerX - 440 * unit + t * 880 * unit
    l += pen`M${x} ${height * (0.856 - 0.05 * t)}q${40 * unit} ${30 * unit} ${20 * unit} ${60 * unit}M${x} ${height * (0.856 - 0.05 * t)}q${40 * unit} ${-26 * unit} ${30 * unit} ${-54 * unit}`
  }
  scene.stroke(l, leaf.dark, 2.6 * unit, { opacity: 0.6 })
  scene.fill(ellipse(centerX, height * 0.81, 400 * unit, 76 * unit), palette.material('white').dark)
  scene.fill(ellipse(centerX, height * 0.8, 400 * unit, 72 * unit), palette.material('white').light)
  scene.stroke(ellipse(centerX, height * 0.8, 372 * unit, 62 * unit), BRAND, 4 * unit)

  // Rice dome
  const rx = centerX - 150 * unit
  const ry = height * 0.79
  const d = pen`M${rx - 170 * unit} ${ry}Q${rx - 170 * unit} ${ry - 190 * unit} ${rx} ${ry - 196 * unit}T${rx + 170 * unit} ${ry}Q${rx} ${ry + 60 * unit} ${rx - 170 * unit} ${ry}Z`
  scene.fill(d, '#FFFBF0')
  scene.clipTo(d, () => {
    let q = ''
    for (let i = 0; i < 150; i++) {
      const x = rx + random.range(-170, 170) * unit
      const y = ry + random.range(-190, 40) * unit
      q += pen`M${x} ${y}l${random.range(-9, 9) * unit} ${random.range(4, 10) * unit}`
    }
    scene.stroke(q, '#E6D9BE', 4 * unit)
    scene.spray(
      rect(rx - 170 * unit, ry - 200 * unit, 340 * unit, 260 * unit),
      '#CBB48A',
      0.8,
      1,
      1,
      0.3,
      0.1,
      0.8,
    )
    scene.fill(
      pen`M${rx - 110 * unit} ${ry - 220 * unit}Q${rx - 90 * unit} ${ry - 90 * unit} ${rx - 60 * unit} ${ry - 120 * unit}T${rx} ${ry - 70 * unit}T${rx + 60 * unit} ${ry - 120 * unit}T${rx + 120 * unit} ${ry - 220 * unit}Z`,
      '#FFFFFF',
    )
  })
  for (let i = 0; i < 26; i++) {
    scene.fill(
      ellipse(rx + random.range(-90, 90) * unit, ry - random.range(110, 186) * unit, 4 * unit, 3 * unit),
      '#8A5A2B',
    )
  }

  // Mango slices fanned
  for (let i = 6; i >= 0; i--) {
    const x = centerX + (40 + i * 44) * unit
    const y = height * 0.8 - (i < 4 ? i * 6 : (6 - i) * 8 + 8) * unit
    scene.group(
      {
        transform: `rotate(${round1(18 + i * 5)} ${round1(x)} ${round1(y)})`,
      },
      () => {
        scene.fill(
          pen`M${x - 34 * unit} ${y + 10 * unit}Q${x - 54 * unit} ${y - 110 * unit} ${x + 4 * unit} ${y - 176 * unit}Q${x + 56 * unit} ${y - 100 * unit} ${x + 34 * unit} ${y + 10 * unit}Q${x} ${y + 26 * unit} ${x - 34 * unit} ${y + 10 * unit}Z`,
          i % 2 ? '#FFB82E' : '#FFC54A',
        )
        scene.spray(
          rect(x - 54 * unit, y - 176 * unit, 112 * unit, 200 * unit),
          '#F08A12',
          0.9,
          1,
          0.7,
          0.1,
          0.3,
          0.8,
        )
        scene.stroke(
          pen`M${x - 14 * unit} ${y - 10 * unit}Q${x - 24 * unit} ${y - 90 * unit} ${x + 2 * unit} ${y - 140 * unit}`,
          '#FFE08A',
          6 * unit,
          { opacity: 0.8 },
        )
      },
    )
  }

  // Coconut cup
  scene.place(centerX + 430 * unit, height * 0.9, unit, () => {
    const wood = palette.material('wood')
    scene.fill('M-96 -70Q-92 40 0 40T96 -70Z', wood.dark)
    scene.spray('M-96 -70Q-92 40 0 40T96 -70Z', wood.light, 0.7, 0, 0, 0.7, 0.6)
    scene.fill(ellipse(0, -70, 96, 26), palette.material('white').light)
    scene.fill(ellipse(0, -68, 78, 19), '#FFFDF6')
    scene.stroke('M20 -70L70 -190', BRAND, 11)
    scene.stroke('M24 -80L44 -128', palette.material('cream').light, 11)
  })
  scene.place(centerX - 430 * unit, height * 0.9, 0.9 * unit, () => {
    for (let i = 0; i < 5; i++) {
      const a = -1.57 + i * 1.2566
      scene.fill(ellipse(Math.cos(a) * 40, -40 + Math.sin(a) * 40, 34, 30), i % 2 ? '#FFF6E0' : '#FFFFFF')
    }
    scene.fill(ellipse(0, -40, 17), '#FFC23D')
  })
}
