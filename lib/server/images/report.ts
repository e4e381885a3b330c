import { log } from '@/lib/server/http/log'

const MINUTE_MS = 60_000

/** Returns a function that logs an error at most once a minute: each request would report the same. */
export function createReport(message: string): (error: unknown) => void {
  let reported = Number.NEGATIVE_INFINITY
  return (error) => {
    if (Date.now() - reported < MINUTE_MS) return
    reported = Date.now()
    log.warn({ err: error }, message)
  }
}
