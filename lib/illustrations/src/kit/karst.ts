import { ellipse, type Point, pen, polygon, rect, smooth } from '../geometry'
import type { Scene } from '../scene'

/** Draws a limestone tower: a green crown over warm cliffs on the lit side. */
export function drawKarst(scene: Scene, x: number, base: number, w: number, h: number, depth = 0): void {
  const { palette, random } = scene
  const inks = palette.material('#D8BE98', depth)
  const green = palette.material('green', depth)
  const lightSide = (scene.sun?.x ?? 0) > x ? 1 : -1
  const lean = random.range(-0.1, 0.1) * w
  const top = random.range(0.16, 0.3)
  const outline = (
    [
      [-0.5, 0],
      [-0.56, 0.12],
      [-0.47, 0.34],
      [-0.5, 0.5],
      [-0.4, 0.7],
      [-0.3, 0.86],
      [-top * 0.6, 0.97],
      [0.02, 1],
      [top, 0.93],
      [0.34, 0.8],
      [0.38, 0.62],
      [0.5, 0.46],
      [0.46, 0.3],
      [0.56, 0.12],
      [0.5, 0],
    ] as const
  ).map(
    ([a, b]): Point => [
      x + a * w + lean * b + random.range(-0.03, 0.03) * w,
      base - b * h + (b ? random.range(-0.02, 0.02) * h : 0),
    ],
  )
  const d = `${smooth(outline)}Z`
  scene.fill(d, green.mid)
  scene.clipTo(d, () => {
    // Shaded half of the forest
    scene.fill(
      smooth([
        [x + lean - lightSide * w * 0.02, base - h * 1.1],
        [x - lightSide * w * 0.12 + lean, base - h * 0.75],
        [x + lightSide * w * 0.02, base - h * 0.52],
        [x - lightSide * w * 0.1, base - h * 0.26],
        [x - lightSide * w * 0.02, base + 9],
      ]) + pen`L${x - lightSide * w} ${base + 9}L${x - lightSide * w} ${base - h * 1.1}Z`,
      green.dark,
    )

    // Cliff faces: vertical strata with ragged top and bottom
    const cliff = (cx: number, y0: number, y1: number, ww: number, shaded = false): void => {
      const n = 6
      const upper: Point[] = []
      const lower: Point[] = []
      for (let i = 0; i <= n; i++) {
        const t = i / n - 0.5
        upper.push([cx + t * ww, base - h * y1 + random.range(0, 0.07) * h + Math.abs(t) * h * 0.05])
        lower.push([cx + t * ww * 1.06, base - h * y0 - random.range(0, 0.08) * h - Math.abs(t) * h * 0.05])
      }
      scene.fill(polygon([...upper, ...lower.reverse()]), shaded ? inks.dark : inks.mid)
      for (let i = 0; i < 5; i++) {
        const t = random.range(-0.42, 0.42)
        const l = h * (y1 - y0) * random.range(0.4, 0.8)
        const yy = base - h * y1 + random.range(0.02, 0.12) * h
        const q = ww * random.range(0.03, 0.07)
        scene.fill(
          pen`M${cx + t * ww} ${yy}l${q} ${l * 0.2}l${-q * 0.2} ${l * 0.8}l${-q} ${-l * 0.1}Z`,
          shaded ? inks.deep : i % 2 ? inks.light : inks.dark,
          { opacity: 0.75 },
        )
      }
    }
    cliff(x + lightSide * w * 0.2 + lean * 0.7, 0.5, 0.84, w * 0.34)
    cliff(x - lightSide * w * 0.24 + lean * 0.6, 0.34, 0.66, w * 0.3, true)
    cliff(x + lightSide * w * 0.26, 0.1, 0.38, w * 0.42)
    cliff(x - lightSide * w * 0.2, 0.04, 0.26, w * 0.4, true)

    // Canopy clumps along silhouettes and ledges
    const clump = (cx: number, cy: number, ww: number, lit = false): void => {
      let q = ''
      let q2 = ''
      for (let i = 0; i < 6; i++) {
        const t = i / 5
        q += ellipse(
          cx + (t - 0.5) * ww,
          cy + random.range(-0.1, 0.1) * ww * 0.5,
          ww * random.range(0.1, 0.16),
        )
      }
      for (let i = 0; i < 4; i++) {
        q2 += ellipse(
          cx + lightSide * ww * 0.08 + (i / 3 - 0.5) * ww * 0.7,
          cy - ww * 0.09,
          ww * random.range(0.05, 0.085),
        )
      }
      scene.fill(q, lit ? green.mid : green.dark)
      scene.fill(q2, lit ? green.light : green.mid)
    }
    clump(x + lean + lightSide * w * 0.05, base - h * 0.93, w * 0.6, true)
    clump(x + lightSide * w * 0.24 + lean * 0.5, base - h * 0.5, w * 0.44, true)
    clump(x - lightSide * w * 0.26 + lean * 0.4, base - h * 0.68, w * 0.36)
    clump(x - lightSide * w * 0.24, base - h * 0.3, w * 0.46)
    clump(x + lightSide * w * 0.1, base - h * 0.03, w * 0.9, true)
    scene.spray(
      rect(x - w * 0.7, base - h * 0.75, w * 1.4, h * 0.76),
      palette.haze,
      0.55 * (1 - depth * 0.6),
      0.5,
      1,
      0.5,
      0,
      1,
    )
  })
}
