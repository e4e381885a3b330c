import { expect, test } from 'vitest'
import { supplierDeadline } from './supplier-deadline'

const paidAt = new Date('2026-12-10T03:00:00Z')
const visit = (localDate: string | null, localTime: string | null, startsAt: string | null) => ({
  localDate,
  localTime,
  localEndDate: null,
  timeZone: 'Asia/Bangkok',
  startsAt: startsAt === null ? null : new Date(startsAt),
})

test.each([
  ['a visit next week', visit('2026-12-17', '10:00', '2026-12-17T03:00:00Z'), '2026-12-11T03:00:00Z'],
  ['a visit this evening', visit('2026-12-10', '19:00', '2026-12-10T12:00:00Z'), '2026-12-10T12:00:00Z'],
  ['a visit in five minutes', visit('2026-12-10', '10:05', '2026-12-10T03:05:00Z'), '2026-12-10T03:05:00Z'],
  [
    'a stay from today',
    { ...visit('2026-12-10', null, '2026-12-09T17:00:00Z'), localEndDate: '2026-12-12' },
    '2026-12-10T17:00:00Z',
  ],
  ['any time today', visit('2026-12-10', null, '2026-12-09T17:00:00Z'), '2026-12-10T17:00:00Z'],
  ['no date', visit(null, null, null), '2026-12-11T03:00:00Z'],
])('[B6] sets the supplier deadline within a day and before the visit: %s', (_, booked, until) => {
  expect(supplierDeadline(booked, paidAt).toISOString()).toBe(new Date(until).toISOString())
})
