import { IntlProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '@/messages/en.json'
import { baht, bookingOption, bookingProductOf, bookingUnit } from '@/tests/fixtures/booking-product'
import { initialState } from '../store/booking-state'
import { BookingStoreContext, createBookingStore } from '../store/booking-store'
import { chooseOption } from '../store/transitions'
import { StartingPrice } from './starting-price'

const priced = (id: string, amount: number) =>
  bookingOption(id, {
    window: 'DATE_TIME',
    units: [bookingUnit('ADULT', { price: baht(amount) })],
    from: { price: baht(amount), varies: false },
  })

function priceOf(chosen?: string) {
  const [first, second] = [priced('guided', 3823_00), priced('alone', 2981_00)]
  const product = { ...bookingProductOf([first, second]), from: baht(2981_00), from_option_id: 'alone' }
  const start = initialState({ product, first })
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages} timeZone="Asia/Bangkok">
      <BookingStoreContext value={createBookingStore(chosen ? chooseOption(start, chosen) : start)}>
        <StartingPrice />
      </BookingStoreContext>
    </IntlProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ')
}

test('[R5] before a choice, the price box has the lowest price of the product and names its option', () => {
  expect(priceOf()).toContain('2,981')
  expect(priceOf()).toContain('Price for:')
  expect(priceOf()).not.toContain('3,823')
})

test('[R5] after a choice, the price box speaks of the chosen option alone', () => {
  expect(priceOf('guided')).toContain('3,823')
  expect(priceOf('guided')).not.toContain('2,981')
  expect(priceOf('guided')).not.toContain('Price for:')
})
