import { mix } from '../color'
import { ellipse, type Point, pen, polygon, rect, roundRect, smooth } from '../geometry'
import { drawSailboat } from '../kit/boats'
import { item } from '../lists'
import type { Box, Scene } from '../scene'
import { type Motif, showMotif } from './motif'

/** Returns the colors of deep and shallow water on a map. */
export function waterInks(scene: Scene): readonly [deep: string, shallow: string] {
  const blue = scene.palette.material('teal')
  const sky = scene.palette.material('#4FB3C4')
  return [mix(blue.mid, sky.mid, 0.35), mix(blue.light, sky.light, 0.6)]
}

/** Draws the sea along the bottom edge, with a beach and boats. */
export function drawCoast(scene: Scene): void {
  const { width, height, palette, random } = scene
  const [deep, shallow] = waterInks(scene)
  const rise = random.range(-0.04, 0.04)
  const shore = [0.84, 0.78, 0.82, 0.73, 0.7, 0.62].map(
    (y, i): Point => [(i / 5) * (width + 120) - 60, height * (y + rise)],
  )
  const edge = smooth(shore)
  const sea = `${edge}V${height + 80}H-60Z`
  scene.stroke(edge, palette.material('sand').mid, 64)
  scene.fill(sea, deep)
  scene.stroke(edge, palette.material('white').light, 9)
  scene.clipTo(sea, () => scene.stroke(edge, shallow, 92, { opacity: 0.6 }))
  for (const [x, y, size] of [
    [0.42, 0.93, 0.8],
    [0.66, 0.88, 0.95],
  ] as const)
    drawSailboat(scene, width * x, height * y, size)
}

/** Draws a walk as dots from the start to the pin. */
export function drawWalk(scene: Scene, stops: readonly Point[]): void {
  const { palette } = scene
  const ink = palette.material('navy').deep
  const line = polygon(stops, false)
  scene.stroke(line, palette.material('white').light, 25, { opacity: 0.9 })
  scene.stroke(line, ink, 13, { dash: '1 27' })
  for (const [x, y] of stops.slice(1, -1).filter((_, i) => i % 2 === 0)) {
    scene.fill(ellipse(x, y, 21), palette.material('white').light)
    scene.fill(ellipse(x, y, 13), palette.material('teal').mid)
  }
  const [x, y] = item(stops, 0)
  scene.fill(ellipse(x, y, 29), palette.material('white').light)
  scene.fill(ellipse(x, y, 20), ink)
}

/** Draws the pin at the end of the walk. Its disc is the sun of the illustration. */
export function drawPin(scene: Scene, x: number, y: number): void {
  const { palette } = scene
  const drop = pen`M${x} ${y}C${x - 34} ${y - 74} ${x - 128} ${y - 122} ${x - 128} ${y - 226}A128 128 0 0 1 ${x + 128} ${y - 226}C${x + 128} ${y - 122} ${x + 34} ${y - 74} ${x} ${y}Z`
  scene.fill(ellipse(x + 16, y + 2, 62, 17), palette.ink, { opacity: 0.35 })
  scene.fill(drop, palette.ink, { opacity: 0.18, transform: 'translate(14 8)' })
  scene.fill(drop, palette.material('white').light)
  scene.sun = { x, y: y - 226, r: 96 }
  scene.fill(ellipse(x, y - 226, 96), palette.unlit('orange'))
  scene.spray(ellipse(x, y - 226, 96), '#FFB968', 0.9, 0.1, 0, 0.8, 1, 0.85)
}

export function drawCompass(scene: Scene, x: number, y: number): void {
  const { palette } = scene
  const ink = palette.material('navy').deep
  scene.fill(ellipse(x, y, 82), palette.material('cream').light)
  scene.stroke(ellipse(x, y, 66), ink, 4)
  scene.fill(pen`M${x} ${y - 96}L${x + 20} ${y}L${x} ${y - 8}L${x - 20} ${y}Z`, palette.material('red').mid)
  scene.fill(pen`M${x} ${y + 62}L${x + 20} ${y}L${x} ${y - 8}L${x - 20} ${y}Z`, ink)
}

/** Draws the folds of the sheet: every other panel is slightly shaded. */
export function drawFolds(scene: Scene): void {
  const { width, height, palette } = scene
  const n = Math.max(2, Math.round(width / 340))
  for (let i = 0; i < n; i++) {
    const x = (width * i) / n
    const shade = scene.linear(
      [
        [0, palette.ink, i % 2 ? 0.2 : 0],
        [0.5, palette.ink, 0.05],
        [1, palette.ink, i % 2 ? 0 : 0.12],
      ],
      0,
      0,
      1,
      0,
    )
    scene.fill(rect(x, 0, width / n, height), shade)
    scene.fill(rect(x - 1, 0, 3, height), '#FFFFFF', { opacity: 0.4 })
  }
  scene.fill(roundRect(0, height * 0.5 - 1, width, 3, 1), '#FFFFFF', { opacity: 0.35 })
}

/** Draws a print of the motif, taped to the sheet; (x, y) is its center. */
export function drawPrint(scene: Scene, motif: Motif, x: number, y: number): void {
  const { palette, random, unit } = scene
  const tilt = random.range(2.5, 5) * (random() < 0.5 ? -1 : 1)
  scene.place(
    x,
    y,
    unit,
    () => {
      scene.fill(roundRect(-203, -153, 424, 320, 8), palette.ink, { opacity: 0.26 })
      scene.fill(roundRect(-212, -162, 424, 320, 8), palette.material('white').light)
      const box: Box = [-194, -144, 388, 284]
      showMotif(scene, motif, box, { sunAt: [random.range(0.3, 0.7), 0.3] })
      scene.fill(polygon(TAPE), palette.material('gold').light, { opacity: 0.85 })
    },
    false,
    tilt,
  )
}

const TAPE: readonly Point[] = [
  [-62, -176],
  [60, -184],
  [62, -146],
  [-60, -138],
]
