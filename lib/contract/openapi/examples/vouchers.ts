import type { OfflineVoucher } from '../../offline-vouchers'
import { offlineVouchers } from '../../offline-vouchers'
import * as supplier from '../../supplier'
import type { PresentedVoucher } from '../../vouchers'
import * as vouchers from '../../vouchers'
import { exampleOf, success } from './example'
import { BOOKING_ID, LINK_TOKEN, ORDER_ID, REFERENCE } from './ids'
import { USER } from './people'
import { DATE, HOW_TO_USE, MEETING, PRODUCT_NAME, TIME_ZONE } from './product'

const VOUCHER_CODE = '7Q4K-M2XW-9R3T-CF8P'
const SUPPLIER = 'Andaman Lantern Boats'
const REDEEMED_AT = '2026-12-12T00:34:00.000Z'

export const OFFLINE_VOUCHER: OfflineVoucher = {
  booking_id: BOOKING_ID,
  name: PRODUCT_NAME,
  supplier: SUPPLIER,
  when: 'Saturday, December 12, 2026, 8:00 AM',
  facts: [{ label: 'Travelers', value: '2 × Adult' }],
  notes: [
    { label: 'Meeting point', value: MEETING.name },
    { label: 'How to use it', value: HOW_TO_USE },
  ],
  codes: [{ code: VOUCHER_CODE, qr_svg: '<svg viewBox="0 0 29 29">…</svg>', lines: [] }],
}

const PRESENTED: PresentedVoucher = {
  code: VOUCHER_CODE,
  state: 'valid',
  product_name: PRODUCT_NAME,
  option_name: 'Small group',
  date: DATE,
  end_date: null,
  time: '08:00',
  time_zone: TIME_ZONE,
  legs: [],
  people: null,
  reference: REFERENCE,
  lead_name: 'Mali Suksai',
  tickets: [
    { position: 1, label: 'Adult', traveller_name: 'Mali Suksai', shown: true, redeemed_at: null },
    { position: 2, label: 'Adult', traveller_name: 'Niran Suksai', shown: true, redeemed_at: null },
  ],
  redeemed_at: null,
}

const REDEEMED: PresentedVoucher = {
  ...PRESENTED,
  state: 'redeemed',
  tickets: PRESENTED.tickets.map((ticket) => ({ ...ticket, redeemed_at: REDEEMED_AT })),
  redeemed_at: REDEEMED_AT,
}

const REQUEST = {
  state: 'open' as const,
  reference: REFERENCE,
  supplier: SUPPLIER,
  product_name: PRODUCT_NAME,
  lines: ['Saturday, December 12, 2026, 8:00 AM', 'Private boat', '1 × Boat for up to 12'],
  dates: ['Saturday, December 12, 2026'],
  legs: [],
  reply_by: '2026-12-01T02:00:00.000Z',
  time_zone: TIME_ZONE,
  guests: {
    lead_name: 'Mali Suksai',
    travellers: [
      {
        position: 1,
        label: 'Adult',
        name: 'Mali Suksai',
        age: null,
        nationality: null,
        national_id_number: null,
        passport_number: null,
      },
    ],
    answers: [],
  },
}

export const VOUCHERS_EXAMPLES = {
  checkVoucher: exampleOf(vouchers.checkVoucher, {
    params: { code: VOUCHER_CODE },
    response: success(PRESENTED),
  }),
  redeemVoucher: exampleOf(vouchers.redeemVoucher, {
    params: { code: VOUCHER_CODE },
    response: success(REDEEMED),
  }),
  offlineVouchers: exampleOf(offlineVouchers, {
    query: { order: ORDER_ID },
    response: success({
      owner: USER.id,
      at: '2026-12-11T12:00:00.000Z',
      orders: [{ id: ORDER_ID, reference: REFERENCE, vouchers: [OFFLINE_VOUCHER] }],
    }),
  }),
  getSupplierRequest: exampleOf(supplier.getSupplierRequest, {
    params: { token: LINK_TOKEN },
    response: success(REQUEST),
  }),
  replyToSupplierRequest: exampleOf(supplier.replyToSupplierRequest, {
    params: { token: LINK_TOKEN },
    body: { reply: 'decline', reason: 'The sea will be too rough on this day.' },
    response: success({ ...REQUEST, state: 'declined' as const, guests: null }),
  }),
}
