import { expect, test } from 'vitest'
import { isOnMap, readPosition, writePosition } from './position'
import { projected, tileAt } from './projection'

test('a position is read as it is written', () => {
  const bangkok = { latitude: 13.756312, longitude: 100.501812 }
  expect(writePosition(bangkok)).toBe('13.75631,100.50181')
  expect(readPosition(writePosition(bangkok))).toEqual({ latitude: 13.75631, longitude: 100.50181 })
  expect(readPosition('-33,-70.5')).toEqual({ latitude: -33, longitude: -70.5 })
})

test.each([
  '',
  '13.75',
  '13.75,',
  '13.75,100.5,2',
  ' 13.75,100.5',
  '13.7563121,100.5',
  '1e1,2',
  '+1,2',
  '86,0',
  '-85.1,0',
  '0,180.1',
  'NaN,0',
  '0x10,1',
  '٣,١',
])('%j is no position on a map', (text) => {
  expect(readPosition(text)).toBeNull()
})

test('the poles are on no map', () => {
  expect(isOnMap({ latitude: 90, longitude: 0 })).toBe(false)
  expect(isOnMap({ latitude: -85, longitude: 180 })).toBe(true)
})

test('tiles are counted from the north-west', () => {
  expect(projected({ latitude: 0, longitude: 0 }, 1)).toEqual({ x: 1, y: 1 })
  expect(tileAt({ latitude: 13.7563, longitude: 100.5018 }, 14)).toEqual({ x: 12765, y: 7559 })
  expect(tileAt({ latitude: 85, longitude: 180 }, 3)).toEqual({ x: 7, y: 0 })
})
