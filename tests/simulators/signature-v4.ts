import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export interface SignedRequest {
  method: string
  /** Path and query as they stand in the request line. */
  target: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Signer {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const SKEW_MS = 15 * 60_000

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** Encodes every byte but the unreserved characters of RFC 3986. */
const encoded = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

function canonicalQuery(query: string): string {
  const pairs = query.split('&').filter(Boolean)
  return pairs
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')].map((part) => encoded(decodeURIComponent(part))).join('=')
    })
    .sort()
    .join('&')
}

function signatureOf(request: SignedRequest, { secretAccessKey, region }: Signer, signed: string[]): string {
  const { method, target, headers } = request
  const [path = '', query = ''] = target.split('?')
  const time = String(headers['x-amz-date'])
  const canonical = [
    method,
    path
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(query),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day))
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
}

const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/**
 * Checks a request as an S3-compatible store does (AWS Signature Version 4): key, region, time, signature, that host and all
 * `x-amz-` headers are signed, and the digest of the body.
 * @returns the error code of S3; null if the request is accepted
 */
export function signatureProblem(request: SignedRequest, signer: Signer, now = Date.now()): string | null {
  const { headers, body } = request
  const [, keyId, day, region, names = '', signature] =
    AUTHORIZATION.exec(String(headers.authorization)) ?? []
  if (!signature) return 'AccessDenied'
  if (keyId !== signer.accessKeyId) return 'InvalidAccessKeyId'
  const time = String(headers['x-amz-date'])
  if (region !== signer.region || !time.startsWith(String(day))) return 'AuthorizationHeaderMalformed'
  if (!(Math.abs(timeOf(time) - now) < SKEW_MS)) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  const required = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (!required.every((name) => signed.includes(name))) return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return signatureOf(request, signer, signed) === signature ? null : 'SignatureDoesNotMatch'
}
