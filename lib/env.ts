import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

/** Where secrets go: in the clear to this machine alone. */
const gatewayHost = z.url().refine((value) => {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)
}, 'a payment gateway is spoken with over https')

/** PEM of one of these kinds; its lines may be joined by `\n`. */
const pem = (...kinds: readonly string[]) =>
  optionalText
    .transform((text) => text?.replaceAll('\\n', '\n'))
    .refine(
      (text) => !text || kinds.some((kind) => text.startsWith(`-----BEGIN ${kind}-----`)),
      `PEM is expected: ${kinds.join(' or ')}`,
    )

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const pathVersion = z.string().regex(/^v\d$/)

const schema = z.object({
  SHOP_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: optionalText,
  SITE_URL: optionalText.pipe(z.url().optional()),
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: optionalText,
  SELF_ORIGIN: optionalText.pipe(z.url().optional()),
  DATABASE_URL: optionalText,
  API_ORIGIN: optionalText.pipe(z.url().optional()),
  SESSION_SECRET: optionalText.pipe(z.string().min(32).optional()),
  SMTP_URL: optionalText,
  SMS_URL: optionalText.pipe(z.url().optional()),
  SMS_TOKEN: optionalText,
  SMS_FROM: optionalText,
  MAIL_FROM: z.string().default('Sunhop <hello@sunhop.example>'),
  SHOP_NAME: z.string().default('Sunhop'),
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  SUPPORT_EMAIL: optionalText.pipe(z.email().optional()),
  PRESS_EMAIL: optionalText.pipe(z.email().optional()),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  COUNTRY_HEADER: optionalText.pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9-]+$/)
      .optional(),
  ),
  PARTNER_CURRENCY: z.string().default('THB'),
  LOCALE_PREFIX: z.enum(['as-needed', 'always', 'never']).default('as-needed'),
  ROOT_REDIRECT: optionalText,
  EXCHANGE_RATES_FILE: optionalText,
  PAYMENTS: optionalText,
  GB_PRIME_PAY_PUBLIC_KEY: optionalText,
  GB_PRIME_PAY_SECRET_KEY: optionalText,
  GB_PRIME_PAY_TOKEN: optionalText,
  GB_PRIME_PAY_HOST: gatewayHost.default('https://api.gbprimepay.com'),
  GB_PRIME_PAY_CARD_VERSION: pathVersion.default('v2'),
  GB_PRIME_PAY_QR_VERSION: pathVersion.default('v3'),
  GB_PRIME_PAY_INQUIRY_VERSION: pathVersion.default('v1'),
  GB_PRIME_PAY_PAID_STATUS: z
    .string()
    .regex(/^[A-Z](,[A-Z])*$/)
    .default('A,S'),
  KTC_MERCHANT_ID: optionalText,
  KTC_LOGIN_ID: optionalText,
  KTC_PASSWORD: optionalText,
  KTC_HASH_SECRET: optionalText,
  KTC_HOST: gatewayHost.default('https://paygate.ktc.co.th'),
  KTC_FORM_PATH: z.string().startsWith('/').default('/ktc/eng/merchandize/payment/payForm.jsp'),
  KTC_API_PATH: z.string().startsWith('/').default('/ktc/eng/merchant/api/orderApi.jsp'),
  KTC_CARD_PAY_METHOD: optionalText,
  KTC_ALIPAY_PAY_METHOD: z.string().default('ALIPAY'),
  KTC_REFUND_ACTION: optionalText,
  TWO_C2P_MERCHANT_ID: optionalText,
  TWO_C2P_SECRET_KEY: optionalText,
  TWO_C2P_HOST: gatewayHost.default('https://pgw.2c2p.com'),
  TWO_C2P_MERCHANT_PRIVATE_KEY: optionalText,
  TWO_C2P_PUBLIC_KEY: optionalText,
  TWO_C2P_REFUND_URL: optionalText.pipe(z.url().optional()),
  TWO_C2P_TIME_ZONE: z.string().default('Asia/Bangkok').refine(isTimeZone, 'is no time zone of the IANA'),
  TWO_C2P_REFUND_VERSION: z.string().default('4.3'),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_WALLET_ISSUER_ID: optionalText.pipe(z.string().regex(/^\d+$/).optional()),
  GOOGLE_WALLET_SERVICE_ACCOUNT: optionalText.pipe(z.email().optional()),
  /** PKCS#8, as in the JSON file that Google gives. */
  GOOGLE_WALLET_PRIVATE_KEY: pem('PRIVATE KEY'),
  APPLE_WALLET_PASS_TYPE_ID: optionalText.pipe(z.string().startsWith('pass.').optional()),
  APPLE_WALLET_TEAM_ID: optionalText,
  APPLE_WALLET_CERTIFICATE: pem('CERTIFICATE'),
  APPLE_WALLET_PRIVATE_KEY: pem('PRIVATE KEY', 'RSA PRIVATE KEY'),
  /** Apple's certificate between the operator's and the root (WWDR). */
  APPLE_WALLET_AUTHORITY: pem('CERTIFICATE'),
  OFFLINE_VOUCHERS: z.enum(['on', 'off']).default('on'),
  ICON_SERVICES: z
    .string()
    .default('https://api.iconify.design,https://api.simplesvg.com,https://api.unisvg.com')
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.url())),
  ENABLE_TEST_PAGES: flag,
  RATE_LIMIT_SCALE: optionalText.transform((value) => Number(value ?? 1)).pipe(z.number().positive()),
})

export type Env = z.infer<typeof schema>

