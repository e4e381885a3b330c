import type { CartPages } from '@/components/queries/cart-list'
import type { CartItem } from '@/lib/contract/cart'

export function itemsOf(pages: CartPages | undefined): CartItem[] {
  return pages?.pages.flatMap((page) => page.items) ?? []
}

/** Returns the number of items in the whole cart, loaded or not. */
export function totalItems(pages: CartPages | undefined): number {
  return pages?.pages.at(-1)?.meta.total ?? 0
}

/** Returns the cart without the given items, as it will be once the server has removed them. */
export function withoutItems(pages: CartPages, ids: readonly string[]): CartPages {
  const removed = itemsOf(pages).filter((item) => ids.includes(item.id)).length
  return {
    ...pages,
    pages: pages.pages.map(({ items, meta }) => ({
      items: items.filter((item) => !ids.includes(item.id)),
      meta: { ...meta, total: Math.max(0, meta.total - removed) },
    })),
  }
}

/** Returns the cart with the given items restored after a failed removal, each in its previous position. */
export function withItemsRestored(pages: CartPages, before: CartPages, ids: readonly string[]): CartPages {
  const order = itemsOf(before).map(({ id }) => id)
  const there = new Set(itemsOf(pages).map(({ id }) => id))
  const back = itemsOf(before).filter(({ id }) => ids.includes(id) && !there.has(id))
  const place = (id: string) => order.indexOf(id)
  return {
    ...pages,
    pages: pages.pages.map(({ items, meta }, page) => {
      const own = back.filter(({ id }) => before.pages[page]?.items.some((item) => item.id === id))
      const known = items.every(({ id }) => order.includes(id))
      return {
        items: known ? [...items, ...own].sort((a, b) => place(a.id) - place(b.id)) : [...own, ...items],
        meta: { ...meta, total: meta.total + back.length },
      }
    }),
  }
}

export function withItem(pages: CartPages, changed: CartItem): CartPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === changed.id ? changed : item)),
    })),
  }
}
