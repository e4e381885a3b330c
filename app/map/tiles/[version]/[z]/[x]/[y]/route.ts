import { mapTileResponse } from '@/lib/server/map/tile-response'

/** A vector tile of a map. */
export async function GET(
  request: Request,
  context: RouteContext<'/map/tiles/[version]/[z]/[x]/[y]'>,
): Promise<Response> {
  return mapTileResponse(request, await context.params)
}
