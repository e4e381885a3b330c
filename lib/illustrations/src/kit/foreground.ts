import { mix } from '../color'
import { ellipse, pen, polygon, smooth } from '../geometry'
import { cycle } from '../lists'
import type { Inks } from '../palette'
import type { Scene } from '../scene'

export interface FrameLeavesOptions {
  /** Leaf colors, used in turn. */
  colors?: readonly string[]
  /** The y coordinate at which the leaves start, as a fraction of the canvas. */
  level?: number
  scale?: number
  count?: number
}

export interface BranchOptions {
  /** The inks of the flowers or leaves. */
  flower?: Inks
  /** The y coordinate at which the branch starts, as a fraction of the canvas. */
  level?: number
  scale?: number
  /** Returns the path of one leaf; round flowers by default. */
  leaf?: (x: number, y: number, size: number) => string
}

/** Frames a lower corner with large leaves. */
export function drawFrameLeaves(
  scene: Scene,
  side = -1,
  { colors, level = 1, scale = 1, count = 7 }: FrameLeavesOptions = {},
): void {
  const { width, height, palette, random } = scene
  const leaves = colors ?? [
    palette.material('leaf').dark,
    palette.material('leaf').deep,
    palette.ink,
    mix(palette.ink, palette.material('leaf').deep, 0.4),
  ]
  const x0 = side < 0 ? -10 : width + 10
  const y0 = height * level + 14
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const ang = ((side < 0 ? -92 + t * 84 : -88 - t * 84) * Math.PI) / 180
    const l = height * 0.3 * scale * random.range(0.72, 1.12) * (1 - 0.15 * t)
    const cx = x0 + side * -1 * t * 90 * scale
    const cy = y0
    const ex = cx + Math.cos(ang) * l
    const ey = cy + Math.sin(ang) * l
    const nx = -Math.sin(ang)
    const ny = Math.cos(ang)
    const wd = l * 0.13
    scene.fill(
      pen`M${cx} ${cy}Q${cx + (ex - cx) * 0.4 + nx * wd} ${cy + (ey - cy) * 0.4 + ny * wd} ${ex} ${ey}Q${cx + (ex - cx) * 0.45 - nx * wd} ${cy + (ey - cy) * 0.45 - ny * wd} ${cx} ${cy}Z`,
      cycle(leaves, i),
    )
    scene.stroke(
      pen`M${cx} ${cy}L${cx + (ex - cx) * 0.86} ${cy + (ey - cy) * 0.86}`,
      mix(cycle(leaves, i), palette.light, 0.22),
      2.2,
      { opacity: 0.6 },
    )
  }
}

/** Draws a branch with flowers or leaves into an upper corner. */
export function drawBranch(
  scene: Scene,
  side = 1,
  { flower, level = 0, scale = 1, leaf }: BranchOptions = {},
): void {
  const { width, height, palette, random } = scene
  const x0 = side > 0 ? width + 20 : -20
  const wood = palette.material('wood')
  const petals = flower ?? palette.material('blossom')
  const bough = [
    [x0, height * (level + 0.02)],
    [x0 - side * 150 * scale, height * (level + 0.06)],
    [x0 - side * 300 * scale, height * (level + 0.05)],
    [x0 - side * 470 * scale, height * (level + 0.12)],
  ] as const
  scene.stroke(smooth(bough), wood.deep, 11 * scale)
  scene.stroke(
    smooth([
      [x0 - side * 150 * scale, height * (level + 0.06)],
      [x0 - side * 220 * scale, height * (level + 0.14)],
      [x0 - side * 330 * scale, height * (level + 0.18)],
    ]),
    wood.deep,
    7 * scale,
  )
  scene.stroke(
    smooth([
      [x0 - side * 300 * scale, height * (level + 0.05)],
      [x0 - side * 380 * scale, height * (level + 0.02)],
      [x0 - side * 450 * scale, height * (level + 0.03)],
    ]),
    wood.deep,
    5 * scale,
  )
  const spots: [x: number, y: number, size: number][] = []
  for (let i = 0; i < 64; i++) {
    const t = random()
    const b = random()
    let x: number
    let y: number
    if (b < 0.5) {
      x = x0 - side * (40 + 430 * t) * scale
      y = height * (level + 0.03 + 0.09 * t * t)
    } else if (b < 0.8) {
      x = x0 - side * (150 + 185 * t) * scale
      y = height * (level + 0.06 + 0.125 * t)
    } else {
      x = x0 - side * (300 + 150 * t) * scale
      y = height * (level + 0.045 - 0.02 * t)
    }
    spots.push([
      x + random.range(-34, 34) * scale,
      y + random.range(-26, 26) * scale,
      random.range(8, 19) * scale,
    ])
  }
  for (const [i, color] of [petals.dark, petals.mid, petals.light].entries()) {
    scene.fill(
      spots
        .filter((_, j) => j % 3 === i)
        .map(([x, y, size]) => (leaf ? leaf(x, y, size) : ellipse(x, y, size)))
        .join(''),
      color,
    )
  }
  let d = ''
  for (let i = 0; i < 16; i++) {
    d += ellipse(random.range(0, 1) * width, random.range(0.15, 0.8) * height, random.range(2.5, 5))
  }
  scene.fill(d, petals.light, { opacity: 0.75 })
}

/** Path of a maple leaf. */
export function mapleLeaf(x: number, y: number, size: number): string {
  return polygon(
    (
      [
        [0, -1.3],
        [0.25, -0.55],
        [0.95, -0.75],
        [0.6, -0.1],
        [1.2, 0.35],
        [0.45, 0.4],
        [0.3, 1],
        [0, 0.6],
        [-0.3, 1],
        [-0.45, 0.4],
        [-1.2, 0.35],
        [-0.6, -0.1],
        [-0.95, -0.75],
        [-0.25, -0.55],
      ] as const
    ).map(([a, b]) => [x + a * size, y + b * size]),
  )
}
