import { pen } from '../geometry'
import type { Scene } from '../scene'
import { fillBody } from './shade'

/** Draws a bamboo whisk standing on its handle, 150 units high. */
export function drawWhisk(scene: Scene, x: number, y: number, scale: number): void {
  const { palette } = scene
  const bamboo = palette.material('#E0BE7C')
  scene.place(x, y, scale, () => {
    scene.fill('M-46 0Q-58 -60 -18 -84H18Q58 -60 46 0Q0 14 -46 0Z', bamboo.light)
    let tines = ''
    for (let i = -6; i <= 6; i++) tines += pen`M${i * 2.6} -84Q${i * 8.6} -50 ${i * 7} 2`
    scene.stroke(tines, bamboo.dark, 2.4)
    scene.stroke('M-20 -80Q0 -72 20 -80', palette.ink, 4)
    fillBody(scene, 'M-18 -84V-148Q0 -156 18 -148V-84Z', bamboo)
  })
}
