import { expect, test } from 'vitest'
import { swipeOf } from './swipe-direction'

test('[C5] a swipe of fifty pixels changes the image, a shorter one does not', () => {
  expect(swipeOf(-50, 0)).toBe('next')
  expect(swipeOf(50, 10)).toBe('previous')
  expect(swipeOf(-49, 0)).toBeNull()
  expect(swipeOf(60, 80)).toBeNull()
})
