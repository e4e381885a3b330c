import { z } from 'zod'
import { HOST_NAME } from '@/lib/domain/served-host'
import { listeningHost } from '@/lib/domain/server-address'

export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

/** Undefined where it is not set. */
export const optionalFlag = z
  .enum(['0', '1', 'true', 'false', ''])
  .optional()
  .transform((value) => (value ? value === '1' || value === 'true' : undefined))

export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

/** The host to listen on. An IPv6 address may have brackets. */
export const hostSetting = optionalText.transform((text, context) => {
  const host = text === undefined ? undefined : listeningHost(text)
  if (host === null) context.addIssue({ code: 'custom', message: 'is neither a host name nor an address' })
  return host ?? undefined
})

/** Leaves room for a token in the part before the `@`, which has up to 64 characters. */
export const replyAddress = optionalText
  .pipe(z.email().toLowerCase().optional())
  .refine((text) => !text || text.indexOf('@') <= 30, 'must have at most 30 characters before the @')

/** The connection URL of a PostgreSQL server. */
export const databaseUrl = optionalText.refine(
  (text) => !text || (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)),
  'must be postgres://user:password@host:5432/name',
)

/** An address over HTTPS; over plain HTTP for this machine only. @param problem what the start prints otherwise */
const secureUrl = (problem: string) =>
  z.url().refine((value) => {
    const { protocol, hostname } = new URL(value)
    return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  }, problem)

/** Receives secrets. */
export const gatewayHost = secureUrl('a payment gateway must be reached over https')

/** May be an address of the operator's own network. */
export const ratesSource = secureUrl('exchange rates must be fetched over https')

/** The address of an object store; plain HTTP suits the operator's own network, as no secret is sent. */
export const storeEndpoint = optionalText.refine(
  (text) => !text || (/^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/.test(text) && URL.canParse(text)),
  'must be a URL without a user and a query, such as https://s3.eu-central-1.amazonaws.com',
)

export const bucketName = optionalText.refine(
  (text) => !text || /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text),
  'is not the name of a bucket',
)

const BUCKET = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
] as const

/** Requires the settings of a bucket together or not at all. */
export function requireWholeBucket(
  settings: Partial<Record<(typeof BUCKET)[number], string>>,
  context: z.RefinementCtx,
): void {
  const given = BUCKET.find((name) => settings[name])
  if (!given) return
  for (const name of BUCKET.filter((other) => !settings[other]))
    context.addIssue({ code: 'custom', path: [name], message: `is required with ${given}` })
}

/** PEM of one of these kinds; line breaks may be written as `\n`. */
export const pem = (...kinds: readonly string[]) =>
  optionalText
    .transform((text) => text?.replaceAll('\\n', '\n'))
    .refine(
      (text) => !text || kinds.some((kind) => text.startsWith(`-----BEGIN ${kind}-----`)),
      `expected PEM: ${kinds.join(' or ')}`,
    )

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** URLs, separated by commas. */
export const urls = (byDefault: string) =>
  z
    .string()
    .default(byDefault)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.url()))

/** Days after which records are deleted. */
export const retentionDays = z.coerce.number().int().min(1).max(3650)

export const pathVersion = z.string().regex(/^v\d$/)

/** HTTPS origins separated by commas, as a content security policy lists them. */
export const originList = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(z.string().regex(/^https:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/, 'must be https origins')),
  )

/** Names of hosts, separated by spaces or commas. */
export const hostNames = z
  .string()
  .default('')
  .transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(HOST_NAME, 'is not a host name')))
