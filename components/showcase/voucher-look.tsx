'use client'

import '@/components/orders/voucher.css'

/** Brings the look of a voucher with it; shows nothing. */
export function VoucherLook() {
  return null
}
