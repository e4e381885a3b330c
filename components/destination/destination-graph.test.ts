import { expect, test } from 'vitest'
import { type AreaGuide, areaGuide } from '@/lib/contract/area-guide'
import { destinationGraph } from './destination-graph'
import { guideChanged } from './guide-changed'

const area = (change: Partial<AreaGuide> = {}): AreaGuide => ({
  ...areaGuide.parse({
    slug: 'kyoto',
    name: 'Kyoto',
    country: 'JP',
    country_name: 'Japan',
    groups: ['asia'],
    summary: 'Temples',
    image: null,
    product_count: 3,
    about: ['Old capital.'],
    when_to_go: [],
    getting_there: [],
    time_zone: 'Asia/Tokyo',
    utc_offset: null,
    latitude: null,
    longitude: null,
    images: [],
    facts: null,
    updated_at: '2026-11-20T16:00:00Z',
  }),
  ...change,
})
const graph = (change?: Partial<AreaGuide>) =>
  destinationGraph({ area: area(change), url: 'https://shop.example/destination/kyoto', origin: '' })

test('[R7] [N3] the page about a destination has the day there on which its guide changed', () => {
  expect(guideChanged(area())).toBe('2026-11-21')
  expect(guideChanged(area({ time_zone: null }))).toBe('2026-11-20')
  expect(graph()).toMatchObject({
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': 'https://shop.example/destination/kyoto',
      dateModified: '2026-11-21',
    },
  })
})

test.each<Partial<AreaGuide>>([{ about: [] }, { updated_at: null }])('without a date with %j', (change) => {
  expect(guideChanged(area(change))).toBeNull()
  expect(graph(change)).not.toHaveProperty('mainEntityOfPage')
})
