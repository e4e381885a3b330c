import { mix } from '../color'
import { ellipse, type Point, pen, rect, smooth } from '../geometry'
import { drawPeak } from '../kit/mountains'
import { drawPine, drawTree } from '../kit/trees'
import { last } from '../lists'
import type { Inks, Material } from '../palette'
import type { Scene } from '../scene'
import type { Subject } from '../subjects'
import { drawCompass, drawFolds, drawPin, drawPrint, drawWalk, waterInks } from './map-sheet'
import type { Motif } from './motif'

/** Ground and vegetation of a landscape. */
interface Land {
  ground: Material
  rock: Material
  snow: number
  plant: 'pine' | 'broad' | 'cactus' | 'shrub'
  /** Without a brook. */
  dry?: true
}

const GREEN: Land = { ground: '#A9C77B', rock: 'rock', snow: 0, plant: 'broad' }
const MESA: Land = { ground: '#EBCB8E', rock: 'earth', snow: 0, plant: 'cactus' }
const STEPPE: Land = { ground: '#EBCB8E', rock: 'earth', snow: 0, plant: 'shrub' }
const DESERT: Land = { ground: '#DE8A58', rock: 'earth', snow: 0, plant: 'shrub', dry: true }
const HIGH: Land = { ground: '#B9CFA0', rock: 'rock', snow: 0.42, plant: 'pine' }
const ATLAS: Land = { ground: '#DDBE84', rock: 'earth', snow: 0.35, plant: 'broad' }
const SAVANNAH: Land = { ground: '#DDC67E', rock: 'earth', snow: 0, plant: 'broad' }

const LANDS: Partial<Record<Subject, Land>> = {
  dunes: DESERT,
  canyon: MESA,
  balloons: STEPPE,
  medina: STEPPE,
  safari: SAVANNAH,
  tentcamp: SAVANNAH,
  gamedrive: SAVANNAH,
  chalet: HIGH,
  cabin: HIGH,
  slotcanyon: MESA,
  mountainvillage: ATLAS,
  alprail: HIGH,
  fjord: HIGH,
  aurora: HIGH,
  onsen: HIGH,
  andes: HIGH,
}

/** Draws a hill as nested contour lines. */
function drawHill(scene: Scene, x: number, y: number, size: number, inks: Inks): void {
  const { random } = scene
  const phase = random.range(0, 6)
  for (let ring = 0; ring < 4; ring++) {
    const r = size * (1 - ring * 0.24)
    const outline = Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * Math.PI * 2
      const reach = r * (1 + 0.13 * Math.sin(angle * 2 + phase) + 0.07 * Math.sin(angle * 3 + phase * 2))
      return [x + Math.cos(angle) * reach * 1.35, y + Math.sin(angle) * reach]
    })
    const line = smooth(outline, true)
    scene.fill(line, inks.dark, { opacity: 0.16 })
    scene.stroke(line, inks.dark, 4, { opacity: 0.75 })
  }
}

function drawWood(scene: Scene, x: number, y: number, plant: 'pine' | 'broad'): void {
  const { palette, random } = scene
  const green = palette.material('green')
  for (let i = 0; i < 5; i++) {
    const tx = x + (i - 2) * 44 + random.range(-10, 10)
    const ty = y + (i % 2) * 32
    if (plant === 'pine') drawPine(scene, tx, ty, 86, green, undefined, 0.5)
    else drawTree(scene, tx, ty, 78)
  }
}

/** Draws cacti or shrubs with stones, the vegetation of dry land. */
function drawScrub(scene: Scene, x: number, y: number, plant: 'cactus' | 'shrub'): void {
  const { palette, random } = scene
  const leaf = palette.material('leaf')
  for (let i = 0; i < 4; i++) {
    const sx = x + (i - 1.5) * 56 + random.range(-12, 12)
    const sy = y + (i % 2) * 30
    if (plant === 'cactus')
      scene.stroke(
        pen`M${sx} ${sy}v-48M${sx} ${sy - 18}q-20 0 -20 -22M${sx} ${sy - 12}q20 0 20 -24`,
        leaf.mid,
        13,
      )
    else
      scene.stroke(
        pen`M${sx} ${sy}v-30M${sx} ${sy}l-16 -24M${sx} ${sy}l16 -24M${sx} ${sy}l-27 -13M${sx} ${sy}l27 -13`,
        leaf.mid,
        7,
      )
    scene.fill(ellipse(sx + 26, sy + 2, 13, 7), palette.material('stone').dark)
  }
}

