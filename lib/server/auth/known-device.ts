import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { KNOWN_DEVICE_COOKIE, KNOWN_DEVICE_SECONDS } from '@/lib/domain/cookies'
import { seal, unseal } from '@/lib/server/secret'

const PURPOSE = 'known-device'

const payload = z.object({ userId: z.string(), id: z.string() })

/** Returns the id of a device on which the account signed in before, by its cookie; null for any other. */
export function knownDeviceId(cookie: string | undefined, userId: string | undefined): string | null {
  const text = cookie && unseal(PURPOSE, cookie)
  if (!text) return null
  const { data: device } = payload.safeParse(JSON.parse(text))
  return device && device.userId === userId ? device.id : null
}

/** The cookie by which the device of a successful sign-in is known later. */
export function knownDeviceCookie(before: string | undefined, userId: string): string {
  const id = knownDeviceId(before, userId) ?? randomUUID()
  const value = seal(PURPOSE, JSON.stringify({ userId, id }))
  return `${KNOWN_DEVICE_COOKIE}=${value}; Path=/api/auth; Max-Age=${KNOWN_DEVICE_SECONDS}; SameSite=Strict; Secure; HttpOnly`
}
