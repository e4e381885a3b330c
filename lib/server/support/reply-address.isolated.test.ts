import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { env } from '@/lib/env'
import { readReplyAddress, replyAddress } from './reply-address'

beforeEach(() => {
  env.SUPPORT_REPLY_ADDRESS = 'reply@shop.example'
})

afterEach(() => {
  env.SUPPORT_REPLY_ADDRESS = undefined
})

const request = { id: randomUUID(), number: 'SUP-7Q4K-2612' }

test('an address names the request and the side, whatever its case', () => {
  for (const author of ['customer', 'staff'] as const) {
    const address = replyAddress(request, author) ?? ''
    expect(address).toMatch(/^reply\+7q4k2612[cs][0-9a-f]{20}@shop\.example$/)
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    const token = readReplyAddress(` ${address.toUpperCase()} `)
    expect(token).toMatchObject({ number: request.number, author })
    expect(token?.isSignedFor(request)).toBe(true)
    expect(token?.isSignedFor({ ...request, id: randomUUID() })).toBe(false)
  }
})

test('a changed address, one of the other side and one of another mailbox are refused', () => {
  const address = replyAddress(request, 'customer') ?? ''
  const forged = address.replace('2612c', '2612s')
  expect(readReplyAddress(forged)?.isSignedFor(request)).toBe(false)
  for (const other of [
    'reply@shop.example',
    address.replace('reply+', 'other+'),
    address.replace('shop.example', 'evil.example'),
    address.replace('@', '0@'),
    '',
  ])
    expect(readReplyAddress(other), other).toBeNull()
})

test('without a mailbox for replies there are no such addresses', () => {
  const address = replyAddress(request, 'customer') ?? ''
  env.SUPPORT_REPLY_ADDRESS = undefined
  expect(replyAddress(request, 'customer')).toBeUndefined()
  expect(readReplyAddress(address)).toBeNull()
})
