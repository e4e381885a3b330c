import { BRAND, mix } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawPalm } from '../kit/palm'
import { fillBody } from '../kit/shade'
import { drawSky } from '../kit/sky'
import { drawShadow } from '../kit/stage'
import { drawBowl, drawCitrusHalf, drawSprig } from '../kit/table'
import { drawWater } from '../kit/water'
import type { Scene } from '../scene'

/** Draws a flame standing on `y`. */
function drawFlame(scene: Scene, x: number, y: number, w: number, h: number): void {
  for (const [k, color] of [
    [1, '#F2541C'],
    [0.7, '#FF9A2E'],
    [0.38, '#FFE08A'],
  ] as const) {
    const a = w * k
    const b = h * (0.3 + 0.7 * k)
    scene.fill(
      pen`M${x} ${y}C${x - a} ${y - 4} ${x - a * 0.9} ${y - b * 0.5} ${x - a * 0.16} ${y - b}C${x - a * 0.1} ${y - b * 0.64} ${x + a * 0.3} ${y - b * 0.7} ${x + a * 0.36} ${y - b * 0.88}C${x + a * 0.96} ${y - b * 0.5} ${x + a} ${y - 4} ${x} ${y}Z`,
      color,
    )
  }
}

/** Draws a skewer of meat, onion and pepper rising from the grill; 420 units long. */
function drawSkewer(scene: Scene, x: number, y: number, scale: number, rotation: number, kind: number): void {
  const { palette } = scene
  scene.place(
    x,
    y,
    scale,
    () => {
      const steel = palette.material('gray')
      scene.fill('M-5 40L-4 -430L0 -448L4 -430L5 40Z', steel.light)
      scene.fill(roundRect(-12, 24, 24, 70, 10), palette.material('wood').dark)
      const meat = palette.material(kind ? '#A2502C' : '#8E4230')
      let yy = -34
      for (let i = 0; i < 5; i++) {
        const w = 62 - (i % 2) * 6
        const piece = kind
          ? pen`M${-w} ${yy}Q${-w - 6} ${yy - 58} ${-w * 0.3} ${yy - 66}Q${w * 0.9} ${yy - 70} ${w} ${yy - 30}Q${w * 0.9} ${yy + 8} ${-w} ${yy}Z`
          : roundRect(-w * 0.86, yy - 60, w * 1.72, 60, 20)
        fillBody(scene, piece, meat, { light: 0.9, shade: 1 })
        scene.stroke(
          pen`M${-w * 0.6} ${yy - 12}L${w * 0.1} ${yy - 54}M${-w * 0.06} ${yy - 8}L${w * 0.6} ${yy - 48}`,
          meat.deep,
          7,
          { opacity: 0.7 },
        )
        if (kind)
          scene.fill(
            pen`M${-w * 0.94} ${yy - 14}Q${-w - 4} ${yy - 58} ${-w * 0.3} ${yy - 66}Q${w * 0.2} ${yy - 70} ${w * 0.5} ${yy - 62}Q${-w * 0.5} ${yy - 58} ${-w * 0.94} ${yy - 14}Z`,
            palette.material('#F3D9A8').mid,
          )
        yy -= 66
        if (!kind && i < 4) {
          scene.fill(
            roundRect(-46, yy - 13, 92, 15, 7),
            i % 2 ? palette.material('green').mid : palette.material('#F3C9D8').mid,
          )
          yy -= 16
        }
      }
    },
    false,
    rotation,
  )
}

