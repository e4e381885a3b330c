import { expect, test } from 'vitest'
import type { Option } from '@/lib/contract/option'
import { requiredMonths } from './required-months'
import type { SelectionDraft } from './selection-draft'

const option = (id: string, window: Option['window']) => ({ id, window }) as Option
const choice = (values: Partial<SelectionDraft>): SelectionDraft => ({
  optionId: 'a',
  date: null,
  endDate: null,
  time: null,
  quantities: {},
  extras: [],
  bookingDetails: {},
  ...values,
})

test('requires the visible months and the next one', () => {
  const required = requiredMonths([option('a', 'DATE')], choice({}), ['2026-12', '2027-01'])
  expect(required.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02'])
})

test('requires other options only for the chosen date, options without dates by stock', () => {
  const options = [option('a', 'DATE'), option('b', 'DATE'), option('c', 'NONE')]
  expect(requiredMonths(options, choice({}), [])).toEqual([{ optionId: 'c', month: 'now' }])
  expect(requiredMonths(options, choice({ date: '2026-12-12' }), [])).toEqual([
    { optionId: 'a', month: '2026-12' },
    { optionId: 'b', month: '2026-12' },
    { optionId: 'c', month: 'now' },
  ])
})

test('requires every month of a long stay once', () => {
  const stay = choice({ date: '2026-12-30', endDate: '2027-02-02' })
  const required = requiredMonths([option('a', 'DATE_RANGE')], stay, ['2026-12'])
  expect(required.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02'])
})
