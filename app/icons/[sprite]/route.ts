import type { NextRequest } from 'next/server'
import { env } from '@/lib/env'
import { ICONS_CACHE_CONTROL } from '@/lib/icons/cache-control'
import { loadIcons } from '@/lib/icons/load-icons'

const MAX_ICONS = 60

/** Returns the icons named in the query, one symbol each: `/icons/mdi.svg?icons=train,bus`. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ sprite: string }> },
): Promise<Response> {
  const set = (await params).sprite.replace(/\.svg$/, '')
  const names = (request.nextUrl.searchParams.get('icons') ?? '').split(',').slice(0, MAX_ICONS)
  const icons = await loadIcons(env.ICON_SERVICES, set, names).catch((error: unknown) => {
    console.warn(`icons of ${set.slice(0, 40)} could not be fetched`, error)
    return null
  })
  if (!icons || icons.size === 0)
    return new Response(null, { status: icons ? 404 : 504, headers: { 'cache-control': 'no-store' } })
  const symbols = [...icons].map(
    ([name, { body, width, height }]) =>
      `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  )
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': ICONS_CACHE_CONTROL },
  })
}
