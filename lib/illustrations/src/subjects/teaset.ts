import { BRAND, mix } from '../color'
import { ellipse, pen, rect } from '../geometry'
import { drawBranch } from '../kit/foreground'
import { fillBody } from '../kit/shade'
import { drawShadow, drawStage, drawSteam } from '../kit/stage'
import { drawPlate } from '../kit/table'
import type { Scene } from '../scene'

/** A celadon tea set: a pot with a cane handle and its cups. */
export function teaset(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.18
  const { centerX } = drawStage(scene, {
    tableTop: 0.74,
    discY: 0.43,
    discRadius: 0.33,
    table: random() < 0.5 ? 'wood' : '#B98A62',
    wall: palette.dark
      ? undefined
      : mix(palette.material('#9CC7B4').mid, palette.sky[1], random.range(0.1, 0.5)),
  })
  const side = random() < 0.5 ? 1 : -1
  drawBranch(scene, side, {
    flower: palette.material('leaf'),
    scale: 0.9 * unit,
    leaf: (x, y, s) =>
      pen`M${x - s} ${y}Q${x} ${y - s * 0.9} ${x + s * 1.3} ${y}Q${x} ${y + s * 0.9} ${x - s} ${y}Z`,
  })
  const glaze = palette.material('#7FB8A0')
  const pale = palette.material('#A9D3BC')

  // Crackle of the glaze, clipped to the outline
  const crackle = (x0: number, y0: number, w: number, h: number): void => {
    let d = ''
    for (let i = 0; i < 26; i++) {
      const x = x0 + random() * w
      const y = y0 + random() * h
      d += pen`M${x} ${y}l${random.range(-34, 34)} ${random.range(10, 34)}l${random.range(-30, 30)} ${random.range(-8, 26)}`
    }
    scene.stroke(d, glaze.deep, 1.8, { opacity: 0.4 })
  }
  const cup = (x: number, y: number, scale: number): Scene =>
    scene.place(x, y, scale, () => {
      drawPlate(scene, 0, 4, 118, glaze)
      const d = 'M-80 -104Q-78 -24 -34 -8V0H34V-8Q78 -24 80 -104Z'
      fillBody(scene, d, pale, { shade: 1 })
      scene.clipTo(d, () => {
        crackle(-80, -104, 160, 100)
        let lotus = ''
        for (let i = -3; i <= 3; i++)
          lotus += pen`M${i * 26 - 16} 0Q${i * 27 - 18} -44 ${i * 28} -62Q${i * 27 + 18} -44 ${i * 26 + 16} 0Z`
        scene.stroke(lotus, glaze.dark, 3, { opacity: 0.8 })
      })
      scene.fill(ellipse(0, -104, 80, 18), pale.light)
      scene.fill(ellipse(0, -101, 70, 14), '#C98A3A')
      scene.spray(ellipse(0, -101, 70, 14), '#F2C46A', 0.9, 0, 0, 0.7, 1)
    })

  drawShadow(scene, centerX, height * 0.915, 500 * unit, 44 * unit, 0.5)
  // Mat of woven reed
  const reed = palette.material('#C9A25E')
  const mat = pen`M${centerX - 430 * unit} ${height * 0.79}H${centerX + 430 * unit}L${centerX + 520 * unit} ${height * 0.92}H${centerX - 520 * unit}Z`
  scene.fill(mat, reed.mid)
  scene.clipTo(mat, () => {
    let lines = ''
    for (let i = 0; i < 12; i++)
      lines += rect(centerX - 540 * unit, height * 0.79 + i * 12 * unit, 1080 * unit, 4 * unit)
    scene.fill(lines, reed.dark, { opacity: 0.6 })
    scene.fill(
      rect(centerX - 420 * unit, height * 0.7, 26 * unit, 300) +
        rect(centerX + 394 * unit, height * 0.7, 26 * unit, 300),
      palette.material(BRAND).mid,
    )
  })

  cup(centerX - side * 330 * unit, height * 0.83, 0.86 * unit)
  scene.place(
    centerX + side * 60 * unit,
    height * 0.88,
    1.3 * unit,
    () => {
      const cane = palette.material('#B07A3E')
      scene.stroke('M-120 -196C-150 -360 150 -360 120 -196', cane.deep, 17)
      scene.stroke('M-116 -210C-140 -352 140 -352 116 -210', cane.light, 7)
      let wraps = ''
      for (let i = 0; i < 7; i++) wraps += pen`M${-52 + i * 17} ${-322 - Math.sin((i / 6) * 3.14) * 10}l6 20`
      scene.stroke(wraps, cane.deep, 4)
      fillBody(scene, 'M142 -96Q206 -110 226 -190L250 -196L246 -170Q232 -70 140 -40Z', glaze)
      const body =
        'M-166 -90C-166 -166 -104 -204 0 -204S166 -166 166 -90C166 -32 118 -6 66 0H-66C-118 -6 -166 -32 -166 -90Z'
      fillBody(scene, body, glaze, { light: 0.9, shade: 1 })
      scene.clipTo(body, () => {
        crackle(-160, -200, 320, 200)
        let petals = ''
        for (let i = -5; i <= 5; i++)
          petals += pen`M${i * 34 - 22} 6Q${i * 36 - 26} -60 ${i * 36} -98Q${i * 36 + 26} -60 ${i * 34 + 22} 6Z`
        scene.stroke(petals, glaze.deep, 3.4, { opacity: 0.6 })
        scene.stroke('M-170 -112Q0 -84 170 -112M-164 -124Q0 -98 164 -124', glaze.deep, 3.4, { opacity: 0.6 })
        scene.fill(ellipse(-74, -146, 34, 15), '#FFFFFF', {
          opacity: 0.45,
          transform: 'rotate(-28 -74 -146)',
        })
      })
      fillBody(scene, 'M-70 -198Q0 -242 70 -198Q0 -178 -70 -198Z', pale)
      fillBody(scene, ellipse(0, -232, 17, 15), glaze)
      for (const x of [-122, 122]) scene.fill(ellipse(x, -194, 13), glaze.dark)
    },
    side < 0,
  )
  cup(centerX - side * 250 * unit, height * 0.925, 1.12 * unit)
  cup(centerX + side * 350 * unit, height * 0.935, 1.12 * unit)
  drawSteam(scene, centerX - side * 250 * unit, height * 0.77, 130 * unit, 11 * unit)
  drawSteam(scene, centerX + side * 350 * unit, height * 0.78, 130 * unit, 11 * unit)
  scene.fill(
    pen`M${centerX - 30 * unit} ${height * 0.975}q${60 * unit} ${-40 * unit} ${130 * unit} ${-8 * unit}q${-60 * unit} ${26 * unit} ${-130 * unit} ${8 * unit}Z`,
    palette.material('leaf').mid,
  )
}
