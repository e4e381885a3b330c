import { BRAND, mix } from '../color'
import { ellipse, pen, rect, round1, roundRect } from '../geometry'
import { drawSimCard } from '../kit/devices'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** Draws a phone; `draw` fills its screen. */
function drawPhone(scene: Scene, x: number, y: number, scale: number, rotation: number, draw: () => void) {
  const { palette } = scene
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.fill(roundRect(-112, -222, 240, 470, 38), palette.ink, { opacity: 0.28 })
      scene.fill(roundRect(-122, -236, 244, 472, 40), palette.material('navy').deep)
      scene.fill(roundRect(-118, -232, 236, 464, 37), mix(palette.material('navy').deep, '#FFFFFF', 0.16))
      scene.fill(roundRect(-110, -224, 220, 448, 30), palette.night ? '#10254A' : '#FFFDF8')
      scene.clipTo(roundRect(-110, -224, 220, 448, 30), draw)
      scene.fill(roundRect(-34, -214, 68, 16, 8), palette.material('navy').deep)
    },
    false,
    rotation,
  )
}

/** A phone and an eSIM. */
export function esim(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * (scene.tall ? 1 : 1.12)
  const { centerX } = drawStage(scene, { tableTop: 0.8, discY: 0.46, discRadius: 0.36, table: 'teal' })

  // Orbit lines and pins
  for (const [q, o] of [
    [0.44, 0.5],
    [0.54, 0.3],
  ] as const) {
    scene.stroke(ellipse(centerX, height * 0.46, height * q * 1.12, height * q * 0.5), '#FFFFFF', 3, {
      opacity: o,
      dash: '2 16',
      transform: `rotate(-16 ${round1(centerX)} ${round1(height * 0.46)})`,
    })
  }
  drawShadow(scene, centerX - 20 * unit, height * 0.9, 330 * unit, 34 * unit, 0.5)
  drawPhone(scene, centerX - 70 * unit, height * 0.5, 1.3 * unit, -7, () => {
    scene.fill(
      rect(-110, -224, 220, 470),
      scene.linear([
        [0, '#FFF3E2'],
        [1, '#FFE1BF'],
      ]),
    )
    scene.fill(rect(-110, -224, 220, 250), '#BFE6EA')
    scene.fill(ellipse(40, -96, 42), BRAND)
    scene.fill('M-110 -20L-60 -96L-20 -40L24 -120L110 -10V30H-110Z', '#2E7D8C')
    scene.fill('M-110 0Q-40 -40 10 -10T110 -20V40H-110Z', '#1F5F73')
    scene.fill(rect(-110, 22, 220, 240), '#FFFDF8')
    scene.fill(roundRect(-90, 42, 96, 16, 8), '#16323F')
    scene.fill(roundRect(-90, 68, 150, 10, 5), '#B9C7CC')
    scene.fill(roundRect(-90, 96, 180, 62, 14), '#FFE9D6')
    for (let i = 0; i < 4; i++) {
      scene.fill(roundRect(-74 + i * 20, 140 - i * 11, 13, 8 + i * 11, 3), BRAND)
    }
    scene.fill(roundRect(16, 112, 58, 14, 7), '#16323F')
    scene.fill(roundRect(16, 134, 40, 9, 4), '#D9A27C')
    scene.fill(roundRect(-90, 172, 180, 36, 18), BRAND)
  })
  drawSimCard(scene, centerX + 190 * unit, height * 0.6, 0.92 * unit, 11, BRAND)

  // Signal arcs
  for (let i = 1; i < 4; i++) {
    scene.stroke(
      pen`M${centerX + 236 * unit - i * 34 * unit} ${height * 0.26 - i * 22 * unit}A${i * 50 * unit} ${i * 50 * unit} 0 0 1 ${centerX + 236 * unit + i * 34 * unit} ${height * 0.26 - i * 22 * unit}`,
      '#FFFFFF',
      11 * unit,
      { opacity: 0.92 },
    )
  }
  scene.fill(ellipse(centerX + 236 * unit, height * 0.27, 13 * unit), '#FFFFFF')
  for (const [dx, dy, c] of [
    [-0.42, 0.24, '#FFFFFF'],
    [-0.37, 0.62, BRAND],
    [0.42, 0.36, '#FFFFFF'],
  ] as const) {
    const x = centerX + dx * height
    const y = height * dy
    scene.fill(
      pen`M${x} ${y + 34 * unit}C${x - 34 * unit} ${y} ${x - 26 * unit} ${y - 34 * unit} ${x} ${y - 34 * unit}S${x + 34 * unit} ${y} ${x} ${y + 34 * unit}Z`,
      c,
    )
    scene.fill(ellipse(x, y - 8 * unit, 10 * unit), palette.sky[0])
  }
}
