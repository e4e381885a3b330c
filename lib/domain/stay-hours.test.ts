import { expect, test } from 'vitest'
import { stayHoursOf } from './stay-hours'

const NONE = { checkInFrom: null, checkInUntil: null, checkOutUntil: null }

test('[C4] hours of a stay have no seconds, and a product without any has none', () => {
  expect(stayHoursOf({ ...NONE, checkInFrom: '15:00:00', checkOutUntil: '11:00:00' })).toEqual({
    ...NONE,
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
  })
  expect(stayHoursOf(NONE)).toBeNull()
})
