import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '@/lib/domain/locale'
import { REPLY_HOURS } from '@/lib/domain/reply-hours'
import { show, wordsIn } from '@/tests/setup/components/show'
import { ConfirmationNotes } from './confirmation-notes'

const BOAT = { product: 'Boat', isInstant: true }
const DINNER = { product: 'Dinner', isInstant: false }

test.each(LOCALES)(
  'an order says which products the operator has to confirm, and by when (%s)',
  async (locale) => {
    const words = wordsIn(locale)
    const terms = words('cancellation.terms.untilConfirmed')
    const manual = words('confirmation.manual', { hours: REPLY_HOURS, terms })
    expect(manual).toContain(String(REPLY_HOURS))
    expect(manual).toContain(terms)
    await show(<ConfirmationNotes of={[BOAT, DINNER]} />, locale)
    for (const [product, text] of [
      ['Boat', words('confirmation.instant')],
      ['Dinner', manual],
    ])
      await expect.element(page.getByText(words('confirmation.of', { product, text } as never))).toBeVisible()
  },
)

test.each(LOCALES)('it says so once if it is the same for all products (%s)', async (locale) => {
  await show(<ConfirmationNotes of={[BOAT, { ...BOAT, product: 'Train' }]} />, locale)
  await expect.element(page.getByText(wordsIn(locale)('confirmation.instant'), { exact: true })).toBeVisible()
})

test('nothing is said for an API host that does not say it', async () => {
  await show(<ConfirmationNotes of={[{ ...BOAT, isInstant: null }]} />)
  expect(page.getByRole('paragraph').elements()).toEqual([])
})
