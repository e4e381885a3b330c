import { mix } from '../color'
import { pen, rect } from '../geometry'
import type { Material } from '../palette'
import type { Scene } from '../scene'

/** Draws a paper lantern, lit by default. */
export function drawLantern(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  material: Material = 'orange',
  lit = true,
): void {
  const { palette } = scene
  const color = palette.unlit(material)
  if (lit) {
    scene.glow(x, y, 58 * scale, mix(color, '#FFD38A', 0.5), 0.55)
  }
  scene.fill(
    pen`M${x - 16 * scale} ${y - 20 * scale}Q${x - 30 * scale} ${y} ${x - 16 * scale} ${y + 20 * scale}L${x + 16 * scale} ${y + 20 * scale}Q${x + 30 * scale} ${y} ${x + 16 * scale} ${y - 20 * scale}Z`,
    color,
  )
  scene.fill(
    pen`M${x - 5 * scale} ${y - 20 * scale}Q${x - 11 * scale} ${y} ${x - 5 * scale} ${y + 20 * scale}L${x + 5 * scale} ${y + 20 * scale}Q${x + 11 * scale} ${y} ${x + 5 * scale} ${y - 20 * scale}Z`,
    mix(color, '#FFE3A0', 0.55),
  )
  scene.fill(
    rect(x - 13 * scale, y - 25 * scale, 26 * scale, 5 * scale) +
      rect(x - 13 * scale, y + 20 * scale, 26 * scale, 5 * scale),
    palette.ink,
  )
  scene.stroke(pen`M${x} ${y + 25 * scale}v${14 * scale}`, mix(color, '#FFE3A0', 0.3), 3 * scale)
}
