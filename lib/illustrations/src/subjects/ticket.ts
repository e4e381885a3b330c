import { BRAND } from '../color'
import { ellipse, rect, roundRect } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** Admission tickets. */
export function ticket(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * 1.1
  const { centerX } = drawStage(scene, { tableTop: 0.86, discY: 0.46, discRadius: 0.36, table: 'navy' })
  const T = (x: number, y: number, rotation: number, scale: number, a: string, b: string) =>
    scene.place(
      x,
      y,
      scale * unit,
      () => {
        const d = 'M-290 -120H120a26 26 0 0 0 52 0H290V120H172a26 26 0 0 0 -52 0H-290Z'
        scene.fill(d, palette.ink, { opacity: 0.25, transform: 'translate(10 16)' })
        scene.fill(d, a)
        scene.clipTo(d, () => {
          scene.fill(rect(146, -130, 160, 260), b)
          scene.fill(rect(-290, -120, 410, 150), '#BFE3E4')
          scene.fill(ellipse(-20, -50, 56), BRAND)
          scene.fill('M-290 30L-210 -60L-150 0L-70 -90L40 30Z', '#2E7D8C')
          scene.fill('M-60 30L40 -50L130 30Z', '#24647A')
          scene.fill('M-290 30H130V10Q0 -20 -120 10T-290 0Z', '#1B4B5E')
          scene.spray(rect(-290, -120, 600, 240), palette.shade, 0.5, 1, 1, 0.4, 0.2, 0.8)
        })
        scene.stroke('M146 -92V92', palette.ink, 4, { dash: '3 15', opacity: 0.6 })
        scene.fill(roundRect(-266, 52, 190, 18, 9), palette.ink)
        scene.fill(roundRect(-266, 82, 120, 12, 6), palette.ink, { opacity: 0.4 })
        let q = ''
        for (let i = 0; i < 14; i++) {
          q += rect(180 + i * 7, -70, i % 3 ? 4 : 2, 140)
        }
        scene.fill(q, palette.ink)
      },
      false,
      rotation,
    )
  drawShadow(scene, centerX, height * 0.92, 420 * unit, 34 * unit, 0.5)
  T(centerX + 40 * unit, height * 0.6, 9, 1.06, '#FFE3C0', '#FFC98F')
  T(centerX - 20 * unit, height * 0.44, -8, 1.2, '#FFFDF6', '#FFE9D2')
}
