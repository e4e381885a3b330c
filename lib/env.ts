import { z } from 'zod'
import { contactUri } from '@/lib/domain/security-txt'
import { httpOrigin, isAnyAddress } from '@/lib/domain/server-address'
import type { TaxSeller } from '@/lib/domain/tax-document'
import { compactTaxId, HEAD_OFFICE, isTaxBranch, isThaiTaxId } from '@/lib/domain/thai-tax-id'
import { MAX_VAT_RATE, STANDARD_VAT_RATE } from '@/lib/domain/vat'
import {
  bucketName,
  databaseUrl,
  flag,
  gatewayHost,
  hostNames,
  hostSetting,
  isTimeZone,
  optionalFlag,
  optionalText,
  originList,
  pathVersion,
  pem,
  ratesSource,
  replyAddress,
  requireWholeBucket,
  retentionDays,
  storeEndpoint,
  urls,
} from './env-fields'
import { readSettings } from './read-settings'

export const MIN_SECRET_LENGTH = 32

/** Twice the age that the stored last use of a session may have. */
const MIN_IDLE_MINUTES = 10

/** Every setting, by the name of its environment variable. */
export const settingsSchema = z.object({
  SHOP_MODE: z.enum(['sandbox', 'live']).default('sandbox'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: hostSetting,
  /** How long a server that is stopped goes on accepting requests, so that a proxy notices that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  SITE_URL: optionalText.pipe(z.url().optional()),
  /** Names by which the shop is reached besides those of SITE_URL and HOST; `.name` stands for all names below it. */
  ALLOWED_HOSTS: hostNames,
  DATA_DIR: z.string().default('.data'),
  MEDIA_DIR: optionalText,
  /** An S3-compatible store of imported images, in place of the folder. */
  MEDIA_S3_ENDPOINT: storeEndpoint,
  MEDIA_S3_BUCKET: bucketName,
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ACCESS_KEY_ID: optionalText,
  MEDIA_S3_SECRET_ACCESS_KEY: optionalText,
  /** Vector tiles (PMTiles) in the layers of the Protomaps basemap; without it, maps are overviews. */
  MAP_FILE: optionalText,
  /** The least recently used images are removed beyond it, and made again when they are requested. */
  PICTURES_MAX_MB: z.coerce.number().int().min(100).default(4096),
  /** Memory for rendered pages, in MB: a quarter of it as they are, the rest compressed. */
  PAGES_MEMORY_MB: z.coerce.number().int().min(8).default(96),
  /** The same on disk, where pages outlive a restart of the same build. */
  PAGES_MAX_MB: z.coerce.number().int().min(10).default(512),
  SELF_ORIGIN: optionalText.pipe(z.url().optional()),
  DATABASE_URL: databaseUrl,
  API_ORIGIN: optionalText.pipe(z.url().optional()),
  SESSION_SECRET: optionalText.pipe(z.string().min(MIN_SECRET_LENGTH).optional()),
  /** A session that is not used for so long ends; unset, it lasts its three days. */
  SESSION_IDLE_MINUTES: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number().int().min(MIN_IDLE_MINUTES).optional()),
  /** The secret before a rotation: what it signed and sealed is still valid. */
  SESSION_SECRET_PREVIOUS: optionalText,
  /** Which cookie is the session over HTTPS: the specification's as well, or only the one with the prefix `__Host-`. */
  SESSION_COOKIE: z.enum(['specification', 'prefixed']).default('specification'),
  SMTP_URL: optionalText,
  SMS_URL: optionalText.pipe(z.url().optional()),
  SMS_TOKEN: optionalText,
  SMS_FROM: optionalText,
  MAIL_FROM: z.string().default('Sunhop <hello@sunhop.example>'),
  SHOP_NAME: z.string().default('Sunhop'),
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  /** In international format, for the feed of Google Things to do. */
  OPERATOR_PHONE: optionalText,
  /** The name of the merchant's Google Business Profile; with it the shop has a feed of Google Things to do. */
  GOOGLE_BUSINESS_NAME: optionalText,
  /** With it the shop submits changed pages to search engines by IndexNow. */
  INDEXNOW_KEY: optionalText.pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits and hyphens')
      .optional(),
  ),
  INDEXNOW_URL: z.url().default('https://api.indexnow.org/indexnow'),
  /** Of the merchant; with it the shop issues tax invoices. */
  TAX_ID: optionalText
    .transform((text) => text && compactTaxId(text))
    .refine((text) => !text || isThaiTaxId(text), 'is not a Thai tax id: thirteen digits with a check digit'),
  TAX_BRANCH: z.string().trim().default(HEAD_OFFICE).refine(isTaxBranch, 'must have five digits'),
  TAX_NAME: optionalText,
  TAX_ADDRESS: optionalText,
  /** The standard rate, in basis points. */
  VAT_RATE: z.coerce.number().int().min(0).max(MAX_VAT_RATE).default(STANDARD_VAT_RATE),
  SUPPORT_EMAIL: optionalText.pipe(z.email().optional()),
  /** The promised time of a reply; 0 promises none. */
  SUPPORT_REPLY_HOURS: z.coerce.number().int().min(0).max(336).default(24),
  /** Mail to it and to its sub-addresses is given to `npm run support -- receive`. */
  SUPPORT_REPLY_ADDRESS: replyAddress,
  /** Days after which the files of support requests are deleted. */
  SUPPORT_FILES_DAYS: retentionDays.default(365),
  /** Of all requests: strangers may open any number. */
  SUPPORT_FILES_MAX_MB: z.coerce.number().int().min(1).default(4096),
  PRESS_EMAIL: optionalText.pipe(z.email().optional()),
  /** Email addresses or URIs, in order of preference. */
  SECURITY_CONTACT: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(contactUri),
    )
    .pipe(z.array(z.string('must be email addresses or https URLs'))),
  /** Requires HTTPS of all hosts below that of the shop as well. */
  HSTS_SUBDOMAINS: flag,
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  COUNTRY_HEADER: optionalText.pipe(
    z
      .string()
      .regex(/^[A-Za-z0-9-]+$/)
      .optional(),
  ),
  PARTNER_CURRENCY: optionalText,
  LOCALE_PREFIX: z.enum(['as-needed', 'always', 'never']).default('as-needed'),
  ROOT_REDIRECT: optionalText,
  EXCHANGE_RATES_FILE: optionalText,
  /** The ECB's daily XML, or JSON `{ base, date, rates }`; the body says which. */
  RATES_URL: optionalText.pipe(ratesSource.optional()),
  RATES_EVERY_MINUTES: z.coerce.number().int().min(1).max(1440).default(60),
  /** In basis points: 150 adds 1.5 % to every converted price. */
  RATES_MARGIN_BPS: z.coerce.number().int().min(0).max(2000).default(0),
  /** Counted from the end of the day of the rates, without Saturdays and Sundays. */
  RATES_MAX_AGE_HOURS: z.coerce.number().int().min(1).max(8760).default(72),
  RATES_MAX_JUMP_PERCENT: z.coerce.number().positive().max(100).default(10),
  PAYMENTS: optionalText,
  /** Where the forms of gateways lead on to, such as the pages of banks; `https://*.name` stands for all hosts below. */
  PAYMENT_FORM_ORIGINS: originList,
  PAY_LATER_NEW_ACCOUNTS: z.enum(['on', 'off']).optional(),
  PAY_LATER_ORDERS: z.coerce.number().int().min(1).max(100).default(3),
  /** Of an account at a time, and of an address, which a hotel or a school may share. */
  UNPAID_ORDERS: z.coerce.number().int().min(1).default(5),
  UNPAID_ADDRESS_ORDERS: z.coerce.number().int().min(1).default(100),
  /** Places of a product that an account holds without having paid for them. */
  UNPAID_PLACES: z.coerce.number().int().min(1).default(200),
  /** The same as a share of what the product still offers on all its dates. */
  UNPAID_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).default(20),
  /** A group that books one departure may hold this many places of it, whatever the share. */
  UNPAID_GROUP_PLACES: z.coerce.number().int().min(0).default(60),
  /** Multiplies the three limits of places for an address. */
  UNPAID_ADDRESS_SCALE: z.coerce.number().int().min(1).default(2),
  /** Free orders of an account, and of an address, in 24 hours. */
  FREE_ORDERS: z.coerce.number().int().min(1).default(20),
  FREE_ADDRESS_ORDERS: z.coerce.number().int().min(1).default(200),
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
  /** Every other code of a status query, except success, leaves the payment's outcome unknown. */
  GB_PRIME_PAY_NOT_FOUND_CODES: z
    .string()
    .regex(/^\w{1,10}(,\w{1,10})*$/)
    .default('02'),
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
  TWO_C2P_TIME_ZONE: z.string().default('Asia/Bangkok').refine(isTimeZone, 'is not an IANA time zone'),
  TWO_C2P_REFUND_VERSION: z.string().default('4.3'),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: gatewayHost.default('https://api.stripe.com'),
  /** By default the methods that the account's own settings allow for the currency and the device. */
  STRIPE_PAYMENT_METHODS: z
    .string()
    .regex(/^[a-z_]*(,[a-z_]+)*$/)
    .default('')
    .transform((list) => list.split(',').filter(Boolean)),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_WALLET_ISSUER_ID: optionalText.pipe(z.string().regex(/^\d+$/).optional()),
  GOOGLE_WALLET_SERVICE_ACCOUNT: optionalText.pipe(z.email().optional()),
  /** PKCS#8, as in the JSON key file from Google. */
  GOOGLE_WALLET_PRIVATE_KEY: pem('PRIVATE KEY'),
  APPLE_WALLET_PASS_TYPE_ID: optionalText.pipe(z.string().startsWith('pass.').optional()),
  APPLE_WALLET_TEAM_ID: optionalText,
  APPLE_WALLET_CERTIFICATE: pem('CERTIFICATE'),
  APPLE_WALLET_PRIVATE_KEY: pem('PRIVATE KEY', 'RSA PRIVATE KEY'),
  /** Apple's intermediate certificate (WWDR), between the merchant's certificate and the root. */
  APPLE_WALLET_AUTHORITY: pem('CERTIFICATE'),
  /** Days after the delivery in which sold goods can be returned for a refund. */
  RETURN_DAYS: z.coerce.number().int().min(0).max(365).default(14),
  RETURN_ADDRESS: optionalText,
  OFFLINE_VOUCHERS: z.enum(['on', 'off']).default('on'),
  ICON_SERVICES: urls('https://api.iconify.design,https://api.simplesvg.com,https://api.unisvg.com'),
  SECURITY_LOG_DAYS: retentionDays.default(365),
  /** The bearer token that Prometheus reads `/metrics` with; without it there are none. */
  METRICS_TOKEN: optionalText.pipe(z.string().min(MIN_SECRET_LENGTH).optional()),
  /** The collector of OpenTelemetry that traces are sent to, by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  /** A line in the log for each request; by default in live mode. */
  REQUEST_LOG: optionalFlag,
  ENABLE_TEST_PAGES: flag,
  RATE_LIMIT_SCALE: optionalText.transform((value) => Number(value ?? 1)).pipe(z.number().positive()),
})

