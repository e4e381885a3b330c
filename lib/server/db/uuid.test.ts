import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isUuid, uuidOf } from './uuid'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('the same hash gives the same UUID, another hash another', () => {
  const id = uuidOf(hashOf('a'))
  expect(id).toBe(uuidOf(hashOf('a')))
  expect(id).not.toBe(uuidOf(hashOf('b')))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isUuid(id)).toBe(true)
})
