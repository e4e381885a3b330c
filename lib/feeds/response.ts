import 'server-only'
import { pageFailure } from '@/lib/api/page-failure'
import { inTime } from '@/lib/api/within'
import { RETRY_AFTER_SECONDS } from '@/lib/contract/error-status'

const UNAVAILABLE = 503
/** A crawler does not wait much longer for the first piece. */
const DATA_TIMEOUT_MS = 8_000
/** Crawlers and the caches before the shop take a file again after it. */
const CACHE_CONTROL = 'public, max-age=600'
/** How long a document waits for its reader, at one piece and in all. One that takes nothing would stay open. */
const STALLED_MS = 30_000
const WAITING_MS = 600_000

/** The file that a URL names does not exist. */
export const notFound = (): Response => new Response(null, { status: 404 })

/** Makes the pieces of a document in turn with those of other networks; ended when the document is. */
export interface PieceTurns {
  /** Whether anyone reads the document: a request by HEAD takes only its headers. */
  isRead: boolean
  take<T>(work: () => Promise<T>): Promise<T>
  /** While the document waits for its reader, it can be ended for another; null once the reader takes a piece. */
  wait(drop: (() => void) | null): void
  end(): void
}

/** Measures how long the reader of a document has let it wait, and ends it after that, or when others need its place. */
function readersTime({ wait }: PieceTurns, onEnd: (reason: string) => void) {
  let waited = 0
  let since: number | null = null
  let timer: NodeJS.Timeout | undefined
  function stop() {
    clearTimeout(timer)
    wait(null)
    if (since !== null) waited += performance.now() - since
    since = null
  }
  return {
    stop,
    start() {
      wait(() => {
        stop()
        onEnd('the reader of a document makes room for another')
      })
      since = performance.now()
      const isLast = waited + STALLED_MS > WAITING_MS
      const reason = isLast
        ? 'the reader of a document is too slow'
        : 'the reader of a document takes nothing'
      timer = setTimeout(onEnd, isLast ? WAITING_MS - waited : STALLED_MS, reason).unref()
    },
  }
}

/**
 * Sends a document in pieces, each made in its turn when the reader takes it; ends it if the reader takes none, or lets
 * it wait for too long in all.
 * @throws what its first piece throws
 */
export async function streamed(
  pieces: AsyncGenerator<string>,
  type: string,
  turns: PieceTurns,
): Promise<Response> {
  const encoder = new TextEncoder()
  async function end() {
    turns.end()
    await pieces.return(undefined)
  }
  async function nextPiece() {
    try {
      return await turns.take(() => pieces.next())
    } catch (error) {
      turns.end()
      throw error
    }
  }
  // Read before the rest, so that a source that fails does so before a status is sent.
  let next: IteratorResult<string> | undefined = await nextPiece()
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL }
  // Without a reader it would hold its place until it is stalled.
  if (!turns.isRead) {
    await end()
    return new Response(null, { headers })
  }
  let reader: ReturnType<typeof readersTime> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      reader = readersTime(turns, (reason) => {
        controller.error(new Error(reason))
        void end()
      })
    },
    async pull(controller) {
      reader?.stop()
      const { done, value } = next ?? (await nextPiece())
      next = undefined
      if (done) {
        turns.end()
        return controller.close()
      }
      controller.enqueue(encoder.encode(value))
      reader?.start()
    },
    async cancel() {
      reader?.stop()
      await end()
    },
  })
  return new Response(body, { headers })
}

/** Answers with the status of an error; with the time to come back if the data is away. */
export async function orFailure(name: string, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await inTime(DATA_TIMEOUT_MS, respond())
  } catch (error) {
    console.error(name, error)
    const { status } = pageFailure(error)
    const headers: HeadersInit = status === UNAVAILABLE ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}
    return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  }
}
