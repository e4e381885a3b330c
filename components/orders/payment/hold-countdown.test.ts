import { expect, test } from 'vitest'
import { holdTime } from './hold-countdown'

const now = new Date('2026-12-12T07:20:30Z')
const BANGKOK = { venue: 'Asia/Bangkok', viewer: 'Asia/Bangkok' }
const fromLondon = { venue: 'Asia/Bangkok', viewer: 'Europe/London' }
const left = (end: string, zones = BANGKOK) => holdTime(end, now, 'en', zones)

test('returns the clock time and the minutes left', () => {
  const time = { there: '14:35', here: '14:35', minutes: 15, seconds: null, today: true }
  expect(left('2026-12-12T07:35:00Z')).toEqual(time)
})

test('[B5] returns the venue’s time and the viewer’s', () => {
  expect(left('2026-12-12T07:35:00Z', fromLondon)).toMatchObject({ there: '14:35', here: '07:35' })
})

test('[B5] adds the date if it is another day at the venue or for the viewer', () => {
  expect(left('2026-12-12T18:00:00Z', fromLondon)).toMatchObject({
    there: 'Sun 13 Dec 2026, 01:00',
    here: 'Sat 12 Dec 2026, 18:00',
    today: false,
  })
})

test('[B5] counts the last minute in seconds', () => {
  expect(left('2026-12-12T07:21:29.5Z')).toMatchObject({ minutes: 1, seconds: 60 })
  expect(left('2026-12-12T07:20:34Z')).toMatchObject({ minutes: 1, seconds: 4 })
  expect(left('2026-12-12T07:21:30Z')?.seconds).toBeNull()
})

test('detects another day and the end of the hold', () => {
  expect(left('2026-12-12T18:00:00Z')?.today).toBe(false)
  expect(left('2026-12-12T07:20:30Z')).toBeNull()
})
