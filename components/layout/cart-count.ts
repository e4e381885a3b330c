import { create } from 'zustand'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'

/** Query key of the number of cart items; <Queries> keeps it in sync with the badge. */
export const cartCountKey = ['cart', 'count'] as const

interface CartCount {
  count: number
  /** Incremented each time the cart is emptied because the visitor is signed out. */
  emptied: number
}

/** Outside the query client, which most pages do not load. */
export const cartCount = create<CartCount>(() => ({ count: 0, emptied: 0 }))

/** Number of cart items; fetched at start-up, then updated by every change to the cart. */
export function useCartCount(): number {
  return cartCount(({ count }) => count)
}

export function showCartCount(count: number): void {
  cartCount.setState({ count })
}

export function emptyCart(): void {
  cartCount.setState(({ emptied }) => ({ count: 0, emptied: emptied + 1 }))
}

/** @throws ApiError */
export async function fetchCartCount(): Promise<void> {
  const { data } = await send<typeof listCart>('GET', '/api/pd4/carts', { page: 1, limit: 1 })
  showCartCount(data.meta.total)
}
