import { expect, test } from 'vitest'
import { noteServerTime, serverNow } from './server-clock'

const own = Date.parse('2026-12-12T07:00:00Z')
const at = (time: string) => `2026-12-12T${time}Z`

test('[B5] a viewer’s wrong clock does not change how long places are held', () => {
  expect(serverNow(own)).toEqual(new Date(own))
  noteServerTime(at('06:50:00'), own)
  expect(serverNow(own)).toEqual(new Date(at('06:50:00')))
})

test('[B5] an answer that was kept from before does not make it earlier', () => {
  noteServerTime(at('03:00:00'), own)
  noteServerTime('nonsense', own)
  expect(serverNow(own)).toEqual(new Date(at('06:50:00')))
  noteServerTime(at('06:51:00'), own)
  expect(serverNow(own)).toEqual(new Date(at('06:51:00')))
})
