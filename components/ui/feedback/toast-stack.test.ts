import { expect, test } from 'vitest'
import { stackHeight, stackPlaces } from './toast-stack'

test('[T1] collapsed, each toast is 5 % smaller and 16 px below the previous one', () => {
  const [third, second, first] = stackPlaces([100, 100, 100], false)
  expect(first).toEqual({ transform: 'none' })
  expect(second?.transform).toBe('translateY(21px) scale(0.95)')
  expect(third?.transform).toBe('translateY(42px) scale(0.9)')
})

test('[T1] expanded, toasts are 16 px apart, the newest on top', () => {
  expect(stackPlaces([80, 60, 100], true).map(({ transform }) => transform)).toEqual([
    'translateY(192px)',
    'translateY(116px)',
    'translateY(0px)',
  ])
  expect(stackHeight([80, 60, 100], true)).toBe(272)
})

test('a taller collapsed toast is clipped to the newest', () => {
  expect(stackPlaces([140, 100], false)[0]?.clipPath).toBe('inset(0 0 40px round 12px)')
  expect(stackHeight([140, 100], false)).toBe(100)
})

test('without toasts the height is zero', () => {
  expect(stackPlaces([], false)).toEqual([])
  expect(stackHeight([], false)).toBe(0)
})
