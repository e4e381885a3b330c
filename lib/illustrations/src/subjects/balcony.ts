import { BRAND } from '../color'
import { arch, ellipse, pen, polygon, rect, roundRect } from '../geometry'
import { drawLongtail } from '../kit/boats'
import { drawCityBand } from '../kit/city'
import { drawFrameLeaves } from '../kit/foreground'
import { drawRidge } from '../kit/land'
import { drawPalm } from '../kit/palm'
import { fillBody } from '../kit/shade'
import { drawBirds, drawSky } from '../kit/sky'
import { drawSteam } from '../kit/stage'
import { drawBowl, drawPlate } from '../kit/table'
import { drawReflection, drawWater } from '../kit/water'
import type { Scene } from '../scene'

/** Draws a distant river temple with one tall spire between smaller ones, 250 units high. */
function drawSpires(scene: Scene, x: number, base: number, scale: number): void {
  const { palette } = scene
  const inks = palette.material('#E3CBA4', 0.14)
  const roof = palette.material('roof', 0.16)
  const gold = palette.material('gold', 0.2)
  const spire = (dx: number, k: number): Scene =>
    scene.place(x + dx * scale, base, scale * k, () => {
      const d =
        'M-62 0V-22H-52V-48H-42V-76Q-34 -90 -32 -124Q-30 -180 -14 -214L-4 -232H4L14 -214Q30 -180 32 -124Q34 -90 42 -76V-48H52V-22H62V0Z'
      scene.fill(d, inks.mid)
      scene.clipTo(d, () => {
        scene.fill(rect(scene.disc.x > x ? -64 : 8, -240, 56, 240), inks.dark)
        let rings = ''
        for (let i = 0; i < 9; i++) rings += rect(-64, -30 - i * 24, 128, 5)
        scene.fill(rings, inks.light)
      })
      scene.stroke('M0 -230V-262M-7 -252Q-8 -240 0 -236Q8 -240 7 -252', gold.mid, 4)
    })
  spire(-120, 0.5)
  spire(120, 0.5)
  spire(0, 1)
  for (const dx of [-250, 240]) {
    scene.place(x + dx * scale, base, scale, () => {
      scene.fill(rect(-66, -40, 132, 40), palette.material('pale', 0.3).mid)
      for (let i = 0; i < 4; i++)
        scene.fill(
          arch(-52 + i * 30, 0, 16, 28),
          palette.dark ? '#FFBE62' : palette.material('wood', 0.3).deep,
        )
      scene.fill('M-92 -36L-52 -74H52L92 -36ZM-60 -68L0 -126L60 -68Z', roof.mid)
      scene.stroke('M-92 -36L-52 -74M92 -36L52 -74M-60 -68L0 -126L60 -68', gold.light, 4)
    })
  }
}

