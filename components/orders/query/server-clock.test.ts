import { expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock'

const clientNow = Date.parse('2026-12-12T07:00:00Z')
const at = (time: string) => `2026-12-12T${time}Z`

test('[B5] a wrong client clock does not change the time left on a hold', () => {
  expect(serverNow(clientNow)).toEqual(new Date(clientNow))
  noteServerTime(at('06:50:00'), clientNow)
  expect(serverNow(clientNow)).toEqual(new Date(at('06:50:00')))
})

test('[B5] an older cached response does not set the clock back', () => {
  noteServerTime(at('03:00:00'), clientNow)
  noteServerTime('nonsense', clientNow)
  expect(serverNow(clientNow)).toEqual(new Date(at('06:50:00')))
  noteServerTime(at('06:51:00'), clientNow)
  expect(serverNow(clientNow)).toEqual(new Date(at('06:51:00')))
})
