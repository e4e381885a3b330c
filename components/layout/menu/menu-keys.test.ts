import { expect, test } from 'vitest'
import { moveInMenu } from './menu-keys'

const columns = [
  { entries: 8, across: 1 },
  { entries: 7, across: 1 },
  { entries: 10, across: 4 },
]
const move = (key: string, column: number, entry: number) => moveInMenu(key, { column, entry }, columns)

test('moves up and down within the column and stops at its ends', () => {
  expect(move('ArrowDown', 0, 0)).toEqual({ column: 0, entry: 1 })
  expect(move('ArrowUp', 0, 0)).toBeNull()
  expect(move('ArrowDown', 1, 6)).toBeNull()
})

test('moves down to the entry below in a grid', () => {
  expect(move('ArrowDown', 2, 1)).toEqual({ column: 2, entry: 5 })
  expect(move('ArrowDown', 2, 7)).toBeNull()
  expect(move('ArrowUp', 2, 9)).toEqual({ column: 2, entry: 5 })
})

test('moves sideways through a grid, and from its edge to the next column', () => {
  expect(move('ArrowRight', 0, 3)).toEqual({ column: 1, entry: 3 })
  expect(move('ArrowRight', 1, 1)).toEqual({ column: 2, entry: 4 })
  expect(move('ArrowRight', 2, 4)).toEqual({ column: 2, entry: 5 })
  expect(move('ArrowLeft', 2, 4)).toEqual({ column: 1, entry: 1 })
  expect(move('ArrowLeft', 2, 5)).toEqual({ column: 2, entry: 4 })
})

test('enters a shorter column at its last entry', () => {
  expect(move('ArrowRight', 0, 7)).toEqual({ column: 1, entry: 6 })
  expect(move('ArrowRight', 1, 6)).toEqual({ column: 2, entry: 9 })
})

test('does not move left of the first column or right of the last', () => {
  expect(move('ArrowLeft', 0, 2)).toBeNull()
  expect(move('ArrowRight', 2, 3)).toBeNull()
  expect(move('ArrowRight', 2, 9)).toBeNull()
})

test('moves to the ends of the column with Home and End', () => {
  expect(move('Home', 2, 7)).toEqual({ column: 2, entry: 0 })
  expect(move('End', 1, 0)).toEqual({ column: 1, entry: 6 })
})

test('ignores other keys', () => {
  expect(move('Tab', 0, 0)).toBeNull()
  expect(move('a', 0, 0)).toBeNull()
  expect(moveInMenu('ArrowDown', { column: 5, entry: 0 }, columns)).toBeNull()
})
