import { z } from 'zod'
import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '@/lib/domain/image'
import { SUPPORT_AUTHORS } from '@/lib/domain/support'
import {
  email,
  newPassword,
  password,
  passwordConfirmation,
  signUpForm,
  user,
  verificationCode,
} from './auth'
import { cartItem } from './cart'
import { defineOperation, envelope } from './operation'
import { order } from './orders'
import { passkey, passkeyList } from './passkeys'
import { ownReview } from './reviews'
import { localeCode } from './shared'
import { taxBuyerFields, taxDocument } from './tax-invoices'
import { savedTraveller } from './travellers'
import { twoStepState } from './two-step'

const session = z.object({
  id: z.string(),
  /** From the user agent; null if it is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  handheld: z.boolean(),
  /** Country of the sign-in, ISO 3166-1 alpha-2; null if it is not known. */
  country: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Accurate to a few minutes. */
  last_seen_at: z.iso.datetime(),
  /** Whether this is the session of the request. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof session>

const accountSettings = z.object({
  user,
  mail_locale: localeCode,
  sessions: z.array(session),
  /** How the code for a new phone is sent: by SMS, or by email if the shop sends no text messages. */
  phone_code_by: z.enum(['sms', 'mail']),
  /** False for an account created with Google or a mailed code that has no password yet. */
  has_password: z.boolean(),
  /** Null if two-step verification is off. */
  two_step: twoStepState.nullable().default(null),
  /** Null where the API host has no passkeys. */
  passkeys: passkeyList.nullable().default(null),
})
export type AccountSettings = z.infer<typeof accountSettings>

/** The account at an API host that has no calls for settings: only the user is known, and nothing can be changed. */
const fixedAccount = z.object({
  user,
  mail_locale: z.null(),
  sessions: z.null(),
  phone_code_by: z.null(),
  has_password: z.null(),
  two_step: z.null().default(null),
  passkeys: z.null().default(null),
})

export const getAccount = defineOperation({
  method: 'GET',
  path: '/api/account',
  summary: 'Returns the account settings: the user, the email language and the sessions',
  session: true,
  response: envelope(z.union([accountSettings, fixedAccount])),
})

export const updateProfile = defineOperation({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Changes name, country, address and email language',
  session: true,
  body: signUpForm
    .pick({ first_name: true, last_name: true, country: true, address: true })
    .extend({ mail_locale: localeCode })
    .partial(),
  response: envelope(z.object({ user, mail_locale: localeCode })),
})

export const uploadImage = defineOperation({
  method: 'PUT',
  path: '/api/account/image',
  summary: `Sets the account image; the body is the file, at most ${MAX_IMAGE_MEGABYTES} MB`,
  session: true,
  file: { types: IMAGE_TYPES, most: MAX_IMAGE_BYTES },
  response: envelope(z.object({ user })),
})

export const deleteImage = defineOperation({
  method: 'DELETE',
  path: '/api/account/image',
  summary: 'Removes the account image',
  session: true,
  response: envelope(z.object({ user })),
})

export const requestEmailChange = defineOperation({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Sends a code to a new email address; the response is the same if another account uses it',
  session: true,
  body: z.object({ email, password }),
  response: envelope(z.object({ resend_after_seconds: z.int() })),
})

export const verifyEmailChange = defineOperation({
  method: 'PUT',
  path: '/api/account/email',
  summary: 'Changes the email address with the code that was sent to it and notifies the old address',
  session: true,
  body: z.object({ email, code: verificationCode }),
  response: envelope(z.object({ user })),
})

export const requestPhoneChange = defineOperation({
  method: 'POST',
  path: '/api/account/phone',
  summary:
    'Sends a code to a new phone, or by email if the shop sends no text messages; a number without calling code is read in the country of the account',
  session: true,
  body: signUpForm.pick({ phone: true }).extend({ password }),
  response: envelope(z.object({ resend_after_seconds: z.int() })),
})