const APPLE_WALLET = [
  'APPLE_WALLET_PASS_TYPE_ID',
  'APPLE_WALLET_TEAM_ID',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_PRIVATE_KEY',
  'APPLE_WALLET_AUTHORITY',
] as const

/** The configuration of this process, read once from the environment; the names are in the README. */
export const env: Env = schema.parse(process.env)

export const isSandbox = env.SHOP_MODE === 'sandbox'

/** Whether one may sign in with Google: with the real one where it is configured, in the sandbox with its stand-in. */
export const offersGoogle = isSandbox || env.GOOGLE_CLIENT_ID !== undefined

/** Whether the shop can send text messages: the sandbox into its mailbox, the live mode by a gateway. */
export function sendsSms(): boolean {
  return isSandbox || env.SMS_URL !== undefined
}

/** Whether a voucher can be added to Apple Wallet. */
export const offersAppleWallet = APPLE_WALLET.every((name) => env[name])

/** Whether a voucher can be added to Google Wallet. */
export const offersGoogleWallet = Boolean(
  env.GOOGLE_WALLET_ISSUER_ID && env.GOOGLE_WALLET_SERVICE_ACCOUNT && env.GOOGLE_WALLET_PRIVATE_KEY,
)

/** Whether `/test`, the mailbox and their kin are served. */
export const servesTestPages = isSandbox || env.ENABLE_TEST_PAGES

const LIVE_NEEDS: Array<{ name: keyof Env; why: string }> = [
  { name: 'SITE_URL', why: 'the public address, for links in mails and for payment pages' },
  { name: 'SESSION_SECRET', why: 'at least 32 random characters; signs codes and vouchers' },
  { name: 'DATABASE_URL', why: 'a PostgreSQL database' },
  { name: 'SMTP_URL', why: 'smtps://user:password@host, for mail' },
  { name: 'SUPPORT_EMAIL', why: 'who reads and answers what visitors write' },
  {
    name: 'PAYMENTS',
    why: "a payment gateway's credentials, or PAYMENTS=pay_later to sell on account alone",
  },
]

const GOOGLE_NEEDS: (typeof LIVE_NEEDS)[number] = {
  name: 'GOOGLE_CLIENT_SECRET',
  why: 'it belongs to GOOGLE_CLIENT_ID, for signing in with Google',
}

const SMS_NEEDS: (typeof LIVE_NEEDS)[number] = {
  name: 'SMS_TOKEN',
  why: 'the bearer token of the gateway at SMS_URL, for text messages',
}

/** Credentials that make a payment gateway; one set is enough, and half a set is a mistake. */
const GATEWAY_CREDENTIALS: ReadonlyArray<ReadonlyArray<keyof Env>> = [
  ['GB_PRIME_PAY_PUBLIC_KEY', 'GB_PRIME_PAY_SECRET_KEY', 'GB_PRIME_PAY_TOKEN'],
  ['KTC_MERCHANT_ID', 'KTC_LOGIN_ID', 'KTC_PASSWORD'],
  ['TWO_C2P_MERCHANT_ID', 'TWO_C2P_SECRET_KEY'],
]

/** What goes with credentials, all of it or none. */
const TOGETHER: ReadonlyArray<ReadonlyArray<keyof Env>> = [
  ...GATEWAY_CREDENTIALS,
  ['TWO_C2P_MERCHANT_PRIVATE_KEY', 'TWO_C2P_PUBLIC_KEY'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_SERVICE_ACCOUNT', 'GOOGLE_WALLET_PRIVATE_KEY'],
  APPLE_WALLET,
]

function halves(configuration: Env): typeof LIVE_NEEDS {
  return TOGETHER.filter((names) => names.some((name) => configuration[name])).flatMap((names) =>
    names.map((name) => ({ name, why: `it belongs to ${names.find((other) => other !== name)}` })),
  )
}

const LIVE_WISHES: Array<{ name: keyof Env; why: string }> = [
  { name: 'OPERATOR_NAME', why: 'who runs the shop, for the legal pages' },
  { name: 'OPERATOR_ADDRESS', why: 'where letters reach them, for the legal pages' },
  { name: 'PRESS_EMAIL', why: 'whom journalists may write to' },
]

/** What the live mode still lacks, one line each; empty in the sandbox mode. */
export function missingForLive(configuration: Env): string[] {
  if (configuration.SHOP_MODE !== 'live') return []
  const hasGateway = GATEWAY_CREDENTIALS.some((names) => names.every((name) => configuration[name]))
  const needs = [
    ...LIVE_NEEDS.filter(({ name }) => name !== 'PAYMENTS' || !hasGateway),
    ...(configuration.GOOGLE_CLIENT_ID ? [GOOGLE_NEEDS] : []),
    ...(configuration.SMS_URL ? [SMS_NEEDS] : []),
    ...halves(configuration),
  ]
  return needs.filter(({ name }) => !configuration[name]).map(({ name, why }) => `${name}: ${why}`)
}

/** What a live shop should say of itself and does not yet, one line each; it starts without. */
export function recommendedForLive(configuration: Env): string[] {
  if (configuration.SHOP_MODE !== 'live') return []
  return LIVE_WISHES.filter(({ name }) => !configuration[name]).map(({ name, why }) => `${name}: ${why}`)
}

/** Where the server listens, which it says itself once it was told another port than its configuration. */
const localOrigin = () => `http://localhost:${process.env.PORT ?? env.PORT}`

/** The site's own origin, for absolute links. */
export function siteOrigin(): string {
  return new URL(env.SITE_URL ?? localOrigin()).origin
}

/** Where this process itself listens, for calls to its own. */
export function selfOrigin(): string {
  return env.SELF_ORIGIN ?? localOrigin()
}
