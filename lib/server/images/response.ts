import { ApiError, type ErrorCode } from '@/lib/contract/error'
import { BUSY_RETRY_SECONDS, RETRY_AFTER_SECONDS } from '@/lib/contract/error-status'
import type { ImageModifiers } from '@/lib/images/modifiers'
import { requestNetwork } from '@/lib/server/http/request-network'
import { createReport } from './report'
import { readImage } from './service'

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'

const report = createReport('imported images cannot be read')

const RETRY_SECONDS: Partial<Record<ErrorCode, number>> = {
  BUSY: BUSY_RETRY_SECONDS,
  UNAVAILABLE: RETRY_AFTER_SECONDS,
}

/** Responds with an image; 404 if there is none, 503 if too many are being made or their store cannot be used. */
export async function imageResponse(
  path: string,
  modifiers: ImageModifiers,
  forwardedFor: string | null,
): Promise<Response> {
  try {
    const served = await readImage(path, modifiers, requestNetwork(forwardedFor))
    if (!served) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(served.bytes), {
      headers: {
        'content-type': `image/${modifiers.format}`,
        'cache-control': served.final ? WEEK : 'no-store',
      },
    })
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    const seconds = code && RETRY_SECONDS[code]
    if (!seconds) throw error
    if (code === 'UNAVAILABLE') report(error)
    const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
}
