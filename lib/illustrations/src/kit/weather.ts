import { ellipse, pen } from '../geometry'
import type { Scene } from '../scene'

/** Scatters snowflakes over the scene. */
export function drawSnowfall(scene: Scene, count = 90): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const q = scene.random.range(1.6, 5)
    d += ellipse(scene.random() * scene.width, scene.random() * scene.height, q)
  }
  scene.fill(d, '#FFFFFF', { opacity: 0.8 })
}

/** Draws slanting rain over the scene. */
export function drawRain(scene: Scene, count = 120): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = scene.random() * scene.width * 1.1
    const y = scene.random() * scene.height
    const l = scene.random.range(22, 52)
    d += pen`M${x} ${y}l${-l * 0.28} ${l}`
  }
  scene.stroke(d, '#FFFFFF', 2, { opacity: 0.32 })
}

/** Adds the weather of the mood: snow, rain or nothing. */
export function drawWeather(scene: Scene): void {
  if (scene.palette.mood === 'snow') {
    drawSnowfall(scene)
  }
  if (scene.palette.mood === 'monsoon') {
    drawRain(scene)
  }
}
