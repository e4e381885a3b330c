import { BRAND, mix } from '../color'
import { ellipse, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawBranch } from '../kit/foreground'
import { drawShadow, drawStage } from '../kit/stage'
import { cycle } from '../lists'
import type { Material } from '../palette'
import type { Scene } from '../scene'

const CLOTHS: readonly (readonly [Material, Material, Material])[] = [
  ['#C2336B', '#F2B134', '#FFE3B8'],
  ['#1E7F88', '#F9691C', '#FFF1D6'],
  ['#5B3F8E', '#F29CA3', '#F2D27A'],
  ['#C9472B', '#24406B', '#F2D27A'],
  ['#2447A8', '#F2B134', '#FFE9D0'],
]

/** A woven scarf over a stand, with reels of silk. */
export function silk(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.18
  const { centerX } = drawStage(scene, {
    tableTop: 0.76,
    discY: 0.42,
    discRadius: 0.34,
    table: random() < 0.5 ? 'wood' : 'plum',
    wall: palette.dark
      ? undefined
      : mix(palette.material(random.pick(['jade', 'sand', 'pink'] as const)).mid, palette.sky[0], 0.4),
  })
  const side = random() < 0.5 ? 1 : -1
  drawBranch(scene, -side, { flower: palette.material('#F7D3E2'), scale: 0.9 * unit })
  const choice = random.int(0, CLOTHS.length - 1)
  const [ground, band, thread] = cycle(CLOTHS, choice)
  const cloth = palette.material(ground)
  const stripe = palette.material(band)
  const fine = palette.material(thread)
  drawShadow(scene, centerX, height * 0.925, 480 * unit, 44 * unit, 0.5)

  // Wooden stand
  const wood = palette.material('#8A5A3B')
  const bar = height * 0.2
  scene.fill(rect(centerX - 13 * unit, bar, 26 * unit, height * 0.9 - bar), wood.dark)
  scene.fill(roundRect(centerX - 120 * unit, height * 0.885, 240 * unit, 30 * unit, 14 * unit), wood.mid)
  scene.fill(roundRect(centerX - 340 * unit, bar - 16 * unit, 680 * unit, 28 * unit, 14 * unit), wood.light)
  scene.spray(
    roundRect(centerX - 340 * unit, bar - 16 * unit, 680 * unit, 28 * unit, 14 * unit),
    wood.deep,
    0.8,
    0.5,
    1,
    0.5,
    0.3,
  )
  for (const sign of [-1, 1])
    scene.fill(ellipse(centerX + sign * 344 * unit, bar - 2 * unit, 22 * unit), palette.material('gold').mid)

  // Cloth: one panel in soft folds, woven diamonds in bands, a fringe
  const panel = (x: number, w: number, foot: number, lean: number, shaded: boolean): void => {
    const inks = shaded ? { ...cloth, mid: cloth.dark, light: cloth.mid } : cloth
    const left = smooth([
      [x - w / 2, bar - 14 * unit],
      [x - w / 2 - lean * 0.3, height * 0.42],
      [x - w * 0.54 + lean * 0.4, height * 0.62],
      [x - w / 2 + lean, foot],
    ])
    const right = smooth([
      [x + w / 2 + lean, foot],
      [x + w * 0.54 + lean * 0.5, height * 0.62],
      [x + w / 2 - lean * 0.3, height * 0.42],
      [x + w / 2, bar - 14 * unit],
    ])
    const d = `${left}L${right.slice(1)}Z`
    scene.fill(d, inks.mid)
    scene.clipTo(d, () => {
      const rows = [
        [0.3, 26, 0],
        [0.4, 60, 1],
        [0.53, 26, 0],
        [0.6, 84, 2],
        [0.72, 26, 0],
      ] as const
      for (const [t, h, kind] of rows) {
        const y = bar + (foot - bar) * t
        scene.fill(
          pen`M${x - w} ${y}Q${x} ${y + 22 * unit} ${x + w} ${y}V${y + h * unit}Q${x} ${y + (h + 22) * unit} ${x - w} ${y + h * unit}Z`,
          kind ? stripe.mid : fine.mid,
        )
        if (!kind) continue
        let diamonds = ''
        let cores = ''
        const q = h * 0.42 * unit
        for (let i = -6; i <= 6; i++) {
          const cx = x + i * q * 1.9
          const cy = y + (h / 2) * unit + (11 - 0.9 * i * i * 0.4) * unit
          diamonds += polygon([
            [cx - q * 0.8, cy],
            [cx, cy - q],
            [cx + q * 0.8, cy],
            [cx, cy + q],
          ])
          cores += polygon([
            [cx - q * 0.34, cy],
            [cx, cy - q * 0.44],
            [cx + q * 0.34, cy],
            [cx, cy + q * 0.44],
          ])
        }
        scene.fill(diamonds, kind > 1 ? cloth.dark : fine.light)
        scene.fill(cores, kind > 1 ? fine.light : stripe.deep)
      }
      // Folds
      for (const [k, tone, o] of [
        [-0.32, cloth.deep, 0.5],
        [-0.08, cloth.light, 0.6],
        [0.14, cloth.deep, 0.5],
        [0.36, cloth.light, 0.45],
      ] as const) {
        const fx = x + k * w
        scene.fill(
          pen`M${fx} ${bar - 20}Q${fx + lean * 0.2 + 16 * unit} ${height * 0.5} ${fx + lean - 8 * unit} ${foot + 10}H${fx + lean + 34 * unit}Q${fx + lean * 0.3 + 50 * unit} ${height * 0.5} ${fx + 16 * unit} ${bar - 20}Z`,
          tone,
          { opacity: o * 0.6 },
        )
      }
      scene.spray(d, palette.ink, 0.5, 0.5, 1, 0.5, 0.2, 0.9)
      scene.spray(d, '#FFFFFF', 0.4, 0.2, 0, 0.5, 0.5, 0.6)
    })
    let fringe = ''
    for (let i = 0; i <= 26; i++) {
      const fx = x - w / 2 + lean + (i / 26) * w
      fringe += pen`M${fx} ${foot - 2}q${random.range(-4, 4)} ${22 * unit} ${random.range(-8, 8)} ${44 * unit}`
    }
    scene.stroke(fringe, shaded ? stripe.dark : stripe.mid, 4.4 * unit)
    scene.stroke(pen`M${x - w / 2 + lean} ${foot}H${x + w / 2 + lean}`, fine.mid, 6 * unit)
  }
  panel(centerX - side * 130 * unit, 200 * unit, height * 0.68, -side * 16 * unit, true)
  panel(centerX + side * 50 * unit, 360 * unit, height * 0.81, side * 18 * unit, false)

  // Reels of silk, cocoons, a folded second scarf
  const reelX = centerX - side * (scene.tall ? 330 : 410) * unit
  for (const [i, dx] of [0, 96, -88].entries()) {
    const [, , c] = cycle(CLOTHS, choice + i + 1)
    const hue = cycle([palette.material(band), palette.material(ground), palette.material(c)], i)
    scene.place(reelX + side * dx * unit, height * (i ? 0.945 : 0.9), unit, () => {
      scene.fill(roundRect(-46, -150, 92, 18, 8) + roundRect(-46, -12, 92, 18, 8), wood.mid)
      scene.fill(roundRect(-36, -134, 72, 124, 16), hue.mid)
      let turns = ''
      for (let k = 0; k < 9; k++) turns += `M-36 ${-126 + k * 13}q36 12 72 0`
      scene.stroke(turns, hue.light, 3.4, { opacity: 0.8 })
      scene.spray(roundRect(-36, -134, 72, 124, 16), hue.deep, 0.8, 1, 0.5, 0.3, 0.5)
    })
  }
  const foldX = centerX + side * (scene.tall ? 320 : 420) * unit
  for (let i = 0; i < 4; i++) {
    const [c] = cycle(CLOTHS, choice + i + 1)
    const inks = palette.material(c)
    const y = height * 0.945 - i * 34 * unit
    const w = (150 - (i % 2) * 8) * unit
    scene.fill(
      pen`M${foldX - w} ${y}V${y - 22 * unit}Q${foldX - w} ${y - 34 * unit} ${foldX - w + 14 * unit} ${y - 34 * unit}H${foldX + w - 12 * unit}A${17 * unit} ${17 * unit} 0 0 1 ${foldX + w - 12 * unit} ${y}Z`,
      inks.mid,
    )
    scene.stroke(pen`M${foldX - w + 6} ${y - 12 * unit}H${foldX + w - 12 * unit}`, inks.dark, 4 * unit)
    scene.stroke(
      pen`M${foldX - w + 6} ${y - 24 * unit}H${foldX + w - 20 * unit}`,
      i % 2 ? palette.material('gold').light : inks.light,
      4 * unit,
    )
  }
  for (const [dx, dy] of [
    [-40, 0.97],
    [40, 0.975],
    [150, 0.968],
  ] as const) {
    scene.fill(
      ellipse(centerX + dx * unit, height * dy, 34 * unit, 19 * unit),
      palette.material('cream').light,
    )
    scene.spray(
      ellipse(centerX + dx * unit, height * dy, 34 * unit, 19 * unit),
      palette.material('sand').deep,
      0.6,
      1,
      1,
      0.3,
      0.2,
    )
  }
  if (palette.night) scene.glow(centerX, height * 0.3, 300, BRAND, 0.1)
}
