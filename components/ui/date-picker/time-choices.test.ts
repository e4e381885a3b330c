import { expect, test } from 'vitest'
import { fitTime, partOf, timeBoundsOn, timeChoices, timeParts, withPart } from './time-choices'

const open = (time: string, part: 'hour' | 'minute', bounds: { min?: string; max?: string; step?: number }) =>
  timeChoices(time, part, 2, bounds).flatMap(({ value, disabled }) => (disabled ? [] : value))

test('[C8] the accuracy selects hours, minutes and seconds', () => {
  expect([timeParts(1), timeParts(2), timeParts(3)]).toEqual([
    ['hour'],
    ['hour', 'minute'],
    ['hour', 'minute', 'second'],
  ])
})

test('changes one part and leaves the others', () => {
  expect(withPart('18:30', 'hour', 9, 2)).toBe('09:30')
  expect(withPart('18:30', 'minute', 5, 3)).toBe('18:05:00')
  expect(withPart('18:30', 'hour', 9, 1)).toBe('09:00')
  expect(partOf('18:30', 'minute')).toBe(30)
  expect(partOf('', 'hour')).toBeNull()
})

test('a time beyond a bound moves to the bound within its hour', () => {
  expect(withPart('10:00', 'hour', 8, 2, { min: '08:30' })).toBe('08:30')
  expect(withPart('10:45', 'hour', 20, 2, { max: '20:15' })).toBe('20:15')
  expect(withPart('10:45', 'hour', 21, 2, { max: '20:15' })).toBeNull()
  expect(withPart('10:45', 'hour', 8, 1, { min: '08:30' })).toBeNull()
})

test('disables numbers that lead to no valid time', () => {
  expect(open('10:00', 'hour', { min: '08:30', max: '11:00' })).toEqual([8, 9, 10, 11])
  expect(open('08:30', 'minute', { min: '08:30', step: 15 })).toEqual([30, 45])
  expect(open('10:00', 'minute', { step: 15 })).toEqual([0, 15, 30, 45])
})

test('date bounds apply on their own day, time bounds on every day', () => {
  const bounds = { min: '2026-12-10T09:00', max: '2026-12-12' }
  expect(timeBoundsOn('2026-12-10', bounds)).toEqual({ min: '09:00', max: undefined })
  expect(timeBoundsOn('2026-12-11', bounds)).toEqual({ min: undefined, max: undefined })
  expect(timeBoundsOn('', { min: '08:00', max: '20:00' })).toEqual({ min: '08:00', max: '20:00' })
  expect(fitTime('07:15', { min: '09:00' })).toBe('09:00')
  expect(fitTime('12:00', { min: '09:00', max: '20:00' })).toBe('12:00')
})
