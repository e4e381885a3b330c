import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOrderLinkOf, orderLinkPath } from './order-link'
import { supplierToken } from './orders/supplier-link'
import { readToken } from './signed-link'

const until = new Date('2026-12-11T03:00:00Z')
const token = (id: string, to = 'mali@example.com') => orderLinkPath(id, until, to).slice('/order/'.length)

test('[B7] the link in a mail carries its order and expiry, signed for its recipient', () => {
  const id = randomUUID()
  const link = readToken(token(id, 'Mali@example.com'))
  expect(link).toMatchObject({ id, until })
  expect(link && isOrderLinkOf(link, ['lead@example.com', 'mali@EXAMPLE.com'])).toBe(true)
  expect(link && isOrderLinkOf(link, ['other@example.com'])).toBe(false)
})

test('[B7] a link that was changed, or signed for a supplier, opens nothing', () => {
  const id = randomUUID()
  const changed = token(id).replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const invalid of [changed, supplierToken(id, until)]) {
    const link = readToken(invalid)
    expect(link && isOrderLinkOf(link, ['mali@example.com'])).toBe(false)
  }
  for (const malformed of ['', 'A', `${token(id)}A`]) expect(readToken(malformed)).toBeNull()
})
