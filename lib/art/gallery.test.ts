import { describe, expect, it } from 'vitest'
import { type GalleryOptions, gallery, hours, type Occasion, SUBJECT_NAMES, type Subject } from './index'
import { isPlace } from './kinds'
import { companions } from './plan'

const OCCASIONS: readonly Occasion[] = [
  'tour',
  'ticket',
  'transport',
  'stay',
  'food',
  'esim',
  'connectivity',
  'service',
  'shopping',
]

function options(id: string, occasion: Occasion, subject: Subject, places: Subject[]): GalleryOptions {
  return { id, occasion, cover: { subject, mood: 'noon', seed: id, ratio: 'product' }, places }
}

const sight = ({ subject, view }: { subject: Subject; view?: string }) => `${subject} ${view ?? ''}`

describe('gallery', () => {
  it.each(OCCASIONS)('plans five pictures for a %s that differ in view or subject', (occasion) => {
    for (const subject of SUBJECT_NAMES) {
      const specs = gallery(options(`P-${subject}`, occasion, subject, ['skyline']))
      expect(specs).toHaveLength(5)
      expect(new Set(specs.map(sight)).size).toBe(5)
      for (const { subject: shown, mood } of specs.slice(1)) expect(hours(shown)).toContain(mood)
    }
  })

  it('starts with the cover, and keeps its ratio', () => {
    const asked = options('P0042', 'tour', 'temple', ['temple'])
    const [cover, ...others] = gallery(asked)
    expect(cover).toEqual(asked.cover)
    for (const { ratio } of others) expect(ratio).toBe('product')
  })

  it('is deterministic, survives JSON and differs from product to product', () => {
    const specs = gallery(options('P0042', 'tour', 'temple', ['temple']))
    expect(gallery(options('P0042', 'tour', 'temple', ['temple']))).toEqual(specs)
    expect(JSON.parse(JSON.stringify(specs))).toEqual(specs)
    expect(gallery(options('P0043', 'tour', 'temple', ['temple']))).not.toEqual(specs)
  })

  it('shows the place where the cover is a thing', () => {
    const specs = gallery(options('ramen', 'food', 'noodles', ['temple']))
    const framed = specs.filter(({ view }) => view && view !== 'detail')
    expect(framed.length).toBeGreaterThan(0)
    for (const { subject } of framed) expect(subject).toBe('temple')
  })

  it('shows all the countries of a plan that covers several', () => {
    const cover = { subject: 'crossing', mood: 'dusk', seed: 'x', view: 'phone' } as const
    const specs = gallery({ id: 'asia', occasion: 'esim', cover, places: ['temple', 'skyline', 'palace'] })
    expect(new Set(specs.slice(1).map(({ subject }) => subject)).size).toBeGreaterThan(2)
  })

  it('draws trails, not streets, out of town', () => {
    for (const subject of ['safari', 'fjord', 'dunes'] as const) {
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const views = gallery(options(id, 'tour', subject, [subject])).map(({ view }) => view)
        expect(views).not.toContain('map')
      }
    }
  })

  it('frames only what can be looked at', () => {
    for (const subject of SUBJECT_NAMES.filter((name) => !isPlace(name))) {
      for (const { subject: shown, view } of gallery(options(subject, 'ticket', subject, ['skyline'])))
        if (view && !['detail', 'ticket', 'map'].includes(view)) expect(isPlace(shown)).toBe(true)
    }
  })
})

describe('companions', () => {
  it('gives each subject at least three others', () => {
    for (const subject of SUBJECT_NAMES) {
      const friends = companions(subject)
      expect(new Set(friends).size).toBeGreaterThanOrEqual(3)
      expect(friends).not.toContain(subject)
    }
  })
})
