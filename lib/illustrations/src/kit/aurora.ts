import { mix } from '../color'
import { polygon } from '../geometry'
import type { Scene } from '../scene'

/** Draws curtains of northern lights over the upper half of the sky. */
export function drawAurora(scene: Scene): void {
  const { width, height, random } = scene
  for (const [level, inner, outer, opacity, length] of [
    [0.26, '#B58CF2', '#5C4FC0', 0.5, 0.24],
    [0.34, '#8CF7C8', '#2FA5A8', 0.75, 0.3],
    [0.44, '#5CF2B0', '#1FA98F', 0.9, 0.34],
  ] as const) {
    const phase = random.range(0, 6)
    const amp = height * 0.05
    const yAt = (x: number): number =>
      height * level +
      Math.sin(x / (width * 0.14) + phase) * amp +
      Math.sin(x / (width * 0.05) + phase * 2) * amp * 0.3
    const paint = scene.linear([
      [0, outer, 0],
      [0.42, outer, 0.2],
      [0.74, inner, 0.6],
      [0.83, mix(inner, '#FFFFFF', 0.35), 0.5],
      [0.91, inner, 0.2],
      [1, inner, 0],
    ])
    scene.group({ opacity }, () => {
      const step = width / 100
      for (let x = -30; x < width + 30; x += step) {
        const l =
          height *
            length *
            (0.55 + 0.45 * Math.sin(x / (width * 0.09) + phase * 3)) *
            random.range(0.75, 1.1) +
          50
        scene.fill(
          polygon([
            [x, yAt(x)],
            [x + step * 1.7, yAt(x + step * 1.6)],
            [x + step * 1.7 + l * 0.07, yAt(x + step * 1.6) - l],
            [x + l * 0.07, yAt(x) - l * 0.94],
          ]),
          paint,
          { opacity: Math.round(random.range(0.35, 1) * 100) / 100 },
        )
      }
    })
  }
  scene.glow(width * 0.5, height * 0.45, width * 0.4, '#5CF2B0', 0.16)
}
