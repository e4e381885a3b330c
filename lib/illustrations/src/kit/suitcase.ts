import { ellipse, roundRect } from '../geometry'
import type { Material } from '../palette'
import type { Scene } from '../scene'
import { fillBody } from './shade'

/** Draws a suitcase, 330 units high with its handle; the origin is its bottom center. */
export function drawSuitcase(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  color: Material,
  rotation = 0,
): void {
  const { palette } = scene
  const inks = palette.material(color)
  scene.place(
    x,
    y,
    scale,
    () => {
      scene.stroke('M-44 -236V-326H44V-236', palette.material('char').deep, 11)
      scene.fill(roundRect(-54, -338, 108, 18, 8), palette.ink)
      for (const wx of [-70, 70]) scene.fill(ellipse(wx, -2, 14), palette.ink)
      const d = roundRect(-100, -246, 200, 240, 30)
      fillBody(scene, d, inks)
      let ribs = ''
      for (let i = 0; i < 5; i++) ribs += roundRect(-80 + i * 36, -226, 15, 200, 7)
      scene.fill(ribs, inks.light, { opacity: 0.45 })
      scene.fill(roundRect(-30, -254, 60, 16, 8), inks.deep)
    },
    false,
    rotation,
  )
}
