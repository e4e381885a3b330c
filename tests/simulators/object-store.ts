import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureProblem } from './signature-v4'

interface StoredObject {
  body: Buffer
  type: string | undefined
}

/** What happens to a request: no response, one that is cut off, or one with a status. */
type Failure = 'silent' | 'cut' | number

const NAME = 'shop-media'
const SIGNER = { accessKeyId: 'KEY-OF-TESTS', secretAccessKey: 'secret/of+tests', region: 'eu-test-1' }

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Has what a token may have: signs with a meaning in a query or in XML. */
const tokenAfter = (key: string) => `+&<${Buffer.from(key).toString('base64')}`
const keyBefore = (token: string) => Buffer.from(token.slice(3), 'base64').toString()

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}

/** Returns a page of the keys after `token`, as ListObjectsV2 does. */
function listing(keys: string[], query: URLSearchParams, pageSize: number): string {
  const token = query.get('continuation-token')
  const after = token ? keyBefore(token) : ''
  const left = keys
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort((one, other) => (one < other ? -1 : 1))
  const page = left.slice(0, pageSize)
  const isTruncated = left.length > page.length
  const next = isTruncated
    ? `<NextContinuationToken>${escaped(tokenAfter(page.at(-1) ?? ''))}</NextContinuationToken>`
    : ''
  const contents = page.map((key) => `<Contents><Key>${escaped(key)}</Key><Size>1</Size></Contents>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${NAME}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}

/**
 * A simulated S3-compatible store on a free port, with one bucket in memory. It accepts only requests with a valid AWS
 * Signature Version 4 and the digest of their body, and has what the shop uses: GET, HEAD and PUT of an object, and
 * ListObjectsV2.
 * @param pageSize the keys of a page of the list; 1000 at S3
 */
export async function startObjectStore({ pageSize = 1000 } = {}) {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const failures: Failure[] = []
  let lasting: { failure: Failure; method: string | undefined } | undefined

  function respondWithObject(
    key: string,
    { method, headers }: IncomingMessage,
    body: Buffer,
    to: ServerResponse,
  ) {
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, { body, type: headers['content-type'] })
      to.end()
    } else if (found) {
      const type = found.type ?? 'binary/octet-stream'
      to.writeHead(200, { 'content-type': type, 'content-length': found.body.length })
      to.end(method === 'HEAD' ? undefined : found.body)
    } else refuse(to, 404, 'NoSuchKey')
  }

  function respond(request: IncomingMessage, body: Buffer, to: ServerResponse): void {
    const { method = '', url = '', headers } = request
    const problem = signatureProblem({ method, target: url, headers, body }, SIGNER)
    const { pathname, searchParams } = new URL(url.replaceAll('+', '%2B'), 'http://store')
    const [, bucket, key] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? []
    if (problem) refuse(to, 403, problem)
    else if (bucket !== NAME) refuse(to, 404, 'NoSuchBucket')
    else if (key) respondWithObject(key, request, body, to)
    else to.end(listing([...objects.keys()], searchParams, pageSize))
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    requests.push(`${request.method} ${request.url}`)
    const isFailing = lasting && [request.method, undefined].includes(lasting.method)
    const failure = failures.shift() ?? (isFailing ? lasting?.failure : undefined)
    if (failure === 'silent') return
    if (failure === 'cut') {
      response.writeHead(200, { 'content-length': 100 }).write('cut off')
      setImmediate(() => request.socket.destroy())
    } else if (failure) refuse(response, failure, 'SlowDown')
    else respond(request, body, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    bucket: { endpoint, name: NAME, ...SIGNER },
    /** The settings of a shop that uses it. */
    settings: {
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_BUCKET: NAME,
      MEDIA_S3_REGION: SIGNER.region,
      MEDIA_S3_ACCESS_KEY_ID: SIGNER.accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: SIGNER.secretAccessKey,
    },
    objects,
    /** Method and target of each request. */
    requests,
    /** Fails the next requests, one after the other. */
    failNext: (...next: Failure[]) => failures.push(...next),
    /** Fails all requests, or those of a method. */
    fail(failure: Failure, method?: string): void {
      lasting = { failure, method }
    },
    /** Ends that. */
    recover(): void {
      lasting = undefined
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type ObjectStoreSimulator = Awaited<ReturnType<typeof startObjectStore>>
