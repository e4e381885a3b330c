import { lookup as resolveName } from 'node:dns/promises'
import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPrivateAddress } from './private-address'

const MOST_REDIRECTS = 3

export interface FetchRules {
  /** Also from this machine and its network, there also over http. */
  allowPrivateHosts: boolean
  /** Bytes. */
  most: number
  timeoutMs: number
}

/** A picture that could not be fetched, in words for the operator. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/**
 * The addresses of a host, checked. They are those that are connected to: a name that answers otherwise the second
 * time gains nothing.
 */
async function addressesOf(url: URL, { allowPrivateHosts }: FetchRules) {
  if (!/^https?:$/.test(url.protocol)) throw new NotFetched('must be an https address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses =
    family === 0
      ? await resolveName(host, { all: true }).catch(() => {
          throw new NotFetched(`the host ${host} is not known`)
        })
      : [{ address: host, family }]
  if (!allowPrivateHosts && addresses.some(({ address }) => isPrivateAddress(address)))
    throw new NotFetched(`${host} is a private address (--allow-private-hosts allows it)`)
  const local = allowPrivateHosts && addresses.every(({ address }) => isLoopback(address))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local))
    throw new NotFetched('must be an https address')
  return addresses
}

function fixedLookup(addresses: Array<{ address: string; family: number }>): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else if (first) done(null, first.address, first.family)
  }
}

function ask(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg' }
    const request: ClientRequest = get(url, { lookup, signal, headers, agent: false }, resolve)
    request.once('error', reject)
  })
}

async function body(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) {
      response.destroy()
      throw new NotFetched(`is larger than ${Math.round(most / 1_000_000)} MB`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function follow(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Buffer> {
  let at = url
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await ask(at, fixedLookup(await addressesOf(at, rules)), signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200) return body(response, rules.most)
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(status) || !headers.location)
      throw new NotFetched(`the host answers ${status}`)
    if (!URL.canParse(headers.location, at)) throw new NotFetched('the host sends on to nowhere')
    at = new URL(headers.location, at)
  }
  throw new NotFetched(`the host sends on more than ${MOST_REDIRECTS} times`)
}

/**
 * Fetches a picture over https, within a time and a size, from nowhere in this machine's network unless allowed.
 * @throws NotFetched
 */
export async function fetchImage(address: string, rules: FetchRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(rules.timeoutMs)
  try {
    return await follow(new URL(address), rules, signal)
  } catch (error) {
    if (error instanceof NotFetched) throw error
    if (signal.aborted) throw new NotFetched(`no answer within ${rules.timeoutMs / 1000} s`)
    throw new NotFetched(error instanceof Error ? error.message : String(error))
  }
}
