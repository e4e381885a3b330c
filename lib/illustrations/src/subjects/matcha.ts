import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawBranch } from '../kit/foreground'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { drawBowl, drawSprig } from '../kit/table'
import { drawWhisk } from '../kit/whisk'
import type { Scene } from '../scene'

/** A set for whisked tea: bowl, whisk, scoop and a tin of green powder. */
export function matcha(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.16
  const { centerX } = drawStage(scene, {
    tableTop: 0.73,
    discY: 0.42,
    discRadius: 0.33,
    table: random() < 0.5 ? '#7E9A52' : 'wood',
    wall: palette.dark
      ? undefined
      : mix(palette.material('lime').mid, palette.sky[1], random.range(0.35, 0.6)),
  })
  const side = random() < 0.5 ? 1 : -1
  drawBranch(scene, -side, {
    flower: palette.material('leaf'),
    scale: 0.9 * unit,
    leaf: (x, y, s) =>
      pen`M${x - s} ${y}Q${x} ${y - s * 0.9} ${x + s * 1.2} ${y}Q${x} ${y + s * 0.9} ${x - s} ${y}Z`,
  })

  // Tray of dark wood
  drawShadow(scene, centerX, height * 0.925, 540 * unit, 46 * unit, 0.5)
  const tray = palette.material('#5A3A2C')
  scene.fill(
    pen`M${centerX - 440 * unit} ${height * 0.79}H${centerX + 440 * unit}L${centerX + 500 * unit} ${height * 0.9}H${centerX - 500 * unit}Z`,
    tray.mid,
  )
  scene.spray(
    pen`M${centerX - 440 * unit} ${height * 0.79}H${centerX + 440 * unit}L${centerX + 500 * unit} ${height * 0.9}H${centerX - 500 * unit}Z`,
    tray.light,
    0.7,
    0.3,
    0,
    0.6,
    0.8,
  )
  scene.fill(roundRect(centerX - 506 * unit, height * 0.895, 1012 * unit, 30 * unit, 12 * unit), tray.dark)

  // Open tin with a paper band and its lid leaning on it
  const tinX = centerX - side * 300 * unit
  scene.place(tinX, height * 0.85, 1.1 * unit, () => {
    const tin = palette.material(random.pick(['teal', 'navy', 'plum'] as const))
    fillBody(scene, 'M-96 0V-190H96V0Q0 30 -96 0Z', tin, { light: 0.9 })
    scene.fill(ellipse(0, -190, 96, 22), tin.light)
    scene.fill(ellipse(0, -188, 84, 17), '#7FAE3C')
    scene.fill('M-70 -190Q-30 -246 10 -236Q60 -226 72 -190Q0 -170 -70 -190Z', '#93C24C')
    scene.spray(
      'M-70 -190Q-30 -246 10 -236Q60 -226 72 -190Q0 -170 -70 -190Z',
      '#5E8A2A',
      0.8,
      0.8,
      1,
      0.3,
      0.2,
    )
    scene.fill('M-96 -138V-52Q0 -24 96 -52V-138Q0 -110 -96 -138Z', palette.material('cream').light)
    scene.fill(ellipse(0, -82, 32), BRAND)
    scene.fill('M-22 -78Q-8 -108 26 -104Q24 -72 -22 -78Z', palette.material('cream').light)
    scene.place(
      124 * side,
      -30,
      1,
      () => {
        fillBody(scene, ellipse(0, 0, 62, 86), tin, { light: 1 })
        scene.stroke(ellipse(0, 0, 46, 68), tin.light, 5)
      },
      false,
      18 * side,
    )
  })

  // Bowl, whisk on its rest, scoop on a cloth
  drawBowl(
    scene,
    centerX + side * 50 * unit,
    height * 0.88,
    196 * unit,
    168 * unit,
    palette.material(random.pick(['#C9B6A0', '#8E5A4A', '#4E7080'] as const)),
    '#86B045',
  )
  const bx = centerX + side * 50 * unit
  scene.stroke(
    pen`M${bx - 186 * unit} ${height * 0.88 - 120 * unit}Q${bx} ${height * 0.88 - 70 * unit} ${bx + 186 * unit} ${height * 0.88 - 120 * unit}`,
    palette.material('cream').light,
    9 * unit,
    { opacity: 0.5 },
  )
  let foam = ''
  for (let i = 0; i < 40; i++)
    foam += ellipse(
      bx + random.range(-140, 140) * unit,
      height * 0.88 - 164 * unit + random.range(-17, 17) * unit,
      random.range(3, 9) * unit,
      3 * unit,
    )
  scene.fill(foam, '#D5E59A', { opacity: 0.8 })
  scene.place(centerX + side * 350 * unit, height * 0.875, 1.3 * unit, () => {
    fillBody(scene, 'M-40 0Q-54 -40 -24 -70H24Q54 -40 40 0Q0 14 -40 0Z', palette.material('#6E8E9A'), {
      light: 1,
    })
  })
  drawWhisk(scene, centerX + side * 350 * unit, height * 0.83, 1.34 * unit)
  scene.place(
    centerX - side * 60 * unit,
    height * 0.965,
    1.05 * unit,
    () => {
      const bamboo = palette.material('#E3C284')
      scene.fill('M-230 16L180 -14L182 -2L-228 30Z', bamboo.dark)
      scene.fill('M-230 12L178 -18Q210 -46 236 -40Q250 -30 226 -14Q206 -2 182 -6L-228 24Z', bamboo.light)
      scene.fill('M196 -20Q214 -46 240 -40Q238 -22 214 -14Z', '#86B045')
      scene.fill(rect(-40, -3, 14, 13), bamboo.dark)
    },
    side < 0,
  )
  drawSprig(
    scene,
    centerX + side * 330 * unit,
    height * 0.97,
    150 * unit,
    side > 0 ? -5 : 185,
    palette.material('green'),
    4,
  )
  drawSteam(scene, bx - 30 * unit, height * 0.66, 150 * unit, 12 * unit)
  drawSteam(scene, bx + 50 * unit, height * 0.68, 130 * unit, 12 * unit)
}
