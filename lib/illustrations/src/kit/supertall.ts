import { mix } from '../color'
import { pen, polygon, rect } from '../geometry'
import type { Scene } from '../scene'

/** Draws a very tall tower that tapers in steps; `h` is its height, the origin its bottom center. */
export function drawSupertall(scene: Scene, x: number, base: number, h: number, depth = 0): void {
  const { palette, random } = scene
  const steel = palette.material(palette.night ? '#8FA8C8' : '#B9CAD6', depth)
  const lightSide = scene.disc.x > x ? 1 : -1
  // Half width, bottom and top of each shaft, as fractions of the height
  const shafts = [
    [-0.062, 0.03, 0.34],
    [0.064, 0.03, 0.42],
    [-0.046, 0.032, 0.5],
    [0.046, 0.032, 0.58],
    [-0.026, 0.03, 0.68],
    [0.024, 0.03, 0.76],
    [0, 0.024, 0.88],
  ] as const
  for (const [dx, w, top] of shafts) {
    const cx = x + dx * h
    const half = w * h
    const d = pen`M${cx - half} ${base}V${base - top * h + half}Q${cx} ${base - top * h - half * 0.7} ${cx + half} ${base - top * h + half}V${base}Z`
    scene.fill(d, steel.mid)
    scene.clipTo(d, () => {
      scene.fill(rect(lightSide > 0 ? cx - half : cx + half * 0.1, base - h, half * 0.9, h), steel.dark)
      scene.fill(rect(cx + (lightSide > 0 ? half * 0.4 : -half * 0.8), base - h, half * 0.34, h), steel.light)
      let floors = ''
      for (let y = base - top * h + half; y < base; y += h * 0.017)
        floors += rect(cx - half, y, half * 2, h * 0.004)
      scene.fill(floors, steel.deep, { opacity: 0.34 })
      if (palette.dark) {
        let lit = ''
        for (let i = 0; i < 34 * top; i++)
          lit += rect(cx + random.range(-0.9, 0.7) * half, base - random() * top * h, half * 0.22, h * 0.006)
        scene.fill(lit, '#FFE0A0')
      }
      scene.spray(d, mix(steel.mid, palette.haze, 0.8), 0.7, 0.5, 1, 0.5, 0.4, 1)
    })
  }
  scene.fill(
    polygon([
      [x - h * 0.011, base - h * 0.88],
      [x, base - h],
      [x + h * 0.011, base - h * 0.88],
    ]),
    steel.light,
  )
  scene.stroke(pen`M${x} ${base - h * 0.95}V${base - h * 1.02}`, steel.mid, 3)
}
