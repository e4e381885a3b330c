import type { UseFormReturn } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { showFieldErrors } from './field-errors'

type Values = { email: string; phone: string }

function formWithSpy() {
  const setError = vi.fn()
  const form = { getValues: () => ({ email: '', phone: '' }), setError } as unknown as UseFormReturn<Values>
  return { form, setError }
}

const wrong = (errors: Record<string, string[]>) => new ApiError('VALIDATION_FAILED', { errors })

test('[E3] shows an error beside every invalid field and focuses the first one', () => {
  const { form, setError } = formWithSpy()
  expect(showFieldErrors(form, wrong({ phone: ['No phone'], email: ['No mail', 'Too long'] }))).toBe(true)
  expect(setError.mock.calls).toEqual([
    ['email', { type: 'server', message: 'No mail' }, { shouldFocus: true }],
    ['phone', { type: 'server', message: 'No phone' }, { shouldFocus: false }],
  ])
})

test('[E3] a host’s own message stands beside the errors of its fields', () => {
  const { form, setError } = formWithSpy()
  const error = new ApiError('INTERNAL', { message: 'Check the form', errors: { email: ['Taken'] } })
  expect(showFieldErrors(form, error)).toBe(false)
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'email',
    { type: 'server', message: 'Taken' },
    { shouldFocus: true },
  )
})

test('[E3] shows a wrong code at the code field if the form has one', () => {
  const { form, setError } = formWithSpy()
  const error = new ApiError('INVALID_CODE', { message: 'Wrong or over' })
  expect(showFieldErrors(form, error)).toBe(false)
  form.getValues = (() => ({ email: '', code: '1' })) as unknown as typeof form.getValues
  expect(showFieldErrors(form, error)).toBe(true)
  expect(setError.mock.calls).toEqual([
    ['code', { type: 'server', message: 'Wrong or over' }, { shouldFocus: true }],
  ])
})

test('[E3] leaves errors without a field to the general message', () => {
  const { form, setError } = formWithSpy()
  expect(showFieldErrors(form, wrong({ country: ['Choose'] }))).toBe(false)
  expect(showFieldErrors(form, new ApiError('CREDENTIALS_WRONG'))).toBe(false)
  expect(showFieldErrors(form, new TypeError('lost'))).toBe(false)
  expect(setError).not.toHaveBeenCalled()
})
