import { AsyncLocalStorage } from 'node:async_hooks'
import { spans } from '@/lib/server/traces/spans'

/** What is known of the request that the running code belongs to. */
export interface CurrentRequest {
  id: string
  /** The network that counts as the visitor's address; see `networkOf`. */
  network: string
  /** The signed-in user, once the session is loaded. */
  userId: string | null
  /** Calls a function when the response is sent, or its client has left. Absent in tests without a server. */
  whenClosed?: (done: () => void) => void
  /** Gives the turn of a page to the next of its network, because this one waits for something else. */
  endTurn?: () => void
}

/** One for all bundles of the server: the instrumentation sets what routes read. */
const holder = globalThis as typeof globalThis & { sunhopRequest?: AsyncLocalStorage<CurrentRequest> }
holder.sunhopRequest ??= new AsyncLocalStorage()
const storage = holder.sunhopRequest

/** Undefined in background jobs and commands. */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore()
}

/** Names the user of the current request, for its security events. */
export function identifyUser(session: { userId: string } | null): void {
  const request = storage.getStore()
  if (request) request.userId = session?.userId ?? null
}

export function withRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return storage.run(request, work)
}

/** Runs work that a request starts but that serves other requests as well. */
export function outsideRequest<Result>(work: () => Result): Result {
  const recorded = spans()
  return storage.exit(() => (recorded ? recorded.outside(work) : work()))
}
