import { readFeedFile } from '@/lib/feeds/feed-files'
import { notFound, orFailure, streamed } from '@/lib/feeds/response'
import { openPieceTurns } from '@/lib/server/http/piece-turns'

/** A feed for another site, e.g. `goods.en.xml`, `press.th.xml`, `things-to-do.json`. */
export async function GET(request: Request, context: RouteContext<'/feeds/[file]'>): Promise<Response> {
  const { file } = await context.params
  return orFailure('Feed', async () => {
    const feed = await readFeedFile(file)
    return feed ? streamed(feed.pieces, feed.type, openPieceTurns(request)) : notFound()
  })
}
