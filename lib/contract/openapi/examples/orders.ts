import * as bookingChanges from '../../booking-changes'
import * as cancellations from '../../cancellations'
import { walletLink } from '../../documents'
import * as goods from '../../goods'
import { extendHold } from '../../hold'
import { getLinkedOrder } from '../../order-links'
import * as orders from '../../orders'
import * as paymentAction from '../../payment-action'
import * as tax from '../../tax-invoices'
import { exampleOf, success } from './example'
import { BOOKING_ID, LINK_TOKEN, ORDER_ID, REFERENCE, UNIT_ITEM_IDS } from './ids'
import { CANCELLED_ORDER, CHANGED_ORDER, ORDER, PAID_ORDER } from './order'
import { baht } from './product'
import { OFFLINE_VOUCHER } from './vouchers'

const params = { id: ORDER_ID }
const ofBooking = { id: ORDER_ID, bookingId: BOOKING_ID }

const TOTAL = baht(5380)
const HALF = baht(2690)

const { id, reference, status, total, created_at, expires_at, title, image, booking_count } = PAID_ORDER
const summary = { id, reference, status, total, created_at, expires_at, title, image, booking_count }

const buyer = {
  name: 'Andaman Trading Co., Ltd.',
  address: '12 Thalang Road, Phuket 83000',
  tax_id: '0105556123453',
  branch: '00000',
}

