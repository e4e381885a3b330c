import { rect } from '../geometry'
import { isCold } from '../kinds'
import { cycle } from '../lists'
import type { Scene } from '../scene'
import { type Motif, showMotif } from './motif'
import { drawVisitor, type VisitorLook } from './visitor'

const ADULTS: readonly VisitorLook[] = [
  { coat: 'teal', hair: 'bob', hairColor: 'wood', hat: 'sand', strap: 'wood' },
  { coat: 'cream', hair: 'short', backpack: 'navy' },
  { coat: 'red', hair: 'bun', hairColor: 'wood', strap: 'wood', hat: 'cream' },
  { coat: 'navy', hair: 'short', hairColor: '#7A4A2E', backpack: 'gold', hat: 'teal' },
  { coat: 'gold', hair: 'long', hairColor: '#7A4A2E', skin: '#E0A882' },
  { coat: 'jade', hair: 'short', skin: '#8A5A3E', backpack: 'plum', hat: 'navy' },
  { coat: 'plum', hair: 'long', strap: 'gold', hat: 'jade' },
  { coat: 'pale', hair: 'short', hairColor: 'gray', strap: 'navy', hat: 'red' },
]
/** The adults in warm weather: straw hats stay, the other hats are for winter. */
const WITHOUT_HAT = ADULTS.map(({ hat, ...look }) => (hat === 'sand' ? { ...look, hat } : look))

const CHILDREN: readonly VisitorLook[] = [
  { coat: 'gold', hair: 'short', hat: 'red' },
  { coat: 'red', hair: 'bun' },
  { coat: 'pale', hair: 'bob', backpack: 'teal' },
]

function drawParapet(scene: Scene, y: number): void {
  const { width, height, palette } = scene
  const stone = palette.material('pale')
  scene.fill(rect(0, y, width, height - y), stone.dark)
  scene.spray(rect(0, y, width, height - y), stone.deep, 0.8, 0.5, 1, 0.5, 0, 0.9)
  scene.fill(rect(0, y - 14, width, 34), stone.mid)
  scene.fill(rect(0, y - 14, width, 8), stone.light)
  scene.fill(rect(0, y + 20, width, 9), palette.ink, { opacity: 0.28 })
}

/** Visitors from behind, looking at the subject, with the sun between them. */
export function people(canvas: Scene, motif: Motif): void {
  const { width, height, random, unit } = canvas
  const parapetY = height * 0.87
  showMotif(canvas, motif, [0, 0, width, parapetY], {
    zoom: 1.12,
    ay: 0.53,
    sunAt: [random.range(0.47, 0.53), random.range(0.22, 0.3)],
  })
  drawParapet(canvas, parapetY)
  const winter = canvas.mood === 'snow' || isCold(motif.subject)
  const adults = winter ? ADULTS : WITHOUT_HAT
  const first = random.int(0, adults.length - 1)
  const foot = height + 26
  const left = width * 0.5 - random.range(370, 410) * unit
  const right = width * 0.5 + random.range(370, 410) * unit
  drawVisitor(canvas, left, foot, 1.22 * unit, { ...cycle(adults, first), winter })
  drawVisitor(canvas, right, foot + 20, 1.14 * unit, {
    ...cycle(adults, first + random.int(1, 3)),
    winter,
  })
  if (random() < 0.45)
    drawVisitor(canvas, left + 225 * unit, foot + 50, 0.84 * unit, { ...random.pick(CHILDREN), winter })
}
