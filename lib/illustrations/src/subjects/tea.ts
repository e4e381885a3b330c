import { mix } from '../color'
import { ellipse, type Point, pen, rect, smooth } from '../geometry'
import { drawMist, drawRidge } from '../kit/land'
import { drawBirds, drawSky } from '../kit/sky'
import { drawTree } from '../kit/trees'
import { drawWeather } from '../kit/weather'
import { item } from '../lists'
import type { Inks, Material } from '../palette'
import type { Scene } from '../scene'

/** Tea terraces with pickers. */
export function tea(scene: Scene): void {
  const { width, height, palette, random, unit } = scene
  drawSky(scene, {
    horizon: 0.45,
    sunY: random.range(0.16, 0.24),
    sunRadius: random.range(84, 110),
    cloudY: [0.06, 0.3],
  })
  drawRidge(scene, height * 0.46, 130, palette.material('teal', 0.68).mid)
  drawRidge(scene, height * 0.52, 120, palette.material('leaf', 0.5).mid)
  drawMist(scene, height * 0.48, 110, 0.55)
  const hill = (pts: readonly Point[], c: Inks, rows: number, scale: number) => {
    const d = smooth(pts) + pen`L${width + 40} ${height + 20}H-40Z`
    scene.fill(d, c.dark)
    scene.clipTo(d, () => {
      for (let i = 0; i < rows; i++) {
        const off = i * 26 * scale * (1 + i * 0.055)
        const th = 19 * scale * (1 + i * 0.05)
        const top = pts.map(([x, y]): Point => [x, y + off + 2])
        const n = Math.ceil(width / (34 * scale))

        // Bumpy hedge row
        const seg: Point[] = []
        for (let j = 0; j <= n; j++) {
          const x = -40 + (j * (width + 80)) / n
          let q = 1
          while (q < top.length - 1 && item(top, q)[0] < x) {
            q++
          }
          const a = item(top, q - 1)
          const b = item(top, q)
          const t = (x - a[0]) / (b[0] - a[0])
          const e = t * t * (3 - 2 * t)
          seg.push([x, a[1] + (b[1] - a[1]) * e])
        }
        const [startX, startY] = item(seg, 0)
        let row = pen`M${startX} ${startY + th}`
        for (let j = 0; j < seg.length - 1; j++) {
          const [a, b] = [item(seg, j), item(seg, j + 1)]
          row += pen`L${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - th * 0.5} ${b[0]} ${b[1]}`
        }
        row += pen`L${item(seg, n)[0]} ${item(seg, n)[1] + th}`
        for (let j = seg.length - 1; j >= 0; j--) {
          row += pen`L${item(seg, j)[0]} ${item(seg, j)[1] + th * 0.62}`
        }
        scene.fill(`${row}Z`, i % 2 ? c.mid : c.light)
      }
      scene.spray(d, c.deep, 0.75, 0.85, 1, 0.2, 0, 0.8)
      scene.spray(d, mix(c.light, palette.light, 0.5), 0.5, 0.1, 0, 0.6, 0.7, 0.6)
    })
  }
  const inks = palette.material('#5FA350', 0.26)
  const t2 = palette.material('#5BA148', 0.12)
  const t3 = palette.material('#4F9A45')
  hill(
    [
      [-40, height * 0.6],
      [width * 0.2, height * 0.53],
      [width * 0.48, height * 0.56],
      [width * 0.75, height * 0.62],
      [width + 40, height * 0.55],
    ],
    inks,
    7,
    0.7,
  )

  // Farmhouse
  scene.place(width * (scene.wide ? 0.62 : 0.6), height * 0.6, 0.62 * unit, () => {
    const white = palette.material('white')
    const roof = palette.material('roof')
    scene.fill(rect(-90, -70, 180, 70), white.mid)
    scene.fill(rect(20, -70, 70, 70), white.dark)
    scene.fill('M-112 -62L-70 -124H80L112 -62Z', roof.mid)
    scene.fill('M10 -62L0 -124H80L112 -62Z', roof.dark)
    for (const x of [-70, -36, 34, 62]) {
      scene.fill(rect(x, -50, 18, 24), palette.dark ? '#FFD27A' : palette.material('char').dark)
    }
  })
  for (let i = 0; i < 5; i++) {
    drawTree(
      scene,
      width * (scene.wide ? 0.62 : 0.6) + (random() < 0.5 ? -1 : 1) * random.range(90, 260) * unit,
      height * 0.61,
      random.range(80, 130) * unit,
      { inks: palette.material('green', 0.2) },
    )
  }
  hill(
    [
      [-40, height * 0.74],
      [width * 0.22, height * 0.7],
      [width * 0.5, height * 0.63],
      [width * 0.78, height * 0.69],
      [width + 40, height * 0.72],
    ],
    t2,
    9,
    0.95,
  )
  hill(
    [
      [-40, height * 0.78],
      [width * 0.2, height * 0.83],
      [width * 0.46, height * 0.9],
      [width * 0.76, height * 0.84],
      [width + 40, height * 0.78],
    ],
    t3,
    8,
    1.35,
  )

  // Pickers with conical hats
  const picker = (x: number, y: number, scale: number, c: Material, flipped = false) =>
    scene.place(
      x,
      y,
      scale,
      () => {
        scene.fill('M-26 0C-28 -50 -18 -72 0 -72C18 -72 28 -50 26 0Z', palette.material(c).mid)
        scene.fill('M4 -72C20 -70 28 -50 26 0H8Z', palette.material(c).dark)
        scene.fill('M-50 -54h30v40q-15 10 -30 0Z', palette.material('gold').mid)
        scene.stroke('M-50 -40h30M-50 -28h30', palette.material('gold').dark, 3)
        scene.fill(ellipse(4, -84, 13), palette.material('skin').mid)
        scene.fill('M-40 -84Q4 -106 48 -84L6 -126Z', palette.material('sand').light)
        scene.fill('M6 -126L48 -84Q28 -94 6 -95Z', palette.material('sand').dark)
        scene.stroke('M16 -50q20 6 30 22', palette.material('skin').mid, 9)
      },
      flipped,
    )
  const pk = scene.wide
    ? ([
        [0.42, 0.83, 1, 'orange', false],
        [0.56, 0.81, 0.85, 'blue', true],
        [0.3, 0.87, 1.2, 'pink', false],
      ] as const)
    : ([
        [0.26, 0.86, 1.05, 'orange', false],
        [0.7, 0.8, 0.8, 'blue', true],
        [0.52, 0.77, 0.62, 'pink', false],
      ] as const)
  for (const [x, y, scale, c, flipped] of pk) {
    picker(width * x, height * y, scale * unit * 1.15, c, flipped)
  }

  // A row in front of the pickers' feet
  hill(
    [
      [-40, height * 0.9],
      [width * 0.25, height * 0.915],
      [width * 0.5, height * 0.955],
      [width * 0.75, height * 0.93],
      [width + 40, height * 0.885],
    ],
    t3,
    4,
    1.6,
  )
  drawBirds(scene, width * 0.2, height * 0.2, 5, 50)
  drawWeather(scene)
}
