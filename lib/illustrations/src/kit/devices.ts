import { mix } from '../color'
import { ellipse, rect, roundRect } from '../geometry'
import type { Scene } from '../scene'

/** Draws a SIM card. */
export function drawSimCard(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  rotation: number,
  color: string,
): void {
  const { palette } = scene
  scene.place(
    x,
    y,
    scale,
    () => {
      const d = 'M-120 -150H70L120 -100V136Q120 150 106 150H-106Q-120 150 -120 136Z'
      scene.fill(d, palette.ink, { opacity: 0.25, transform: 'translate(12 16)' })
      scene.fill(d, color)
      scene.clipTo(d, () => {
        scene.fill('M-120 60Q-40 0 40 50T140 30V170H-140Z', mix(color, '#FFD38A', 0.55))
        scene.fill('M-120 100Q-30 50 50 96T140 70V170H-140Z', mix(color, palette.ink, 0.25))
        scene.fill(ellipse(66, -8, 34), '#FFF1D6')
        scene.spray(rect(-120, -150, 240, 300), '#FFE0A8', 0.7, 0, 0, 0.7, 0.8, 0.7)
      })
      scene.fill(roundRect(-92, -122, 104, 84, 16), '#F7D58A')
      scene.stroke(
        'M-92 -94H-58M-92 -66H-58M12 -94H-22M12 -66H-22M-58 -122V-38M-22 -122V-38M-58 -80H-22',
        '#B98220',
        4.5,
      )
      scene.spray(roundRect(-92, -122, 104, 84, 16), '#B98220', 0.5, 1, 1, 0.2, 0.2, 0.8)
    },
    false,
    rotation,
  )
}
