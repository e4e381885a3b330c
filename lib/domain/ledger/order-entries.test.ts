import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomOrder } from '@/tests/fixtures/ledger-history'
import { ACCOUNTS, gatewayAccount } from './accounts'
import type { LedgerEntry } from './entry'
import { orderEntries } from './order-entries'
import type { OrderHistory } from './order-history'

/** Returns the balance of an account; accounts below it do not count. */
function balanceOf(entries: readonly LedgerEntry[], account: string): number {
  return entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, { amount }) => sum + amount, 0)
}

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

const booked: OrderHistory = {
  reference: 'SH-7Q4K-2612',
  currency: 'THB',
  bookings: [{ id: 'b', serviceDate: '2026-12-01', price: 90_000, discount: 10_000, deposit: 50_000 }],
  grantedAt: null,
  captures: [
    { type: 'capture', id: 'c', at: at(1), gateway: 'two_c2p', amount: 140_000, currency: 'THB', pays: true },
  ],
  refunds: [],
  events: [],
}

const postings = (entry: LedgerEntry | undefined) =>
  entry?.lines.map(({ account, amount, serviceDate }) => [account, amount, serviceDate])

test('[B7] a change to a lower price refunds a part of the price, and what is left is provided later', () => {
  const entries = orderEntries({
    ...booked,
    events: [
      { type: 'changed', id: 'x', bookingId: 'b', at: at(2), refunded: 9_000 },
      { type: 'completed', bookingId: 'b', at: at(3) },
    ],
  })
  expect(entries.map(({ id }) => id)).toEqual(['capture:c', 'change:x', 'booking:b:completed'])
  expect(postings(entries[1])).toEqual([
    [ACCOUNTS.prepayments, 10_000, '2026-12-01'],
    [ACCOUNTS.deferredDiscounts, -1_000, '2026-12-01'],
    [ACCOUNTS.refundsDue, -9_000, '2026-12-01'],
  ])
  expect(balanceOf(entries, ACCOUNTS.sales)).toBe(-90_000)
  expect(balanceOf(entries, ACCOUNTS.discounts)).toBe(9_000)
})

test('every entry of any order adds up to zero, has an id of its own, and has no zero line', () => {
  fc.assert(
    fc.property(randomOrder, ({ history }) => {
      const entries = orderEntries(history)
      for (const { lines } of entries) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        expect(new Set(lines.map(({ currency }) => currency)).size).toBe(1)
        expect(lines.every(({ amount }) => amount !== 0)).toBe(true)
      }
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    }),
  )
})

test('the gateway owes what was captured less what it refunded, and staff have paid the rest', () => {
  fc.assert(
    fc.property(randomOrder, ({ history, expected }) => {
      const entries = orderEntries(history)
      const { made, received, elsewhere } = expected
      expect(balanceOf(entries, gatewayAccount('sandbox'))).toBe(received - made + elsewhere)
      expect(0 - balanceOf(entries, ACCOUNTS.paidByStaff)).toBe(elsewhere)
    }),
  )
})

test('the revenue is what was provided and did not come back, withheld and charged for cancellations', () => {
  fc.assert(
    fc.property(randomOrder, ({ history, expected }) => {
      const entries = orderEntries(history)
      const { sales, discounts, returns, cancellationFees, withheldDeposits } = ACCOUNTS
      expect(0 - balanceOf(entries, sales) - balanceOf(entries, discounts)).toBe(expected.sales)
      expect(balanceOf(entries, returns)).toBe(expected.returns)
      expect(0 - balanceOf(entries, cancellationFees)).toBe(expected.fees)
      expect(0 - balanceOf(entries, withheldDeposits)).toBe(expected.withheld)
    }),
  )
})

test('an order that is over leaves no prepayment, discount, deposit or money in suspense', () => {
  fc.assert(
    fc.property(randomOrder, ({ history, expected }) => {
      fc.pre(expected.isOver)
      const entries = orderEntries(history)
      const { prepayments, deferredDiscounts, deposits, suspense } = ACCOUNTS
      for (const account of [prepayments, deferredDiscounts, deposits, suspense])
        expect([account, balanceOf(entries, account)]).toEqual([account, 0])
    }),
  )
})

test('refunds are due until they are made, and only goodwill lowers the result beyond that', () => {
  fc.assert(
    fc.property(randomOrder, ({ history, expected }) => {
      const entries = orderEntries(history)
      const due = 0 - balanceOf(entries, ACCOUNTS.refundsDue)
      const states = new Map(history.refunds.map(({ id, state, amount }) => [id, { state, amount }]))
      const open = [...states.values()].filter(({ state }) => state === 'pending')
      expect(due).toBeGreaterThanOrEqual(open.reduce((sum, { amount }) => sum + amount, 0))
      expect(due).toBeLessThanOrEqual(expected.requested - expected.made)
      if ([...states.values()].every(({ state }) => state === 'succeeded')) expect(due).toBe(0)
    }),
  )
})

