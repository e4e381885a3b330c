import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onLeave, useNavigation } from './navigation'

const listener = vi.fn()
let end = () => {}

beforeEach(() => {
  useNavigation.setState(useNavigation.getInitialState(), true)
  listener.mockClear()
  end = onLeave(listener)
})
afterEach(() => end())

test('the events of the first page are no navigation', () => {
  useNavigation.setState({ path: '/products' })
  useNavigation.setState({ pending: false, topFirst: false })
  expect(listener).not.toHaveBeenCalled()
})

test('a page that is requested and opens is a navigation', () => {
  useNavigation.setState({ path: '/products' })
  useNavigation.setState({ pending: true })
  expect(listener).toHaveBeenCalledTimes(1)
  useNavigation.setState({ path: '/cart', pending: false })
  expect(listener).toHaveBeenCalledTimes(2)
})

test('ends', () => {
  end()
  useNavigation.setState({ pending: true })
  expect(listener).not.toHaveBeenCalled()
})
