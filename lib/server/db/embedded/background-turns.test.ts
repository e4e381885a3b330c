import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackgroundTurns } from './background-turns'
import type { Client } from './scheduler'
import { LEAVE, Session, type Unit } from './session'

const QUERY: Unit = { ...LEAVE, end: 'Q' }

function clientOf(background: string | null, unit = QUERY): Client {
  return {
    session: new Session(1),
    background,
    units: [unit],
    reply: () => undefined,
    terminate: () => undefined,
    left: () => undefined,
  }
}

const retry = vi.fn()
const shop = clientOf(null)
const [own, other] = [clientOf('import 1'), clientOf('import 2')]

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
  retry.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('work in the background lets all other work go first', () => {
  const turns = new BackgroundTurns(retry)
  expect(turns.next([own, shop])).toBe(shop)
  expect(turns.next([own])).toBe(own)
})

test('it waits for a moment after other work, which may go on', () => {
  const turns = new BackgroundTurns(retry)
  turns.ran(own)
  turns.ran(shop)
  expect(turns.next([own])).toBeUndefined()
  expect(retry).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30)
  expect(retry).toHaveBeenCalledOnce()
  expect(turns.next([own])).toBe(own)
})

test('it has a turn within a second, however busy the others are', () => {
  const turns = new BackgroundTurns(retry)
  turns.ran(own)
  vi.advanceTimersByTime(1_001)
  turns.ran(shop)
  expect(turns.next([own])).toBe(own)
})

test('one work at a time is in the background, until its connections have left', () => {
  const turns = new BackgroundTurns(retry)
  expect(turns.next([own])).toBe(own)
  expect(turns.next([other])).toBeUndefined()
  const leaving = clientOf('import 2', LEAVE)
  expect(turns.next([other, leaving])).toBe(leaving)
  turns.left(leaving)
  expect(turns.next([other])).toBeUndefined()
  turns.left(own)
  expect(turns.next([other])).toBe(other)
})
