import { expect, test } from 'vitest'
import type { CartItem } from '@/lib/contract/cart'
import { EVERYTHING, extentOf, isSelected, sumOf, toggled, toggledAll } from './selection'

const line = (id: string, amount = 100, problem: CartItem['problem'] = null) =>
  ({ id, problem, total: { amount, currency: 'THB' } }) as CartItem

const chosen = (selection: typeof EVERYTHING, lines: CartItem[]) =>
  lines.filter((item) => isSelected(selection, item)).map(({ id }) => id)

test('everything is chosen at first, also what loads later, but not what cannot be bought', () => {
  expect(chosen(EVERYTHING, [line('a'), line('b', 100, 'SOLD_OUT'), line('c')])).toEqual(['a', 'c'])
})

test('a line is taken out and put back', () => {
  const without = toggled(EVERYTHING, 'a')
  expect(chosen(without, [line('a'), line('b')])).toEqual(['b'])
  expect(extentOf(without, [line('a'), line('b')])).toBe('some')
  expect(toggled(without, 'a')).toEqual(EVERYTHING)
})

test('select all takes everything, and once everything is taken, nothing', () => {
  const lines = [line('a'), line('b'), line('c', 1, 'TOO_LATE')]
  expect(extentOf(EVERYTHING, lines)).toBe('all')
  const none = toggledAll('all')
  expect(extentOf(none, lines)).toBe('none')
  expect(chosen(toggled(none, 'b'), lines)).toEqual(['b'])
  expect(toggledAll('some')).toEqual(EVERYTHING)
})

test('the sum is of the given lines, and there is none of none', () => {
  expect(sumOf([line('a', 129_000), line('b', 50)])).toEqual({ amount: 129_050, currency: 'THB' })
  expect(sumOf([])).toBeNull()
})
