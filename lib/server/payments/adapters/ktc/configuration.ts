import type { Env } from '@/lib/env'

/** What KTC gave the merchant, and where its pages are. */
export interface KtcConfiguration {
  merchantId: string
  loginId: string
  password: string
  /** Signs forms and notices; without it a notice is a hint. */
  hashSecret: string | null
  formUrl: string
  apiUrl: string
  /** By payment option; KTC's page lets one choose where there is none. */
  payMethods: Record<string, string | undefined>
  /** How the merchant's contract calls a refund; without it a person makes them. */
  refundAction: string | null
}

/** The configuration that an environment names; null where it has none. */
export function ktcConfiguration(env: Env): KtcConfiguration | null {
  const { KTC_MERCHANT_ID: merchantId, KTC_LOGIN_ID: loginId, KTC_PASSWORD: password } = env
  if (!merchantId || !loginId || !password) return null
  return {
    merchantId,
    loginId,
    password,
    hashSecret: env.KTC_HASH_SECRET ?? null,
    formUrl: new URL(env.KTC_FORM_PATH, env.KTC_HOST).href,
    apiUrl: new URL(env.KTC_API_PATH, env.KTC_HOST).href,
    payMethods: { ktc_credit_card: env.KTC_CARD_PAY_METHOD, ktc_alipay: env.KTC_ALIPAY_PAY_METHOD },
    refundAction: env.KTC_REFUND_ACTION ?? null,
  }
}
