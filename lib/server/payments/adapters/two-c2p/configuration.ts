import type { Env } from '@/lib/env'

export interface ActionKeys {
  /** PEM of the merchant's private key: signs requests, decrypts responses. */
  privateKey: string
  /** PEM of 2C2P's public key or certificate: encrypts requests, verifies responses. */
  publicKey: string
  /** The endpoint of voids and refunds. */
  url: string
  version: string
}

/** The merchant's credentials at 2C2P, and its endpoints. */
export interface TwoC2pConfiguration {
  merchantId: string
  secretKey: string
  /** The base URL of the payment API, with a trailing slash. */
  baseUrl: string
  /** The time zone in which 2C2P reads local times. */
  timeZone: string
  /** Without these keys refunds are manual. */
  action: ActionKeys | null
}

const SANDBOX_ACTION = 'https://demo2.2c2p.com/2C2PFrontend/PaymentAction/2.0/action'
const ACTION = 'https://t.2c2p.com/PaymentAction/2.0/action'

/** Environment variables hold a PEM on one line. */
const pem = (value: string) => value.replaceAll('\\n', '\n')

/** Returns the configuration from the environment; null if it is incomplete. */
export function twoC2pConfiguration(env: Env): TwoC2pConfiguration | null {
  if (!env.TWO_C2P_MERCHANT_ID || !env.TWO_C2P_SECRET_KEY) return null
  const host = new URL(env.TWO_C2P_HOST)
  const action = host.hostname.startsWith('sandbox') ? SANDBOX_ACTION : ACTION
  return {
    merchantId: env.TWO_C2P_MERCHANT_ID,
    secretKey: env.TWO_C2P_SECRET_KEY,
    baseUrl: new URL('/payment/4.3/', host).href,
    timeZone: env.TWO_C2P_TIME_ZONE,
    action:
      env.TWO_C2P_MERCHANT_PRIVATE_KEY && env.TWO_C2P_PUBLIC_KEY
        ? {
            privateKey: pem(env.TWO_C2P_MERCHANT_PRIVATE_KEY),
            publicKey: pem(env.TWO_C2P_PUBLIC_KEY),
            url: env.TWO_C2P_REFUND_URL ?? action,
            version: env.TWO_C2P_REFUND_VERSION,
          }
        : null,
  }
}
