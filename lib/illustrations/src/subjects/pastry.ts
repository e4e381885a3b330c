import { BRAND, mix } from '../color'
import { arch, ellipse, pen, rect, roundRect } from '../geometry'
import { fillBody } from '../kit/shade'
import { drawCloud } from '../kit/sky'
import { drawShadow, drawSteam } from '../kit/stage'
import { drawPlate } from '../kit/table'
import type { Scene } from '../scene'

/** Draws a croissant about 300 units wide; the origin is its bottom center. */
function drawCroissant(scene: Scene, x: number, y: number, scale: number, rotation = 0): void {
  const { palette } = scene
  const crust = palette.material('#D88B3A')
  const pale = palette.material('#F2C27A')
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill(ellipse(0, 4, 150, 18), palette.ink, { opacity: 0.25 })
      for (const [path, tone] of [
        ['M-148 2Q-166 -30 -132 -52Q-104 -60 -92 -34Q-100 6 -148 2Z', 0],
        ['M148 2Q166 -30 132 -52Q104 -60 92 -34Q100 6 148 2Z', 1],
        ['M-124 0Q-138 -66 -82 -86Q-46 -86 -42 -40Q-50 2 -124 0Z', 0],
        ['M124 0Q138 -66 82 -86Q46 -86 42 -40Q50 2 124 0Z', 1],
        ['M-70 4Q-80 -92 0 -106Q80 -92 70 4Q0 16 -70 4Z', 0],
      ] as const) {
        scene.fill(path, tone ? crust.dark : crust.mid)
        scene.spray(path, pale.light, 0.9, 0.3, 0, 0.6, 0.7, 0.8)
        scene.spray(path, crust.deep, 0.9, 0.7, 1, 0.4, 0.3, 0.8)
      }
      scene.stroke(
        'M-42 -92Q-34 -40 -40 4M42 -92Q34 -40 40 4M-14 -102Q-10 -44 -12 8M16 -102Q12 -44 14 8M-100 -78Q-90 -40 -96 0M100 -78Q90 -40 96 0',
        crust.deep,
        3.4,
        { opacity: 0.55 },
      )
      scene.stroke('M-52 -84Q0 -112 52 -84', '#FFF3D6', 6, { opacity: 0.7 })
    },
    false,
    rotation,
  )
}

