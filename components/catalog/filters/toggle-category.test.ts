import { expect, test } from 'vitest'
import { branchState, toggleCategory } from './toggle-category'

const branches = [
  { id: 'tours', children: [{ id: 'boats' }, { id: 'walks' }] },
  { id: 'food', children: [] },
]
const toggle = (chosen: string[], id: string) => toggleCategory(chosen, branches, id)

test('[R4] main categories add up', () => {
  expect(toggle([], 'tours')).toEqual(['tours'])
  expect(toggle(['tours'], 'food')).toEqual(['tours', 'food'])
  expect(toggle(['tours', 'food'], 'tours')).toEqual(['food'])
})

test('[R4] one under a main category narrows it, and giving up the last leads back to the whole', () => {
  expect(toggle(['tours', 'food'], 'boats')).toEqual(['food', 'boats'])
  expect(toggle(['boats'], 'walks')).toEqual(['boats', 'walks'])
  expect(toggle(['boats', 'walks'], 'boats')).toEqual(['walks'])
  expect(toggle(['walks'], 'walks')).toEqual(['tours'])
})

test('giving up a main category takes those under it along; unknown ones change nothing', () => {
  expect(toggle(['boats', 'food'], 'tours')).toEqual(['food'])
  expect(toggle(['food'], 'unknown')).toEqual(['food'])
})

test('a main category is chosen as a whole, in part, or not', () => {
  const [tours] = branches
  if (!tours) throw new Error('no branch')
  expect([['tours'], ['boats'], ['food']].map((chosen) => branchState(chosen, tours))).toEqual([
    'all',
    'some',
    'none',
  ])
})
