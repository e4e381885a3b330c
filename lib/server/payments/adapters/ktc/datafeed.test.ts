import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ktcShop } from '@/tests/fixtures/ktc-shop'

const { simulator, started, gatewayWith, post, read } = await ktcShop()

test.each([
  ['0', 'paid'],
  ['1', 'failed'],
  ['7', 'unknown'],
  ['', 'unknown'],
  ['toString', 'unknown'],
])('[B5] maps a signed notification with code %j to %s', async (code, state) => {
  const { invoice } = await started()
  for (const change of [{}, { lowerCase: true }, { before: 'a'.repeat(40) }])
    expect(await read(simulator.notification(invoice, code, change).body)).toEqual({
      invoice,
      eventId: expect.stringMatching(/^[0-9a-f]{64}$/),
      result: {
        state,
        money: { amount: 129_050, currency: 'THB' },
        gatewayReference: simulator.books.at(-1)?.payRef,
      },
    })
})

test.each([
  ['without a hash', { unsigned: true }],
  ['with an empty one', { change: { secureHash: '' } }],
  ['with a wrong one', { change: { secureHash: 'a'.repeat(40) } }],
  ['with many wrong ones', { before: Array.from({ length: 10 }, () => 'a'.repeat(40)).join(',') }],
  ['with another amount', { change: { Amt: '1.00' } }],
  ['with another currency', { change: { Cur: '840' } }],
  ['about another order', { change: { Ref: 'SH0000000000000' } }],
  ['with another code', { change: { successcode: '1' } }],
  ['with another reference', { change: { PayRef: '9' } }],
  ['with a duplicate field', { change: { ref: 'SH0000000000000' } }],
])('[B5] case 5: rejects a notification %s', async (_, change) => {
  const { invoice } = await started('Accepted')
  expect(await read(simulator.notification(invoice, '0', change).body)).toBeNull()
})

test('[B5] case 5: rejects a notification signed with another merchant’s secret', async () => {
  const { invoice } = await started('Accepted')
  simulator.misbehave({ foreignSecret: true })
  expect(await read(simulator.notification(invoice).body)).toBeNull()
})

test('[B5] case 6: without a secret every notification is unverified and carries no result', async () => {
  const unsigned = gatewayWith({ KTC_HASH_SECRET: undefined })
  const { invoice } = await started('Accepted')
  for (const change of [{}, { unsigned: true }]) {
    const notification = await read(simulator.notification(invoice, '0', change).body, unsigned)
    expect(notification).toEqual({ invoice, eventId: expect.stringMatching(/^hint-/) })
  }
})

test('[B5] case 4: a repeated notification has the same event id, one about another attempt has another', async () => {
  const payment = await started('Rejected')
  const first = await read(simulator.notification(payment.invoice, '1').body)
  const again = await read(simulator.notification(payment.invoice, '1', { lowerCase: true }).body)
  expect(again?.eventId).toBe(first?.eventId)
  await post(payment)
  expect((await read(simulator.notification(payment.invoice, '1').body))?.eventId).not.toBe(first?.eventId)
})

test.each([
  '',
  '{}',
  'ref=',
  'Ref=%00',
  `Ref=${'S'.repeat(36)}`,
  '%%%=%',
  `Ref=SH1&remark=${'x'.repeat(20_000)}`,
])('case 12: rejects the malformed notification %.40j', async (body) => {
  expect(await read(body)).toBeNull()
  expect(await read(body, gatewayWith({ KTC_HASH_SECRET: undefined }))).toBeNull()
})

test('case 12: arbitrary notifications do not throw', async () => {
  const token = fc.constantFrom('ref=SH1', 'Ref=SH1', 'secureHash=', ',', '&', '=', '%', '%C3', '\0', '大')
  const body = fc.oneof(
    fc.string(),
    fc.array(token).map((tokens) => tokens.join('')),
  )
  await fc.assert(fc.asyncProperty(body, async (text) => (await read(text)) === null))
})