/** Skewers over a fire in front of a bay. */
export function grill(scene: Scene): void {
  const { width, height, palette, random, focusX } = scene
  const unit = scene.unit * 1.06
  const table = height * 0.7
  drawSky(scene, {
    horizon: 0.56,
    sunX: focusX / width,
    sunY: 0.36,
    sunRadius: height * 0.23,
    cloudY: [0.06, 0.3],
  })
  // Distant bay: round hills in the haze
  for (const [dx, w, h] of [
    [-520, 420, 130],
    [-240, 240, 90],
    [420, 300, 190],
    [640, 460, 110],
  ] as const) {
    const x = focusX + dx * unit
    scene.fill(
      pen`M${x - (w / 2) * unit} ${height * 0.58}C${x - w * 0.4 * unit} ${height * 0.58 - h * 0.8 * unit} ${x - w * 0.16 * unit} ${height * 0.58 - h * unit} ${x} ${height * 0.58 - h * unit}S${x + w * 0.36 * unit} ${height * 0.58 - h * 0.6 * unit} ${x + (w / 2) * unit} ${height * 0.58}Z`,
      palette.material('teal', 0.6).mid,
    )
  }
  drawWater(scene, height * 0.575, { depth: height * 0.14, lines: 12 })
  const side = random() < 0.5 ? 1 : -1
  drawPalm(scene, side > 0 ? -20 : width + 20, height * 0.86, height * 0.72, { lean: side * 0.12 })
  // String of bulbs
  const sag = height * 0.15
  scene.stroke(
    pen`M-10 ${height * 0.05}Q${width * 0.5} ${height * 0.05 + sag * 2} ${width + 10} ${height * 0.03}`,
    palette.ink,
    4,
  )
  for (let i = 1; i < 12; i++) {
    const t = i / 12
    const x = width * t
    const y = height * 0.05 + sag * 4 * t * (1 - t) + 18
    scene.glow(x, y, 44, '#FFD68A', palette.dark ? 0.9 : 0.3)
    scene.fill(ellipse(x, y, 10, 12), palette.dark ? '#FFF0C0' : palette.material('gold').light)
  }

  // Table, grill box with coals
  const wood = palette.material('wood')
  scene.fill(rect(-5, table, width + 10, height), wood.mid)
  let planks = ''
  for (let i = 1; i < 6; i++) planks += pen`M-5 ${table + i * height * 0.058}H${width + 5}`
  scene.stroke(planks, wood.deep, 4, { opacity: 0.5 })
  scene.spray(rect(-5, table, width + 10, height - table), wood.deep, 0.8, 0.5, 1, 0.5, 0.1, 0.9)
  drawShadow(scene, focusX, height * 0.92, 480 * unit, 50 * unit, 0.6)
  scene.glow(focusX, table, 420 * unit, '#FF7A2E', 0.6)
  const grate = table + 34 * unit
  let i = 0
  for (const dx of [-280, -170, -60, 60, 170, 280]) {
    drawFlame(
      scene,
      focusX + (dx + random.range(-24, 24)) * unit,
      grate + 20 * unit,
      random.range(46, 70) * unit,
      random.range(120, 210) * unit,
    )
  }
  for (const dx of [-262, -88, 88, 262]) {
    drawSkewer(
      scene,
      focusX + dx * unit,
      grate + 10 * unit,
      0.98 * unit,
      dx * 0.03 + random.range(-3, 3),
      i++ % 2,
    )
  }
  for (const dx of [-340, -220, -110, 10, 120, 230, 340]) {
    drawFlame(
      scene,
      focusX + (dx + random.range(-20, 20)) * unit,
      grate + 40 * unit,
      random.range(30, 46) * unit,
      random.range(60, 110) * unit,
    )
  }
  const iron = palette.material('#454E5E')
  scene.fill(
    pen`M${focusX - 430 * unit} ${grate}H${focusX + 430 * unit}L${focusX + 390 * unit} ${height * 0.9}H${focusX - 390 * unit}Z`,
    iron.mid,
  )
  scene.spray(
    pen`M${focusX - 430 * unit} ${grate}H${focusX + 430 * unit}L${focusX + 390 * unit} ${height * 0.9}H${focusX - 390 * unit}Z`,
    iron.deep,
    0.9,
    0.5,
    1,
    0.5,
    0.2,
  )
  scene.spray(
    pen`M${focusX - 430 * unit} ${grate}H${focusX + 430 * unit}L${focusX + 390 * unit} ${height * 0.9}H${focusX - 390 * unit}Z`,
    BRAND,
    0.6,
    0.5,
    0,
    0.5,
    0.5,
    0.7,
  )
  scene.fill(roundRect(focusX - 446 * unit, grate - 12 * unit, 892 * unit, 28 * unit, 10 * unit), iron.dark)
  let slots = ''
  for (let k = -4; k <= 4; k++)
    slots += roundRect(focusX + (k * 84 - 26) * unit, grate + 62 * unit, 52 * unit, 15 * unit, 7 * unit)
  scene.fill(slots, '#FF8A3C')
  scene.fill(
    roundRect(focusX - 470 * unit, grate + 20 * unit, 50 * unit, 18 * unit, 9 * unit) +
      roundRect(focusX + 420 * unit, grate + 20 * unit, 50 * unit, 18 * unit, 9 * unit),
    wood.light,
  )

  // Lime, herbs, sauce and beans
  const edge = scene.tall ? 400 : 490
  drawBowl(
    scene,
    focusX + side * edge * unit,
    height * 0.955,
    100 * unit,
    78 * unit,
    palette.material('#B4583A'),
    '#5E8E3C',
  )
  drawBowl(
    scene,
    focusX - side * edge * unit,
    height * 0.955,
    92 * unit,
    70 * unit,
    palette.material('cream'),
    '#3A2018',
  )
  drawCitrusHalf(
    scene,
    focusX - side * (edge - 150) * unit,
    height * 0.95,
    36 * unit,
    mix('#9CCB3F', palette.shade, palette.night ? 0.3 : 0.05),
  )
  drawCitrusHalf(
    scene,
    focusX - side * (edge - 220) * unit,
    height * 0.965,
    32 * unit,
    mix('#9CCB3F', palette.shade, palette.night ? 0.3 : 0.05),
  )
  drawSprig(
    scene,
    focusX + side * (edge - 330) * unit,
    height * 0.965,
    150 * unit,
    side > 0 ? -4 : 184,
    palette.material('green'),
  )
  let sparks = ''
  for (let k = 0; k < 40; k++)
    sparks += ellipse(
      focusX + random.range(-360, 360) * unit,
      height * random.range(0.08, 0.6),
      random.range(2, 5),
    )
  scene.fill(sparks, '#FFC66B', { opacity: palette.dark ? 0.9 : 0.5 })
}