export const verifyPhoneChange = defineOperation({
  method: 'PUT',
  path: '/api/account/phone',
  summary: 'Changes the phone with its code and notifies the old phone and the email address',
  session: true,
  body: signUpForm.pick({ phone: true }).extend({ code: verificationCode }),
  response: envelope(z.object({ user })),
})

export const changePassword = defineOperation({
  method: 'PUT',
  path: '/api/account/password',
  summary: 'Changes the password, or sets the first one, and ends the other sessions',
  session: true,
  body: z.object({
    /** Null for an account without a password, which must have signed in recently. */
    current_password: password.nullable(),
    password: newPassword,
    password_confirmation: passwordConfirmation,
  }),
  response: envelope(z.null()),
})

export const endSession = defineOperation({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'Ends a session of the account',
  session: true,
  params: z.object({ id: z.string().max(60) }),
  response: envelope(z.object({ sessions: z.array(session) })),
})

export const endSessions = defineOperation({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Ends all sessions of the account, including this one',
  session: true,
  response: envelope(z.null()),
})

export const downloadData = defineOperation({
  method: 'GET',
  path: '/api/account/data',
  summary: 'Returns all data stored about the account',
  session: true,
  response: envelope(
    z.object({
      exported_at: z.iso.datetime(),
      /** With the image as a data URI. */
      profile: user.extend({ mail_locale: localeCode, created_at: z.iso.datetime() }),
      sessions: z.array(session.extend({ user_agent: z.string().nullable(), expires_at: z.iso.datetime() })),
      /** External accounts that can sign in to this one, e.g. Google. */
      identities: z.array(
        z.object({ issuer: z.string(), subject: z.string(), created_at: z.iso.datetime() }),
      ),
      two_step: twoStepState.nullable().default(null),
      passkeys: z.array(passkey).default([]),
      cart: z.array(cartItem),
      orders: z.array(
        order.extend({
          answers: z.array(
            z.object({
              booking_id: z.string(),
              answers: z.record(z.string(), z.string()),
              travellers: z.array(
                z.object({
                  name: z.string().nullable(),
                  age: z.int().nullable(),
                  nationality: z.string().nullable().default(null),
                  national_id_number: z.string().nullable().default(null),
                  passport_number: z.string().nullable(),
                }),
              ),
            }),
          ),
        }),
      ),
      /** Tax invoices and credit notes of the orders, with the buyer's details on them. */
      tax_documents: z
        .array(
          taxDocument
            .omit({ id: true, replaced: true })
            .extend({ order: z.string(), buyer: taxBuyerFields.nullable() }),
        )
        .default([]),
      /** What the security log has of the account, the newest first. */
      security_events: z
        .array(
          z.object({
            at: z.iso.datetime(),
            kind: z.string(),
            outcome: z.string(),
            /** The network that the request came from. */
            network: z.string().nullable(),
          }),
        )
        .default([]),
      reviews: z.array(ownReview),
      /** Product ids, newest first. */
      favourites: z.array(z.string()),
      travellers: z.array(savedTraveller),
      support_requests: z.array(
        z.object({
          number: z.string(),
          topic: z.string(),
          name: z.string(),
          email: z.string(),
          message: z.string(),
          created_at: z.iso.datetime(),
          /** What followed, from both sides. */
          replies: z
            .array(
              z.object({
                author: z.enum(SUPPORT_AUTHORS),
                text: z.string(),
                created_at: z.iso.datetime(),
                /** The files that came with it, and where they can be downloaded. */
                files: z.array(z.object({ name: z.string(), size: z.int(), path: z.string() })).default([]),
              }),
            )
            .default([]),
        }),
      ),
    }),
  ),
})

export const deleteAccount = defineOperation({
  method: 'DELETE',
  path: '/api/account',
  summary:
    'Deletes the account and anonymizes its orders; UPCOMING_BOOKINGS unless upcoming bookings are given up',
  session: true,
  body: z.object({ password, give_up_bookings: z.boolean().default(false) }),
  response: envelope(z.null()),
})
