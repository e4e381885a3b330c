import { hostImage } from '@/lib/api/host/image'
import { env } from '@/lib/env'

export async function GET(request: Request, context: RouteContext<'/img/host/[...path]'>) {
  const { path } = await context.params
  if (!env.API_ORIGIN) return new Response(null, { status: 404 })
  return hostImage(path, new URL(request.url).search, env.API_ORIGIN)
}
