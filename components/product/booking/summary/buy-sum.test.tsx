import { IntlProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '@/messages/en.json'
import { baht, bookingOption, bookingProductOf, bookingUnit } from '@/tests/fixtures/booking-product'
import { initialState } from '../store/booking-state'
import { BookingStoreContext, createBookingStore } from '../store/booking-store'
import { chooseOption } from '../store/transitions'
import { BuySum } from './buy-sum'

const priced = (id: string, amount: number, window: 'DATE_TIME' | 'NONE' = 'DATE_TIME') =>
  bookingOption(id, {
    window,
    units: [bookingUnit('ADULT', { price: baht(amount) })],
    from: { price: baht(amount), varies: false },
    extras: [],
  })

function sumOf(options: ReturnType<typeof priced>[], chosen?: string, inSheet = false) {
  const [first] = options
  if (!first) throw new Error('no option')
  const [lowest] = options.toSorted((a, b) => a.from.price.amount - b.from.price.amount)
  const product = { ...bookingProductOf(options), from: baht(2981_00), from_option_id: lowest?.id ?? '' }
  const start = initialState({ product, first })
  const store = createBookingStore(chosen ? chooseOption(start, chosen) : start)
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="Asia/Bangkok">
      <BookingStoreContext value={store}>
        <BuySum inSheet={inSheet} />
      </BookingStoreContext>
    </IntlProvider>,
  )
  return html
    .replaceAll('</p>', ' ')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
}

test('[R5] before a choice, the bar of a phone shows the lowest price of the product', () => {
  const options = [priced('guided', 3823_00), priced('alone', 2981_00)]
  expect(sumOf(options)).toMatch(/^From ฿2,981 /)
  expect(sumOf(options)).not.toContain('3,823')
  expect(sumOf(options, 'guided')).toMatch(/^From ฿3,823 /)
  expect(sumOf(options, 'guided')).not.toContain('2,981')
})

test('[R5] the bar names the option of the lowest price if another one is selected', () => {
  const options = [priced('guided', 3823_00), priced('alone', 2981_00)]
  expect(sumOf(options)).toContain(`Price for: ${options[1]?.name}`)
  expect(sumOf(options, 'guided')).not.toContain('Price for:')
  expect(sumOf(options.toReversed())).not.toContain('Price for:')
})

test('[R5] beside the steps of the sheet, the price is that of the option that they show as selected', () => {
  const options = [priced('guided', 3823_00), priced('alone', 2981_00)]
  expect(sumOf(options, undefined, true)).toMatch(/^From ฿3,823 /)
  expect(sumOf(options, undefined, true)).not.toContain('2,981')
})

test('[R5] a product that can be bought at once also shows what that costs', () => {
  const plans = [priced('large', 3823_00, 'NONE'), priced('small', 2981_00, 'NONE')]
  expect(sumOf(plans)).toMatch(/^From ฿2,981 .*Total ฿3,823$/)
  expect(sumOf(plans, 'large')).toBe('฿3,823')
})
