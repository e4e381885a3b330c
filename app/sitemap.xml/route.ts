import { connection } from 'next/server'
import { orFailure, streamed } from '@/lib/feeds/response'
import { readSitemapIndex } from '@/lib/feeds/sitemap-files'
import { openPieceTurns } from '@/lib/server/http/piece-turns'

/** The index of sitemaps; made on request, because a build has no database. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return orFailure('Sitemap', async () =>
    streamed(await readSitemapIndex(), 'application/xml', openPieceTurns(request)),
  )
}
