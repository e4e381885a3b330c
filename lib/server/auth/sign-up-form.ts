import type { z } from 'zod'
import type { signUpForm } from '@/lib/contract/auth'
import { ApiError, type FieldProblem } from '@/lib/contract/error'
import { MIN_PASSWORD_LENGTH } from '@/lib/domain/password'
import { env } from '@/lib/env'
import { isCountry, phoneOf, phoneSpellings } from './phone'
import { isWeakPassword } from './weak-passwords'

type Problems = Record<string, FieldProblem[]>

interface NewPassword {
  email: string
  password: string
  password_confirmation: string
}

interface Owner {
  firstName: string
  lastName: string
  /** In E.164; null or empty where there is none. */
  phone: string | null
}

/** The names of the shop, which are among the first that are tried. */
function shopNames(): string[] {
  return [env.SHOP_NAME, ...(env.SITE_URL ? [new URL(env.SITE_URL).hostname] : [])]
}

function passwordProblems(form: NewPassword, personal: string[]): Problems {
  const problems: Problems = {}
  const own = [form.email, form.email.split('@')[0] ?? '', ...personal, ...shopNames()]
  if (isWeakPassword(form.password, own)) problems.password = [{ code: 'password_weak' }]
  if (form.password !== form.password_confirmation)
    problems.password_confirmation = [{ code: 'password_mismatch' }]
  return problems
}

function throwIfInvalid(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: problems })
}

function namesOf(first: string, last: string): string[] {
  return [first, last, `${first} ${last}`, `${last} ${first}`]
}

/**
 * @param owner account that gets the password, where known
 * @throws ApiError VALIDATION_FAILED
 */
export function checkNewPassword(form: NewPassword, owner?: Owner | null): void {
  const personal = owner ? [...namesOf(owner.firstName, owner.lastName), ...phoneSpellings(owner.phone)] : []
  throwIfInvalid(passwordProblems(form, personal))
}

/**
 * Checks what the contract's schema cannot: country, phone, and password against the other fields. Returns
 * the phone in E.164.
 * @param passwordStored the password was already checked when the form was first sent
 * @throws ApiError VALIDATION_FAILED with all invalid fields
 */
export function checkSignUp(form: z.output<typeof signUpForm>, passwordStored = false): { phone: string } {
  const { first_name, last_name, country, password } = form
  const problems: Problems =
    passwordStored || password === null
      ? {}
      : passwordProblems({ ...form, password }, [...namesOf(first_name, last_name), form.phone])
  if (!passwordStored && password === null)
    problems.password = [{ code: 'too_short', values: { limit: MIN_PASSWORD_LENGTH } }]
  const phone = isCountry(country) ? phoneOf(form.phone, country) : null
  if (!isCountry(country)) problems.country = [{ code: 'country' }]
  else if (phone === null) problems.phone = [{ code: 'phone' }]
  throwIfInvalid(problems)
  return { phone: phone ?? '' }
}
