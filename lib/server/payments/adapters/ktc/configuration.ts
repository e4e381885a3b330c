import type { Env } from '@/lib/env'

/** The merchant's credentials at KTC, and its endpoints. */
export interface KtcConfiguration {
  merchantId: string
  loginId: string
  password: string
  /** Signs forms and notifications. Without it notifications are unverified. */
  hashSecret: string | null
  formUrl: string
  apiUrl: string
  /** By payment option. Without one the customer chooses on KTC's page. */
  payMethods: Record<string, string | undefined>
  /** The action name for refunds in the merchant's contract. Without it refunds are manual. */
  refundAction: string | null
}

/** Returns the configuration from the environment; null if it is incomplete. */
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
