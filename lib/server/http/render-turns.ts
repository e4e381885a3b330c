import type PQueue from 'p-queue'
import { sharedQueue } from '@/lib/server/shared-queue'
import { currentRequest } from './current-request'

/** A page that takes longer waits for something else, and does not occupy the thread. */
const TURN_MS = 3_000

const queue = sharedQueue('page renders')

/** On globalThis: the instrumentation starts the queue, and the metrics read it. */
const holder = globalThis as typeof globalThis & { sunhopRenders?: PQueue }

export const setRenderQueue = queue.set

export function countRenders(renders: PQueue): void {
  holder.sunhopRenders = renders
}

/** How many pages are being rendered, and how many wait for it. */
export function renderCounts(): { running: number; waiting: number } {
  return { running: holder.sunhopRenders?.pending ?? 0, waiting: holder.sunhopRenders?.size ?? 0 }
}

/** Resolves when the response of the current request is sent, or its client has left. */
function answered(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, TURN_MS).unref()
    const end = () => {
      clearTimeout(timer)
      done()
    }
    const { whenClosed } = currentRequest() ?? {}
    if (whenClosed) whenClosed(end)
    else end()
  })
}

/**
 * Waits until it is a network's turn to have a page rendered, which then is until its response ends.
 * @throws ApiError BUSY if too many wait
 */
export async function renderTurn(network: string): Promise<void> {
  // Its network's other pages, most of which are stored, need not wait for this one.
  currentRequest()?.endTurn?.()
  const turn = Promise.withResolvers<void>()
  const render = async () => {
    turn.resolve()
    await answered()
  }
  queue.inTurn(network, render).catch(turn.reject)
  await turn.promise
}
