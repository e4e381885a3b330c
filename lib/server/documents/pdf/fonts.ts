import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff'

export type Weight = 'regular' | 'bold'

/** A font and the characters that it covers. */
export interface Face {
  name: string
  font: Font
  has(codePoint: number): boolean
}

const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 }

/** The site's own font first; Chinese last, because its Latin letters would look foreign. */
const SUBSETS = [
  ['figtree', 'latin'],
  ['figtree', 'latin-ext'],
  ['anuphan', 'thai'],
  ['anuphan', 'vietnamese'],
  ['anuphan', 'latin-ext'],
  ['noto-sans-sc', 'chinese-simplified'],
  ['noto-sans-sc', 'cyrillic'],
] as const

const HAN = /\p{Script=Han}/u
const SARA_AM = 0x0e33
const NIKHAHIT = 0x0e4d

/**
 * Fixes the text that is copied from a document. SARA AM is drawn in two parts, and its second one is the
 * glyph of SARA AA, which would map to nothing once SARA AM had come first.
 */
function legible(font: Font): Font {
  const layout = font.layout.bind(font)
  font.layout = (...args) => {
    const run = layout(...args)
    for (const glyph of run.glyphs) {
      const [own = ''] = glyph.codePoints.length === 0 ? font.stringsForGlyph(glyph.id) : []
      const letters = own === '' ? glyph.codePoints : [...own].map((letter) => letter.codePointAt(0) ?? 0)
      glyph.codePoints = letters.map((letter) => (letter === SARA_AM ? NIKHAHIT : letter))
    }
    return run
  }
  return font
}

function read(family: string, ...file: string[]): Buffer {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource')
  return readFileSync(path.join(/* turbopackIgnore: true */ folder, family, ...file))
}

function load(family: string, subset: string, weight: Weight): Face {
  const file = `${family}-${subset}-${WEIGHTS[weight]}-normal.woff`
  const font = create(unpackWoff(read(family, 'files', file)))
  if (!('characterSet' in font)) throw new Error(`${file} is a font collection`)
  const letters = new Set(font.characterSet)
  return {
    name: `${family}-${subset}-${weight}`,
    font: legible(font),
    has: (codePoint) => letters.has(codePoint),
  }
}

/** Rare characters are spread over a hundred small files; each is opened when first needed. */
function rareFaces(weight: Weight): Face[] {
  const slices: Record<string, string> = JSON.parse(read('noto-sans-sc', 'unicode.json').toString())
  return Object.entries(slices).flatMap(([name, ranges]) => {
    const slice = name.match(/^\[(\d+)\]$/)?.[1]
    if (!slice) return []
    const claimed = ranges.split(',').map((range) => range.replace('U+', '').split('-'))
    const within = (codePoint: number) =>
      claimed.some(
        ([from = '', to = from]) => codePoint >= Number(`0x${from}`) && codePoint <= Number(`0x${to}`),
      )
    let face: Face | undefined
    const open = () => {
      face ??= load('noto-sans-sc', slice, weight)
      return face
    }
    return {
      name: `noto-sans-sc-${slice}-${weight}`,
      get font() {
        return open().font
      },
      has: (codePoint) =>
        HAN.test(String.fromCodePoint(codePoint)) && within(codePoint) && open().has(codePoint),
    }
  })
}

const loaded = new Map<Weight, readonly Face[]>()

/** The fonts of a weight in lookup order; read on first use. */
export function fontsOf(weight: Weight): readonly Face[] {
  const known = loaded.get(weight)
  if (known) return known
  const faces = [...SUBSETS.map(([family, subset]) => load(family, subset, weight)), ...rareFaces(weight)]
  loaded.set(weight, faces)
  return faces
}
