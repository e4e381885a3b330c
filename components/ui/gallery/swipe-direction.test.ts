import { expect, test } from 'vitest'
import { swipeOf } from './swipe-direction'

test('[C5] fifty pixels turn the page, fewer do not', () => {
  expect(swipeOf(-50, 0)).toBe('next')
  expect(swipeOf(50, 10)).toBe('previous')
  expect(swipeOf(-49, 0)).toBeNull()
  expect(swipeOf(60, 80)).toBeNull()
})
