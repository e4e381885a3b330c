import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EXTRACT, mapExtract } from './extract'
import { codeOf, countryNames, destinations } from './labels'
import { largestCenter } from './largest-center'
import { writeMapFile } from './write-map-file'

test('the overview of the shop is made from its package; if not: npx tsx lib/cli/map/extract.ts', {
  tags: ['thorough'],
}, async () => {
  expect((await readFile(EXTRACT)).equals(mapExtract())).toBe(true)
})

test('countries have the names of the shop, whatever the data call them', () => {
  expect([codeOf('Thailand'), codeOf('Dem. Rep. Congo'), codeOf('Atlantis')]).toEqual(['TH', 'CD', undefined])
  expect(countryNames('TH')).toEqual({
    name: 'Thailand',
    'name:en': 'Thailand',
    'name:th': 'ไทย',
    'name:zh': '泰国',
  })
})

test('the sample destinations are on the map', () => {
  const bangkok = destinations().find(({ names }) => names.name === 'Bangkok')
  expect(bangkok).toMatchObject({ names: { 'name:zh': '曼谷' }, latitude: 13.7563 })
})

test('the name of a country stands on its largest part', () => {
  const square = (x: number, size: number) => [
    [
      [x, 0],
      [x + size, 0],
      [x + size, size],
      [x, size],
      [x, 0],
    ],
  ]
  expect(largestCenter({ type: 'MultiPolygon', coordinates: [square(0, 1), square(10, 4)] })).toEqual([12, 2])
  expect(largestCenter({ type: 'Point', coordinates: [0, 0] })).toBeNull()
})

test('too many tiles for one directory are refused', () => {
  const tiles = Array.from({ length: 8_000 }, (_, index) => ({
    z: 20,
    x: Math.floor(Math.abs(Math.sin(index)) * (2 ** 20 - 1)),
    y: Math.floor(Math.abs(Math.cos(index * 7)) * (2 ** 20 - 1)),
    content: Buffer.from('x'),
  }))
  expect(() => writeMapFile(tiles, { minZoom: 20, maxZoom: 20, bounds: [0, 0, 1, 1], metadata: {} })).toThrow(
    'too many tiles',
  )
})
