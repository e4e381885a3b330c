import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCartCount } from '@/components/layout/cart-count'
import type { User } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { setAuthUser } from '@/stores/auth'
import { useLoginPopup } from '@/stores/login-popup'
import { checkSession, startSession } from './session'

const answer = vi.hoisted(() => ({ user: null as User | null }))
vi.mock('@/lib/api/browser', () => ({ send: async () => ({ data: answer }) }))
vi.mock('@/lib/api/kept-vouchers', () => ({ forgetKept: async () => undefined }))
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
  useLoginPopup.setState({ open: false })
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
