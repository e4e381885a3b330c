import { expect, test } from 'vitest'
import { branchState, toggleCategory } from './toggle-category'

const branches = [
  { id: 'tours', children: [{ id: 'boats' }, { id: 'walks' }] },
  { id: 'food', children: [] },
]
const toggle = (chosen: string[], id: string) => toggleCategory(chosen, branches, id)

test('[R4] adds and removes main categories', () => {
  expect(toggle([], 'tours')).toEqual(['tours'])
  expect(toggle(['tours'], 'food')).toEqual(['tours', 'food'])
  expect(toggle(['tours', 'food'], 'tours')).toEqual(['food'])
})

test('[R4] a sub-category narrows its main category, and deselecting the last one restores it', () => {
  expect(toggle(['tours', 'food'], 'boats')).toEqual(['food', 'boats'])
  expect(toggle(['boats'], 'walks')).toEqual(['boats', 'walks'])
  expect(toggle(['boats', 'walks'], 'boats')).toEqual(['walks'])
  expect(toggle(['walks'], 'walks')).toEqual(['tours'])
})

test('deselecting a main category removes its sub-categories; an unknown one changes nothing', () => {
  expect(toggle(['boats', 'food'], 'tours')).toEqual(['food'])
  expect(toggle(['food'], 'unknown')).toEqual(['food'])
})

test('branchState returns all, some or none', () => {
  const [tours] = branches
  if (!tours) throw new Error('no branch')
  expect([['tours'], ['boats'], ['food']].map((chosen) => branchState(chosen, tours))).toEqual([
    'all',
    'some',
    'none',
  ])
})
