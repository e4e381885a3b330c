import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refuseSessionStorage, stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { clearOthers } from './clear-others'
import { clearOwned, OWNED_KEYS } from './clear-owned'
import { ownedEntry } from './owned-entry'

const MINUTE = 60_000

interface Change {
  what: string
  resendAt: number
}

/** An entry of the visitor, for an hour. */
const step = ownedEntry<{ draft: string }>('forgot-password', ({ draft }) => typeof draft === 'string')
/** An entry of the account, for ten minutes. */
const change = ownedEntry<Change>('contact-change', ({ what }) => typeof what === 'string')
/** An entry of the account, without a limit. */
const form = ownedEntry<{ values: object }>('checkout-draft', ({ values }) => typeof values === 'object')

beforeEach(() => {
  stubSessionStorage()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('returns a value without what is stored beside it', () => {
  step.save('mali', { draft: 'code' })
  expect(step.read('mali')).toEqual({ draft: 'code' })
  expect(JSON.parse(sessionStorage.getItem('forgot-password') ?? '')).toEqual({
    draft: 'code',
    user: 'mali',
    until: Date.now() + 60 * MINUTE,
  })
  step.drop()
  expect(step.read('mali')).toBeNull()
})

test('removes an expired value, and keeps one without a limit', () => {
  step.save(null, { draft: 'code' })
  form.save('mali', { values: {} })
  vi.advanceTimersByTime(60 * MINUTE - 1)
  expect(step.read(null)).toEqual({ draft: 'code' })
  vi.advanceTimersByTime(1)
  expect(step.read(null)).toBeNull()
  expect(sessionStorage.getItem('forgot-password')).toBeNull()
  vi.advanceTimersByTime(24 * 60 * MINUTE)
  expect(form.read('mali')).toEqual({ values: {} })
})

test.each([
  { entry: step, key: 'forgot-password', owner: 'mali', reader: 'niran' },
  { entry: step, key: 'forgot-password', owner: 'mali', reader: null },
  { entry: step, key: 'forgot-password', owner: null, reader: 'niran' },
  { entry: form, key: 'checkout-draft', owner: 'mali', reader: 'niran' },
  { entry: form, key: 'checkout-draft', owner: 'mali', reader: null },
])('$key of $owner is not read by $reader, and is removed', ({ entry, key, owner, reader }) => {
  step.save(owner, { draft: 'code' })
  form.save(owner, { values: {} })
  expect(entry.read(reader)).toBeNull()
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('an account reads what its guest stored, unless it belongs to the visitor', () => {
  form.save(null, { values: { name: 'Mali' } })
  expect(form.read('mali')).toEqual({ values: { name: 'Mali' } })
})

test('before the user of a session is known, the value of the tab is read', () => {
  step.save('mali', { draft: 'code' })
  expect(step.read(undefined)).toEqual({ draft: 'code' })
})

test.each(['{', 'null', '"text"', '{}', '{"draft":1,"user":null}'])(
  'removes a malformed value: %s',
  (text) => {
    sessionStorage.setItem('forgot-password', text)
    expect(step.read(null)).toBeNull()
    expect(sessionStorage.getItem('forgot-password')).toBeNull()
  },
)

test('without storage there is no value', () => {
  refuseSessionStorage()
  step.save('mali', { draft: 'code' })
  expect(step.read('mali')).toBeNull()
  expect(() => step.drop()).not.toThrow()
  expect(() => clearOthers('mali')).not.toThrow()
  expect(() => clearOwned()).not.toThrow()
})

describe('a value of an older version', () => {
  test('is read with the owner and the time that it names', () => {
    const older = { userId: 'mali', what: 'email', resendAt: Date.now() + MINUTE }
    sessionStorage.setItem('contact-change', JSON.stringify(older))
    expect(change.read('mali')).toMatchObject({ what: 'email', resendAt: older.resendAt })
    sessionStorage.setItem('contact-change', JSON.stringify(older))
    expect(change.read('niran')).toBeNull()
    sessionStorage.setItem('contact-change', JSON.stringify(older))
    vi.advanceTimersByTime(11 * MINUTE)
    expect(change.read('mali')).toBeNull()
  })

  test('is expired if it names no time', () => {
    sessionStorage.setItem('forgot-password', JSON.stringify({ draft: 'code', user: null }))
    expect(step.read(null)).toBeNull()
  })
})

describe('clearing', () => {
  const stored = () => OWNED_KEYS.filter((key) => sessionStorage.getItem(key) !== null)
  const saveAs = (user: string | null) => {
    step.save(user, { draft: 'code' })
    form.save(user, { values: {} })
  }

  test('sign-in removes what others stored, except what a guest passes to the account', () => {
    saveAs('mali')
    clearOthers('mali')
    expect(stored()).toEqual(['forgot-password', 'checkout-draft'])
    clearOthers('niran')
    expect(stored()).toEqual([])
    saveAs(null)
    clearOthers('niran')
    expect(stored()).toEqual(['checkout-draft'])
  })

  test('a session that ends removes what belongs to the visitor, and keeps what waits for its account', () => {
    saveAs('mali')
    clearOthers(null)
    expect(stored()).toEqual(['checkout-draft'])
    expect(form.read('mali')).toEqual({ values: {} })
  })

  test('a guest keeps what they stored', () => {
    saveAs(null)
    clearOthers(null)
    expect(stored()).toEqual(['forgot-password', 'checkout-draft'])
  })

  test('sign-out removes everything that has an owner', () => {
    saveAs('mali')
    sessionStorage.setItem('placed-order', '1')
    clearOwned()
    expect(stored()).toEqual([])
    expect(sessionStorage.getItem('placed-order')).toBe('1')
  })
})
