import { expect, test } from 'vitest'
import type { CartPages } from '@/components/queries/cart-list'
import type { CartItem } from '@/lib/contract/cart'
import { itemsOf, totalItems, withItem, withItemsRestored, withoutItems } from './cart-pages'

const item = (id: string, amount = 1) => ({ id, total: { amount, currency: 'THB' } }) as CartItem
const page = (current_page: number, ...items: CartItem[]) => ({
  items,
  meta: { total: 7, current_page, last_page: 2 },
})
const pages: CartPages = {
  pageParams: [1, 2],
  pages: [page(1, item('a'), item('b')), page(2, item('c'))],
}

test('lists pages in order', () => {
  expect(itemsOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(itemsOf(undefined)).toEqual([])
  expect(totalItems(pages)).toBe(7)
})

test('removes items from every page and updates the total', () => {
  const left = withoutItems(pages, ['a', 'c', 'unknown'])
  expect(itemsOf(left).map(({ id }) => id)).toEqual(['b'])
  expect(totalItems(left)).toBe(5)
  expect(itemsOf(pages)).toHaveLength(3)
})

test('replaces a changed item in place', () => {
  expect(itemsOf(withItem(pages, item('b', 9))).map(({ total }) => total?.amount)).toEqual([1, 9, 1])
})

test('[E5] restores only the items whose removal failed, each in its place', () => {
  const both = withoutItems(pages, ['a', 'b'])
  const back = withItemsRestored(both, pages, ['b'])
  expect(itemsOf(back).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(totalItems(back)).toBe(6)
  const whole = withItemsRestored(withoutItems(pages, ['a', 'c']), pages, ['c', 'a'])
  expect(whole.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  expect(totalItems(withItemsRestored(pages, pages, ['a']))).toBe(7)
})