export type Env = z.infer<typeof settingsSchema>

export const APPLE_WALLET = [
  'APPLE_WALLET_PASS_TYPE_ID',
  'APPLE_WALLET_TEAM_ID',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_PRIVATE_KEY',
  'APPLE_WALLET_AUTHORITY',
] as const

/** The configuration of this process, read once from the environment. The README documents the variables. */
export const env: Env = readSettings(settingsSchema.superRefine(requireWholeBucket), process.env)

export const isSandbox = env.SHOP_MODE === 'sandbox'

/** Whether the log has a line for each request. */
export const logsRequests = (): boolean => env.REQUEST_LOG ?? !isSandbox

/** Whether sign-in with Google is available: the real one if configured, the simulated one in the sandbox. */
export const offersGoogle = isSandbox || env.GOOGLE_CLIENT_ID !== undefined

/** Whether the shop can send text messages: to the mailbox in the sandbox, through a gateway in live mode. */
export function sendsSms(): boolean {
  return isSandbox || env.SMS_URL !== undefined
}

/**
 * The seller on tax documents; null while the shop issues none, which is so without `TAX_ID`.
 * @throws Error if the registered name or address is missing
 */
export function taxSeller(): TaxSeller | null {
  if (!env.TAX_ID) return null
  const name = env.TAX_NAME ?? env.OPERATOR_NAME
  const address = env.TAX_ADDRESS ?? env.OPERATOR_ADDRESS
  if (!name || !address) throw new Error('TAX_ID requires TAX_NAME and TAX_ADDRESS')
  return { name, address, taxId: env.TAX_ID, branch: env.TAX_BRANCH }
}

/** Whether a voucher can be added to Apple Wallet. */
export const offersAppleWallet = APPLE_WALLET.every((name) => env[name])

/** Whether a voucher can be added to Google Wallet. */
export const offersGoogleWallet = Boolean(
  env.GOOGLE_WALLET_ISSUER_ID && env.GOOGLE_WALLET_SERVICE_ACCOUNT && env.GOOGLE_WALLET_PRIVATE_KEY,
)

/** Whether the test pages (`/test`, the mailbox and similar) are served. */
export const servesTestPages = isSandbox || env.ENABLE_TEST_PAGES

/**
 * Where the server listens. The server sets `process.env.PORT` if its port differs from the configuration.
 */
function localOrigin(): string {
  const host = env.HOST && !isAnyAddress(env.HOST) ? env.HOST : 'localhost'
  return httpOrigin(host, process.env.PORT ?? env.PORT)
}

/** The site's own origin, for absolute links. */
export function siteOrigin(): string {
  return new URL(env.SITE_URL ?? localOrigin()).origin
}

/** The origin this process listens on, for calls to itself. */
export function selfOrigin(): string {
  return env.SELF_ORIGIN ?? localOrigin()
}
