import { expect, test } from 'vitest'
import { objectPosition, photoOf } from './photo'

test('a focal point is the position of the cropped image', () => {
  expect(objectPosition({ x: 0.333, y: 1 })).toBe('33% 100%')
  expect(objectPosition(undefined)).toBeUndefined()
})

test('absent fields are left out, so that equal photographs compare as equal', () => {
  expect(photoOf({ focus: undefined, credit: undefined })).toBeUndefined()
  expect(photoOf({ credit: 'Nok', license: { name: 'CC BY 4.0', url: undefined } })).toStrictEqual({
    credit: 'Nok',
    license: { name: 'CC BY 4.0' },
  })
})
