import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type IllustrationSpec, MOODS, moodsOf, RATIOS, render, SUBJECT_NAMES } from './index'

const IS_THOROUGH = process.env.TEST_THOROUGH === '1'
/** Each mood is drawn in one of them; in all with `TEST_THOROUGH=1`. */
const RATIOS_IN_TURN = ['card', 'hero', 'poster'] as const

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Specs with the hashes of their SVG. Catalogs store specs and rely on unchanged illustrations. */
const RECORDED: readonly (readonly [IllustrationSpec, string])[] = [
  [{ subject: 'temple', mood: 'dawn', seed: 'bangkok', ratio: 'poster', poster: true }, 'ac46fe36c90b1c8c'],
  [{ subject: 'karst', mood: 'noon', seed: 'phuket', flip: true, zoom: 1.5, ax: 0.45 }, 'c2616754b877de77'],
  [{ subject: 'skyline', mood: 'dusk', seed: 'singapore', ratio: 'hero' }, '9a5c1c8c90a63a43'],
  [{ subject: 'aurora', mood: 'night', seed: 'tromso', ratio: 'product' }, '238e5df8a336aa1a'],
  [
    { subject: 'pagoda', mood: 'snow', seed: 'kyoto', ratio: 'square', sunX: 0.3, sunY: 0.5 },
    'e2d80757b2b7bb93',
  ],
  [{ subject: 'tea', mood: 'monsoon', seed: 'munnar', ratio: 1.9 }, '3a3987b204c1a7ab'],
  [{ subject: 'reef', mood: 'noon', seed: 'similan' }, '6e227058095daba6'],
  [{ subject: 'noodles', mood: 'dusk', seed: 'tokyo', ratio: 'card' }, 'bc181c4f3770b19a'],
]

describe('render', () => {
  test('is deterministic', () => {
    for (const [spec] of RECORDED) expect(render(spec)).toBe(render({ ...spec }))
  })

  test.each(RECORDED)('matches the recorded hash of %j', (spec, hash) => {
    expect(sha(render(spec))).toBe(hash)
  })

  test('draws another illustration for another seed', () => {
    const spec: IllustrationSpec = { subject: 'karst', mood: 'noon', seed: 'a' }
    expect(render(spec)).not.toBe(render({ ...spec, seed: 'b' }))
  })

  test.each(SUBJECT_NAMES)('draws %s in all its moods without invalid values', (subject) => {
    for (const [index, mood] of moodsOf(subject).entries()) {
      for (const ratio of RATIOS_IN_TURN.filter((_, position) => IS_THOROUGH || position === index % 3)) {
        const svg = render({ subject, mood, seed: `${subject}-${mood}`, ratio })
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity|#ff00ff/)
        expect(svg.length).toBeGreaterThan(3000)
      }
    }
  })

  test.each(SUBJECT_NAMES)('draws %s without invalid values even in moods that do not suit it', (subject) => {
    for (const mood of MOODS) {
      expect(render({ subject, mood, seed: 'x', ratio: 'square' })).not.toMatch(/NaN|undefined/)
    }
  })

  test('contains no text, because the page provides the alternative text', () => {
    const svg = render({ subject: 'cafe', mood: 'noon', seed: 'x' })
    expect(svg).not.toMatch(/<title|<desc|<text|aria-|role=/)
  })

  test.each(Object.entries(RATIOS))('has the ratio %s, cropped or not', (name, value) => {
    const ratio = name as keyof typeof RATIOS
    for (const zoom of [undefined, 1.6]) {
      const svg = render({ subject: 'spa', mood: 'dawn', seed: 'x', ratio, zoom, flip: true })
      const [x = -1, y = -1, w = 0, h = 0] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
      expect(w / h).toBeCloseTo(value, 2)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + h).toBeLessThanOrEqual(1000.1)
    }
  })
})

describe('moodsOf', () => {
  test('returns distinct, known moods for each subject', () => {
    for (const subject of SUBJECT_NAMES) {
      const moods = moodsOf(subject)
      expect(moods.length).toBeGreaterThan(0)
      expect(new Set(moods).size).toBe(moods.length)
      for (const mood of moods) expect(MOODS).toContain(mood)
    }
  })

  test('returns snow and night only for subjects that they suit', () => {
    expect(moodsOf('aurora')).toEqual(['night'])
    expect(moodsOf('dunes')).not.toContain('snow')
    expect(moodsOf('noodles')).not.toContain('night')
  })
})
