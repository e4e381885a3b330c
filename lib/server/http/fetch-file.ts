import { lookup as resolveName } from 'node:dns/promises'
import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPrivateAddress } from './private-address'

export interface FetchRules {
  /** The accepted types. */
  accept: string
  /** Also allows private addresses, and plain HTTP on loopback. */
  allowPrivateHosts: boolean
  /** Redirects to follow. */
  redirects: number
  /** In bytes. */
  most: number
  timeoutMs: number
}

/** A file could not be fetched; the message is shown to the operator. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/**
 * Resolves and checks a host's addresses. The connection uses exactly these, so that a second, different DNS
 * answer (rebinding) has no effect.
 */
async function addressesOf(url: URL, { allowPrivateHosts }: FetchRules) {
  if (!/^https?:$/.test(url.protocol)) throw new NotFetched('must be an https URL')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses =
    family === 0
      ? await resolveName(host, { all: true }).catch(() => {
          throw new NotFetched(`unknown host ${host}`)
        })
      : [{ address: host, family }]
  if (!allowPrivateHosts && addresses.some(({ address }) => isPrivateAddress(address)))
    throw new NotFetched(`${host} is a private address (--allow-private-hosts allows it)`)
  const local = allowPrivateHosts && addresses.every(({ address }) => isLoopback(address))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local))
    throw new NotFetched('must be an https URL')
  return addresses
}

function fixedLookup(addresses: Array<{ address: string; family: number }>): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else if (first) done(null, first.address, first.family)
  }
}

function send(
  url: URL,
  lookup: LookupFunction,
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    const request: ClientRequest = get(url, { lookup, signal, headers: { accept }, agent: false }, resolve)
    request.once('error', reject)
  })
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} KB` : `${Math.round(bytes / 1_000_000)} MB`

async function body(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) {
      response.destroy()
      throw new NotFetched(`is larger than ${sizeOf(most)}`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function follow(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer> {
  let at = url
  for (let redirects = 0; redirects <= rules.redirects; redirects++) {
    const response = await send(at, fixedLookup(await addressesOf(at, rules)), rules.accept, signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200) return body(response, rules.most)
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(status) || !headers.location)
      throw new NotFetched(`the host responded with ${status}`)
    if (!URL.canParse(headers.location, at)) throw new NotFetched('the host redirects to an invalid URL')
    at = new URL(headers.location, at)
  }
  throw new NotFetched(
    rules.redirects === 0 ? 'the host redirects' : `the host redirects more than ${rules.redirects} times`,
  )
}

/**
 * Fetches a file over HTTPS within a time and size limit; refuses private addresses unless allowed.
 * @throws NotFetched
 */
export async function fetchFile(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs)
  try {
    return await follow(new URL(address), rules, signal)
  } catch (error) {
    if (error instanceof NotFetched) throw error
    if (signal.aborted) throw new NotFetched(`no response within ${rules.timeoutMs / 1000} s`)
    throw new NotFetched(error instanceof Error ? error.message : String(error))
  }
}
