import { expect, test } from 'vitest'
import { pickupWindow } from './pickup'

test.each([
  [0, 30, '07:00', '07:00', '07:30'],
  [-60, -45, '10:00', '09:00', '09:15'],
  [-90, -30, '01:00', '23:30', '00:30'],
  [0, 30, '23:45', '23:45', '00:15'],
])('[C4] pickup from %i to %i minutes after %s is %s to %s', (from_minutes, to_minutes, time, from, to) => {
  expect(pickupWindow({ from_minutes, to_minutes }, time)).toEqual({ from, to })
})
