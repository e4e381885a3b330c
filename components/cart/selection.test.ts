import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { BUYABLE, extentOf, isSelected, sumOf, toggled, toggledAll } from './selection'

const item = (id: string, amount = 100, problem: CartItem['problem'] = null) =>
  ({ id, problem, total: { amount, currency: 'THB' } }) as CartItem

const chosen = (selection: typeof BUYABLE, items: CartItem[]) =>
  items.filter((item) => isSelected(selection, item)).map(({ id }) => id)

test('initially selects every item, including later pages, except items that cannot be bought', () => {
  expect(chosen(BUYABLE, [item('a'), item('b', 100, 'SOLD_OUT'), item('c')])).toEqual(['a', 'c'])
})

test('deselects an item and selects it again', () => {
  const without = toggled(BUYABLE, item('a'))
  expect(chosen(without, [item('a'), item('b')])).toEqual(['b'])
  expect(extentOf(without, [item('a'), item('b')])).toBe('some')
  expect(chosen(toggled(without, item('a')), [item('a'), item('b')])).toEqual(['a', 'b'])
})

test('select all selects everything, or nothing if everything is selected', () => {
  const items = [item('a'), item('b'), item('c', 1, 'TOO_LATE')]
  expect(extentOf(BUYABLE, items)).toBe('some')
  const all = toggledAll('some')
  expect(extentOf(all, items)).toBe('all')
  const none = toggledAll('all')
  expect(extentOf(none, items)).toBe('none')
  expect(chosen(toggled(none, item('b')), items)).toEqual(['b'])
})

test('[B2] can select an unbuyable item for removal and keeps a sold-out item deselected', () => {
  const over = [item('a', 1, 'TOO_LATE'), item('b', 1, 'SOLD_OUT')]
  expect(extentOf(BUYABLE, over)).toBe('none')
  expect(chosen(toggledAll('none'), over)).toEqual(['a', 'b'])
  expect(chosen(toggled(BUYABLE, over[0] as CartItem), over)).toEqual(['a'])
  expect(chosen(toggled(BUYABLE, item('a')), over)).toEqual([])
})

test('sums the given items and returns null for none', () => {
  expect(sumOf([item('a', 129_000), item('b', 50)])).toEqual({ amount: 129_050, currency: 'THB' })
  expect(sumOf([])).toBeNull()
})
