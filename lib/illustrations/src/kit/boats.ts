import { ellipse, roundRect } from '../geometry'
import type { Scene } from '../scene'

/** Draws a long-tail boat; the origin is the center of its waterline. */
export function drawLongtail(scene: Scene, x: number, y: number, scale = 1, flip = false): void {
  const { palette } = scene
  scene.place(
    x,
    y,
    scale,
    () => {
      const wood = palette.material('wood')
      const orange = palette.material('orange')
      scene.fill(
        'M-170 4C-120 26 90 26 150 2L176 -52C150 -34 120 -22 60 -18L-120 -16C-150 -14 -166 -8 -170 4Z',
        wood.deep,
      )
      scene.fill(
        'M-166 -4C-120 8 80 8 148 -16L176 -52C150 -34 120 -22 60 -18L-120 -16C-146 -14 -160 -10 -166 -4Z',
        wood.mid,
      )
      scene.fill('M-164 -8C-120 0 90 0 156 -30L176 -52C150 -34 120 -22 60 -18L-120 -16Z', wood.light, {
        opacity: 0.8,
      })
      scene.fill(
        'M-96 -16L-92 -66C-40 -78 20 -78 66 -64L62 -18L56 -18L58 -58C20 -68 -40 -68 -86 -58L-90 -16Z',
        wood.deep,
      )
      scene.fill('M-104 -58C-50 -92 30 -92 76 -56C20 -68 -50 -70 -104 -58Z', orange.mid)
      scene.fill(
        'M-104 -58C-50 -92 30 -92 76 -56C40 -80 -40 -84 -104 -58Z',
        palette.night ? orange.light : palette.material('cream').light,
        { opacity: 0.9 },
      )

      // People
      for (const [px, c] of [
        [-58, 'navy'],
        [-22, 'red'],
        [18, 'teal'],
      ] as const) {
        scene.fill(ellipse(px, -40, 7), palette.material('skin').dark)
        scene.fill(`M${px - 10} -14q0 -20 10 -20q10 0 10 20Z`, palette.material(c).dark)
      }
      scene.fill(ellipse(118, -44, 8), palette.material('skin').dark)
      scene.fill('M106 -22q0 -20 12 -20q12 0 12 16Z', palette.material('navy').deep)
      scene.fill('M104 -50q14 -12 28 0Z', wood.light)

      // Garland on the prow
      scene.stroke('M170 -50q-8 8 -2 22', palette.unlit('#FF5E8A'), 5)
      scene.stroke('M172 -50q6 10 2 20', palette.unlit('#FFD34D'), 4)
      scene.stroke('M-150 -8L-232 16', wood.deep, 4)
    },
    flip,
  )
  let d = ''
  for (let i = 0; i < 4; i++) {
    d += roundRect(
      x - 150 * scale + i * 34 * scale,
      y + 12 * scale + i * 7 * scale,
      (230 - i * 30) * scale,
      4 * scale,
      2 * scale,
    )
  }
  scene.fill(d, palette.water[0], { opacity: 0.55 })
}

/** Draws a small sailing boat. */
export function drawSailboat(
  scene: Scene,
  x: number,
  y: number,
  scale: number,
  color = scene.palette.material('white').light,
): void {
  const { palette } = scene
  scene.place(x, y, scale, () => {
    scene.fill('M-40 0C-20 16 30 16 46 -2Z', palette.material('white').dark)
    scene.fill('M0 -6L0 -96L42 -10Z', color)
    scene.fill('M-4 -6L-4 -84L-32 -10Z', palette.material('white').dark)
  })
}
