import { expect, test } from 'vitest'
import { hashOfToken, newToken } from './token'

const COUNT = 2000

test('a token has 256 bits, each of them random', () => {
  const tokens = Array.from({ length: COUNT }, () => Buffer.from(newToken(), 'base64url'))
  const ones = new Array<number>(256).fill(0)
  for (const token of tokens) {
    expect(token).toHaveLength(32)
    for (const bit of ones.keys()) ones[bit] = (ones[bit] ?? 0) + (((token[bit >> 3] ?? 0) >> (bit & 7)) & 1)
  }
  // Eight standard deviations of fair bits.
  for (const count of ones) expect(Math.abs(count - COUNT / 2)).toBeLessThan(180)
  expect(new Set(tokens.map((token) => token.toString('hex'))).size).toBe(COUNT)
})

test('a token is stored as its hash', () => {
  const token = newToken()
  expect(hashOfToken(token)).toMatch(/^[\da-f]{64}$/)
  expect(hashOfToken(token)).not.toContain(token)
})
