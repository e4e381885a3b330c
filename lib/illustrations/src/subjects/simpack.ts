import { BRAND, mix } from '../color'
import { ellipse, pen } from '../geometry'
import { drawSimCard } from '../kit/devices'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** A pack of SIM cards. */
export function simpack(scene: Scene): void {
  const { height, palette, random } = scene
  const unit = scene.unit * 1.2
  const { centerX } = drawStage(scene, {
    tableTop: 0.82,
    discY: 0.46,
    discRadius: 0.36,
    table: random() < 0.5 ? 'navy' : 'plum',
    wall: palette.dark ? undefined : mix(palette.material('jade').mid, palette.sky[0], 0.4),
  })
  drawShadow(scene, centerX, height * 0.9, 400 * unit, 34 * unit, 0.5)
  drawSimCard(scene, centerX + 150 * unit, height * 0.5, 1.06 * unit, 13, palette.dark ? '#F58A4A' : BRAND)
  drawSimCard(
    scene,
    centerX - 150 * unit,
    height * 0.54,
    1.06 * unit,
    -12,
    palette.night ? '#FFD9A6' : '#FFF1D6',
  )
  drawSimCard(scene, centerX, height * 0.5, 1.36 * unit, 2, mix(palette.unlit('teal'), palette.ink, 0.12))
  scene.place(centerX - 390 * unit, height * 0.86, unit, () => {
    scene.fill(ellipse(0, 0, 34), palette.material('gray').mid)
    scene.fill(ellipse(0, 0, 16), palette.material('plum').dark)
    scene.stroke('M26 -20L150 -96', palette.material('gray').light, 9)
  })
  for (let i = 1; i < 4; i++) {
    scene.stroke(
      pen`M${centerX - i * 46 * unit} ${height * 0.17 - i * 13 * unit}A${i * 64 * unit} ${i * 64 * unit} 0 0 1 ${centerX + i * 46 * unit} ${height * 0.17 - i * 13 * unit}`,
      '#FFFFFF',
      12 * unit,
      { opacity: 0.9 },
    )
  }
}
