import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from './simulated-server'

/** How a gateway goes wrong, until it is told otherwise. */
export interface Misbehaviour {
  /** Answers late, in milliseconds. */
  slow?: number
  /** Hangs up before it does anything. */
  down?: boolean
  /** Does what it is asked and then hangs up. */
  silent?: boolean
  /** An error page instead of an answer, after doing what it was asked. */
  page?: boolean
  /** More than anybody reads. */
  huge?: boolean
  /** Answers, and sends notices, with another amount than was paid, in major units. */
  amount?: string
  /** Likewise with another currency. */
  currency?: string
  /** Answers inquiries about another invoice. */
  otherInvoice?: string
  /** Says this of every payment. */
  status?: string
  /** Knows of no payment when it is asked. */
  forgetful?: boolean
  /** Goes wrong at this call alone. */
  only?: 'charge' | 'inquiry' | 'refund'
  /** Signs with a secret that is not the merchant's. */
  foreignSecret?: boolean
}

export type Answer = Page | null

/** What comes of an answer on its way out. */
export async function sent(answer: Page, { slow, silent, page, huge }: Misbehaviour): Promise<Answer> {
  if (slow) await wait(slow)
  if (silent) return null
  if (page) return { body: '<!DOCTYPE html><html><body>Bad gateway</body></html>', type: 'text/html' }
  return huge ? { ...answer, body: answer.body + ' '.repeat(1_000_000) } : answer
}

export interface SimulatedNotice {
  body: string
  type: string
}

/** Brings notices over the network, each of them so often, all at once. @returns status and body of each answer */
export function deliver(url: string, notices: readonly SimulatedNotice[], times = 1): Promise<string[]> {
  const posts = notices.flatMap((notice) => Array.from({ length: times }, () => notice))
  return Promise.all(
    posts.map(async ({ body, type }) => {
      const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': type } })
      return `${answer.status} ${await answer.text()}`
    }),
  )
}
