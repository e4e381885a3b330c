import PQueue from 'p-queue'
import { ApiError } from '@/lib/contract/error'
import { BUSY_RETRY_SECONDS } from '@/lib/contract/error-status'
import { isMapTheme } from '@/lib/map/colors'
import { readPosition } from '@/lib/map/position'
import { createFairQueue } from '@/lib/server/fair-queue'
import { requestNetwork } from '@/lib/server/http/request-network'
import { drawMapImage } from './draw-map-image'
import { mapFileAt } from './map-files'
import { mapNotFound, toMapResponse } from './respond'

/** The operator may replace the map file. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

const inTurn = createFairQueue(new PQueue({ concurrency: 1 }), { most: 100, mostPerOwner: 30 })

/**
 * Responds with the map around a position as an SVG image, without the marker; 404 if there is no such position or theme,
 * 503 if too many are being drawn.
 */
export async function mapImageResponse(request: Request, theme: string, written: string): Promise<Response> {
  const position = readPosition(written)
  if (!position || !isMapTheme(theme)) return mapNotFound()
  const network = requestNetwork(request.headers.get('x-forwarded-for'))
  try {
    const svg = await inTurn(network, async () => drawMapImage(await mapFileAt(position), position, theme))
    return toMapResponse(request, svg, { type: 'image/svg+xml', cache: CACHE })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'BUSY')) throw error
    return new Response(null, {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': String(BUSY_RETRY_SECONDS) },
    })
  }
}
