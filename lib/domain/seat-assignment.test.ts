import { expect, test } from 'vitest'
import { seatsOfLeg, withSeats } from './seat-assignment'

const OUT = { coach: '7', seats: '21, 22' }
const BACK = { coach: '3', seats: '5' }

test('[B7] a leg is assigned without the others, and corrected', () => {
  expect(withSeats([], 1, BACK)).toEqual([{ coach: '', seats: '' }, BACK])
  expect(withSeats([OUT, BACK], 0, BACK)).toEqual([BACK, BACK])
  expect(withSeats([OUT], 0, BACK)).toEqual([BACK])
})

test('[B7] a leg without coach and seats has no assignment', () => {
  expect(seatsOfLeg([{ coach: '', seats: '' }], 0)).toBeNull()
  expect(seatsOfLeg([OUT], 1)).toBeNull()
  expect(seatsOfLeg([OUT, BACK], 1)).toEqual(BACK)
})
