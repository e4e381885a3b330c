import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { BUYABLE, extentOf, isSelected, sumOf, toggled, toggledAll } from './selection'

const line = (id: string, amount = 100, problem: CartItem['problem'] = null) =>
  ({ id, problem, total: { amount, currency: 'THB' } }) as CartItem

const chosen = (selection: typeof BUYABLE, lines: CartItem[]) =>
  lines.filter((item) => isSelected(selection, item)).map(({ id }) => id)

test('initially selects every item, including later pages, except items that cannot be bought', () => {
  expect(chosen(BUYABLE, [line('a'), line('b', 100, 'SOLD_OUT'), line('c')])).toEqual(['a', 'c'])
})

test('deselects an item and selects it again', () => {
  const without = toggled(BUYABLE, line('a'))
  expect(chosen(without, [line('a'), line('b')])).toEqual(['b'])
  expect(extentOf(without, [line('a'), line('b')])).toBe('some')
  expect(chosen(toggled(without, line('a')), [line('a'), line('b')])).toEqual(['a', 'b'])
})

test('select all selects everything, or nothing if everything is selected', () => {
  const lines = [line('a'), line('b'), line('c', 1, 'TOO_LATE')]
  expect(extentOf(BUYABLE, lines)).toBe('some')
  const all = toggledAll('some')
  expect(extentOf(all, lines)).toBe('all')
  const none = toggledAll('all')
  expect(extentOf(none, lines)).toBe('none')
  expect(chosen(toggled(none, line('b')), lines)).toEqual(['b'])
})

test('[B2] can select an unbuyable item for removal and keeps a sold-out item deselected', () => {
  const over = [line('a', 1, 'TOO_LATE'), line('b', 1, 'SOLD_OUT')]
  expect(extentOf(BUYABLE, over)).toBe('none')
  expect(chosen(toggledAll('none'), over)).toEqual(['a', 'b'])
  expect(chosen(toggled(BUYABLE, over[0] as CartItem), over)).toEqual(['a'])
  expect(chosen(toggled(BUYABLE, line('a')), over)).toEqual([])
})

test('sums the given items and returns null for none', () => {
  expect(sumOf([line('a', 129_000), line('b', 50)])).toEqual({ amount: 129_050, currency: 'THB' })
  expect(sumOf([])).toBeNull()
})
