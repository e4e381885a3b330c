import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { requireOwnToken } from '@/lib/server/catalog-changes/token'
import { readBody } from '@/lib/server/http/body'
import { failureOf } from '@/lib/server/http/define-route'
import { parseInput } from '@/lib/server/http/validation'

const body = z.object({ tags: z.array(z.string().max(256)).max(1000) })

/** Expires cached pages with these tags; the shop calls this route itself after an import. */
export async function POST(request: Request): Promise<Response> {
  try {
    await requireOwnToken(request)
    const { tags } = parseInput(body, await readBody(request))
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return new Response(null, { status: 204 })
  } catch (error) {
    return failureOf(request, error)
  }
}
