import 'server-only'
import { cacheLife } from 'next/cache'
import { isReported } from '@/lib/domain/reported-error'
import { inTime } from '../within'
import { type CacheLife, FAILED } from './cache-lives'

/** The longest time that a page waits for what it can be shown without. */
const TIMEOUT_MS = 6_000

/**
 * Returns what a cached function reads, with a cache life, or a fallback if the read fails or takes too long. The error
 * is logged, and a retry follows soon. The read must not be cached itself: Next fails a page for an error of a cached
 * function even if another one catches it.
 * @param name what is read, for the log
 */
export async function orFallback<T>(
  name: string,
  read: Promise<T>,
  life: CacheLife,
  fallback: T,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  try {
    const value = await inTime(timeoutMs, read)
    cacheLife(life)
    return value
  } catch (error) {
    if (!isReported(error)) console.error(name, error)
    cacheLife(FAILED)
    return fallback
  }
}