test('balances have the sign of their accounts', () => {
  fc.assert(
    fc.property(randomOrder, ({ history }) => {
      const entries = orderEntries(history)
      for (const account of [ACCOUNTS.prepayments, ACCOUNTS.deposits, ACCOUNTS.refundsDue, ACCOUNTS.sales])
        expect(balanceOf(entries, account)).toBeLessThanOrEqual(0)
      for (const account of [
        ACCOUNTS.deferredDiscounts,
        ACCOUNTS.discounts,
        ACCOUNTS.returns,
        gatewayAccount('sandbox'),
      ])
        expect(balanceOf(entries, account)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('what has been exported does not change when the order goes on', () => {
  fc.assert(
    fc.property(randomOrder, fc.nat({ max: 60 }), ({ history }, seconds) => {
      const end = at(1).getTime() + seconds * 1000
      const until = <T extends { at: Date }>(events: T[]) =>
        events.filter((event) => event.at.getTime() < end)
      const { captures, refunds, events } = history
      const shorter = {
        ...history,
        captures: until(captures),
        refunds: until(refunds),
        events: until(events),
      }
      const isPaid = shorter.captures.some(({ pays }) => pays) || history.grantedAt !== null
      const before = orderEntries(isPaid ? shorter : { ...shorter, bookings: [] })
      expect(orderEntries(history).slice(0, before.length)).toEqual(before)
    }),
  )
})

test('a payment is owed by the gateway until the service, with its discount and deposit', () => {
  const [paid, ...rest] = orderEntries(booked)
  expect(rest).toEqual([])
  expect(paid).toMatchObject({ id: 'capture:c', description: 'payment', order: 'SH-7Q4K-2612', at: at(1) })
  expect(postings(paid)).toEqual([
    ['assets:gateway:two_c2p', 140_000, null],
    ['liabilities:prepayments', -100_000, '2026-12-01'],
    ['liabilities:prepayments:discounts', 10_000, '2026-12-01'],
    ['liabilities:deposits', -50_000, '2026-12-01'],
  ])
})

test('a service provided becomes revenue before its discount, and the deposit stays held', () => {
  const [, provided] = orderEntries({ ...booked, events: [{ type: 'completed', at: at(2), bookingId: 'b' }] })
  expect(postings(provided)).toEqual([
    ['liabilities:prepayments', 100_000, '2026-12-01'],
    ['liabilities:prepayments:discounts', -10_000, '2026-12-01'],
    ['revenue:sales', -100_000, '2026-12-01'],
    ['revenue:discounts', 10_000, '2026-12-01'],
  ])
})

test('a cancellation of a part takes its share of the discount along', () => {
  const [, cancelled, made] = orderEntries({
    ...booked,
    events: [
      {
        type: 'cancelled',
        id: 'x',
        at: at(2),
        bookingId: 'b',
        isFull: false,
        paid: 70_000,
        refunded: 61_000,
        deposit: 25_000,
      },
    ],
    refunds: (['pending', 'succeeded'] as const).map((state, day) => ({
      type: 'refund',
      id: 'r',
      at: at(2 + day),
      state,
      cause: 'booking',
      captureId: 'c',
      amount: 61_000,
      isElsewhere: false,
    })),
  })
  expect(postings(cancelled)).toEqual([
    ['liabilities:prepayments', 50_000, '2026-12-01'],
    ['liabilities:prepayments:discounts', -5_000, '2026-12-01'],
    ['liabilities:deposits', 25_000, '2026-12-01'],
    ['liabilities:refunds_due', -61_000, '2026-12-01'],
    ['revenue:cancellation_fees', -9_000, '2026-12-01'],
  ])
  expect(made).toMatchObject({ id: 'refund:r:made', at: at(3) })
  expect(postings(made)).toEqual([
    ['liabilities:refunds_due', 61_000, null],
    ['assets:gateway:two_c2p', -61_000, null],
  ])
})

const back = { type: 'goods-returned' as const, at: at(3), bookingId: 'b', refunded: 80_000 }

test('goods that come back before they count as sold are a cancellation with its fee', () => {
  const [, returned] = orderEntries({ ...booked, events: [back] })
  expect(postings(returned)).toEqual([
    ['liabilities:prepayments', 100_000, '2026-12-01'],
    ['liabilities:prepayments:discounts', -10_000, '2026-12-01'],
    ['liabilities:refunds_due', -80_000, '2026-12-01'],
    ['revenue:cancellation_fees', -10_000, '2026-12-01'],
  ])
})

test('the refund of sold goods that come back reduces the revenue', () => {
  const sold = { type: 'completed' as const, at: at(2), bookingId: 'b' }
  const [, , returned] = orderEntries({ ...booked, events: [sold, back] })
  expect(returned).toMatchObject({ id: 'return:b', description: 'goods returned' })
  expect(postings(returned)).toEqual([
    ['liabilities:refunds_due', -80_000, '2026-12-01'],
    ['revenue:returns', 80_000, '2026-12-01'],
  ])
})

test('an event that a clock dates before the payment is dated with it', () => {
  const events = [{ type: 'failed' as const, at: at(0), bookingId: 'b', refunded: 140_000 }]
  expect(orderEntries({ ...booked, events }).map(({ id, at: moment }) => [id, moment])).toEqual([
    ['capture:c', at(1)],
    ['booking:b:failed', at(1)],
  ])
})

test('a history that contradicts itself has no entries', () => {
  const events = [{ type: 'completed' as const, at: at(2), bookingId: 'unknown' }]
  expect(() => orderEntries({ ...booked, events })).toThrow('booking unknown was not charged')
})
