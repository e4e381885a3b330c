import { expect, test } from 'vitest'
import { closesSheet, speedOf } from './drag-decision'

const sheet = { way: 0, height: 600, speed: 0 }

test('a sheet closes beyond 30 % of its height and springs back before that', () => {
  expect(closesSheet({ ...sheet, way: 181 })).toBe(true)
  expect(closesSheet({ ...sheet, way: 180 })).toBe(false)
})

test('a flick closes from any position', () => {
  expect(closesSheet({ ...sheet, way: 24, speed: 0.5 })).toBe(true)
  expect(closesSheet({ ...sheet, way: 24, speed: 0.49 })).toBe(false)
})

test('a flick back up keeps it open from any position', () => {
  expect(closesSheet({ ...sheet, way: 500, speed: -0.6 })).toBe(false)
})

test('a sheet that was not pulled stays open', () => {
  expect(closesSheet({ ...sheet, way: 0, speed: 2 })).toBe(false)
})

test('the speed is measured over the last tenth of a second', () => {
  const slowThenFast = [
    { way: 0, at: 0 },
    { way: 10, at: 900 },
    { way: 70, at: 960 },
  ]
  expect(speedOf(slowThenFast, 970)).toBe(1)
  expect(speedOf(slowThenFast, 1100)).toBe(0)
  expect(speedOf([{ way: 80, at: 5 }], 10)).toBe(0)
})
