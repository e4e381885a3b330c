import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hours, type IllustrationSpec, MOODS, RATIOS, render, SUBJECT_NAMES } from './index'

const sha = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Pictures that must never change: products store their specs and expect the same view for ever. */
const GOLDEN: readonly (readonly [IllustrationSpec, string])[] = [
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
  it('is deterministic', () => {
    for (const [spec] of GOLDEN) expect(render(spec)).toBe(render({ ...spec }))
  })

  it.each(GOLDEN)('keeps the golden picture %j', (spec, golden) => {
    expect(sha(render(spec))).toBe(golden)
  })

  it('gives another picture for another seed', () => {
    const spec: IllustrationSpec = { subject: 'karst', mood: 'noon', seed: 'a' }
    expect(render(spec)).not.toBe(render({ ...spec, seed: 'b' }))
  })

  it.each(SUBJECT_NAMES)('draws %s in all its moods and ratios without a broken number', (subject) => {
    for (const mood of hours(subject)) {
      for (const ratio of ['card', 'hero', 'poster'] as const) {
        const svg = render({ subject, mood, seed: `${subject}-${mood}`, ratio })
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity|#ff00ff/)
        expect(svg.length).toBeGreaterThan(3000)
      }
    }
  })

  it.each(SUBJECT_NAMES)('survives every mood, also those in which %s is not shown', (subject) => {
    for (const mood of MOODS) {
      expect(render({ subject, mood, seed: 'x', ratio: 'square' })).not.toMatch(/NaN|undefined/)
    }
  })

  it('has no text of its own: the page says what it shows', () => {
    const svg = render({ subject: 'cafe', mood: 'noon', seed: 'x' })
    expect(svg).not.toMatch(/<title|<desc|<text|aria-|role=/)
  })

  it.each(Object.entries(RATIOS))('keeps the ratio %s, also when cropped', (name, value) => {
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

describe('hours', () => {
  it('gives each subject different moods, all of them known', () => {
    for (const subject of SUBJECT_NAMES) {
      const moods = hours(subject)
      expect(moods.length).toBeGreaterThan(0)
      expect(new Set(moods).size).toBe(moods.length)
      for (const mood of moods) expect(MOODS).toContain(mood)
    }
  })

  it('keeps snow and night away from where they do not belong', () => {
    expect(hours('aurora')).toEqual(['night'])
    expect(hours('dunes')).not.toContain('snow')
    expect(hours('noodles')).not.toContain('night')
  })
})
