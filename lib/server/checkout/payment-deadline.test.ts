import { expect, test } from 'vitest'
import { earliestCutoff, holdForPayment, payBy } from './payment-deadline'

const HOUR = 3_600_000
const placedAt = new Date('2026-11-21T03:00:00Z')
const inHours = (hours: number) => new Date(placedAt.getTime() + hours * HOUR)
const start = (hours: number, cutoffMinutes = 120) => ({
  startsAt: inHours(hours),
  localTime: '10:00',
  cutoffMinutes,
  timeZone: 'Asia/Bangkok',
})

test('pay later lasts a day, but ends an hour before the earliest cut-off', () => {
  expect(payBy(placedAt, [], placedAt)).toEqual(inHours(24))
  expect(payBy(placedAt, [start(100), start(60)], placedAt)).toEqual(inHours(24))
  expect(payBy(placedAt, [start(100), start(20)], placedAt)).toEqual(inHours(17))
})

test('pay later is not offered when it would last no longer than a normal hold', () => {
  expect(payBy(placedAt, [start(3.2)], placedAt)).toBeNull()
  expect(payBy(placedAt, [], inHours(23.9))).toBeNull()
})

test('a booking without a start has no cut-off', () => {
  expect(
    earliestCutoff([{ startsAt: null, localTime: null, cutoffMinutes: 60, timeZone: 'Asia/Bangkok' }]),
  ).toBeNull()
})

test('restarting a payment repeatedly does not extend the hold indefinitely', () => {
  expect(holdForPayment(placedAt, [], inHours(0))).toEqual(inHours(0.25))
  expect(holdForPayment(placedAt, [], inHours(0.2))).toEqual(inHours(0.45))
  expect(holdForPayment(placedAt, [], inHours(0.4))).toEqual(inHours(0.5))
})

test('starting a payment never shortens a promised hold', () => {
  expect(holdForPayment(placedAt, [undefined, inHours(24)], inHours(1))).toEqual(inHours(24))
  expect(holdForPayment(placedAt, [inHours(0.5), inHours(24)], inHours(23.9))).toEqual(inHours(24.15))
  expect(holdForPayment(placedAt, [inHours(0.5)], inHours(0.1))).toEqual(inHours(0.5))
})
