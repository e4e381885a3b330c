import { beforeAll, expect, test } from 'vitest'
import {
  baht,
  catalog,
  day,
  importFile,
  issuesOf,
  optionEntry,
  productEntry,
  withOption,
  withUnits,
} from '../fixtures/catalog-file'
import { rowsOf } from '../fixtures/checkout'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase({ own: true })

type Entry = ReturnType<typeof productEntry>

beforeAll(async () => {
  await importFile(catalog([productEntry({ id: 'file-owner', options: [optionEntry('file-owner.entry')] })]))
})

const season = (from: string, to: string) => ({ from, to, price: baht(1) })

const cases: Array<[what: string, change: (entry: Entry) => object, complaint: string]> = [
  [
    'a delivery to zones without a question for the address',
    (e) => ({
      ...withOption({ fulfilment: ['delivery'] })(e),
      handover: { delivery_zones: [{ country: 'TH' }] },
    }),
    'options[0].questions: must include "lead_delivery_address": the product is delivered only to its delivery_zones',
  ],
  [
    'an identity document without the country of the ID card',
    withOption({ questions: ['full_name', 'identity_document'] }),
    'options[0].id_card_country: must be given exactly if the questions include "identity_document"',
  ],
  [
    'another date of goods that are collected',
    withOption({ fulfilment: ['pickup'], changes: { date_hours: 24 } }),
    'options[0].changes.date_hours: must be null without a date, for "STOCK" inventory, and for collection or delivery',
  ],
  [
    'another currency',
    withUnits(([a]) => [{ ...a, price: { amount: 1, currency: 'USD' } }]),
    'options[0].units[0].price.currency: must be THB, the currency of the product',
  ],
  [
    'an unknown policy',
    withOption({ policy: 'none' }),
    'options[0].policy: unknown cancellation policy "none"',
  ],
  [
    "another product's option",
    withOption({ id: 'file-owner.entry' }),
    'options[0].id: belongs to the product "file-owner"',
  ],
  [
    'overlapping seasons',
    withUnits(([a]) => [
      { ...a, seasons: [season('2026-01-01', '2026-01-31'), season('2026-01-31', '2026-02-02')] },
    ]),
    'options[0].units[0].seasons[1].from: this season overlaps another one of the same unit',
  ],
  [
    'overlapping seasons of every year',
    withUnits(([a]) => [{ ...a, seasons: [season('12-20', '01-05'), season('01-05', '02-28')] }]),
    'options[0].units[0].seasons[1].from: this season overlaps another one of the same unit',
  ],
  [
    'a season that has a year on one end only',
    withUnits(([a]) => [{ ...a, seasons: [season('12-20', '2027-01-05')] }]),
    'options[0].units[0].seasons[0].to: must have a year exactly if from has one',
  ],
  [
    'a season from an impossible day',
    withUnits(([a]) => [{ ...a, seasons: [season('02-30', '03-05')] }]),
    'options[0].units[0].seasons[0].from: must be a date like 2026-12-31, or a day of every year like 12-31',
  ],
  [
    'a rule without a period that does not roll',
    withOption({ availability: { rules: [{ from: day(0), times: ['10:00'], capacity: 1 }] } }),
    'options[0].availability.rules[0].to: is missing: required without days_ahead',
  ],
  [
    'a rule of every year that does not roll',
    withOption({ availability: { rules: [{ from: '11-01', to: day(9), times: ['10:00'], capacity: 1 }] } }),
    'options[0].availability.rules[0].from: must have a year without days_ahead',
  ],
  [
    'a rolling rule with a year on one end only',
    withOption({
      availability: { days_ahead: 30, rules: [{ from: '11-01', times: ['10:00'], capacity: 1 }] },
    }),
    'options[0].availability.rules[0].to: must have a year exactly if from has one',
  ],
  [
    'a rolling stock',
    withOption({
      window: 'NONE',
      inventory: 'STOCK',
      availability: { stock: 5, days_ahead: 30 },
    }),
    'options[0].availability.days_ahead: not allowed for an option without dates: use stock',
  ],
  [
    'a reversed season',
    withUnits(([a]) => [{ ...a, seasons: [season('2026-02-01', '2026-01-31')] }]),
    'options[0].units[0].seasons[0].to: must not be before 2026-02-01',
  ],
  [
    'a missing price',
    withUnits(([a]) => [{ ...a, price: undefined }]),
    'options[0].units[0].price: is missing: required without seasons',
  ],
  [
    'an accompanying unit that is not offered',
    withUnits(([, child]) => [child ?? {}]),
    'options[0].units[0].accompanied_by: this option has no other unit ADULT',
  ],
  [
    'a duplicate unit',
    withUnits(([a]) => [a ?? {}, a ?? {}]),
    'options[0].units[1].code: "ADULT" is listed twice',
  ],
  [
    'a reversed age range',
    withUnits(([a]) => [{ ...a, max_age: 3 }]),
    'options[0].units[0].max_age: must not be below min_age, 12',
  ],
  ['too few units', withOption({ min_units: 20 }), 'options[0].max_units: must not be below min_units, 20'],
  [
    'nights without a range',
    withOption({ inventory: 'NIGHTLY' }),
    'options[0].window: must be "DATE_RANGE" for "NIGHTLY" inventory',
  ],
  [
    'stock of an option with dates',
    withOption({ availability: { stock: 5 } }),
    'options[0].availability.stock: only allowed for an option without dates',
  ],
  [
    'a rule without times',
    withOption({ availability: { rules: [{ from: day(0), to: day(3), capacity: 4 }] } }),
    'options[0].availability.rules[0].times: is missing: the option is sold by time',
  ],
  [
    'a reversed rule',
    withOption({ availability: { rules: [{ from: day(3), to: day(0), times: ['10:00'], capacity: 4 }] } }),
    `options[0].availability.rules[0].to: must not be before ${day(3)}`,
  ],
  [
    'a date that does not exist',
    withOption({ availability: { closed_days: ['2026-02-30'] } }),
    'options[0].availability.closed_days[0]: must be a date like 2026-12-31, or a day of every year like 12-31',
  ],
  [
    'eSIM profiles of another vertical',
    withOption({ esim_profiles: [{ iccid: '8900000000000000001', activation_code: 'LPA:1$a.example$B' }] }),
    'options[0].esim_profiles: only allowed with "SERIAL" inventory',
  ],
  [
    'more eSIMs than profiles',
    withOption({ window: 'NONE', inventory: 'SERIAL', availability: { stock: 3 } }),
    'options[0].availability.stock: must be ≤ 0, the number of its eSIM profiles',
  ],
]

test.each(cases)('a file with %s is rejected', async (_what, change, message) => {
  const entry = productEntry()
  expect(await issuesOf(catalog([change(entry) as Entry]))).toEqual([`products[0].${message}`])
  expect(await rowsOf('products WHERE id = $1', [entry.id])).toBe(0)
})