export const ORDERS_EXAMPLES = {
  listOrders: exampleOf(orders.listOrders, {
    query: { page: 1, limit: 10, status: 'paid,confirmed' },
    response: success({ items: [summary], meta: { total: 1, current_page: 1, last_page: 1 } }),
  }),
  getOrder: exampleOf(orders.getOrder, { params, response: success(PAID_ORDER) }),
  extendHold: exampleOf(extendHold, {
    params,
    response: success({ ...ORDER, expires_at: '2026-11-30T02:30:00.000Z', extendable_from: null }),
  }),
  startPayment: exampleOf(orders.startPayment, {
    params,
    body: { payment_key: 'gb_prime_pay_credit_card', expected_charge: TOTAL },
    response: success({ redirect: `/pay/${ORDER_ID}` }),
  }),
  getPaymentStep: exampleOf(paymentAction.getPaymentStep, {
    params,
    response: success({
      key: 'gb_prime_pay_qr_cash' as const,
      reference: REFERENCE,
      charge: TOTAL,
      expires_at: '2026-11-30T02:15:00.000Z',
      now: '2026-11-30T02:01:00.000Z',
      extendable_from: '2026-11-30T02:10:00.000Z',
      time_zone: 'Asia/Bangkok',
      confirmations: [{ product: ORDER.title, instant_confirmation: true }],
      step: {
        kind: 'qr' as const,
        text: '00020101021230830016A000000677010112',
        qr_svg: '<svg viewBox="0 0 41 41">…</svg>',
        qr_png: null,
      },
    }),
  }),
  chargeCard: exampleOf(paymentAction.chargeCard, {
    params,
    body: { token: 'card_7Q4KM2XW9R3TCF8P2ZVB', expected_charge: TOTAL },
    response: success({ redirect: `/profile/orders/${ORDER_ID}` }),
  }),
  paymentResult: exampleOf(orders.paymentResult, {
    params,
    response: success({ state: 'paid' as const, order: PAID_ORDER }),
  }),
  paymentNotification: exampleOf(orders.paymentNotification, {
    params: { gateway: 'gb_prime_pay' },
    body: { resultCode: '00', referenceNo: 'SB7Q4KM2XW9R3TC', amount: 5380 },
    response: success(null),
  }),
  showEsim: exampleOf(orders.showEsim, { params: ofBooking, response: success(PAID_ORDER) }),
  walletLink: exampleOf(walletLink, {
    params: ofBooking,
    response: success({ url: 'https://pay.google.com/gp/v/save/eyJhbGciOiJSUzI1NiJ9' }),
  }),
  quoteCancellation: exampleOf(cancellations.quoteCancellation, {
    params: ofBooking,
    body: { unit_item_ids: [...UNIT_ITEM_IDS] },
    response: success({
      booking_ids: [BOOKING_ID],
      unit_item_ids: [...UNIT_ITEM_IDS],
      whole: true,
      paid: TOTAL,
      refund: TOTAL,
      already_refunded: null,
      deposit: null,
      fee_percent: 0,
      items: UNIT_ITEM_IDS.map((item) => ({ id: item, refund: HALF })),
      until: '2026-12-11T01:00:00.000Z',
      until_shown: false,
      method: 'Credit Card',
      by_hand: false,
    }),
  }),
  cancelBooking: exampleOf(cancellations.cancelBooking, {
    params: ofBooking,
    body: { unit_item_ids: [...UNIT_ITEM_IDS], expected_refund: TOTAL, reason: 'plans' },
    response: success(CANCELLED_ORDER),
  }),
  quoteDateChange: exampleOf(bookingChanges.quoteDateChange, {
    params: ofBooking,
    body: { date: '2026-12-19', end_date: null, time: '08:00' },
    response: success({
      price_before: TOTAL,
      price_after: baht(4780),
      allowed: true,
      refund: baht(600),
      method: 'Credit Card',
      by_hand: false,
    }),
  }),
  changeBookingDate: exampleOf(bookingChanges.changeBookingDate, {
    params: ofBooking,
    body: {
      date: '2026-12-19',
      end_date: null,
      time: '08:00',
      expected_price: baht(4780),
      expected_refund: baht(600),
    },
    response: success(CHANGED_ORDER),
  }),
  changeTravellerNames: exampleOf(bookingChanges.changeTravellerNames, {
    params: ofBooking,
    body: { travellers: [{ unit_item_id: UNIT_ITEM_IDS[1], person: 0, full_name: 'Suda Suksai', age: 34 }] },
    response: success({
      ...PAID_ORDER,
      bookings: PAID_ORDER.bookings.map((booking) => ({
        ...booking,
        travellers: booking.travellers.map((traveller) =>
          traveller.id === UNIT_ITEM_IDS[1] ? { ...traveller, traveller_name: 'Suda Suksai' } : traveller,
        ),
        changes: [{ kind: 'names' as const, at: '2026-12-01T09:00:00.000Z', before: null, after: null }],
      })),
    }),
  }),
  quoteReturn: exampleOf(goods.quoteReturn, {
    params: ofBooking,
    response: success({
      paid: baht(890),
      refund: baht(890),
      deposit: null,
      fee_percent: 0,
      method: 'Credit Card',
      by_hand: false,
    }),
  }),
  requestReturn: exampleOf(goods.requestReturn, {
    params: ofBooking,
    body: { expected_refund: baht(890), reason: 'unwanted' },
    response: success(PAID_ORDER),
  }),
  getTaxInvoiceForm: exampleOf(tax.getTaxInvoiceForm, { params, response: success(buyer) }),
  requestTaxInvoice: exampleOf(tax.requestTaxInvoice, {
    params,
    body: buyer,
    response: success({
      pending: false,
      requestable: false,
      documents: [
        {
          id: '5f3d1b09-8e7c-4a6b-9d2f-0c1e3a5b7d90',
          kind: 'full' as const,
          number: 'INV-00000-2611-000042',
          date: '2026-11-30',
          gross: TOTAL,
          vat: { amount: 35196, currency: 'THB' as const },
          replaced: false,
        },
      ],
    }),
  }),
  getLinkedOrder: exampleOf(getLinkedOrder, {
    params: { token: LINK_TOKEN },
    response: success({
      id: ORDER_ID,
      reference: REFERENCE,
      status: 'confirmed' as const,
      own: false,
      until: '2027-01-11T17:00:00.000Z',
      vouchers: [OFFLINE_VOUCHER],
    }),
  }),
}
