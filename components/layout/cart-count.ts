import { create } from 'zustand'
import { send } from '@/lib/api/browser'
import type { listCart } from '@/lib/contract/cart'

/** Where the query client keeps how many lines the cart has; <Queries> keeps it equal to what the badge says. */
export const cartCountKey = ['cart', 'count'] as const

interface CartCount {
  count: number
  /** How often the cart was emptied because nobody is signed in. */
  emptied: number
}

/** Outside of the query client, which most pages do without. */
export const cartCount = create<CartCount>(() => ({ count: 0, emptied: 0 }))

/** How many lines the cart has; asked at start-up, then told by whoever changes the cart. */
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
