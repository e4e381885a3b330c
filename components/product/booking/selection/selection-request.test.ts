import { expect, test } from 'vitest'
import { bookingOption } from '@/tests/fixtures/booking-product'
import { startingSelection } from './selection-draft'
import { selectionOf } from './selection-request'

test('sends no zero quantities to the cart', () => {
  const selection = { ...startingSelection(bookingOption('shared')), quantities: { ADULT: 2, CHILD: 0 } }
  expect(selectionOf(selection, 'wat-arun').quantities).toEqual({ ADULT: 2 })
})
