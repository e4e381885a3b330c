import { env } from '@/lib/env'
import { parseModifiers } from '@/lib/images/image-uses'
import { imageResponse } from '@/lib/server/images/response'

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/

export async function GET(request: Request, context: RouteContext<'/img/[modifiers]/[...path]'>) {
  const { modifiers, path } = await context.params
  const name = path.join('/')
  const parsed = parseModifiers(modifiers, name)
  if (!parsed || !PATH.test(name)) return new Response(null, { status: 404 })
  const forwardedFor = request.headers.get('x-forwarded-for')
  if (!env.API_ORIGIN || name.startsWith('site/')) return imageResponse(name, parsed, forwardedFor)
  return fetch(new URL(new URL(request.url).pathname, env.API_ORIGIN), {
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
  })
}
