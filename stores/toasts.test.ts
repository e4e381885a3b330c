import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeToast, showToast, useToasts } from './toasts'

const titles = () => useToasts.getState().toasts.map(({ title }) => title)

beforeEach(() => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('[T1] queues toasts and shows them one at a time', () => {
  showToast({ title: 'first' })
  showToast({ title: 'second' })
  expect(titles()).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(titles()).toEqual(['first'])
  vi.advanceTimersToNextTimer()
  expect(titles()).toEqual(['first', 'second'])
})

test('[T1] keeps only the five newest', () => {
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) showToast({ title })
  vi.advanceTimersByTime(100)
  expect(titles()).toEqual(['3', '4', '5', '6', '7'])
})

test('[T1] shows a toast for 3000 ms by default', () => {
  showToast({ title: 'usual' })
  showToast({ title: 'long', duration: 9000 })
  vi.advanceTimersByTime(10)
  expect(useToasts.getState().toasts.map(({ duration }) => duration)).toEqual([3000, 9000])
})

test('[T2] marks a removed toast closed and deletes it 200 ms later', () => {
  const id = showToast({ title: 'gone' })
  vi.advanceTimersByTime(10)
  removeToast(id)
  expect(useToasts.getState().toasts).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(199)
  expect(titles()).toEqual(['gone'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('[T2] removes a queued toast before it is shown', () => {
  showToast({ title: 'first' })
  const id = showToast({ title: 'second' })
  removeToast(id)
  vi.advanceTimersByTime(10)
  expect(titles()).toEqual(['first'])
})

test('[T1] replaces a toast of the same id', () => {
  showToast({ id: 'offline', title: 'No connection' })
  showToast({ title: 'other' })
  showToast({ id: 'offline', title: 'Still no connection' })
  vi.advanceTimersByTime(10)
  expect(titles()).toEqual(['other', 'Still no connection'])
})

test('[T2] sets all fields of a toast', () => {
  showToast({ title: 'Successful!', description: 'The item was removed.' })
  vi.advanceTimersByTime(10)
  expect(useToasts.getState().toasts[0]).toEqual({
    id: expect.any(String),
    open: true,
    title: 'Successful!',
    description: 'The item was removed.',
    duration: 3000,
    colour: 'success',
    icon: 'check-circle-fill',
    close: true,
    progress: true,
  })
})
