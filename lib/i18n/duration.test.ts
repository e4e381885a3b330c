import { expect, test } from 'vitest'
import { formatDuration, formatNotice } from './duration'

const t = (key: string, values: Record<string, number>) => `${Object.values(values).join(':')} ${key}`

test.each([
  [45, '45 minutes'],
  [120, '2 hours'],
  [150, '2:30 hoursMinutes'],
  [1440, '1 days'],
  [1500, '25 hours'],
])('formats %i minutes', (minutes, text) => {
  expect(formatDuration(minutes, t)).toBe(text)
})

test.each([
  [0.5, '30 minutes'],
  [2, '2 hours'],
  [24, '24 hours'],
  [48, '2 days'],
  [168, '7 days'],
  [50, '50 hours'],
])('formats a notice of %d hours', (hours, text) => {
  expect(formatNotice(hours, t)).toBe(text)
})