/** Breakfast on a hotel balcony above a wide river with temple spires on the far bank. */
export function balcony(scene: Scene): void {
  const { width, height, palette, random, focusX, unit } = scene
  const shore = height * 0.52
  const floor = height * 0.86
  const side = random() < 0.5 ? 1 : -1
  drawSky(scene, {
    horizon: 0.52,
    sunX: scene.wide ? undefined : focusX / width + side * random.range(0.14, 0.24),
    sunY: random.range(0.24, 0.32),
    sunRadius: random.range(104, 132),
    cloudY: [0.1, 0.36],
  })
  drawCityBand(scene, shore, {
    heights: [40, 170],
    widths: [34, 64],
    inks: palette.material('lav', 0.6),
    depth: 0.6,
  })
  drawRidge(scene, shore + 4, 26, palette.material('leaf', 0.36).dark, { step: 50 })
  drawSpires(scene, focusX - side * 20 * unit, shore + 4, (scene.poster ? 0.8 : 1.2) * unit)
  for (let i = 0; i < 8; i++)
    drawPalm(scene, random() * width, shore + 6, random.range(80, 130) * unit, {
      lean: random.range(-0.1, 0.1),
      inks: palette.material('leaf', 0.24),
    })
  drawWater(scene, shore + 2)
  drawReflection(
    scene,
    shore + 14,
    height * 0.16,
    [[focusX - side * 20 * unit, 120 * unit, palette.material('#E3CBA4', 0.2).dark]],
    0.45,
  )
  drawLongtail(scene, focusX + side * (scene.tall ? 190 : 300) * unit, height * 0.63, 0.62 * unit, side < 0)
  scene.place(
    focusX - side * (scene.tall ? 240 : 400) * unit,
    height * 0.585,
    0.62 * unit,
    () => {
      scene.fill('M-150 -14Q-140 22 -110 26H110Q150 16 168 -22L140 -14Z', palette.material('wood').dark)
      scene.fill('M-120 -16V-60H104L124 -16Z', palette.material('cream').mid)
      scene.fill('M-134 -58Q0 -96 120 -58Z', palette.material('red').mid)
      for (let i = 0; i < 6; i++)
        scene.fill(
          roundRect(-104 + i * 36, -50, 24, 22, 4),
          palette.dark ? '#FFD58A' : palette.material('blue').dark,
        )
    },
    side > 0,
  )

  // Frame of the balcony: door leaf on one side, rail in front
  const wall = palette.material(palette.dark ? '#6A4A7E' : '#EAD7BE')
  const jamb = scene.wide ? width * 0.16 : 96 * unit
  for (const sign of [-1, 1]) {
    if (scene.wide && sign < 0) continue
    const x = sign > 0 ? width - jamb : 0
    scene.fill(rect(x - (sign > 0 ? 0 : 10), scene.poster ? height * 0.3 : -10, jamb + 10, height), wall.mid)
    scene.spray(
      rect(x - (sign > 0 ? 0 : 10), scene.poster ? height * 0.3 : -10, jamb + 10, height),
      wall.deep,
      0.7,
      sign > 0 ? 1 : 0,
      0.5,
      0.5,
      0.5,
    )
    const curtain = sign > 0 ? x - 60 * unit : x + jamb - 40 * unit
    scene.fill(
      pen`M${curtain} ${scene.poster ? height * 0.3 : -10}h${100 * unit}q${16 * unit} ${height * 0.4} ${-6 * unit} ${floor}h${-90 * unit}q${-20 * unit} ${-height * 0.4} ${-4 * unit} ${-floor}Z`,
      palette.material('white').light,
      { opacity: 0.9 },
    )
    scene.stroke(
      pen`M${curtain + 30 * unit} 0q${10 * unit} ${height * 0.4} ${-2 * unit} ${floor}M${curtain + 64 * unit} 0q${10 * unit} ${height * 0.4} ${2 * unit} ${floor}`,
      palette.material('white').deep,
      4,
      { opacity: 0.4 },
    )
  }
  const tiles = palette.material(random.pick(['#C98A6A', '#8FA6A0', '#B9A07E'] as const))
  scene.fill(rect(-5, floor, width + 10, height), tiles.mid)
  scene.spray(rect(-5, floor, width + 10, height - floor), tiles.deep, 0.8, 0.5, 1, 0.5, 0.2)
  const top = height * 0.685
  let rail = ''
  for (let x = focusX % (44 * unit); x < width; x += 44 * unit)
    rail +=
      roundRect(x - 7 * unit, top, 14 * unit, floor - top, 7 * unit) +
      ellipse(x, top + (floor - top) * 0.4, 13 * unit, 24 * unit)
  scene.fill(rail, palette.material('white').mid)
  scene.fill(rect(-5, top - 16 * unit, width + 10, 24 * unit), palette.material('white').light)
  scene.fill(rect(-5, top + 6 * unit, width + 10, 6 * unit), palette.material('white').deep, { opacity: 0.5 })
  scene.fill(rect(-5, floor - 10 * unit, width + 10, 18 * unit), palette.material('white').light)

  // Two rattan chairs and a laid table
  const rattan = palette.material('#C08A4E')
  for (const sign of [-1, 1]) {
    scene.place(
      focusX + sign * (scene.tall ? 290 : 330) * unit,
      height * 0.985,
      1.06 * unit,
      () => {
        scene.stroke('M-90 -90L-104 4M80 -90L96 4', rattan.deep, 11)
        const back = 'M-110 -130Q-140 -330 -70 -360Q10 -380 40 -340Q60 -300 40 -140Z'
        scene.fill(back, rattan.mid)
        scene.clipTo(back, () => {
          let weave = ''
          for (let i = -12; i < 14; i++) weave += pen`M${i * 24} -380l-90 280M${i * 24 - 100} -380l90 280`
          scene.stroke(weave, rattan.dark, 4, { opacity: 0.6 })
        })
        scene.stroke(back, rattan.light, 8)
        fillBody(scene, roundRect(-120, -146, 220, 50, 22), palette.material('teal'), { light: 0.9 })
        scene.fill(roundRect(-128, -104, 236, 22, 10), rattan.dark)
      },
      sign > 0,
    )
  }
  const table = height * 0.83
  const linen = palette.material('white')
  scene.fill(
    pen`M${focusX - 200 * unit} ${table}Q${focusX - 230 * unit} ${height * 0.92} ${focusX - 190 * unit} ${height + 9}H${focusX + 190 * unit}Q${focusX + 230 * unit} ${height * 0.92} ${focusX + 200 * unit} ${table}Z`,
    linen.mid,
  )
  scene.spray(
    pen`M${focusX - 200 * unit} ${table}Q${focusX - 230 * unit} ${height * 0.92} ${focusX - 190 * unit} ${height + 9}H${focusX + 190 * unit}Q${focusX + 230 * unit} ${height * 0.92} ${focusX + 200 * unit} ${table}Z`,
    linen.deep,
    0.7,
    0.8,
    1,
    0.3,
    0.2,
  )
  scene.fill(ellipse(focusX, table, 216 * unit, 36 * unit), linen.light)
  drawPlate(scene, focusX - side * 110 * unit, table, 74 * unit, palette.material('cream'), BRAND)
  scene.fill(
    pen`M${focusX - side * 110 * unit - 44 * unit} ${table - 6}q${44 * unit} ${-62 * unit} ${88 * unit} 0q${-44 * unit} ${20 * unit} ${-88 * unit} 0Z`,
    palette.material('#D88B3A').mid,
  )
  drawBowl(
    scene,
    focusX + side * 120 * unit,
    table + 12 * unit,
    56 * unit,
    46 * unit,
    palette.material('teal'),
    '#F2B134',
  )
  for (const [dx, c] of [
    [98, '#F2B134'],
    [124, '#E8432E'],
    [146, '#7DB84A'],
  ] as const)
    scene.fill(ellipse(focusX + side * dx * unit, table - 38 * unit, 17 * unit), c)
  scene.place(focusX + side * 6 * unit, table + 18 * unit, 0.9 * unit, () => {
    scene.fill(ellipse(0, 0, 60, 13), linen.dark)
    scene.stroke('M34 -50q32 -4 28 22t-40 18', linen.mid, 9)
    fillBody(scene, 'M-44 -64H44Q42 -8 16 -4H-16Q-42 -8 -44 -64Z', palette.material('cream'), { shade: 0.7 })
    scene.fill(ellipse(0, -64, 44, 9), '#8A4A22')
  })
  drawSteam(scene, focusX + side * 6 * unit, table - 54 * unit, 80 * unit, 7 * unit)
  scene.stroke(
    pen`M${focusX - side * 30 * unit} ${table - 4}v${-60 * unit}`,
    palette.material('leaf').dark,
    5,
  )
  for (const [dx, dy] of [
    [-30, 66],
    [-46, 50],
    [-14, 52],
  ] as const)
    scene.fill(ellipse(focusX + side * dx * unit, table - dy * unit, 13 * unit), palette.material('pink').mid)
  scene.fill(
    polygon([
      [focusX - side * 30 * unit - 13 * unit, table + 2],
      [focusX - side * 30 * unit + 13 * unit, table + 2],
      [focusX - side * 30 * unit + 9 * unit, table - 34 * unit],
      [focusX - side * 30 * unit - 9 * unit, table - 34 * unit],
    ]),
    palette.material('blue').mid,
  )
  drawFrameLeaves(scene, side, { scale: 0.9 })
  drawBirds(scene, width * 0.36, height * 0.18, 5, 44)
}
