import type { Env } from '@/lib/env'

/** The merchant's credentials at GB Prime Pay, and its endpoints. */
export interface GbPrimePayConfiguration {
  /** Public: the browser uses it to exchange a card for a token. */
  publicKey: string
  secretKey: string
  /** The customer key, used to request QR codes. */
  token: string
  tokensUrl: string
  chargeUrl: string
  secureUrl: string
  qrCashUrl: string
  qrCreditUrl: string
  inquiryUrl: string
  /** The status codes of a captured payment. */
  paidStatus: readonly string[]
  /** The result codes of a status query for an invoice that the gateway does not have. */
  notFoundCodes: readonly string[]
}

/** Returns the configuration from the environment; null if it is incomplete. */
export function gbPrimePayConfiguration(env: Env): GbPrimePayConfiguration | null {
  const { GB_PRIME_PAY_PUBLIC_KEY: publicKey, GB_PRIME_PAY_SECRET_KEY: secretKey } = env
  const { GB_PRIME_PAY_TOKEN: token } = env
  if (!publicKey || !secretKey || !token) return null
  const at = (path: string) => new URL(path, env.GB_PRIME_PAY_HOST).href
  const [card, qr] = [env.GB_PRIME_PAY_CARD_VERSION, env.GB_PRIME_PAY_QR_VERSION]
  return {
    publicKey,
    secretKey,
    token,
    tokensUrl: at(`/${card}/tokens`),
    chargeUrl: at(`/${card}/tokens/charge`),
    secureUrl: at(`/${card}/tokens/3d_secured`),
    qrCashUrl: at(`/${qr}/qrcode/text`),
    qrCreditUrl: at(`/${qr}/qrcredit/text`),
    inquiryUrl: at(`/${env.GB_PRIME_PAY_INQUIRY_VERSION}/check_status_txn`),
    paidStatus: env.GB_PRIME_PAY_PAID_STATUS.split(','),
    notFoundCodes: env.GB_PRIME_PAY_NOT_FOUND_CODES.split(','),
  }
}
