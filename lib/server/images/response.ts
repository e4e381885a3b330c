import { ApiError } from '@/lib/contract/error'
import { BUSY_RETRY_SECONDS } from '@/lib/contract/error-status'
import type { ImageModifiers } from '@/lib/images/modifiers'
import { requestNetwork } from '@/lib/server/http/request-network'
import { readImage } from './service'

const WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'

/** Responds with an image; 404 if there is none, 503 if too many images are being made. */
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
    if (!(error instanceof ApiError && error.code === 'BUSY')) throw error
    const headers = { 'retry-after': String(BUSY_RETRY_SECONDS), 'cache-control': 'no-store' }
    return new Response(null, { status: 503, headers })
  }
}
