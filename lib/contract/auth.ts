import { z } from 'zod'
import { COUNTRY_CODE, MAX_ADDRESS_LENGTH, MAX_EMAIL_LENGTH, MAX_PHONE_LENGTH } from '@/lib/domain/contact'
import { MAX_NAME_LENGTH } from '@/lib/domain/name-length'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/domain/password'
import { isPersonName } from '@/lib/domain/person-name'
import { CODE_LENGTH } from '@/lib/domain/verification-code'
import { defineOperation, envelope } from './operation'

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength)
export const email = z.string().trim().toLowerCase().min(1).max(MAX_EMAIL_LENGTH).pipe(z.email())
/** The unguessable end of a mailed link: 32 bytes in base64url. */
const linkToken = z.string().regex(/^[\w-]{43}$/)
/** A current password. */
export const password = z.string().min(1).max(MAX_PASSWORD_LENGTH)
export const newPassword = z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH)
export const passwordConfirmation = z.string().max(MAX_PASSWORD_LENGTH)
export const verificationCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`))

export const firstName = text(MAX_NAME_LENGTH).refine(isPersonName)
/** Empty for a person with a single name. */
export const lastName = z.string().trim().max(MAX_NAME_LENGTH).refine(isPersonName)
/** As typed. */
export const phone = text(MAX_PHONE_LENGTH)

// Phones and countries are validated by libraries in the service, where the country is known.
const signUpFields = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  /**
   * Null if the sign-up cookie still holds the password that was sent earlier; only the server can read it.
   */
  password: newPassword.nullable(),
  password_confirmation: passwordConfirmation,
  country: z.string().trim().toUpperCase().regex(COUNTRY_CODE),
  address: text(MAX_ADDRESS_LENGTH),
})

export const signUpForm = signUpFields
export type SignUpForm = z.input<typeof signUpForm>

export const user = z.object({
  id: z.string(),
  email: z.string(),
  phone: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  profile: z.object({
    country: z.string(),
    address: z.string(),
    image: z.string().nullable(),
  }),
})
export type User = z.infer<typeof user>

/** A sign-in whose token is in the cookie alone. */
export const sessionStarted = envelope(user).extend({ user })
/** A sign-in of the specification, whose response or message of the pop-up has the token. */
export const signedIn = sessionStarted.extend({ token: z.string() })

export const profile = defineOperation({
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'Returns the signed-in user, or null if there is no session',
  response: envelope(z.object({ user: user.nullable() })),
})

export const login = defineOperation({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with email or phone and password',
  body: z.object({ credential: text(MAX_EMAIL_LENGTH), password }),
  response: signedIn,
})

export const logout = defineOperation({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session in the browser and on the server',
  response: envelope(z.null()),
})

/** What an API host says about a code that it has sent; null is what it does not say. */
const sentCode = z.object({
  resend_after_seconds: z.int().nullable(),
  /** A code of another form may be any text. */
  code_digits: z.literal(CODE_LENGTH).nullable(),
  code_minutes: z.int().positive().nullable(),
})
export type SentCode = z.infer<typeof sentCode>

export const register = defineOperation({
  method: 'POST',
  path: '/api/auth/register',
  summary:
    'Validates the sign-up form and sends a code by email; the response is the same for a known address. The password may be null when the same browser repeats the request',
  body: signUpForm,
  response: envelope(sentCode),
})

export const verifyRegister = defineOperation({
  method: 'POST',
  path: '/api/auth/verify-register',
  summary:
    'Creates the account with the code from the email and signs in; the password may be null in the browser that sent the form',
  body: signUpFields.extend({ code: verificationCode }),
  response: signedIn,
})

export const oauthGoogle = defineOperation({
  method: 'POST',
  path: '/api/auth/oauth/google',
  summary: 'Returns the URL of the pop-up for sign-in with Google',
  response: envelope(z.null()).extend({ url: z.url({ protocol: /^https?$/ }) }),
})

export const googleSession = defineOperation({
  method: 'POST',
  path: '/api/auth/oauth/google/session',
  summary: 'Signs in the browser that returned from Google; works once',
  body: z.object({ attempt: z.uuid() }),
  response: signedIn,
})

export const requestSignInCode = defineOperation({
  method: 'POST',
  path: '/api/auth/request-sign-in-code',
  summary:
    'Sends a code and a link by email, each of which signs in without a password; the response is the same whether or not the address has an account',
  body: z.object({ email }),
  response: envelope(sentCode),
})

export const verifySignInCode = defineOperation({
  method: 'POST',
  path: '/api/auth/verify-sign-in-code',
  summary:
    'Signs in with the code from the email; an address without an account gets one, without a name and a password',
  body: z.object({ email, code: verificationCode }),
  response: sessionStarted.extend({
    /** Whether the account was created by this call. */
    opened: z.boolean().default(false),
  }),
})

export const signInByLink = defineOperation({
  method: 'POST',
  path: '/api/auth/sign-in-by-link',
  summary:
    'Signs in with the token of the link from the email, in any browser; an address without an account gets one, without a name and a password',
  body: z.object({ token: linkToken }),
  response: verifySignInCode.response,
})

export const requestForgetPassword = defineOperation({
  method: 'POST',
  path: '/api/auth/request-forget-password',
  summary: 'Sends a code by email; the response is the same for an unknown address',
  body: z.object({ email }),
  response: envelope(sentCode),
})

export const verifyForgetPassword = defineOperation({
  method: 'POST',
  path: '/api/auth/verify-forget-password',
  summary: 'Checks the code from the email',
  body: z.object({ email, code: verificationCode }),
  response: envelope(z.null()),
})

export const resetPassword = defineOperation({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the code from the email, ends the other sessions and signs in',
  body: z.object({
    email,
    code: verificationCode,
    password: newPassword,
    password_confirmation: passwordConfirmation,
  }),
  response: signedIn,
})

export const resetPasswordByLink = defineOperation({
  method: 'POST',
  path: '/api/auth/reset-password-by-link',
  summary:
    'Sets a new password with the token of the link from the email, ends the other sessions and signs in',
  body: z.object({
    token: linkToken,
    password: newPassword,
    password_confirmation: passwordConfirmation,
  }),
  response: sessionStarted,
})
