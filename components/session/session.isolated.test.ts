import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveForgotDraft } from '@/components/account/forgot-draft'
import { fetchCart } from '@/components/queries/query-client'
import type { User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { setAuthUser, useAuth } from '@/stores/auth'
import { useLoginPopup } from '@/stores/login-popup'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { currentUserId, startSession } from './session'
import { signOut } from './sign-out'
import { checkSession, syncSession } from './sync-session'

const result = vi.hoisted(() => ({ user: null as User | null }))
vi.mock('@/lib/api/browser', () => ({ send: async () => ({ data: result }), setPageOwner: () => undefined }))
vi.mock('@/lib/api/offline-cache', () => ({ clearSaved: async () => undefined }))
vi.mock('@/components/queries/query-client', () => ({ fetchCart: vi.fn() }))

const user: User = {
  id: '7',
  email: 'mali@example.com',
  phone: '+66812345678',
  first_name: 'Mali',
  last_name: '',
  profile: { country: 'TH', address: '', image: null },
}

/** A browser without cookies that ignores writes. */
const emptyJar = {
  documentElement: { dataset: {} },
  get cookie() {
    return ''
  },
  set cookie(_: string) {},
}

afterEach(() => vi.unstubAllGlobals())

beforeEach(() => {
  vi.stubGlobal('document', emptyJar)
  vi.stubGlobal('window', { location: { pathname: '/checkout', search: '?items=7' } })
  useLoginPopup.getState().hide()
  setAuthUser(null)
  result.user = null
})

test('[A6] does not ask a visitor who was never signed in to sign in again', async () => {
  await checkSession(true)
  expect(useLoginPopup.getState().open).toBe(false)
})

test('[A6] a background check signs out silently; a later action asks to sign in', async () => {
  setAuthUser(user)
  await checkSession(false)
  expect(useLoginPopup.getState().open).toBe(false)
  await checkSession(true)
  expect(useLoginPopup.getState()).toMatchObject({
    open: true,
    interrupted: { userId: '7' },
    target: '/checkout?items=7',
  })
})

test('[A6] does not log a session that ends during start-up or a lost network, but logs other errors', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: 'signed-in=1' })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  result.user = user
  for (const error of [new ApiError('UNAUTHENTICATED'), new ApiError('UNAVAILABLE', { status: 0 })]) {
    vi.mocked(fetchCart).mockRejectedValueOnce(error)
    await startSession()
  }
  expect(logged).not.toHaveBeenCalled()
  vi.mocked(fetchCart).mockRejectedValueOnce(new ApiError('UNAVAILABLE', { status: 503 }))
  await startSession()
  expect(logged).toHaveBeenCalledOnce()
})

/** Sets up a page and the cookie that another tab has left. */
function openPage(signedIn: { shown: string | null; cookie: string | null }) {
  const dataset: DOMStringMap = signedIn.shown ? { signedIn: signedIn.shown } : {}
  const reload = vi.fn<() => void>()
  vi.stubGlobal('document', {
    documentElement: { dataset },
    cookie: signedIn.cookie ? `signed-in=${signedIn.cookie}` : '',
  })
  vi.stubGlobal('window', { location: { reload } })
  return { dataset, reload }
}

test('[A6] sends no request if the page matches its cookie', async () => {
  result.user = user
  openPage({ shown: null, cookie: null })
  await syncSession()
  openPage({ shown: 'a', cookie: 'a' })
  await syncSession('/profile/orders')
  expect(useAuth.getState().authUser).toBeNull()
  expect(useLoginPopup.getState().open).toBe(false)
})

test('[A6] ends the session when another tab has ended it, and asks to sign in for a refused page', async () => {
  for (const refused of [null, '/profile/orders']) {
    setAuthUser(user)
    const { dataset } = openPage({ shown: 'a', cookie: null })
    await syncSession(refused)
    expect(useAuth.getState().authUser).toBeNull()
    expect(dataset).toEqual({})
    const isRefused = refused !== null
    expect(useLoginPopup.getState()).toMatchObject({
      open: isRefused,
      target: refused,
      refused: isRefused,
    })
  }
})

test('[A1] starts the session that another tab has started and closes the sign-in pop-up', async () => {
  useLoginPopup.getState().show()
  result.user = user
  const { dataset, reload } = openPage({ shown: null, cookie: 'a' })
  await syncSession('/sign-in')
  expect(useAuth.getState().authUser).toEqual(user)
  expect(dataset).toEqual({ signedIn: 'a' })
  expect(useLoginPopup.getState().open).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('[A6] reloads the page when another user has signed in elsewhere', async () => {
  setAuthUser(user)
  openPage({ shown: 'a', cookie: null })
  await syncSession()
  result.user = { ...user, id: '8' }
  const { reload } = openPage({ shown: null, cookie: 'b' })
  await syncSession()
  expect(reload).toHaveBeenCalledOnce()
})

test('[A6] reloads for another user also if the old session never ended here or a call was refused', async () => {
  for (const notice of [() => syncSession(), () => checkSession(true)]) {
    setAuthUser(user)
    result.user = { ...user, id: '8' }
    const { reload } = openPage({ shown: 'a', cookie: 'b' })
    await notice()
    expect(reload).toHaveBeenCalledOnce()
    expect(useLoginPopup.getState().open).toBe(false)
  }
})

test('[A5] sign-out removes what the account has stored in the tab, and continues with a full navigation', async () => {
  stubSessionStorage()
  setAuthUser(user)
  openPage({ shown: 'a', cookie: 'a' })
  const assign = vi.fn<() => void>()
  vi.stubGlobal('window', { location: { assign } })
  saveForgotDraft({ step: 'email', email: user.email })
  sessionStorage.setItem('checkout-draft', JSON.stringify({ user: user.id, values: {} }))
  await signOut('/th')
  expect(sessionStorage.getItem('forgot-password')).toBeNull()
  expect(sessionStorage.getItem('checkout-draft')).toBeNull()
  expect(useAuth.getState().authUser).toBeNull()
  expect(assign).toHaveBeenCalledWith('/th')
})

test('the user of the tab is not known until the profile of a session is loaded', () => {
  openPage({ shown: null, cookie: null })
  expect(currentUserId()).toBeNull()
  openPage({ shown: 'a', cookie: 'a' })
  expect(currentUserId()).toBeUndefined()
  setAuthUser(user)
  expect(currentUserId()).toBe(user.id)
})

test('keeps the page for another session of the same user', async () => {
  setAuthUser(user)
  result.user = user
  const { dataset, reload } = openPage({ shown: 'a', cookie: 'b' })
  await syncSession()
  expect(reload).not.toHaveBeenCalled()
  expect(dataset).toEqual({ signedIn: 'b' })
})
