import { notFound, orFailure, streamed } from '@/lib/feeds/response'
import { readSitemapFile } from '@/lib/feeds/sitemap-files'
import { openPieceTurns } from '@/lib/server/http/piece-turns'

/** The addresses of a kind of page in a language, e.g. `product-1.th.xml`. */
export async function GET(request: Request, context: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await context.params
  return orFailure('Sitemap', async () => {
    const pieces = await readSitemapFile(file)
    return pieces ? streamed(pieces, 'application/xml', openPieceTurns(request)) : notFound()
  })
}
