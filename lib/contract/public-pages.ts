import { z } from 'zod'
import { PUBLIC_PAGES_SIZE } from '@/lib/domain/page-size'
import { PUBLIC_PAGE_KINDS } from '@/lib/domain/public-pages'
import { defineOperation, envelope } from './operation'
import { slug } from './shared'

const kind = z.enum(PUBLIC_PAGE_KINDS)
/** When what a page shows last changed; null if the API host does not say. */
const updatedAt = z.iso.datetime().nullable()

export const publicPage = z.object({
  /** The id of a product, the slug of a category or destination. */
  id: z.string(),
  updated_at: updatedAt,
  /** Paths of its images. */
  images: z.array(z.string()),
})
export type PublicPage = z.infer<typeof publicPage>

export const listPublicPages = defineOperation({
  method: 'GET',
  path: '/api/catalog/public-pages',
  summary:
    'Lists the pages of the catalog in order of their ids, for sitemaps: from an id to before another one',
  query: z.object({
    kind,
    from: slug.optional(),
    until: slug.optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, PUBLIC_PAGES_SIZE.max))
      .default(PUBLIC_PAGES_SIZE.usual),
  }),
  response: envelope(
    z.object({
      items: z.array(publicPage),
      /** The `from` of what follows; null at the end. */
      next: z.string().nullable(),
    }),
  ),
})

export const publicPagePart = z.object({ from: z.string(), updated_at: updatedAt })
export type PublicPagePart = z.infer<typeof publicPagePart>

export const listPublicPageParts = defineOperation({
  method: 'GET',
  path: '/api/catalog/public-pages/parts',
  summary: 'Divides the pages of a kind into parts of one size: where each starts, and its last change',
  query: z.object({ kind, size: z.coerce.number().int().min(1).max(50_000) }),
  response: envelope(z.array(publicPagePart)),
})
