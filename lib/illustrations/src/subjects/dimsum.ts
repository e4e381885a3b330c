import { BRAND } from '../color'
import { ellipse, pen, rect } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import { item } from '../lists'
import type { Scene } from '../scene'

/** Bamboo baskets of dim sum. */
export function dimsum(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.08
  const { centerX } = drawStage(scene, {
    tableTop: 0.7,
    discY: 0.4,
    discRadius: 0.34,
    table: random() < 0.5 ? 'red' : 'teal',
  })
  drawShadow(scene, centerX, height * 0.9, 460 * unit, 50 * unit, 0.5)
  const inks = palette.material('#D9A55E')
  const basket = (x: number, y: number, w: number, h: number, open = false) => {
    const q = pen`M${x - w} ${y}V${y + h}A${w} ${w * 0.28} 0 0 0 ${x + w} ${y + h}V${y}Z`
    scene.fill(q, inks.mid)
    scene.clipTo(q, () => {
      scene.fill(rect(x + w * 0.3, y, w, h * 2), inks.dark, { opacity: 0.7 })
      for (let i = 0; i < 14; i++) {
        scene.fill(rect(x - w + (i * w) / 7, y, 3 * unit, h * 2), inks.deep, { opacity: 0.22 })
      }
      for (const k of [0.16, 0.86]) {
        scene.stroke(
          pen`M${x - w} ${y + h * k}A${w} ${w * 0.28} 0 0 0 ${x + w} ${y + h * k}`,
          inks.light,
          13 * unit,
        )
        scene.stroke(
          pen`M${x - w} ${y + h * k + 9 * unit}A${w} ${w * 0.28} 0 0 0 ${x + w} ${y + h * k + 9 * unit}`,
          inks.deep,
          3 * unit,
          { opacity: 0.5 },
        )
      }
      scene.spray(rect(x - w, y, 2 * w, h * 1.6), inks.deep, 0.7, 1, 1, 0.3, 0.1, 0.9)
    })
    if (open) {
      scene.fill(ellipse(x, y, w, w * 0.28), inks.light)
      scene.fill(ellipse(x, y + 3 * unit, w * 0.93, w * 0.245), inks.deep)
      scene.clipTo(ellipse(x, y - w * 0.1, w * 0.93, w * 0.36), () => {
        scene.fill(ellipse(x, y + 4 * unit, w * 0.9, w * 0.23), '#7FB069')
        const bun = (bx: number, by: number, q: number, scale: number) => {
          const color = item(['#FFF6E6', '#FFE9C4', '#F6D7E0'], scale)
          scene.fill(ellipse(bx, by + q * 0.5, q * 0.95, q * 0.3), palette.ink, { opacity: 0.22 })
          scene.fill(
            pen`M${bx - q} ${by + q * 0.36}Q${bx - q} ${by - q * 0.7} ${bx} ${by - q * 0.86}T${bx + q} ${by + q * 0.36}Q${bx} ${by + q * 0.78} ${bx - q} ${by + q * 0.36}Z`,
            color,
          )
          scene.spray(rect(bx - q, by - q, 2 * q, 2 * q), '#D9A27C', 0.7, 0.9, 1, 0.3, 0.1, 0.8)
          let l = ''
          for (let i = 0; i < 7; i++) {
            const a = -2.6 + i * 0.36
            l += pen`M${bx} ${by - q * 0.8}Q${bx + Math.cos(a) * q * 0.4} ${by - q * 0.3 + Math.sin(a) * q * 0.2} ${bx + Math.cos(a) * q * 0.8} ${by + q * 0.1}`
          }
          scene.stroke(l, '#C98F63', 2.6 * unit, { opacity: 0.6 })
          if (scale === 1) {
            scene.fill(ellipse(bx, by - q * 0.78, q * 0.16), BRAND)
          }
        }
        bun(x - w * 0.5, y - w * 0.02, w * 0.25, 0)
        bun(x + w * 0.5, y - w * 0.02, w * 0.25, 2)
        bun(x, y - w * 0.1, w * 0.24, 1)
        bun(x - w * 0.26, y + w * 0.1, w * 0.25, 2)
        bun(x + w * 0.26, y + w * 0.1, w * 0.25, 0)
      })
      scene.stroke(pen`M${x - w} ${y}A${w} ${w * 0.28} 0 0 0 ${x + w} ${y}`, inks.light, 12 * unit)
    }
  }
  basket(centerX, height * 0.7, 300 * unit, 110 * unit)
  basket(centerX - 8 * unit, height * 0.585, 300 * unit, 110 * unit)
  basket(centerX + 6 * unit, height * 0.47, 300 * unit, 110 * unit, true)
  scene.place(centerX - 400 * unit, height * 0.9, unit, () => {
    scene.fill(ellipse(0, 0, 100, 20), palette.material('white').dark)
    scene.fill('M-58 -84H58Q58 -8 22 -6H-22Q-58 -8 -58 -84Z', palette.material('white').mid)
    scene.fill(ellipse(0, -84, 58, 13), palette.material('white').light)
    scene.fill(ellipse(0, -82, 48, 9), '#C98A2E')
    scene.stroke('M-58 -50H58', BRAND, 6)
  })
  scene.place(centerX + 390 * unit, height * 0.91, unit, () => {
    scene.fill('M-74 -26Q-66 22 0 22T74 -26Z', palette.material('white').mid)
    scene.fill(ellipse(0, -26, 74, 20), palette.material('white').light)
    scene.fill(ellipse(0, -24, 60, 14), '#5B2C16')
    scene.fill(ellipse(-14, -26, 9, 4) + ellipse(12, -22, 8, 4), '#E23B2E')
  })
  for (const [dx, h] of [
    [-150, 210],
    [-20, 260],
    [130, 200],
  ] as const) {
    scene.stroke(
      pen`M${centerX + dx * unit} ${height * 0.4}q${-h * 0.2 * unit} ${-h * 0.25 * unit} 0 ${-h * 0.5 * unit}t0 ${-h * 0.5 * unit}`,
      '#FFFFFF',
      14 * unit,
      { opacity: 0.34 },
    )
  }
  scene.stroke(
    pen`M${centerX + 250 * unit} ${height * 0.93}L${centerX + 620 * unit} ${height * 0.8}`,
    palette.material('wood').deep,
    13 * unit,
  )
  scene.stroke(
    pen`M${centerX + 250 * unit} ${height * 0.955}L${centerX + 640 * unit} ${height * 0.835}`,
    palette.material('wood').mid,
    13 * unit,
  )
}
