import { BRAND } from '../color'
import { ellipse, rect, roundRect } from '../geometry'
import { drawShadow, drawStage } from '../kit/stage'
import type { Scene } from '../scene'

/** A camera with prints. */
export function camera(scene: Scene): void {
  const { height, palette } = scene
  const unit = scene.unit * 1.15
  const { centerX } = drawStage(scene, { tableTop: 0.76, discY: 0.44, discRadius: 0.35, table: 'wood' })
  drawShadow(scene, centerX, height * 0.87, 400 * unit, 40 * unit, 0.5)
  const char = palette.material('char')
  const inks = palette.material('#8A5A3B')
  scene.place(centerX + 10 * unit, height * 0.85, 1.35 * unit, () => {
    scene.fill('M-250 -170C-330 -40 -300 60 -180 40', 'none')
    scene.stroke('M-232 -190C-350 -60 -300 70 -150 44S120 70 240 34', inks.dark, 15)
    scene.fill(roundRect(-230, -262, 460, 258, 38), char.deep)
    scene.fill(roundRect(-230, -262, 460, 72, 30), palette.material('gray').mid)
    scene.fill(rect(-230, -214, 460, 8), palette.material('gray').dark)
    scene.fill('M-92 -262L-66 -314H66L92 -262Z', palette.material('gray').mid)
    scene.fill('M10 -262V-314H66L92 -262Z', palette.material('gray').dark)
    scene.fill(roundRect(-50, -300, 100, 34, 8), palette.ink)
    scene.fill(roundRect(-196, -286, 62, 28, 8), palette.material('gray').dark)
    scene.fill(roundRect(128, -292, 64, 34, 10), BRAND)
    scene.fill(roundRect(-230, -196, 460, 150, 2), inks.dark)
    scene.spray(rect(-230, -196, 460, 150), palette.ink, 0.6, 0.5, 1, 0.5, 0.1, 0.9)
    scene.fill(ellipse(0, -124, 128), palette.ink)
    scene.fill(ellipse(0, -124, 118), palette.material('gray').mid)
    scene.fill(ellipse(0, -124, 100), char.deep)
    scene.fill(ellipse(0, -124, 78), palette.ink)
    scene.fill(
      ellipse(0, -124, 60),
      scene.radial(
        [
          [0, '#7FC6DA'],
          [0.6, '#245E86'],
          [1, '#0B1F3A'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    )
    scene.fill(ellipse(20, -146, 17), '#FFFFFF', { opacity: 0.85 })
    scene.fill(ellipse(-22, -100, 9), '#FFFFFF', { opacity: 0.4 })
    scene.stroke(ellipse(0, -124, 110), BRAND, 5)
    scene.fill(roundRect(160, -180, 44, 28, 6), palette.material('cream').light)
    scene.spray(roundRect(-230, -262, 460, 258, 38), '#FFFFFF', 0.25, 0, 0, 0.6, 0.6, 0.7)
  })
  for (const [dx, dy, rotation, a] of [
    [-390, 0.86, -14, 0],
    [400, 0.87, 10, 1],
  ] as const) {
    scene.place(
      centerX + dx * unit,
      height * dy,
      unit,
      () => {
        scene.fill(rect(-86, -104, 172, 200), palette.ink, { opacity: 0.22, transform: 'translate(9 11)' })
        scene.fill(rect(-86, -104, 172, 200), palette.material('white').light)
        scene.fill(rect(-72, -90, 144, 138), a ? '#2E8AA8' : '#F6B08A')
        scene.fill(ellipse(a ? 26 : -20, -40, 28), BRAND)
        scene.fill(
          a ? 'M-72 48L-30 -30L10 20L40 -14L72 30V48Z' : 'M-72 20Q-20 -10 72 16V48H-72Z',
          a ? '#1B4B5E' : '#8E3F5E',
        )
      },
      false,
      rotation,
    )
  }
}
