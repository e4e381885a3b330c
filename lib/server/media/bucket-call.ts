import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** The address of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface BucketCall {
  method: 'GET' | 'HEAD' | 'PUT'
  /** Empty for the bucket itself. */
  key: string
  query?: Record<string, string>
  body?: Buffer
  contentType?: string
}

export interface BucketResponse {
  status: number
  body: Buffer
}

export interface CallLimits {
  /** Of an attempt. */
  timeoutMs: number
  /** Of an attempt that sends an image, perhaps over the line of an office. */
  sendingMs: number
  /** Before each further attempt. */
  pausesMs: readonly number[]
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Returns the address of a call, with the bucket in the path, which every store understands. */
export function addressOf({ endpoint, name }: Bucket, { key, query = {} }: BucketCall): string {
  const path = [name, ...(key ? key.split('/') : [])].map(encoded).join('/')
  const pairs = Object.entries(query).map(([field, value]) => `${encoded(field)}=${encoded(value)}`)
  return `${endpoint.replace(/\/+$/, '')}/${path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`
}

async function attempt(bucket: Bucket, call: BucketCall, limits: CallLimits): Promise<BucketResponse> {
  const { method, body, contentType } = call
  const { accessKeyId, secretAccessKey, region } = bucket
  const { url, headers } = await new AwsV4Signer({
    method,
    url: addressOf(bucket, call),
    headers: {
      ...(contentType && { 'content-type': contentType }),
      // The store refuses an image that was changed on its way.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  }).sign()
  const response = await fetch(url, {
    method,
    headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(body ? limits.sendingMs : limits.timeoutMs),
  })
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
}

const isOverload = (status: number) => status >= 500 || status === 429

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** What the operator can look for: the messages of `fetch` say nothing. */
function reasonOf(error: unknown): string {
  if (isTimeout(error)) return 'no response in time'
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error ? cause.message : String(cause)
}

/** Returns the code of a refusal, such as `SignatureDoesNotMatch`; empty if the response has none. */
export const codeOf = ({ body }: BucketResponse): string =>
  /<Code>(\w+)<\/Code>/.exec(body.toString())?.[1] ?? ''

/** The error of a response that a call did not expect. */
export const refusalOf = ({ method }: BucketCall, response: BucketResponse): Error =>
  new Error(`${method}: ${response.status} ${codeOf(response)}`.trimEnd())

/**
 * Calls the store, and again if it is overloaded or the connection fails. A store that is silent is not called again, because
 * visitors wait.
 * @throws Error without secrets if no attempt has a response, or the store is still overloaded
 */
export async function callBucket(
  bucket: Bucket,
  call: BucketCall,
  limits: CallLimits,
): Promise<BucketResponse> {
  let problem = new Error()
  for (const pauseMs of [0, ...limits.pausesMs]) {
    await pause(pauseMs)
    try {
      const response = await attempt(bucket, call, limits)
      if (!isOverload(response.status)) return response
      problem = refusalOf(call, response)
    } catch (error) {
      problem = new Error(`${call.method}: ${reasonOf(error)}`)
      if (isTimeout(error)) break
    }
  }
  throw problem
}
