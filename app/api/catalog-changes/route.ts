import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { isOwnToken } from '@/lib/server/catalog-changes/token'

const body = z.object({ tags: z.array(z.string().max(256)).max(1000) })

/** Expires cached pages with these tags; the shop calls this route itself after an import. */
export async function POST(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''
  if (!isOwnToken(token)) return new Response(null, { status: 404 })
  const { success, data } = body.safeParse(await request.json().catch(() => null))
  if (!success) return new Response(null, { status: 400 })
  for (const tag of data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