function drawHut(scene: Scene, x: number, y: number): void {
  const { palette } = scene
  scene.fill(rect(x - 40, y - 46, 80, 48), palette.material('white').mid)
  scene.fill(rect(x, y - 46, 40, 48), palette.material('white').dark)
  scene.fill(pen`M${x - 56} ${y - 44}L${x} ${y - 92}L${x + 56} ${y - 44}Z`, palette.material('roof').mid)
  scene.fill(rect(x - 9, y - 28, 18, 30), palette.material('wood').deep)
}

function drawBrook(scene: Scene): void {
  const { width, height, random } = scene
  const [deep, shallow] = waterInks(scene)
  const bend = random.range(-0.05, 0.05)
  const brook = smooth(
    [0.9, 0.83, 0.9, 0.77, 0.83, 0.68, 0.7].map(
      (y, i): Point => [(i / 6) * (width + 120) - 60, height * (y + bend)],
    ),
  )
  scene.stroke(brook, shallow, 66)
  scene.stroke(brook, deep, 46)
}

/** Trails across the sheet, from the hut to the pin. */
const WAYS: readonly (readonly Point[])[] = [
  [
    [0.15, 0.74],
    [0.23, 0.66],
    [0.33, 0.69],
    [0.4, 0.58],
    [0.36, 0.48],
    [0.46, 0.42],
    [0.57, 0.5],
    [0.67, 0.47],
  ],
  [
    [0.15, 0.7],
    [0.24, 0.6],
    [0.22, 0.48],
    [0.33, 0.42],
    [0.43, 0.5],
    [0.5, 0.62],
    [0.62, 0.6],
    [0.7, 0.5],
  ],
  [
    [0.14, 0.72],
    [0.26, 0.72],
    [0.34, 0.62],
    [0.45, 0.66],
    [0.55, 0.6],
    [0.52, 0.48],
    [0.58, 0.42],
    [0.66, 0.44],
  ],
]

/** An illustrated map of a trail through open country, with a print of the motif. */
export function trail(canvas: Scene, motif: Motif): void {
  const { width, height, palette, random } = canvas
  const land = LANDS[motif.subject] ?? GREEN
  const ground = palette.material(land.ground)
  const rock = palette.material(land.rock)
  canvas.fill(rect(0, 0, width, height), mix(ground.mid, ground.light, 0.5))
  for (const [x, y, size] of [
    [0.16, 0.3, 170],
    [0.52, 0.16, 150],
    [0.86, 0.42, 190],
    [0.4, 0.62, 120],
    [0.72, 0.95, 160],
    [0.1, 0.98, 140],
  ] as const)
    drawHill(
      canvas,
      width * (x + random.range(-0.04, 0.04)),
      height * (y + random.range(-0.04, 0.04)),
      size,
      ground,
    )
  if (!land.dry) drawBrook(canvas)
  canvas.sun = { x: width, y: 0, r: 90 }
  for (const [x, y, size] of [
    [0.13, 0.33, 150],
    [0.24, 0.37, 110],
    [0.52, 0.22, 130],
    [0.92, 0.52, 130],
  ] as const)
    drawPeak(canvas, width * x, height * y, size * 1.25, size, { inks: rock, snow: land.snow })
  for (const [x, y] of [
    [0.37, 0.36],
    [0.83, 0.66],
    [0.16, 0.58],
    [0.5, 0.94],
    [0.9, 0.14],
  ] as const)
    if (land.plant === 'cactus' || land.plant === 'shrub')
      drawScrub(canvas, width * x, height * y, land.plant)
    else drawWood(canvas, width * x, height * y, land.plant)
  const way = random
    .pick(WAYS)
    .map(
      ([x, y]): Point => [
        width * (x + random.range(-0.02, 0.02)),
        height * (y + random.range(-0.025, 0.025)),
      ],
    )
  drawWalk(canvas, way)
  drawHut(canvas, width * 0.075, height * 0.78)
  drawFolds(canvas)
  drawPrint(canvas, motif, width * 0.22, height * 0.24)
  const [x, y] = last(way)
  drawPin(canvas, x, y)
  drawCompass(canvas, width * 0.9, height * 0.86)
}
