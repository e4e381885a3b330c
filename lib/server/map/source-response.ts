import { readPosition } from '@/lib/map/position'
import { mapFileAt } from './map-files'
import { mapNotFound, toMapResponse } from './respond'

/** Responds with the description of the map around a position, which changes with the map files of the shop. */
export async function mapSourceResponse(request: Request, written: string): Promise<Response> {
  const position = readPosition(written)
  if (!position) return mapNotFound()
  const { source } = await mapFileAt(position)
  return toMapResponse(request, JSON.stringify(source), { type: 'application/json', cache: 'no-cache' })
}
