import { expect, test } from 'vitest'
import { holdTime } from './hold-time'

const now = new Date('2026-12-12T07:20:30Z')

test('says the clock time and the real minutes left', () => {
  expect(holdTime('2026-12-12T07:35:00Z', now, 'Asia/Bangkok')).toEqual({
    time: '14:35',
    minutes: 15,
    seconds: null,
    today: true,
  })
})

test('[B5] counts the last minute by seconds', () => {
  expect(holdTime('2026-12-12T07:21:29.5Z', now)).toMatchObject({ minutes: 1, seconds: 60 })
  expect(holdTime('2026-12-12T07:20:34Z', now)).toMatchObject({ minutes: 1, seconds: 4 })
  expect(holdTime('2026-12-12T07:21:30Z', now)?.seconds).toBeNull()
})

test('knows another day, and the end', () => {
  expect(holdTime('2026-12-12T18:00:00Z', now, 'Asia/Bangkok')?.today).toBe(false)
  expect(holdTime('2026-12-12T07:20:30Z', now)).toBeNull()
})
