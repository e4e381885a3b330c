import { z } from 'zod'
import { RECOVERY_CODE, TOTP_CODE } from '@/lib/domain/two-step'
import { password, sessionStarted } from './auth'
import { defineOperation, envelope } from './operation'

/** A code of the authenticator app or a recovery code; spaces, hyphens and case do not matter. */
export const twoStepCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .refine((typed) => TOTP_CODE.test(typed) || RECOVERY_CODE.test(typed))

/** Shown once; the shop stores hashes. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** Two-step verification of an account. */
export const twoStepState = z.object({
  since: z.iso.datetime(),
  recovery_codes_left: z.int(),
})
export type TwoStepState = z.infer<typeof twoStepState>

/** The details of TWO_STEP_REQUIRED. */
export const twoStepDetails = z.object({ challenge: z.string() })

export const twoStep = defineOperation({
  method: 'POST',
  path: '/api/auth/two-step',
  summary: 'Completes a sign-in that was answered with TWO_STEP_REQUIRED, whose details hold the challenge',
  body: z.object({ challenge: z.string().min(1).max(600), code: twoStepCode }),
  response: sessionStarted.extend({
    /** Only if the first step was a call whose response has one. */
    token: z.string().optional(),
  }),
})

export const setUpTwoStep = defineOperation({
  method: 'POST',
  path: '/api/account/two-step',
  summary:
    'Returns a secret for an authenticator app; two-step verification is off until its code is confirmed',
  session: true,
  body: z.object({ password }),
  response: envelope(
    z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** The same as an SVG with the QR code of an otpauth URI. */
      qr: z.string(),
    }),
  ),
})

export const turnOnTwoStep = defineOperation({
  method: 'PUT',
  path: '/api/account/two-step',
  summary: 'Turns two-step verification on with a code of the app, and ends the other sessions',
  session: true,
  body: z.object({ code: twoStepCode }),
  response: envelope(recoveryCodes),
})

export const turnOffTwoStep = defineOperation({
  method: 'DELETE',
  path: '/api/account/two-step',
  summary: 'Turns two-step verification off',
  session: true,
  body: z.object({ password, code: twoStepCode }),
  response: envelope(z.null()),
})

export const renewRecoveryCodes = defineOperation({
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  summary: 'Replaces the recovery codes',
  session: true,
  body: z.object({ password, code: twoStepCode }),
  response: envelope(recoveryCodes),
})
