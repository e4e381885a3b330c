import type { z } from 'zod'
import type * as contract from '@/lib/contract/public-pages'
import { ok } from '@/lib/server/http/define-route'
import { pagesFrom, partsOf } from './public-pages-repo'

export async function listPages(
  query: z.output<typeof contract.listPublicPages.query>,
): Promise<z.input<typeof contract.listPublicPages.response>> {
  const { limit } = query
  const rows = await pagesFrom({ ...query, limit: limit + 1 })
  const items = rows.slice(0, limit).map(({ id, updated_at, images }) => ({
    id,
    updated_at: updated_at.toISOString(),
    images,
  }))
  return ok({ items, next: rows[limit]?.id ?? null })
}

export async function listParts({
  kind,
  size,
}: z.output<typeof contract.listPublicPageParts.query>): Promise<
  z.input<typeof contract.listPublicPageParts.response>
> {
  const parts = await partsOf(kind, size)
  return ok(parts.map(({ from, updated_at }) => ({ from, updated_at: updated_at.toISOString() })))
}
