import { expect, test } from 'vitest'
import { hashOfCode, newCode, sameCode } from './codes'

test('[A10] codes are six digits', () => {
  for (let n = 0; n < 200; n++) expect(newCode()).toMatch(/^\d{6}$/)
})

test('a code is valid only for its own purpose and address', () => {
  const stored = hashOfCode('register', 'a@example.com', '012345')
  expect(stored).not.toContain('012345')
  expect(sameCode(stored, hashOfCode('register', 'a@example.com', '012345'))).toBe(true)
  expect(sameCode(stored, hashOfCode('reset', 'a@example.com', '012345'))).toBe(false)
  expect(sameCode(stored, hashOfCode('register', 'b@example.com', '012345'))).toBe(false)
})

test('rejects any code where none was sent', () => {
  expect(sameCode(null, hashOfCode('register', 'a@example.com', '012345'))).toBe(false)
  expect(sameCode(null, '0'.repeat(64))).toBe(false)
})
