import { env } from '@/lib/env'
import { parseModifiers } from '@/lib/images/modifiers'
import { readImage } from '@/lib/server/images/service'

const PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/

export async function GET(request: Request, context: RouteContext<'/img/[modifiers]/[...path]'>) {
  const { modifiers, path } = await context.params
  const parsed = parseModifiers(modifiers)
  const name = path.join('/')
  if (!parsed || !PATH.test(name)) return new Response(null, { status: 404 })
  if (env.API_ORIGIN && !name.startsWith('site/'))
    return fetch(new URL(new URL(request.url).pathname, env.API_ORIGIN))
  const served = await readImage(name, parsed)
  if (!served) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(served.picture), {
    headers: {
      'content-type': `image/${parsed.format}`,
      'cache-control': served.final ? 'public, max-age=604800, stale-while-revalidate=2592000' : 'no-store',
    },
  })
}
