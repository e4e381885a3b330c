import { mix } from '../color'
import { ellipse, type Point, pen, polygon, rect, smooth } from '../geometry'
import { townWaterOf } from '../kinds'
import { cycle, item, last } from '../lists'
import type { Scene } from '../scene'
import { drawCoast, drawCompass, drawFolds, drawPin, drawPrint, drawWalk, waterInks } from './map-sheet'
import type { Motif } from './motif'

const COLUMNS = 9
const ROWS = 7
/** The street crossings on the sheet, row by row. */
type Streets = readonly (readonly Point[])[]

function layStreets(scene: Scene): Streets {
  const { width, height, random } = scene
  const bend = random.range(-60, 60)
  return Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column): Point => {
      const across = column / COLUMNS
      const down = row / ROWS
      return [
        (across * 1.2 - 0.1) * width + Math.sin(down * 3.1) * bend + random.range(-20, 20),
        (down * 1.2 - 0.1) * height + Math.sin(across * 3.4 + 0.6) * 42 + random.range(-16, 16),
      ]
    }),
  )
}

const corner = (streets: Streets, row: number, column: number): Point => item(item(streets, row), column)

/** Returns the outline of a block between four crossings, inset by half a street. */
function block(streets: Streets, row: number, column: number, inset: number): Point[] {
  const corners = [
    corner(streets, row, column),
    corner(streets, row, column + 1),
    corner(streets, row + 1, column + 1),
    corner(streets, row + 1, column),
  ]
  const cx = corners.reduce((sum, [x]) => sum + x, 0) / 4
  const cy = corners.reduce((sum, [, y]) => sum + y, 0) / 4
  return corners.map(([x, y]): Point => [x + Math.sign(cx - x) * inset, y + Math.sign(cy - y) * inset])
}

function drawHouses(scene: Scene, points: readonly Point[]): void {
  const { palette, random } = scene
  const [left, top] = item(points, 0)
  const [right, bottom] = item(points, 2)
  const roof = palette.material(random.pick(['roof', 'teal', 'plum', 'navy']))
  const wall = palette.material('white')
  const count = random.int(1, 3)
  for (let i = 0; i < count; i++) {
    const w = random.range(30, 40)
    const h = random.range(24, 46)
    const x = left + ((right - left) * (i + 0.5)) / count
    const y = (top + bottom) / 2 + 34
    scene.fill(rect(x - w / 2, y - h, w, h), wall.mid)
    scene.fill(rect(x, y - h, w / 2, h), wall.dark)
    scene.fill(pen`M${x - w * 0.66} ${y - h}L${x} ${y - h - w * 0.62}L${x + w * 0.66} ${y - h}Z`, roof.mid)
    scene.fill(rect(x - 5, y - 15, 10, 15), palette.material('wood').deep)
  }
}

function drawPark(scene: Scene, points: readonly Point[]): void {
  const { palette, random } = scene
  const green = palette.material('green')
  const [left, top] = item(points, 0)
  const [right, bottom] = item(points, 2)
  for (let i = 0; i < 6; i++) {
    const x = random.range(left + 26, right - 26)
    const y = top + ((bottom - top) * (i + 1.4)) / 7.4
    scene.fill(rect(x - 3, y, 6, 18), palette.material('wood').deep)
    scene.fill(ellipse(x, y - 6, 19), green.dark)
    scene.fill(ellipse(x - 4, y - 11, 12), green.mid)
  }
}

function drawBlocks(scene: Scene, streets: Streets): void {
  const { palette, random } = scene
  const plain = [
    palette.material('sand').light,
    palette.material('cream').mid,
    mix(palette.material('sand').mid, palette.material('pink').mid, 0.22),
  ]
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const points = block(streets, row, column, 13)
      const kind = random()
      scene.fill(
        polygon(points),
        kind < 0.16 ? palette.material('lime').light : cycle(plain, random.int(0, 2)),
      )
      if (kind < 0.16) drawPark(scene, points)
      else if (kind < 0.62) drawHouses(scene, points)
    }
  }
}

/** Draws a river with two bridges across the streets, from edge to edge. */
function drawRiver(scene: Scene, streets: Streets): void {
  const { width, height, palette, random } = scene
  const [deep, shallow] = waterInks(scene)
  const at = random.range(0.3, 0.42)
  const course = [0.34, 0.27, 0.36, 0.24, 0.29, 0.12].map(
    (y, i): Point => [(i / 5) * (width + 120) - 60, height * (at + y)],
  )
  const river = smooth(course)
  scene.stroke(river, palette.material('white').light, 128)
  scene.stroke(river, deep, 108)
  scene.stroke(river, shallow, 70, { opacity: 0.6 })
  for (const column of [2, 4]) {
    const crossings = streets.map((row) => item(row, column))
    const [x] = item(crossings, 4)
    const place = ((x + 60) / (width + 120)) * 5
    const from = item(course, Math.floor(place))
    const to = item(course, Math.ceil(place))
    const y = from[1] + (to[1] - from[1]) * (place % 1)
    const bridge = polygon(
      [
        [x - 3, y - 80],
        [x + 3, y + 80],
      ],
      false,
    )
    scene.stroke(bridge, palette.material('wood').mid, 40)
    scene.stroke(bridge, palette.material('white').light, 26)
  }
  for (const i of [1, 2, 4]) {
    const [x, y] = item(course, i)
    scene.stroke(pen`M${x - 36} ${y}q18 -9 36 0t36 0`, '#FFFFFF', 4, { opacity: 0.8 })
  }
}

/** An illustrated map of a walk through a town with its sea or river, and a print of the motif. */
export function map(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random } = canvas
  canvas.fill(rect(0, 0, width, height), palette.material('white').light)
  const streets = layStreets(canvas)
  drawBlocks(canvas, streets)
  const water = townWaterOf(motif.subject)
  const coast = water === 'sea'
  if (coast) drawCoast(canvas)
  else if (water === 'river') drawRiver(canvas, streets)
  const row = coast ? 4 : 5
  const first = 2
  const turn = random.int(1, 2)
  const stops = [
    corner(streets, row, first),
    corner(streets, row - 1, first),
    corner(streets, row - 2, first),
    corner(streets, row - 2, first + turn),
    corner(streets, row - 2, 5),
    corner(streets, row - 2, 6),
    corner(streets, row - 1, 6),
  ]
  drawWalk(canvas, stops)
  drawFolds(canvas)
  drawPrint(canvas, motif, width * 0.42, height * (coast ? 0.81 : 0.79))
  const [x, y] = last(stops)
  drawPin(canvas, x, y)
  drawCompass(canvas, width * 0.91, coast ? height * 0.16 : height * 0.84)
}
