'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { cartCountKey } from '@/components/queries/cart-count'
import { send } from '@/lib/api/browser'
import type { CheckoutForm, placeOrder } from '@/lib/contract/checkout'
import { ApiError } from '@/lib/contract/error'
import type { startPayment } from '@/lib/contract/orders'
import { dropCheckoutDraft } from './checkout-draft'
import { dropIdempotencyKey, idempotencyKey } from './order-idempotency-key'
import { savePlacedOrder } from './placed-order'

/** Whether the server refused, so that no order was placed. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Places the order once per press and continues to payment; from then on the order has its own page. */
export function usePlaceOrder() {
  const client = useQueryClient()
  const { path } = usePreferences()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const placed = useRef<string | null>(null)

  // The back button may restore this page from the bfcache after the order was placed.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && placed.current) window.location.replace(path(`/profile/orders/${placed.current}`))
    }
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [path])

  async function order(form: CheckoutForm): Promise<{ id: string; payable: boolean }> {
    try {
      const { data } = await send<typeof placeOrder>('POST', '/api/orders', form, {
        idempotencyKey: idempotencyKey(form.cart_item_ids),
      })
      dropIdempotencyKey()
      dropCheckoutDraft()
      client.setQueryData<number>(cartCountKey, (count = 0) => Math.max(0, count - form.cart_item_ids.length))
      return data
    } catch (error) {
      if (isRefusal(error)) dropIdempotencyKey()
      throw error
    }
  }

  async function pay(id: string, expected: CheckoutForm['expected_charge']): Promise<string> {
    const page = path(`/profile/orders/${id}`)
    if (!expected) return page
    try {
      const { data } = await send<typeof startPayment>('POST', '/api/orders/{id}/payments', {
        id,
        payment_key: expected.payment_key,
        expected_charge: expected.charge,
      })
      return data.redirect ?? page
    } catch {
      return `${page}?payment=unstarted`
    }
  }

  /** @throws ApiError if no order was placed */
  async function place(form: CheckoutForm): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { id, payable } = await order(form)
      placed.current = id
      savePlacedOrder(id)
      window.location.assign(payable ? await pay(id, form.expected_charge) : path(`/profile/orders/${id}`))
    } catch (error) {
      running.current = false
      setBusy(false)
      throw error
    }
  }

  return { busy, place }
}
