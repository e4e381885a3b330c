import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditParts } from './tax-credit'
import { type VatTreatment, vatGroups, vatIn } from './vat'

const BOOKINGS = ['a', 'b', 'c', 'd']
const treatment = fc.constantFrom<VatTreatment>(700, 0, 'exempt')
/** Satang per minor unit of the charge's currency, as a fraction of a thousand. */
const rate = fc.integer({ min: 1, max: 50_000 })
const toBaht = (perThousand: number) => (charged: number) => Math.round((charged * perThousand) / 1000)

const invoice = fc
  .array(fc.record({ treatment, charged: fc.integer({ min: 1, max: 1_000_000 }) }), {
    minLength: 1,
    maxLength: BOOKINGS.length,
  })
  .map((parts) => parts.map((part, index) => ({ ...part, bookingId: BOOKINGS[index] ?? '' })))
const refunds = fc.array(
  fc.record({
    bookingId: fc.constantFrom<string | null>(null, ...BOOKINGS),
    amount: fc.integer({ min: 1, max: 800_000 }),
  }),
  { minLength: 1, maxLength: 15 },
)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const grossOf = (parts: readonly { gross: number }[]) => sum(parts.map(({ gross }) => gross))

type Part = ReturnType<typeof creditParts>[number]

/** Credits refunds one after the other. */
function credits(parts: readonly Part[], list: Parameters<typeof creditParts>[2][], perThousand: number) {
  const notes: Part[][] = []
  for (const refund of list) notes.push(creditParts(parts, notes.flat(), refund, toBaht(perThousand)))
  return notes
}

test('[B7] credit notes in any number never exceed the invoice, by booking, by rate and as a whole', () => {
  fc.assert(
    fc.property(invoice, refunds, rate, (charged, list, perThousand) => {
      const parts = charged.map((part) => ({ ...part, gross: toBaht(perThousand)(part.charged) }))
      const notes = credits(parts, list, perThousand)
      for (const part of parts) {
        const own = notes.flat().filter(({ bookingId }) => bookingId === part.bookingId)
        expect(grossOf(own)).toBeLessThanOrEqual(part.gross)
        for (const { gross } of own) expect(gross).toBeGreaterThanOrEqual(0)
      }
      const vatOf = (list: Part[][]) =>
        sum(list.flatMap((note, index) => vatGroups(note, list.slice(0, index).flat()).map(({ vat }) => vat)))
      expect(vatOf(notes)).toBeLessThanOrEqual(sum(vatGroups(parts).map(({ vat }) => vat)))
    }),
  )
})

test('[B7] once everything is refunded, the credit notes equal the invoice to the satang', () => {
  fc.assert(
    fc.property(invoice, refunds, rate, (charged, list, perThousand) => {
      const parts = charged.map((part) => ({ ...part, gross: toBaht(perThousand)(part.charged) }))
      const notes = credits(parts, [...list, { bookingId: null, amount: 4_000_000 }], perThousand)
      expect(grossOf(notes.flat())).toBe(grossOf(parts))
      for (const rate of [700, 0, 'exempt'] as const) {
        const own = notes.map((note) => note.filter((part) => part.treatment === rate))
        const vat = own.flatMap((note, index) => vatGroups(note, own.slice(0, index).flat()))
        const of = grossOf(parts.filter((part) => part.treatment === rate))
        expect(sum(vat.map((group) => group.vat))).toBe(vatIn(of, rate))
      }
    }),
  )
})

test('[B7] a refund of a booking is of that booking alone, one of the order is spread over what is left', () => {
  const parts = [
    { bookingId: 'a', treatment: 700, charged: 300, gross: 300 },
    { bookingId: 'b', treatment: 0, charged: 100, gross: 100 },
  ]
  const same = (charged: number) => charged
  const first = creditParts(parts, [], { bookingId: 'a', amount: 200 }, same)
  expect(first).toEqual([{ bookingId: 'a', treatment: 700, charged: 200, gross: 200 }])
  expect(creditParts(parts, first, { bookingId: null, amount: 100 }, same)).toMatchObject([
    { bookingId: 'a', charged: 50 },
    { bookingId: 'b', charged: 50 },
  ])
  expect(creditParts(parts, first, { bookingId: 'x', amount: 100 }, same)).toEqual([])
})
