import type { CartItem } from '../../cart'
import * as cart from '../../cart'
import * as checkout from '../../checkout'
import { listPaymentOptions } from '../../orders'
import { exampleOf, success } from './example'
import { CART_ITEM_ID } from './ids'
import { ORDER } from './order'
import { EMAIL } from './people'
import { baht, DATE, IMAGE, OPTION_ID, PRODUCT_ID, PRODUCT_NAME, TIME_ZONE } from './product'

const TOTAL = baht(5380)

const ITEM: CartItem = {
  id: CART_ITEM_ID,
  product: { id: PRODUCT_ID, name: PRODUCT_NAME, image: IMAGE, area: 'Phuket' },
  option: { id: OPTION_ID, name: 'Small group', questions: ['full_name'], id_card_country: null },
  opening_hours: [],
  delivery_zones: [],
  date: DATE,
  end_date: null,
  time: '08:00',
  time_zone: TIME_ZONE,
  booking_details: { guide: 'en' },
  legs: [],
  booking_detail_names: { point: null, zone: null, pickup_window: null },
  quantities: { ADULT: 2 },
  lines: [
    {
      unit: 'ADULT',
      extra: null,
      deposit: false,
      label: 'Adult',
      quantity: 2,
      price: baht(2690),
      max: null,
      places: 1,
    },
  ],
  limits: { units: 10, left: 14 },
  travellers: [
    { unit: 'ADULT', label: 'Adult', min_age: 12, max_age: null },
    { unit: 'ADULT', label: 'Adult', min_age: 12, max_age: null },
  ],
  total: TOTAL,
  previous_total: null,
  problem: null,
  free_until: '2026-12-11T01:00:00.000Z',
  cancellation: [{ hours_before: 24, fee_percent: 100 }],
  instant_confirmation: true,
}

const charges = [
  { key: 'gb_prime_pay_credit_card' as const, charge: TOTAL },
  { key: 'gb_prime_pay_qr_cash' as const, charge: TOTAL },
]

export const CART_EXAMPLES = {
  listCart: exampleOf(cart.listCart, {
    query: { page: 1, limit: 5 },
    response: success({ items: [ITEM], meta: { total: 1, current_page: 1, last_page: 1 } }),
  }),
  addToCart: exampleOf(cart.addToCart, {
    body: {
      product_id: PRODUCT_ID,
      option_id: OPTION_ID,
      date: DATE,
      time: '08:00',
      quantities: { ADULT: 2 },
      booking_details: { guide: 'en' },
      expected_total: TOTAL,
    },
    response: success({ item: ITEM, total_items: 1 }),
  }),
  updateCartItem: exampleOf(cart.updateCartItem, {
    params: { id: CART_ITEM_ID },
    body: { quantities: { ADULT: 2 } },
    response: success(ITEM),
  }),
  deleteCartItem: exampleOf(cart.deleteCartItem, {
    params: { id: CART_ITEM_ID },
    response: success({ id: CART_ITEM_ID, total_items: 0 }),
  }),
  clearCart: exampleOf(cart.clearCart, {
    body: { ids: CART_ITEM_ID },
    response: { ...success({ message: '1 item was removed.', total_items: 0 }), message: 'Cart cleared' },
  }),
  listPaymentOptions: exampleOf(listPaymentOptions, {
    response: success([
      {
        key: 'gb_prime_pay_credit_card' as const,
        image: '/payments/gb_prime_pay_credit_card.svg',
        label: 'Credit Card',
        payment_option: 'card_payment',
        payment_method: 'gb_prime_pay',
      },
      {
        key: 'gb_prime_pay_qr_cash' as const,
        image: '/payments/gb_prime_pay_qr_cash.svg',
        label: 'QR Code Payment',
        payment_option: 'qr_payment',
        payment_method: 'gb_prime_pay',
      },
    ]),
  }),
  quoteCheckout: exampleOf(checkout.quoteCheckout, {
    body: { cart_item_ids: [CART_ITEM_ID] },
    response: success({
      subtotal: TOTAL,
      promo: null,
      total: TOTAL,
      charges,
      rate_date: null,
      hold_minutes: 15,
      last_lead: { first_name: 'Mali', last_name: 'Suksai', phone: '+66812345678' },
    }),
  }),
  placeOrder: exampleOf(checkout.placeOrder, {
    body: {
      cart_item_ids: [CART_ITEM_ID],
      lead: { first_name: 'Mali', last_name: 'Suksai', email: EMAIL, phone: '081 234 5678' },
      details: {
        [CART_ITEM_ID]: {
          travellers: [{ full_name: 'Mali Suksai' }, { full_name: 'Niran Suksai' }],
          answers: {},
        },
      },
      expected_total: TOTAL,
      expected_charge: { payment_key: 'gb_prime_pay_credit_card', charge: TOTAL },
      accept_terms: true,
    },
    response: success(ORDER),
  }),
}
