import { expect, test } from 'vitest'
import { STATUS_LOOK } from './status-look'

test('[B6] statuses are green, yellow and red as specified', () => {
  expect(Object.fromEntries(Object.entries(STATUS_LOOK).map(([status, { tone }]) => [status, tone]))).toEqual(
    {
      confirmed: 'ok',
      completed: 'ok',
      paid: 'ok',
      pending: 'warn',
      timeout: 'bad',
      cancelled: 'bad',
      failed: 'bad',
    },
  )
})

test('[B6] each status has its own style and icon', () => {
  const looks = Object.values(STATUS_LOOK)
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(7)
  expect(new Set(looks.map(({ tone, look }) => `${tone} ${look}`)).size).toBe(7)
})
