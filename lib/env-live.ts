import { APPLE_WALLET, type Env, MIN_SECRET_LENGTH } from './env'

const LIVE_NEEDS: Array<{ name: keyof Env; why: string }> = [
  { name: 'SITE_URL', why: 'the public URL, for links in emails and for payment pages' },
  { name: 'SESSION_SECRET', why: 'at least 32 random characters; signs codes and vouchers' },
  { name: 'DATABASE_URL', why: 'a PostgreSQL database' },
  { name: 'SMTP_URL', why: 'smtps://user:password@host, for email' },
  { name: 'SUPPORT_EMAIL', why: 'the address that receives support requests' },
  {
    name: 'PAYMENTS',
    why: "a payment gateway's credentials, or PAYMENTS=pay_later to sell on account only",
  },
]

const GOOGLE_NEEDS: (typeof LIVE_NEEDS)[number] = {
  name: 'GOOGLE_CLIENT_SECRET',
  why: 'required with GOOGLE_CLIENT_ID, for sign-in with Google',
}

/** Each with the setting that also supplies it. */
const TAX_NEEDS: Array<(typeof LIVE_NEEDS)[number] & { or: keyof Env }> = [
  { name: 'TAX_NAME', or: 'OPERATOR_NAME', why: 'the registered name, required with TAX_ID' },
  { name: 'TAX_ADDRESS', or: 'OPERATOR_ADDRESS', why: 'the registered address, required with TAX_ID' },
]

const SMS_NEEDS: (typeof LIVE_NEEDS)[number] = {
  name: 'SMS_TOKEN',
  why: 'the bearer token of the gateway at SMS_URL, for text messages',
}

/** Credentials per payment gateway. One complete set is enough; an incomplete set is an error. */
const GATEWAY_CREDENTIALS: ReadonlyArray<ReadonlyArray<keyof Env>> = [
  ['GB_PRIME_PAY_PUBLIC_KEY', 'GB_PRIME_PAY_SECRET_KEY', 'GB_PRIME_PAY_TOKEN'],
  ['KTC_MERCHANT_ID', 'KTC_LOGIN_ID', 'KTC_PASSWORD'],
  ['TWO_C2P_MERCHANT_ID', 'TWO_C2P_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
]

/** Settings that must be present together or not at all. */
const TOGETHER: ReadonlyArray<ReadonlyArray<keyof Env>> = [
  ...GATEWAY_CREDENTIALS,
  ['TWO_C2P_MERCHANT_PRIVATE_KEY', 'TWO_C2P_PUBLIC_KEY'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT', 'GOOGLE_WALLET_PRIVATE_KEY'],
  APPLE_WALLET,
]

function incompleteSets(configuration: Env): typeof LIVE_NEEDS {
  return TOGETHER.filter((names) => names.some((name) => configuration[name])).flatMap((names) =>
    names.map((name) => ({ name, why: `required with ${names.find((other) => other !== name)}` })),
  )
}

const LIVE_OPTIONAL: Array<{ name: keyof Env; why: string }> = [
  { name: 'OPERATOR_NAME', why: 'who runs the shop, for the legal pages' },
  { name: 'OPERATOR_ADDRESS', why: 'its postal address, for the legal pages' },
  { name: 'PRESS_EMAIL', why: 'the contact for journalists' },
  { name: 'RATES_URL', why: 'current exchange rates, to sell in more than one currency' },
]

/** What these services receive is secret, or names people. */
const ENCRYPTED: ReadonlyArray<keyof Env> = ['SITE_URL', 'SMS_URL', 'TWO_C2P_REFUND_URL']
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL is encrypted on its way, or does not leave the machine. */
function isEncrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

/** Returns the settings that live mode still requires, one line each; empty in the sandbox. */
export function missingForLive(configuration: Env): string[] {
  if (configuration.SHOP_MODE !== 'live') return []
  const hasGateway = GATEWAY_CREDENTIALS.some((names) => names.every((name) => configuration[name]))
  const needs = [
    ...LIVE_NEEDS.filter(({ name }) => name !== 'PAYMENTS' || !hasGateway),
    ...(configuration.GOOGLE_CLIENT_ID ? [GOOGLE_NEEDS] : []),
    ...(configuration.SMS_URL ? [SMS_NEEDS] : []),
    ...(configuration.TAX_ID ? TAX_NEEDS.filter(({ or }) => !configuration[or]) : []),
    ...incompleteSets(configuration),
  ]
  const missing = needs.filter(({ name }) => !configuration[name])
  const previous = configuration.SESSION_SECRET_PREVIOUS
  if (previous !== undefined && previous.length < MIN_SECRET_LENGTH)
    missing.push({ name: 'SESSION_SECRET_PREVIOUS', why: 'at least 32 characters, or not set' })
  const open = ENCRYPTED.filter((name) => configuration[name] && !isEncrypted(String(configuration[name])))
  missing.push(...open.map((name) => ({ name, why: 'begins with https://' })))
  if (configuration.SMTP_URL && !/^smtps?:/.test(configuration.SMTP_URL))
    missing.push({ name: 'SMTP_URL', why: 'begins with smtps:// or smtp://' })
  return missing.map(({ name, why }) => `${name}: ${why}`)
}

/** Returns the optional settings that a live shop should have and lacks, one line each. */
export function recommendedForLive(configuration: Env): string[] {
  if (configuration.SHOP_MODE !== 'live') return []
  return LIVE_OPTIONAL.filter(({ name }) => !configuration[name]).map(({ name, why }) => `${name}: ${why}`)
}
