import { NextResponse } from 'next/server'
import { RETRY_AFTER_SECONDS } from '@/lib/contract/error-status'
import { isBot } from '@/lib/domain/bots'

const NOT_FOUND = 404
const UNAVAILABLE = 503

export const isFromBot = ({ headers }: { headers: Headers }): boolean =>
  isBot(headers.get('user-agent') ?? '')

/**
 * Search engines and link previews get the status without an error page, which they would only index.
 * @param path as logs have it
 */
export function forBot(path: string, status: number): NextResponse {
  if (status === NOT_FOUND) console.warn(`${status} for a bot: ${path}`)
  return retryLater(new NextResponse(null, { status }))
}

/** Says when to come back if the shop is unavailable. */
export function retryLater(response: NextResponse): NextResponse {
  if (response.status === UNAVAILABLE) response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return response
}
