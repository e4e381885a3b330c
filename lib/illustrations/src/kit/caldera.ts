import { ellipse, type Point, pen, polygon, rect } from '../geometry'
import type { Scene } from '../scene'

export interface CalderaOptions {
  from: number
  to: number
  /** The y coordinates of the sea and of the rim at its inner and outer end. */
  sea: number
  inner: number
  outer: number
  depth?: number
  /** The size of a house. */
  house?: number
}

/** Draws a cliff of layered lava above the sea with a white village along its rim. */
export function drawCaldera(
  scene: Scene,
  { from, to, sea, inner, outer, depth = 0.1, house = 34 }: CalderaOptions,
): void {
  const { palette, random } = scene
  const lava = palette.material('#9C5A4A', depth)
  const ash = palette.material('#C99A80', depth)
  const steps = 12
  const rim: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const y = sea + (inner - sea) * Math.min(1, t * 3.4) + (outer - inner) * t
    rim.push([from + (to - from) * t, i === 0 ? sea + 8 : y + random.range(-0.03, 0.03) * (sea - outer)])
  }
  const d = polygon([...rim, [to, sea + 10]])
  scene.fill(d, lava.mid)
  scene.clipTo(d, () => {
    const left = Math.min(from, to)
    const w = Math.abs(to - from)
    for (let k = 1; k < 5; k++) {
      const y = outer + ((sea - outer) * k) / 5
      scene.fill(
        pen`M${left} ${y}q${w * 0.25} ${random.range(-18, 18)} ${w * 0.5} 0t${w * 0.5} 0v${random.range(12, 30)}q${-w * 0.25} ${random.range(-14, 14)} ${-w * 0.5} 0t${-w * 0.5} 0Z`,
        k % 2 ? ash.mid : lava.dark,
        { opacity: 0.75 },
      )
    }
    for (let x = left; x < left + w; x += random.range(46, 90)) {
      const g = random.range(26, 56)
      const y = outer + random.range(0.1, 0.5) * (sea - outer)
      scene.fill(
        polygon([
          [x, y],
          [x + g * 0.5, y + 24],
          [x + g, sea + 10],
          [x - g * 0.4, sea + 10],
        ]),
        lava.deep,
        { opacity: 0.4 },
      )
    }
    scene.spray(rect(left, outer, w, sea - outer), lava.deep, 0.7, 0.5, 1, 0.5, 0.2, 0.9)
    scene.spray(rect(left, outer, w, sea - outer), ash.light, 0.6, 0.5, 0, 0.5, 0.5, 0.6)
  })

  // The village: cubes on the rim, some with a dome
  const white = palette.material('white', depth)
  const blue = palette.material('blue', depth)
  const lightSide = scene.disc.x > (from + to) / 2 ? 1 : -1
  const n = Math.round((Math.abs(to - from) / house) * 2.1)
  for (let i = 0; i < n; i++) {
    const t = 0.2 + 0.8 * ((i + random()) / n)
    const x = from + (to - from) * t
    const y = sea + (inner - sea) + (outer - inner) * t + random.range(-0.1, 1.7) * house
    const w = house * random.range(0.7, 1.3)
    const h = house * random.range(0.6, 1.2)
    scene.fill(rect(x - w / 2, y - h, w, h), white.light)
    scene.fill(rect(lightSide > 0 ? x - w / 2 : x + w * 0.14, y - h, w * 0.36, h), white.dark)
    if (i % 6 === 2) {
      scene.fill(ellipse(x, y - h, w * 0.34, w * 0.36), blue.mid)
      scene.fill(rect(x - w * 0.36, y - h, w * 0.72, h * 0.4), white.light)
    }
    if (random() < 0.6)
      scene.fill(rect(x - w * 0.1, y - h * 0.6, w * 0.2, h * 0.34), palette.dark ? '#FFCE73' : blue.dark)
  }
}
