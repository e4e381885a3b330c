import 'server-only'
import { pageFailure } from '@/lib/api/page-failure'
import { RETRY_AFTER_SECONDS } from '@/lib/contract/error-status'

const UNAVAILABLE = 503
/** Crawlers and the caches before the shop take a file again after it. */
const CACHE_CONTROL = 'public, max-age=600'
/** How long a document waits for its reader. One that takes nothing would keep others from being read. */
const STALLED_MS = 30_000

/** The file that a URL names does not exist. */
export const notFound = (): Response => new Response(null, { status: 404 })

/** Sends a document in pieces, each made when the reader takes it; ends it if the reader takes none. @throws what its first piece throws */
export async function streamed(pieces: AsyncGenerator<string>, type: string): Promise<Response> {
  const encoder = new TextEncoder()
  // Read before the rest, so that a source that fails does so before a status is sent.
  let next: IteratorResult<string> | undefined = await pieces.next()
  let stalled: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(stalled)
      const { done, value } = next ?? (await pieces.next())
      next = undefined
      if (done) return controller.close()
      controller.enqueue(encoder.encode(value))
      stalled = setTimeout(() => {
        controller.error(new Error('the reader of a document takes nothing'))
        void pieces.return(undefined)
      }, STALLED_MS).unref()
    },
    async cancel() {
      clearTimeout(stalled)
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL },
  })
}

/** Answers with the status of an error; with the time to come back if the data is away. */
export async function orFailure(name: string, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    console.error(name, error)
    const { status } = pageFailure(error)
    const headers: HeadersInit = status === UNAVAILABLE ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}
    return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  }
}
