import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCartCount } from '@/components/layout/cart-count'
import type { User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { setAuthUser, useAuth } from '@/stores/auth'
import { useLoginPopup } from '@/stores/login-popup'
import { startSession } from './session'
import { checkSession, syncSession } from './sync-session'

const answer = vi.hoisted(() => ({ user: null as User | null }))
vi.mock('@/lib/api/browser', () => ({ send: async () => ({ data: answer }), setPageOwner: () => undefined }))
vi.mock('@/lib/api/offline-cache', () => ({ clearSaved: async () => undefined }))
vi.mock('@/components/layout/cart-count', () => ({ emptyCart: () => undefined, fetchCartCount: vi.fn() }))

const user: User = {
  id: '7',
  email: 'mali@example.com',
  phone: '+66812345678',
  first_name: 'Mali',
  last_name: '',
  profile: { country: 'TH', address: '', image: null },
}

/** A browser without cookies, which what is taken away does not come back to. */
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
  useLoginPopup.getState().hide()
  setAuthUser(null)
  answer.user = null
})

test('[A6] nobody who was never signed in is asked to sign in again', async () => {
  await checkSession(true)
  expect(useLoginPopup.getState().open).toBe(false)
})

test('[A6] a mere question signs out without a word; what is done after it asks to sign in', async () => {
  setAuthUser(user)
  await checkSession(false)
  expect(useLoginPopup.getState().open).toBe(false)
  await checkSession(true)
  expect(useLoginPopup.getState()).toMatchObject({ open: true, interrupted: { userId: '7' } })
})

test('[A6] a session that ends while the page starts is no fault; anything else is told', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: 'signed-in=1' })
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer.user = user
  vi.mocked(fetchCartCount).mockRejectedValueOnce(new ApiError('UNAUTHENTICATED'))
  await startSession()
  expect(told).not.toHaveBeenCalled()
  vi.mocked(fetchCartCount).mockRejectedValueOnce(new ApiError('UNAVAILABLE'))
  await startSession()
  expect(told).toHaveBeenCalledOnce()
})

/** A page, and the browser's cookie as another tab left it. */
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

test('[A6] a page that is as its cookie says asks nothing', async () => {
  answer.user = user
  openPage({ shown: null, cookie: null })
  await syncSession()
  openPage({ shown: 'a', cookie: 'a' })
  await syncSession('/profile/orders')
  expect(useAuth.getState().authUser).toBeNull()
  expect(useLoginPopup.getState().open).toBe(false)
})

test('[A6] a session that ended elsewhere ends here; who was refused a page is asked to sign in for it', async () => {
  for (const refused of [null, '/profile/orders']) {
    setAuthUser(user)
    const { dataset } = openPage({ shown: 'a', cookie: null })
    await syncSession(refused)
    expect(useAuth.getState().authUser).toBeNull()
    expect(dataset).toEqual({})
    expect(useLoginPopup.getState()).toMatchObject({ open: refused !== null, refused })
  }
})

test('[A1] a session that began elsewhere begins here, and nobody is asked to sign in any more', async () => {
  useLoginPopup.getState().show()
  answer.user = user
  const { dataset, reload } = openPage({ shown: null, cookie: 'a' })
  await syncSession('/sign-in')
  expect(useAuth.getState().authUser).toEqual(user)
  expect(dataset).toEqual({ signedIn: 'a' })
  expect(useLoginPopup.getState().open).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('[A6] somebody else who signed in elsewhere gets a page of their own', async () => {
  setAuthUser(user)
  openPage({ shown: 'a', cookie: null })
  await syncSession()
  answer.user = { ...user, id: '8' }
  const { reload } = openPage({ shown: null, cookie: 'b' })
  await syncSession()
  expect(reload).toHaveBeenCalledOnce()
})

test('[A6] also where the session before was not seen to end, or a call was refused for it', async () => {
  for (const notice of [() => syncSession(), () => checkSession(true)]) {
    setAuthUser(user)
    answer.user = { ...user, id: '8' }
    const { reload } = openPage({ shown: 'a', cookie: 'b' })
    await notice()
    expect(reload).toHaveBeenCalledOnce()
    expect(useLoginPopup.getState().open).toBe(false)
  }
})

test('another session of the same person goes on with the page', async () => {
  setAuthUser(user)
  answer.user = user
  const { dataset, reload } = openPage({ shown: 'a', cookie: 'b' })
  await syncSession()
  expect(reload).not.toHaveBeenCalled()
  expect(dataset).toEqual({ signedIn: 'b' })
})
