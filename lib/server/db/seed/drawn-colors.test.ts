import { type IllustrationSpec, townWaterOf } from '@sunhop/illustrations'
import { rasterize } from '@sunhop/illustrations/raster'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inLocale } from '@/lib/domain/locale'
import { storedImageOf } from '@/lib/server/catalog-import/from-file'
import { THOROUGH } from '@/tests/setup/thorough'
import { readSeed } from './seed-files'

const { products, destinations = [] } = await readSeed()

interface Drawing {
  id: string
  name: string
  alt: string
  illustration: IllustrationSpec
}

const drawings: Drawing[] = products.flatMap(({ id, name, images }) =>
  images.map((image) => {
    const stored = storedImageOf(image)
    if (!('illustration' in stored)) throw new Error('the seed has illustrations only')
    const { alt, illustration } = stored
    return {
      id,
      name: inLocale(name, 'en') ?? '',
      alt: inLocale(alt, 'en') ?? '',
      illustration,
    }
  }),
)

describe('maps', () => {
  /** The water of each town that has a map. */
  const WATER: Record<string, 'sea' | 'river' | null> = {
    amsterdam: 'river',
    bangkok: 'river',
    beijing: 'river',
    'chiang-mai': 'river',
    dubai: 'sea',
    kyoto: 'river',
    london: 'river',
    marrakech: null,
    'new-york': 'river',
    paris: 'river',
    phuket: 'sea',
    rio: 'sea',
    rome: 'river',
    santorini: 'sea',
    singapore: 'sea',
    sydney: 'sea',
    tokyo: 'river',
  }
  const maps = drawings.filter(({ illustration }) => illustration.view === 'map')
  const townOf = ({ alt }: Drawing) => {
    const named = /^A drawn map of (.+?):/.exec(alt)?.[1]
    return destinations.find(({ name }) => name && named?.startsWith(inLocale(name, 'en') ?? ' '))?.slug ?? ''
  }

  test.each(maps)('the map of $id has the water of the town that its text names', (map) => {
    expect(WATER).toHaveProperty(townOf(map))
    expect(townWaterOf(map.illustration.subject)).toBe(WATER[townOf(map)])
  })
})

/** Whether a pixel has a color: hue in degrees, saturation and lightness from 0 to 1. */
const COLORS: Record<string, (hue: number, saturation: number, lightness: number) => boolean> = {
  red: (h, s, l) => (h > 335 || h < 25) && s > 0.35 && l > 0.1 && l < 0.75,
  yellow: (h, s, l) => h > 32 && h < 65 && s > 0.45 && l > 0.35,
  golden: (h, s, l) => h > 28 && h < 60 && s > 0.45 && l > 0.3,
  green: (h, s, l) => h > 70 && h < 175 && s > 0.15 && l > 0.12 && l < 0.8,
  celadon: (h, s, l) => h > 80 && h < 190 && s > 0.08 && l > 0.3,
  blue: (h, s, l) => h > 190 && h < 250 && s > 0.2 && l > 0.12 && l < 0.85,
  brown: (h, s, l) => h > 5 && h < 45 && s > 0.2 && l < 0.55,
  white: (_, s, l) => l > 0.72 || (s < 0.25 && l > 0.62),
  cream: (h, _, l) => h > 20 && h < 70 && l > 0.65,
  indigo: (h, s, l) => h > 205 && h < 275 && s > 0.15 && l < 0.5,
}

function hslOf(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [lightness, range] = [(max + min) / 2, max - min]
  if (range === 0) return [0, 0, lightness]
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const turn = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  return [turn * 60, saturation, lightness]
}

/** Returns which part of an illustration has a color. */
async function shareOf(spec: IllustrationSpec, names: readonly string[]): Promise<Record<string, number>> {
  const png = await rasterize(spec, { width: 240, format: 'png' })
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const counts = Object.fromEntries(names.map((name) => [name, 0]))
  const pixels = data.length / 3
  for (let at = 0; at < data.length; at += 3) {
    const hsl = hslOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    for (const name of names) if (COLORS[name]?.(...hsl)) counts[name] = (counts[name] ?? 0) + 1
  }
  return Object.fromEntries(names.map((name) => [name, (counts[name] ?? 0) / pixels]))
}

const namedIn = (text: string) =>
  Object.keys(COLORS).filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text))

describe('colors', () => {
  const covers = new Set(products.map(({ id }) => drawings.find((drawing) => drawing.id === id)))
  const named = drawings.map((drawing) => ({
    ...drawing,
    colors: [...new Set([...namedIn(drawing.alt), ...(covers.has(drawing) ? namedIn(drawing.name) : [])])],
  }))

  // Each takes a drawing: a fourth of them shows whether the generator draws what a text says.
  const judged = named.filter(({ colors }) => colors.length > 0)
  test.each(judged.filter((_, position) => THOROUGH || position % 4 === 0))(
    '$id: “$alt” has the colors that it names',
    async ({ illustration, colors }) => {
      const shares = await shareOf(illustration, colors)
      // At night few parts are lit.
      const least = illustration.mood === 'night' ? 0.001 : 0.004
      for (const color of colors) expect(shares[color], color).toBeGreaterThan(least)
    },
  )
})
