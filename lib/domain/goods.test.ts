import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_ACTORS } from './booking'
import {
  areGoodsOut,
  canMoveGoods,
  GOODS_STATES,
  GOODS_TRANSITIONS,
  type GoodsState,
  hasGoods,
  isRental,
  RECORDED_GOODS_STATES,
  returnRefusal,
  returnUntil,
} from './goods'

const NOW = new Date('2026-12-01T00:00:00Z')
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

const steps = fc.array(
  fc.tuple(fc.constantFrom(...RECORDED_GOODS_STATES), fc.constantFrom(...BOOKING_ACTORS)),
  { maxLength: 60 },
)

/** The states that a sequence of steps passes through, without the rejected steps. */
function passed(sequence: Array<[GoodsState, (typeof BOOKING_ACTORS)[number]]>) {
  const taken: Array<{ state: GoodsState; actor: string | null }> = [{ state: 'none', actor: null }]
  for (const [next, actor] of sequence) {
    const current = taken.at(-1)?.state ?? 'none'
    if (canMoveGoods(current, next, actor)) taken.push({ state: next, actor })
  }
  return taken
}

test('[B7] goods reach every state, and returned is the only final one', () => {
  const reached = new Set(GOODS_TRANSITIONS.map(([, to]) => to))
  expect([...reached].sort()).toEqual([...RECORDED_GOODS_STATES].sort())
  const final = GOODS_STATES.filter((state) => !GOODS_TRANSITIONS.some(([from]) => from === state))
  expect(final).toEqual(['returned'])
})

test('[B7] goods are returned at most once, only by staff, and never leave that state', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const taken = passed(sequence)
      const back = taken.flatMap(({ state, actor }, index) =>
        state === 'returned' ? [{ actor, index }] : [],
      )
      expect(back.length).toBeLessThanOrEqual(1)
      for (const { actor, index } of back) {
        expect(actor).toBe('operator')
        expect(index).toBe(taken.length - 1)
      }
    }),
  )
})

test('[B7] a customer changes nothing but to request the return of goods that are out', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const taken = passed(sequence)
      for (const [index, { state, actor }] of taken.entries()) {
        if (actor !== 'customer') continue
        expect(state).toBe('return_requested')
        expect(areGoodsOut(taken[index - 1]?.state ?? 'none')).toBe(true)
      }
    }),
  )
})

test('[B7] goods that are out are back only once they are returned', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      const states = passed(sequence).map(({ state }) => state)
      const first = states.findIndex(areGoodsOut)
      if (first < 0) return
      for (const state of states.slice(first)) expect(areGoodsOut(state) || state === 'returned').toBe(true)
    }),
  )
})

test('[B7] goods are what is delivered, collected or lent against a deposit', () => {
  const line = { quantity: 1, amount: 100 }
  expect(hasGoods({ bookingDetails: {}, lines: [line] })).toBe(false)
  expect(hasGoods({ bookingDetails: { fulfilment: { way: 'delivery' } }, lines: [line] })).toBe(true)
  expect(hasGoods({ bookingDetails: {}, lines: [line, { ...line, deposit: true }] })).toBe(true)
  expect(isRental({ lines: [{ ...line, amount: 0, deposit: true }] })).toBe(false)
})

const sold = {
  state: 'delivered',
  status: 'completed',
  rental: false,
  startsAt: null,
  until: returnUntil(NOW, 14),
} as const

test('[B7] sold goods can be returned until the last moment of the period after delivery', () => {
  expect(returnRefusal(sold, later(14 * 24 - 1))).toBe(null)
  expect(returnRefusal(sold, later(14 * 24))).toBe('GOODS_RETURN_CLOSED')
  expect(returnRefusal({ ...sold, state: 'shipped', until: null }, later(999))).toBe(null)
})

test.each<[GoodsState, string | null]>([
  ['none', 'GOODS_NOT_OUT'],
  ['ready', 'GOODS_NOT_OUT'],
  ['shipped', null],
  ['delivered', null],
  ['return_requested', 'GOODS_RETURN_CLOSED'],
  ['returned', 'GOODS_RETURN_CLOSED'],
  ['lost', 'GOODS_RETURN_CLOSED'],
])('[B7] a return of goods that are %s: %s', (state, refusal) => {
  expect(returnRefusal({ ...sold, state }, NOW)).toBe(refusal)
})

test('[B7] a lent thing is returned for a refund only before its use, and a cancelled booking not at all', () => {
  const lent = { ...sold, status: 'confirmed', rental: true, startsAt: later(1), until: null } as const
  expect(returnRefusal(lent, NOW)).toBe(null)
  expect(returnRefusal(lent, later(1))).toBe('GOODS_RETURN_CLOSED')
  expect(returnRefusal({ ...lent, status: 'completed' }, NOW)).toBe('GOODS_RETURN_CLOSED')
  expect(returnRefusal({ ...sold, status: 'cancelled' }, NOW)).toBe('GOODS_RETURN_CLOSED')
})
