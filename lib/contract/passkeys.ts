import { z } from 'zod'
import { password, sessionStarted } from './auth'
import { defineOperation, envelope } from './operation'
import { twoStepCode } from './two-step'

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

export const passkey = z.object({
  id: z.string(),
  /** Of the device that created it; null if it is not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

/** The passkeys of an account, the oldest first. */
export const passkeyList = z.object({
  /** The host that they belong to: no other can use them. */
  rp_id: z.string(),
  passkeys: z.array(passkey),
})
export type PasskeyList = z.infer<typeof passkeyList>

/** What `navigator.credentials` takes, in the JSON of WebAuthn Level 3. */
const options = envelope(z.object({ options: z.record(z.string(), z.unknown()) }))

/** What `navigator.credentials` returns, in the JSON of WebAuthn Level 3, as far as it is used. */
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.object({}).default({}),
  })

export const passkeySignInOptions = defineOperation({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Returns what a browser needs to sign in with a passkey',
  response: options,
})

export const passkeySignIn = defineOperation({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Signs in with a passkey, which is also the second step of two-step verification',
  body: z.object({
    credential: credential(
      z.object({
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(8000),
        userHandle: base64url(200).nullish(),
      }),
    ),
  }),
  response: sessionStarted,
})

export const newPasskeyOptions = defineOperation({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Returns what a browser needs to create a passkey for the account',
  session: true,
  body: z.object({
    /** Null for an account without a password, which must have signed in recently. */
    password: password.nullable(),
    /** Required of an account with two-step verification. */
    code: twoStepCode.optional(),
  }),
  response: options,
})

export const addPasskey = defineOperation({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey that the browser has created, and notifies the owner',
  session: true,
  body: z.object({
    credential: credential(
      z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(40_000),
        transports: z.array(z.string().max(20)).max(10).default([]),
      }),
    ),
  }),
  response: envelope(passkeyList),
})

export const removePasskey = defineOperation({
  method: 'DELETE',
  path: '/api/account/passkeys/{id}',
  summary: 'Removes a passkey, and notifies the owner',
  session: true,
  params: z.object({ id: z.string().max(1400) }),
  body: z.object({
    /** Null for an account without a password, which must have signed in recently. */
    password: password.nullable(),
  }),
  response: envelope(passkeyList),
})
