import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { cspReports } from '@/lib/contract/csp-report'
import { ApiError } from '@/lib/contract/error'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { readBytes } from './body'
import { errorResponse } from './error-response'
import { log } from './log'
import { rateLimited } from './rate-limited'
import { requestNetwork } from './request-network'
import { parseInput } from './validation'

const MAX_BYTES = 16 * 1024

/** In memory: reports must not load the database, which a storefront does not even have. */
const perNetwork = new RateLimiterMemory({ keyPrefix: 'network', points: 30, duration: 60 })
const overall = new RateLimiterMemory({ keyPrefix: 'all', points: 300, duration: 60 })

async function count(network: string): Promise<void> {
  try {
    await perNetwork.consume(network)
    await overall.consume('all')
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    throw rateLimited(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('MALFORMED_JSON', { cause })
  }
}

/** Logs what a browser reports of the content security policy: one line for each request. */
export async function receiveCspReports(request: Request): Promise<Response> {
  try {
    await count(requestNetwork(request.headers.get('x-forwarded-for')))
    const bytes = await readBytes(request, MAX_BYTES)
    const violations = parseInput(cspReports, parsed(new TextDecoder().decode(bytes)))
    // Anyone can send one, and extensions of browsers cause some: it is no warning of the server.
    log.info({ violations }, 'content security policy violated')
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return errorResponse(error, translator(DEFAULT_LOCALE))
  }
}
