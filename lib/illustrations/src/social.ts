import { rect } from './geometry'
import type { Scene } from './scene'
import { NAME, SIGN } from './wordmark'

/**
 * Darkens the bottom of the scene and draws the logo or only its sign on it. It is white, because the scene's
 * sun already shows the brand's disc.
 */
export function drawLogo(scene: Scene, mark: 'logo' | 'sign'): void {
  const { width, height, palette } = scene
  scene.fill(
    rect(0, height * 0.58, width, height * 0.42),
    scene.linear([
      [0, palette.ink, 0],
      [0.55, palette.ink, 0.5],
      [1, palette.ink, 0.86],
    ]),
  )
  scene.fill(
    rect(0, height * 0.3, width * 0.6, height * 0.7),
    scene.radial(
      [
        [0, palette.ink, 0.5],
        [1, palette.ink, 0],
      ],
      120,
      height,
      height * 0.68,
      true,
    ),
  )
  scene.place(64, height - 176, 3.5, () => scene.fill(SIGN, '#FFFFFF'))
  if (mark === 'logo') scene.place(204, height - 88, 1.16, () => scene.fill(NAME, '#FFFFFF'))
}
