import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_SECONDS } from '@/lib/domain/cookies'
import { seal, unseal } from '@/lib/server/secret'
import type { Account } from './repo'

type Owner = Pick<Account, 'id' | 'passwordHash'>

const PURPOSE = 'known-device'

const payload = z.object({
  userId: z.string(),
  id: z.string(),
  /** When the device signed in, in ms. */
  at: z.number(),
  password: z.string(),
})

/** Changes with the password: a person who knew the former one is a stranger after a reset. */
const passwordMark = ({ passwordHash }: Owner) =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url')

/** Reads the cookie of a device on which the account signed in within 180 days. */
function deviceOf(cookie: string | undefined, { id }: Pick<Owner, 'id'>, now: number) {
  const text = cookie && unseal(PURPOSE, cookie)
  if (!text) return null
  const { data: device } = payload.safeParse(JSON.parse(text))
  if (device?.userId !== id) return null
  return now < device.at + KNOWN_DEVICE_SECONDS * 1000 ? device : null
}

/**
 * Returns the id of a device on which the account signed in within 180 days and since its last change of the password,
 * by its cookie; null for any other.
 */
export function knownDeviceId(
  cookie: string | undefined,
  account: Owner | null,
  now = Date.now(),
): string | null {
  const device = account && deviceOf(cookie, account, now)
  return device && device.password === passwordMark(account) ? device.id : null
}

/**
 * Returns the id of a device on which the account signed in with both steps, by its cookie; null for any other. One that
 * signed in before two-step verification was on had the password only, as a stranger may.
 * @param since when two-step verification was turned on
 */
export function twoStepDeviceId(
  cookie: string | undefined,
  account: Pick<Owner, 'id'>,
  since: Date,
  now = Date.now(),
): string | null {
  const device = deviceOf(cookie, account, now)
  return device && device.at >= since.getTime() ? device.id : null
}

/** The cookie by which the device of a successful sign-in is known later. */
export function knownDeviceCookie(before: string | undefined, account: Owner, now = Date.now()): string {
  const id = knownDeviceId(before, account, now) ?? randomUUID()
  const device = { userId: account.id, id, at: now, password: passwordMark(account) }
  const value = seal(PURPOSE, JSON.stringify(device satisfies z.infer<typeof payload>))
  return `${KNOWN_DEVICE_COOKIE}=${value}; Path=/api/auth; Max-Age=${KNOWN_DEVICE_SECONDS}; SameSite=Strict; Secure; HttpOnly`
}
