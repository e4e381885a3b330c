import { BRAND } from '../color'
import { ellipse, pen, rect, roundRect } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** A pocket Wi-Fi. */
export function wifi(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * 1.1
  const { centerX } = drawStage(scene, { tableTop: 0.72, discY: 0.42, discRadius: 0.32, table: 'sand' })
  drawShadow(scene, centerX, height * 0.86, 380 * unit, 40 * unit, 0.5)
  for (let i = 1; i < 5; i++) {
    scene.stroke(
      pen`M${centerX - i * 62 * unit} ${height * 0.44 - i * 24 * unit}A${i * 80 * unit} ${i * 80 * unit} 0 0 1 ${centerX + i * 62 * unit} ${height * 0.44 - i * 24 * unit}`,
      '#FFFFFF',
      18 * unit,
      { opacity: 1 - 0.14 * i },
    )
  }
  scene.place(centerX, height * 0.64, 1.5 * unit, () => {
    scene.fill(roundRect(-150, -100, 300, 210, 40), palette.material('navy').deep)
    scene.fill(roundRect(-150, -108, 300, 204, 40), palette.material('white').mid)
    scene.clipTo(roundRect(-150, -108, 300, 204, 40), () => {
      scene.spray(rect(-150, -108, 300, 204), palette.material('white').deep, 0.8, 1, 1, 0.3, 0.1, 0.9)
      scene.fill(rect(-150, 56, 300, 50), BRAND)
    })
    scene.fill(roundRect(-104, -74, 208, 108, 16), palette.material('navy').deep)
    for (let i = 0; i < 4; i++) {
      scene.fill(roundRect(-84 + i * 18, -24 - i * 9, 11, 34 + i * 9 - 20, 3), '#8FF0C0')
    }
    scene.fill(roundRect(10, -50, 74, 16, 8), '#FFFFFF', { opacity: 0.9 })
    scene.fill(roundRect(10, -24, 54, 10, 5), '#8FA6B8')
    scene.fill(roundRect(10, -4, 64, 10, 5), '#8FA6B8')
    scene.fill(ellipse(0, 78, 9), '#FFF1D6')
  })

  // Passport and coins and cable
  scene.place(
    centerX - 390 * unit,
    height * 0.82,
    unit,
    () => {
      scene.fill(roundRect(-90, -120, 180, 240, 16), palette.ink, {
        opacity: 0.25,
        transform: 'translate(12 14)',
      })
      scene.fill(roundRect(-90, -120, 180, 240, 16), palette.material('plum').dark)
      scene.fill(ellipse(0, -20, 44), 'none')
      scene.stroke(
        `${ellipse(0, -20, 44) + ellipse(0, -20, 18, 44)}M-44 -20H44`,
        palette.material('gold').light,
        5,
      )
      scene.fill(roundRect(-50, 58, 100, 12, 6), palette.material('gold').light)
    },
    false,
    -12,
  )
  scene.stroke(
    pen`M${centerX + 225 * unit} ${height * 0.74}C${centerX + 330 * unit} ${height * 0.74} ${centerX + 300 * unit} ${height * 0.9} ${centerX + 420 * unit} ${height * 0.86}S${centerX + 560 * unit} ${height * 0.9} ${centerX + 600 * unit} ${height * 0.84}`,
    palette.material('char').deep,
    11 * unit,
  )
}
