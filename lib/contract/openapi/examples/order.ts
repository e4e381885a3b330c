import type { Booking, Order } from '../../orders'
import { BOOKING_ID, ORDER_ID, REFERENCE, UNIT_ITEM_IDS } from './ids'
import { EMAIL } from './people'
import {
  baht,
  DATE,
  HOW_TO_USE,
  IMAGE,
  MEETING,
  OPTION_ID,
  PRODUCT_ID,
  PRODUCT_NAME,
  TIME_ZONE,
  WHAT_TO_BRING,
} from './product'

const TOTAL = baht(5380)
const ORDERED_AT = '2026-11-30T02:00:00.000Z'
const PAID_AT = '2026-11-30T02:03:10.000Z'

const BOOKING: Booking = {
  id: BOOKING_ID,
  status: 'pending',
  product: { id: PRODUCT_ID, name: PRODUCT_NAME, image: IMAGE, supplier: 'Andaman Lantern Boats' },
  option_name: 'Small group',
  date: DATE,
  end_date: null,
  time: '08:00',
  time_zone: TIME_ZONE,
  booking_details: { guide: 'en' },
  legs: [],
  booking_detail_names: { point: null, zone: null, pickup_window: null },
  lines: [{ label: 'Adult', quantity: 2, cancelled: 0, price: baht(2690), deposit: false }],
  discount: null,
  total: TOTAL,
  cancelled_units: [],
  cancellable: { now: true, in_part: false },
  changeable: { date: null, names: null },
  changes: [],
  goods: null,
  instant_confirmation: true,
  supplier_contact: null,
  cancellation: [{ hours_before: 24, fee_percent: 100 }],
  free_until: '2026-12-11T01:00:00.000Z',
  meeting: { ...MEETING, local: { lang: 'th', name: 'ท่าเรือฉลอง' } },
  meeting_back: null,
  how_to_use: HOW_TO_USE,
  what_to_bring: WHAT_TO_BRING,
  stay_hours: null,
  seats_at: null,
  again: `/products/${PRODUCT_ID}`,
  travellers: [
    {
      id: UNIT_ITEM_IDS[0],
      unit: 'ADULT',
      label: 'Adult',
      traveller_name: 'Mali Suksai',
      companions: [],
      cancelled: false,
      ticket: null,
      redeemed_at: null,
    },
    {
      id: UNIT_ITEM_IDS[1],
      unit: 'ADULT',
      label: 'Adult',
      traveller_name: 'Niran Suksai',
      companions: [],
      cancelled: false,
      ticket: null,
      redeemed_at: null,
    },
  ],
  answers: [],
  voucher: null,
  esim_codes: null,
  esim: [],
  review: null,
  reply_by: null,
  declined_because: null,
  events: [{ from: null, to: 'pending', actor: 'customer', at: ORDERED_AT }],
}

/** An order that waits for its payment. */
export const ORDER: Order = {
  id: ORDER_ID,
  reference: REFERENCE,
  status: 'pending',
  total: TOTAL,
  created_at: ORDERED_AT,
  expires_at: '2026-11-30T02:15:00.000Z',
  title: PRODUCT_NAME,
  image: IMAGE,
  booking_count: 1,
  promo: null,
  lead: { first_name: 'Mali', last_name: 'Suksai', email: EMAIL, phone: '+66812345678' },
  bookings: [BOOKING],
  payment: null,
  refunds: [],
  tax: null,
  payable: true,
  now: '2026-11-30T02:00:01.000Z',
  extendable_from: '2026-11-30T02:10:00.000Z',
  charges: [{ key: 'gb_prime_pay_credit_card', charge: TOTAL }],
  rate_date: null,
}

const CONFIRMED: Booking = {
  ...BOOKING,
  status: 'confirmed',
  cancellable: { now: true, in_part: true },
  changeable: {
    date: { until: '2026-12-11T01:00:00.000Z', option_id: OPTION_ID },
    names: { until: '2026-12-11T01:00:00.000Z', ages: false },
  },
  voucher: { code: '7Q4K-M2XW-9R3T-CF8P', qr_svg: '<svg viewBox="0 0 29 29">…</svg>', wallets: ['google'] },
  events: [
    ...BOOKING.events,
    { from: 'pending', to: 'paid', actor: 'gateway', at: PAID_AT },
    { from: 'paid', to: 'confirmed', actor: 'system', at: PAID_AT },
  ],
}

/** The same order after its payment. */
export const PAID_ORDER: Order = {
  ...ORDER,
  status: 'confirmed',
  expires_at: null,
  bookings: [CONFIRMED],
  payment: { key: 'gb_prime_pay_credit_card', label: 'Credit Card', state: 'paid', charge: TOTAL },
  payable: false,
  now: '2026-11-30T02:05:00.000Z',
  extendable_from: null,
  charges: [],
}

const NEW_DATE = '2026-12-19'
const CHANGED_AT = '2026-12-01T09:00:00.000Z'

/** The same order after its date was changed to a cheaper one. */
export const CHANGED_ORDER: Order = {
  ...PAID_ORDER,
  now: '2026-12-01T09:00:01.000Z',
  bookings: [
    {
      ...CONFIRMED,
      date: NEW_DATE,
      free_until: '2026-12-18T01:00:00.000Z',
      voucher: {
        code: 'M4T8-Z2QX-6H1K-B7NW',
        qr_svg: '<svg viewBox="0 0 29 29">…</svg>',
        wallets: ['google'],
      },
      changeable: {
        date: { until: '2026-12-18T01:00:00.000Z', option_id: OPTION_ID },
        names: { until: '2026-12-18T01:00:00.000Z', ages: false },
      },
      changes: [
        {
          kind: 'date',
          at: CHANGED_AT,
          before: { date: DATE, end_date: null, time: '08:00' },
          after: { date: NEW_DATE, end_date: null, time: '08:00' },
        },
      ],
    },
  ],
  refunds: [
    {
      id: 'b2c4d6e8-1f3a-4b5c-8d7e-9f0a1b2c3d4e',
      booking_id: BOOKING_ID,
      amount: baht(600),
      state: 'requested',
      method: 'Credit Card',
      by_hand: false,
      requested_at: CHANGED_AT,
      sent_at: null,
      ended_at: null,
    },
  ],
}

/** The same order after its cancellation. */
export const CANCELLED_ORDER: Order = {
  ...PAID_ORDER,
  status: 'cancelled',
  now: '2026-12-01T09:00:01.000Z',
  bookings: [
    {
      ...CONFIRMED,
      status: 'cancelled',
      lines: [{ label: 'Adult', quantity: 2, cancelled: 2, price: baht(2690), deposit: false }],
      cancellable: { now: false, in_part: false },
      changeable: { date: null, names: null },
      voucher: null,
      travellers: CONFIRMED.travellers.map((traveller) => ({ ...traveller, cancelled: true })),
      events: [
        ...CONFIRMED.events,
        { from: 'confirmed', to: 'cancelled', actor: 'customer', at: '2026-12-01T09:00:00.000Z' },
      ],
    },
  ],
  refunds: [
    {
      id: 'e8d6c4b2-7a5f-4930-b1c8-2d4f6a8c0e12',
      booking_id: BOOKING_ID,
      amount: TOTAL,
      state: 'requested',
      method: 'Credit Card',
      by_hand: false,
      requested_at: '2026-12-01T09:00:00.000Z',
      sent_at: null,
      ended_at: null,
    },
  ],
}
