import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeAt, newSecret, periodOf, setUpQr } from './totp'

/** The secret '12345678901234567890' of RFC 6238, in base32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('has the codes of RFC 6238: at %i s', (seconds, code) => {
  expect(codeAt(RFC_SECRET, new Date(seconds * 1000))).toBe(code)
  expect(periodOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code is valid in its own period, the one before and the one after', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 4_000_000_000 }),
      fc.integer({ min: -4, max: 4 }),
      (seconds, away) => {
        const secret = newSecret()
        const [period, now] = [Math.floor(seconds / 30), new Date(seconds * 1000)]
        const code = codeAt(secret, new Date((seconds + away * 30) * 1000))
        const found = periodOf(secret, code, now)
        if (Math.abs(away) <= 1) expect(found).not.toBeNull()
        // Codes of different periods are equal once in a million.
        else if (found !== null) expect(Math.abs(found - period)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 50 },
  )
})

test('secrets have 160 random bits, and the QR code is an image of its own', () => {
  const secrets = Array.from({ length: 20 }, newSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(setUpQr(RFC_SECRET, { shop: 'Sunhop', email: 'a@b.example' })).toMatch(/^<svg [^>]*>/)
})
