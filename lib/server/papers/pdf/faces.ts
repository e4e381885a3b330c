import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'fontkit'
import { sfntOf } from './sfnt'

export type Weight = 'regular' | 'bold'

/** A font file of a paper, and which characters it can draw. */
export interface Face {
  name: string
  data: Buffer
  has(codePoint: number): boolean
}

const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 }

/** The site's own letters first; Chinese last, because it also has Latin ones, which would look foreign. */
const SUBSETS = [
  ['figtree', 'latin'],
  ['figtree', 'latin-ext'],
  ['anuphan', 'thai'],
  ['anuphan', 'vietnamese'],
  ['anuphan', 'latin-ext'],
  ['noto-sans-sc', 'chinese-simplified'],
  ['noto-sans-sc', 'cyrillic'],
] as const

function load(family: string, subset: string, weight: Weight): Face {
  const file = `${family}-${subset}-${WEIGHTS[weight]}-normal.woff`
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource')
  const data = sfntOf(readFileSync(path.join(/* turbopackIgnore: true */ folder, family, 'files', file)))
  const font = create(data)
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts`)
  const letters = new Set(font.characterSet)
  return { name: `${family}-${subset}-${weight}`, data, has: (codePoint) => letters.has(codePoint) }
}

const loaded = new Map<Weight, readonly Face[]>()

/** The fonts of a weight in the order in which a letter is looked up; read at the first use. */
export function facesOf(weight: Weight): readonly Face[] {
  const known = loaded.get(weight)
  if (known) return known
  const faces = SUBSETS.map(([family, subset]) => load(family, subset, weight))
  loaded.set(weight, faces)
  return faces
}
