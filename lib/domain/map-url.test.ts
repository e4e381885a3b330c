import { expect, test } from 'vitest'
import { mapUrl } from './map-url'

test('the map opens at a position, which may be on the equator; nothing without one', () => {
  expect(mapUrl({ latitude: 13.75, longitude: 100.5 })).toBe(
    'https://www.openstreetmap.org/?mlat=13.75&mlon=100.5#map=17/13.75/100.5',
  )
  expect(mapUrl({ latitude: 0, longitude: 0 })).toContain('mlat=0&mlon=0')
  expect(mapUrl({ latitude: null, longitude: null })).toBeNull()
})
