import { mapSourceResponse } from '@/lib/server/map/source-response'

/** Where the map around a position comes from: `/map/sources/13.75630,100.50180`. */
export async function GET(request: Request, context: RouteContext<'/map/sources/[position]'>) {
  const { position } = await context.params
  return mapSourceResponse(request, position)
}