/** Croissants and tarts on a counter in a shop window in the morning sun. */
export function pastry(scene: Scene): void {
  const { width, height, palette, random, focusX } = scene
  const unit = scene.unit * 1.1
  const sill = height * 0.66
  const side = random() < 0.5 ? 1 : -1
  // View: pale houses with slate roofs, a large low sun
  scene.fill(
    rect(0, 0, width, height),
    scene.linear(
      [
        [0, palette.sky[0]],
        [0.4, palette.sky[1]],
        [0.7, palette.sky[2]],
      ],
      0,
      0,
      0,
      height,
      true,
    ),
  )
  const discX = focusX + random.range(-60, 60) * unit
  const discY = height * 0.33
  const radius = height * 0.2
  scene.sun = { x: discX, y: discY, r: radius }
  scene.glow(discX, discY, radius * 2.6, palette.glow, 0.8)
  scene.fill(ellipse(discX, discY, radius), palette.dark ? palette.sun : BRAND)
  scene.spray(ellipse(discX, discY, radius), '#FFB968', 0.9, 0, 0, 0.8, 1)
  drawCloud(scene, width * random.range(0.1, 0.3), height * 0.18, 240)
  drawCloud(scene, width * random.range(0.7, 0.9), height * 0.26, 220)
  let x = -20
  while (x < width) {
    const w = random.range(150, 220) * unit
    const h = random.range(190, 270) * unit
    const wall = palette.material(random.pick(['cream', 'pale', '#E9D2BC'] as const), 0.34)
    const roof = palette.material('#6E7C96', 0.34)
    scene.fill(rect(x, sill - h, w, h), wall.mid)
    scene.fill(
      pen`M${x - 4} ${sill - h}L${x + 16} ${sill - h - 76 * unit}H${x + w - 16}L${x + w + 4} ${sill - h}Z`,
      roof.mid,
    )
    for (let i = 0; i < 3; i++) {
      scene.fill(
        arch(x + w * (0.14 + i * 0.29), sill - h - 14 * unit, w * 0.14, 46 * unit),
        palette.dark ? '#FFD27A' : roof.deep,
      )
      for (let k = 0; k < 2; k++)
        scene.fill(
          rect(x + w * (0.13 + i * 0.29), sill - h + (26 + k * 92) * unit, w * 0.16, 62 * unit),
          palette.dark && random() < 0.7 ? '#FFD27A' : roof.dark,
        )
    }
    scene.fill(
      rect(x + w * 0.3, sill - h - 108 * unit, 24 * unit, 40 * unit),
      palette.material('brick', 0.34).mid,
    )
    x += w
  }
  // Window frame, half curtain, scalloped awning
  const frame = palette.material(random.pick(['teal', 'navy', 'plum'] as const))
  const bars = [focusX - 470 * unit, focusX, focusX + 470 * unit]
  for (const bar of bars) scene.fill(rect(bar - 13 * unit, 0, 26 * unit, sill), frame.dark)
  if (scene.wide) scene.fill(rect(focusX - 970 * unit, 0, 26 * unit, sill), frame.dark)
  scene.fill(rect(0, height * 0.115, width, 18 * unit), frame.dark)
  const stripe = 74 * unit
  for (let i = -1; i < width / stripe + 1; i++) {
    const ax = (focusX % stripe) + i * stripe - stripe / 2
    scene.fill(
      pen`M${ax} -5H${ax + stripe}V${height * 0.085}a${stripe / 2} ${stripe * 0.4} 0 0 1 ${-stripe} 0Z`,
      i % 2 ? palette.material('cream').light : palette.material(BRAND).mid,
    )
  }
  scene.spray(rect(0, 0, width, height * 0.11), palette.shade, 0.6, 0.5, 0, 0.5, 1, 0.9)

  // Counter of marble
  const marble = palette.material('pale')
  scene.fill(rect(-5, sill, width + 10, height), marble.mid)
  scene.spray(rect(-5, sill, width + 10, height - sill), marble.light, 0.8, 0.4, 0, 0.5, 0.6, 0.8)
  scene.spray(rect(-5, sill, width + 10, height - sill), marble.deep, 0.7, 0.5, 1, 0.5, 0.2, 0.9)
  scene.fill(rect(-5, sill - 6, width + 10, 12), marble.light)

  // Back row: loaves in a basket, tiered tarts
  const backX = focusX + side * 330 * unit
  const white = palette.material('white')
  const gold = palette.material('gold')
  for (const [dy, w] of [
    [0, 190],
    [150, 128],
  ] as const) {
    const y = height * 0.8 - dy * unit
    if (dy) scene.fill(rect(backX - 8 * unit, y, 16 * unit, dy * unit), gold.mid)
    drawPlate(scene, backX, y, w * unit, white, gold.mid)
    const n = dy ? 3 : 5
    for (let i = 0; i < n; i++) {
      const tx = backX + (i - (n - 1) / 2) * 66 * unit
      scene.fill(
        pen`M${tx - 31 * unit} ${y - 34 * unit}H${tx + 31 * unit}L${tx + 22 * unit} ${y - 4 * unit}H${tx - 22 * unit}Z`,
        palette.material('#C9803A').mid,
      )
      scene.fill(ellipse(tx, y - 36 * unit, 32 * unit, 12 * unit), palette.material('cream').light)
      const berry = ['#D8304A', '#F2B134', '#6C3F8A'][(i + (dy ? 1 : 0)) % 3] ?? BRAND
      let d = ''
      for (const k of [-1, 0, 1]) d += ellipse(tx + k * 15 * unit, y - (44 + (k ? 0 : 8)) * unit, 11 * unit)
      scene.fill(d, berry)
      scene.fill(ellipse(tx - 4 * unit, y - 56 * unit, 4 * unit), '#FFFFFF', { opacity: 0.7 })
    }
  }
  const basketX = focusX - side * 370 * unit
  const straw = palette.material('#C9924E')
  for (let i = 0; i < 4; i++) {
    scene.place(
      basketX + (-84 + i * 52) * unit,
      height * 0.79,
      unit,
      () => {
        fillBody(scene, roundRect(-23, -330, 46, 330, 23), palette.material('#D9964A'), { light: 1 })
        scene.stroke(
          'M-14 -280L12 -256M-14 -226L12 -202M-14 -172L12 -148',
          palette.material('#F7DDA8').light,
          8,
          { opacity: 0.8 },
        )
      },
      false,
      -8 + i * 6,
    )
  }
  const basket = pen`M${basketX - 140 * unit} ${height * 0.7}H${basketX + 140 * unit}L${basketX + 110 * unit} ${height * 0.84}H${basketX - 110 * unit}Z`
  scene.fill(basket, straw.mid)
  scene.clipTo(basket, () => {
    let weave = ''
    for (let i = 0; i < 9; i++)
      for (let k = 0; k < 6; k++)
        weave += roundRect(
          basketX + (-146 + i * 34 + (k % 2) * 17) * unit,
          height * 0.706 + k * 24 * unit,
          28 * unit,
          15 * unit,
          7 * unit,
        )
    scene.fill(weave, straw.light)
    scene.spray(basket, straw.deep, 0.8, 0.7, 1, 0.4, 0.1)
  })
  scene.stroke(pen`M${basketX - 144 * unit} ${height * 0.702}H${basketX + 144 * unit}`, straw.dark, 16 * unit)

  // Front: croissants on a board, a bowl of coffee
  drawShadow(scene, focusX, height * 0.925, 400 * unit, 40 * unit, 0.4)
  const board = palette.material('#A8703F')
  scene.fill(roundRect(focusX - 380 * unit, height * 0.885, 760 * unit, 44 * unit, 20 * unit), board.dark)
  scene.fill(roundRect(focusX - 380 * unit, height * 0.872, 760 * unit, 40 * unit, 20 * unit), board.light)
  drawCroissant(scene, focusX - side * 190 * unit, height * 0.885, 1.06 * unit, -3)
  drawCroissant(scene, focusX + side * 150 * unit, height * 0.885, 1.06 * unit, 4)
  drawCroissant(scene, focusX - side * 20 * unit, height * 0.8, 1.06 * unit)
  scene.place(
    focusX + side * (scene.tall ? 390 : 500) * unit,
    height * 0.955,
    1.05 * unit,
    () => {
      scene.fill(ellipse(0, 0, 120, 24), white.dark)
      scene.fill(ellipse(0, -5, 116, 21), white.light)
      scene.stroke('M66 -72q46 -6 40 28t-58 26', white.mid, 12)
      fillBody(scene, 'M-78 -92H78Q76 -8 26 -6H-26Q-76 -8 -78 -92Z', white, { shade: 0.7 })
      scene.fill(ellipse(0, -92, 78, 16), white.light)
      scene.fill(ellipse(0, -90, 66, 12), '#9A5426')
      scene.fill('M-20 -92q20 -12 40 0q-20 12 -40 0Z', '#F2D2A0')
      scene.stroke('M-76 -60H76', mix(frame.mid, '#FFFFFF', 0.1), 7)
    },
    side < 0,
  )
  drawSteam(scene, focusX + side * (scene.tall ? 390 : 500) * unit, height * 0.83, 120 * unit, 9 * unit)
}
