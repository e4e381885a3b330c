import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '@/lib/contract'
import { filePromoCode } from '@/lib/contract/catalog-file/promo-code'
import { instant, localDate } from './shared'

const DAY_OF_NO_YEAR = '0000-01-01'

const item = { product_id: 'x', option_id: 'x.y', quantities: { ADULT: 1 } }

test.each([DAY_OF_NO_YEAR, '0000-02-29', '0000-00-00', '0999-12-31', '2026-02-30', '26-12-31'])(
  'no day is %s',
  (text) => {
    const issues = localDate.safeParse(text).error?.issues
    expect(issues).toMatchObject([{ code: 'invalid_format', format: 'date' }])
  },
)

test.each(['1000-01-01', '2028-02-29', '9999-12-31'])('a day is %s', (text) => {
  expect(localDate.parse(text)).toBe(text)
})

test('a moment has a year that the database knows', () => {
  expect(instant.safeParse('2026-12-31T23:59:00+07:00').success).toBe(true)
  expect(instant.safeParse(`${DAY_OF_NO_YEAR}T00:00:00Z`).success).toBe(false)
  const code = { code: 'SUN10', percent: 10, valid_until: `${DAY_OF_NO_YEAR}T00:00:00Z` }
  expect(filePromoCode.safeParse(code).error?.issues.map(({ path }) => path.join())).toEqual(['valid_until'])
})

/** The input of each call that takes a day, with a day of the year 0000. */
test.each([
  ['getAvailability', 'query', { option_id: 'x.y', from: DAY_OF_NO_YEAR, to: '2026-12-31' }, 'from'],
  ['getAvailability', 'query', { option_id: 'x.y', from: '2026-12-31', to: DAY_OF_NO_YEAR }, 'to'],
  ['addToCart', 'body', { ...item, date: DAY_OF_NO_YEAR }, 'date'],
  ['addToCart', 'body', { ...item, end_date: DAY_OF_NO_YEAR }, 'end_date'],
  ['updateCartItem', 'body', { ...item, date: DAY_OF_NO_YEAR }, 'date'],
  ['quoteDateChange', 'body', { date: DAY_OF_NO_YEAR }, 'date'],
  ['changeBookingDate', 'body', { date: DAY_OF_NO_YEAR }, 'date'],
] as const)('%s refuses a day of the year 0000 in its %s (%#)', (name, part, input, field) => {
  const issues = operations[name]?.[part]?.safeParse(input).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toContain(field)
})

test('every day of a request or file is one of this kind', () => {
  const others = globSync('lib/**/*.ts').filter(
    (file) => !file.includes('.test.') && /z\.iso\.date\(|offset: true/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual(['lib/contract/shared.ts'])
})
