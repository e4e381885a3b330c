import PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'
import { BUSY_RETRY_SECONDS } from '@/lib/contract/error-status'
import { env } from '@/lib/env'
import { ICONS_CACHE_CONTROL } from '@/lib/icons/cache-control'
import { loadIcons } from '@/lib/icons/load-icons'
import { createFairQueue } from '@/lib/server/fair-queue'
import { log } from '@/lib/server/http/log'
import { requestNetwork } from '@/lib/server/http/request-network'

const MAX_ICONS = 60

/** Names that visitors make up are requested of services with some at a time: these see the shop as one visitor. */
const inTurn = createFairQueue(new PQueue({ concurrency: 4 }), { most: 60, mostPerOwner: 15, rests: false })

function failure(error: unknown, set: string): Response {
  const headers = { 'cache-control': 'no-store' }
  if (error instanceof ApiError && error.code === 'BUSY')
    return new Response(null, {
      status: 503,
      headers: { ...headers, 'retry-after': String(BUSY_RETRY_SECONDS) },
    })
  log.warn({ err: error, set: set.slice(0, 40) }, 'icons could not be fetched')
  return new Response(null, { status: 504, headers })
}

/**
 * Responds with the icons of a set, one symbol each; 404 if there are none, 503 if too many are being requested, 504 if no
 * service responds.
 * @param listed names separated by commas
 */
export async function iconsResponse(
  set: string,
  listed: string,
  forwardedFor: string | null,
): Promise<Response> {
  const names = listed.split(',').slice(0, MAX_ICONS)
  const network = requestNetwork(forwardedFor)
  try {
    const icons = await loadIcons(env.ICON_SERVICES, set, names, { inTurn: (work) => inTurn(network, work) })
    if (icons.size === 0) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    const symbols = [...icons].map(
      ([name, { body, width, height }]) =>
        `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
    )
    return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': ICONS_CACHE_CONTROL },
    })
  } catch (error) {
    return failure(error, set)
  }
}
