import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { type CartPages, linesOf, totalLines, withLine, withLinesBack, withoutLines } from './cart-pages'

const line = (id: string, amount = 1) => ({ id, total: { amount, currency: 'THB' } }) as CartItem
const page = (current_page: number, ...items: CartItem[]) => ({
  items,
  meta: { total: 7, current_page, last_page: 2 },
})
const pages: CartPages = {
  pageParams: [1, 2],
  pages: [page(1, line('a'), line('b')), page(2, line('c'))],
}

test('lists pages in order', () => {
  expect(linesOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(linesOf(undefined)).toEqual([])
  expect(totalLines(pages)).toBe(7)
})

test('removes items from every page and updates the total', () => {
  const left = withoutLines(pages, ['a', 'c', 'unknown'])
  expect(linesOf(left).map(({ id }) => id)).toEqual(['b'])
  expect(totalLines(left)).toBe(5)
  expect(linesOf(pages)).toHaveLength(3)
})

test('replaces a changed item in place', () => {
  expect(linesOf(withLine(pages, line('b', 9))).map(({ total }) => total.amount)).toEqual([1, 9, 1])
})

test('[E5] restores only the items whose removal failed, each in its place', () => {
  const both = withoutLines(pages, ['a', 'b'])
  const back = withLinesBack(both, pages, ['b'])
  expect(linesOf(back).map(({ id }) => id)).toEqual(['b', 'c'])
  expect(totalLines(back)).toBe(6)
  const whole = withLinesBack(withoutLines(pages, ['a', 'c']), pages, ['c', 'a'])
  expect(whole.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  expect(totalLines(withLinesBack(pages, pages, ['a']))).toBe(7)
})
