import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NON_REFUNDABLE } from '@/lib/domain/cancellation'
import { tiersToWire } from '@/lib/domain/cancellation-tiers'
import { LOCALES } from '@/lib/domain/locale'
import { show, wordsIn } from '@/tests/setup/components/show'
import { ItemTermsNote } from './item-terms'

const HOUR = 3_600_000
const HALF = [{ hours_before: 24, fee_percent: 50 }]
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const item = { cancellation: HALF, quantities: {}, time_zone: 'UTC' }
const green = () => page.getByRole('paragraph').element().classList.contains('text-ok')

test.each(LOCALES)(
  '[B1] a deadline that has passed says what cancelling costs, not in green (%s)',
  async (locale) => {
    await show(<ItemTermsNote item={{ ...item, free_until: inHours(-1) }} />, locale)
    const text = wordsIn(locale)('cancellation.terms.feeOnceConfirmed', { percent: 50, steps: 'none' })
    await expect.element(page.getByText(text)).toBeVisible()
    expect(green()).toBe(false)
  },
)

test('[B1] a non-refundable rate is said, not in green', async () => {
  const never = { ...item, free_until: null, cancellation: tiersToWire([NON_REFUNDABLE]) }
  await show(<ItemTermsNote item={never} />)
  await expect.element(page.getByText(wordsIn('en')('cancellation.terms.onceConfirmed'))).toBeVisible()
  expect(green()).toBe(false)
})

test('[B1] a deadline ahead is green', async () => {
  await show(<ItemTermsNote item={{ ...item, free_until: inHours(1) }} />)
  await expect.element(page.getByText(/^Free cancellation until/)).toBeVisible()
  expect(green()).toBe(true)
})

test('nothing is said for an API host that does not say it', async () => {
  await show(<ItemTermsNote item={{ ...item, cancellation: null, free_until: inHours(1) }} />)
  expect(page.getByRole('paragraph').elements()).toEqual([])
})
