import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { TOTP_SECONDS } from '@/lib/domain/two-step'

/** Clocks may differ by one period; a code is then valid for up to 90 seconds. */
const WINDOW = 1

/** What every authenticator app supports. */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: TOTP_SECONDS } as const

/** Returns a secret of 160 random bits in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns an SVG with the QR code that sets up an app. */
export function setUpQr(secret: string, { shop, email }: { shop: string; email: string }): string {
  const uri = new TOTP({
    ...OPTIONS,
    issuer: shop,
    label: email,
    secret: Secret.fromBase32(secret),
  }).toString()
  return renderSVG(uri, { border: 2 })
}

/** Returns the period whose code this is, in periods of 30 seconds since 1970; null if it is not valid now. */
export function periodOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now.getTime() }) + delta
}

/** Returns the code of a moment, as an app shows it. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ ...OPTIONS, secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
