import { log } from '@/lib/server/http/log'

/**
 * Runs a job at an interval, never twice at a time. Returns a function that stops it.
 * @param catchesUp runs at once after a run that took longer than the interval
 */
export function repeat(everyMs: number, work: () => Promise<unknown>, catchesUp = false): () => void {
  let [running, isLate, isStopped] = [false, false, false]
  async function run(): Promise<void> {
    running = true
    do {
      isLate = false
      await work().catch((error: unknown) => log.error({ err: error }, 'background job failed'))
    } while (catchesUp && isLate && !isStopped)
    running = false
  }
  const timer = setInterval(() => {
    isLate = running
    if (!running) void run()
  }, everyMs)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
