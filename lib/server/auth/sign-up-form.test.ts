import { expect, test } from 'vitest'
import { newPassword } from '@/lib/contract/auth'
import { ApiError } from '@/lib/contract/error'
import { checkNewPassword, checkSignUp } from './sign-up-form'

const form = {
  first_name: 'มะลิ',
  last_name: '',
  email: 'mali@example.com',
  phone: '081 234 5678',
  password: 'sun over sand',
  password_confirmation: 'sun over sand',
  country: 'TH',
  address: '1 ถนนพระอาทิตย์',
}

function problemsOf(change: Partial<Parameters<typeof checkSignUp>[0]>): unknown {
  try {
    return checkSignUp({ ...form, ...change })
  } catch (error) {
    return error instanceof ApiError ? error.fields : error
  }
}

test('[A2] returns the phone in E.164 and accepts a single name', () => {
  expect(checkSignUp(form)).toEqual({ phone: '+66812345678' })
})

test('reports all invalid fields at once', () => {
  expect(problemsOf({ phone: '1', password: 'password', password_confirmation: 'passwort' })).toEqual({
    phone: [{ code: 'phone' }],
    password: [{ code: 'password_weak' }],
    password_confirmation: [{ code: 'password_mismatch' }],
  })
})

test('[A2] accepts an empty password only if it was checked before', () => {
  const empty = { ...form, password: null, password_confirmation: '' }
  expect(checkSignUp(empty, true)).toEqual({ phone: '+66812345678' })
  expect(problemsOf(empty)).toEqual({ password: [{ code: 'too_short', values: { limit: 8 } }] })
})

test('reports an unknown country as such, not as an invalid phone', () => {
  expect(problemsOf({ country: 'ZZ' })).toEqual({ country: [{ code: 'country' }] })
})

test('a password made of personal data from the form is weak', () => {
  for (const password of ['mali@example.com', '0812345678'])
    expect(problemsOf({ password, password_confirmation: password })).toEqual({
      password: [{ code: 'password_weak' }],
    })
})

test('a new password must match its confirmation', () => {
  const { email, password } = form
  expect(() => checkNewPassword({ email, password, password_confirmation: 'sun over sea' })).toThrow(ApiError)
  checkNewPassword({ email, password, password_confirmation: password })
})

test('a new password made of data of its owner is weak', () => {
  const owner = { firstName: 'Mali', lastName: 'Srisuk', phone: '+66812345678' }
  for (const password of ['Mali Srisuk', 'srisuk-mali', '+66812345678', '081 234 5678'])
    expect(() =>
      checkNewPassword({ email: form.email, password, password_confirmation: password }, owner),
    ).toThrow(ApiError)
  const { email, password, password_confirmation } = form
  checkNewPassword({ email, password, password_confirmation }, { ...owner, phone: null })
})

test('a new password has 8 to 128 characters, all of which count', () => {
  const phrase = 'sun over sand and rain over green hills '.repeat(4).slice(0, 128)
  const { email } = form
  for (const password of [phrase.slice(0, 64), phrase]) {
    expect(newPassword.parse(password)).toBe(password)
    checkNewPassword({ email, password, password_confirmation: password })
  }
  for (const password of ['7 chars', `${phrase}!`])
    expect(newPassword.safeParse(password).success).toBe(false)
})
