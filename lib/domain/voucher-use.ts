import type { FulfilmentMethod } from './booking-details'

/** What a voucher's code is for; `several` for an order whose vouchers differ. */
export type VoucherUse = 'arrive' | 'board' | 'checkIn' | 'collect' | 'deliver' | 'install' | 'several'

interface BookingWithVoucher {
  legs: readonly unknown[]
  esim_codes: string | null
  goods: { way: FulfilmentMethod | null } | null
  booking_details: { rooms?: readonly unknown[]; fulfilment?: { way: FulfilmentMethod } }
}

/** Returns what the code of a booking is for. */
export function voucherUse({ legs, esim_codes, goods, booking_details }: BookingWithVoucher): VoucherUse {
  if (esim_codes !== null) return 'install'
  const way = goods?.way ?? booking_details.fulfilment?.way
  if (way === 'delivery') return 'deliver'
  if (goods || way) return 'collect'
  if (legs.length > 0) return 'board'
  return booking_details.rooms ? 'checkIn' : 'arrive'
}

/** Returns what the codes of an order are for. */
export function orderVoucherUse(bookings: readonly BookingWithVoucher[]): VoucherUse {
  const [use = 'several', ...others] = new Set(bookings.map(voucherUse))
  return others.length === 0 ? use : 'several'
}
