import PQueue from 'p-queue'

const queue = new PQueue({ concurrency: 1 })

/**
 * Runs heavy work one job at a time, so that one core stays free for requests; urgent jobs first, otherwise
 * in order of arrival.
 */
export function enqueue<T>(urgent: boolean, work: () => Promise<T>): Promise<T> {
  return queue.add(work, { priority: urgent ? 1 : 0 })
}
