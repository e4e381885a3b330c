import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from './simulated-server'

/** How a gateway misbehaves, until the next call of `misbehave`. */
export interface Misbehavior {
  /** Responds late, in milliseconds. */
  slow?: number
  /** Closes the connection before processing the request. */
  down?: boolean
  /** Processes the request, then closes the connection. */
  silent?: boolean
  /** Processes the request, then responds with an error page. */
  page?: boolean
  /** Processes the request, then responds with this text in place of the result. */
  reply?: string
  /** Responds with more than any client should read. */
  huge?: boolean
  /** Responses and notifications have an amount other than the paid one, in major units. */
  amount?: string
  /** Likewise with another currency. */
  currency?: string
  /** Responds to inquiries about another invoice. */
  otherInvoice?: string
  /** Reports this status for every payment. */
  status?: string
  /** Inquiries find no payment. */
  forgetful?: boolean
  /** Limits the misbehavior to this call. */
  only?: 'charge' | 'inquiry' | 'refund'
  /** Signs with a secret other than the merchant's. */
  foreignSecret?: boolean
}

export type SimulatedResponse = Page | null

/** Applies the misbehavior to a response. */
export async function sent(
  response: Page,
  { slow, silent, page, huge, reply }: Misbehavior,
): Promise<SimulatedResponse> {
  if (slow) await wait(slow)
  if (silent) return null
  if (page) return { body: '<!DOCTYPE html><html><body>Bad gateway</body></html>', type: 'text/html' }
  if (reply !== undefined) return { ...response, body: reply }
  return huge ? { ...response, body: response.body + ' '.repeat(1_000_000) } : response
}

export interface SimulatedNotification {
  body: string
  type: string
}

/** Sends each notification `times` times, all concurrently. @returns status and body of each response */
export function deliver(
  url: string,
  notifications: readonly SimulatedNotification[],
  times = 1,
): Promise<string[]> {
  const posts = notifications.flatMap((notification) => Array.from({ length: times }, () => notification))
  return Promise.all(
    posts.map(async ({ body, type }) => {
      const response = await fetch(url, { method: 'POST', body, headers: { 'content-type': type } })
      return `${response.status} ${await response.text()}`
    }),
  )
}
