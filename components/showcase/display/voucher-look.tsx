'use client'

import '@/components/orders/voucher/voucher.css'

/** Loads the voucher styles; renders nothing. */
export function VoucherLook() {
  return null
}
