import { mapImageResponse } from '@/lib/server/map/image-response'

/** The map around a position as an image: `/map/images/dark/13.75630,100.50180`. */
export async function GET(request: Request, context: RouteContext<'/map/images/[theme]/[position]'>) {
  const { theme, position } = await context.params
  return mapImageResponse(request, theme, position)
}
