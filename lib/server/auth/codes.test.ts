import { expect, test } from 'vitest'
import type { CodeKey } from './code-repo'
import { hashesOfCode, hashOfCode, newCode, sameCode } from './codes'

const KEY: CodeKey = { purpose: 'register', recipient: 'a@example.com', asker: 'one' }

test('[A10] codes are six digits', () => {
  for (let n = 0; n < 200; n++) expect(newCode()).toMatch(/^\d{6}$/)
})

test('[A10] a code is valid only for its own purpose, address and asker', () => {
  const stored = hashOfCode(KEY, '012345')
  expect(stored).not.toContain('012345')
  expect(sameCode(stored, hashesOfCode(KEY, '012345'))).toBe(true)
  expect(sameCode(stored, hashesOfCode({ ...KEY, purpose: 'reset' }, '012345'))).toBe(false)
  expect(sameCode(stored, hashesOfCode({ ...KEY, recipient: 'b@example.com' }, '012345'))).toBe(false)
  expect(sameCode(stored, hashesOfCode({ ...KEY, asker: 'two' }, '012345'))).toBe(false)
  expect(sameCode(stored, hashesOfCode(KEY, '012345', ['+66812345678']))).toBe(false)
})

test('rejects any code where none was sent', () => {
  expect(sameCode(null, hashesOfCode(KEY, '012345'))).toBe(false)
  expect(sameCode(null, ['0'.repeat(64)])).toBe(false)
})
