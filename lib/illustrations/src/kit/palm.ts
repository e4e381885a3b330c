import { ellipse, pen } from '../geometry'
import { item } from '../lists'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export interface PalmOptions {
  /** Horizontal offset of the crown, as a fraction of the height. */
  lean?: number
  inks?: Inks
  fronds?: number
  thickness?: number
}

/** Draws a coconut palm. */
export function drawPalm(
  scene: Scene,
  x: number,
  y: number,
  h: number,
  { lean = 0.18, inks, fronds = 9, thickness = 1 }: PalmOptions = {},
): void {
  const { palette, random } = scene
  const leaf = inks ?? palette.material('leaf')
  const tx = x + lean * h
  const ty = y - h
  const tw = h * 0.019 * thickness
  const wood = palette.material('wood')
  const bendX = x + lean * h * 0.18
  const bendY = y - h * 0.5
  scene.fill(
    pen`M${x - tw * 1.5} ${y}Q${bendX - tw} ${bendY} ${tx - tw * 0.6} ${ty}L${tx + tw * 0.6} ${ty}Q${bendX + tw} ${bendY} ${x + tw * 1.5} ${y}Z`,
    wood.dark,
  )
  // A frond, whose saw-toothed lower edge stands for leaflets
  const frond = (degrees: number, len: number, color: string): void => {
    const a = (degrees * Math.PI) / 180
    const ex = tx + Math.cos(a) * len
    const ey =
      ty +
      Math.sin(a) * len * 0.55 +
      len * 0.42 * Math.abs(Math.cos(a)) ** 1.3 -
      (Math.sin(a) < 0 ? len * 0.12 : 0)
    const cx = tx + Math.cos(a) * len * 0.45
    const cy = ty + Math.sin(a) * len * 0.6 - len * 0.24
    const up = pen`M${tx} ${ty}Q${cx} ${cy} ${ex} ${ey}`
    let back = ''
    for (let i = 9; i >= 1; i--) {
      const q = i / 9
      const p = 1 - q
      const bx = p * p * tx + 2 * p * q * cx + q * q * ex
      const by = p * p * ty + 2 * p * q * cy + q * q * ey
      const dl = len * 0.19 * Math.sin(Math.min(1, q * 1.15) * Math.PI * 0.86 + 0.25)
      back += pen`L${bx - Math.cos(a) * len * 0.03 + Math.cos(a) * len * 0.05} ${by + dl}L${bx - Math.cos(a) * len * 0.065} ${by + dl * 0.22}`
    }
    scene.fill(`${up}${back}Z`, color)
  }
  const angles = [-172, -8, -140, -38, -110, -70, 168, 12, 140, 40, -90]
  for (let i = Math.min(fronds, angles.length) - 1; i >= 0; i--) {
    const l = h * 0.36 * random.range(0.88, 1.12)
    frond(
      item(angles, i) + random.range(-6, 6),
      l,
      i > 7 ? leaf.light : i % 3 === 0 ? leaf.deep : i % 3 === 1 ? leaf.dark : leaf.mid,
    )
  }
  scene.fill(
    ellipse(tx - h * 0.012, ty + h * 0.018, h * 0.02) + ellipse(tx + h * 0.02, ty + h * 0.012, h * 0.017),
    wood.deep,
  )
}
