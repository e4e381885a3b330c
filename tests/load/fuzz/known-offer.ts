import fc from 'fast-check'
import type { Target } from './targets'

/** A product of a shop and one of its options. */
export interface KnownOffer {
  product: string
  option: string
}

const DATE_FIELDS = ['date', 'end_date', 'from', 'to']

/** Dates at the bounds of calendars and of the types that store them, and texts that only look like dates. */
const DATES = [
  '0000-01-01',
  '0000-02-29',
  '0001-01-01',
  '1000-01-01',
  '1969-12-31',
  '2026-02-30',
  '2026-12-31',
  '2099-12-31',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
]

/** Whether a call takes an option and a day. */
export const takesOffer = ({ query, body }: Target): boolean =>
  [query, body].some(
    (fields) => fields.includes('option_id') && DATE_FIELDS.some((name) => fields.includes(name)),
  )

type Values = Record<string, unknown>

function valuesOf(fields: readonly string[], { product, option }: KnownOffer, dates: Values): Values {
  const known: Values = { product_id: product, option_id: option, quantities: { ADULT: 1 }, ...dates }
  return Object.fromEntries(Object.entries(known).filter(([name]) => fields.includes(name)))
}

/** Path, query and body of requests for an option that is sold, on odd dates: such a request reaches the database. */
export function offerRequests(target: Target, offers: readonly KnownOffer[]) {
  const date = fc.constantFrom(...DATES)
  return fc
    .record({
      offer: fc.constantFrom(...offers),
      dates: fc.record({ date, end_date: date, from: date, to: date }),
    })
    .map(({ offer, dates }) => {
      const query = Object.entries(valuesOf(target.query, offer, dates)).map(
        ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
      )
      return {
        segments: [encodeURIComponent(offer.product)],
        query: query.length === 0 ? '' : `?${query.join('&')}`,
        body:
          target.method === 'GET'
            ? Buffer.alloc(0)
            : Buffer.from(JSON.stringify(valuesOf(target.body, offer, dates))),
      }
    })
}
