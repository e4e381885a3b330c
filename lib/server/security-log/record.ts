import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { SecurityActor, SecurityEventKind, SecurityOutcome } from '@/lib/domain/security-event'
import { env } from '@/lib/env'
import { currentRequest } from '@/lib/server/http/current-request'
import { log } from '@/lib/server/http/log'
import { SECURITY_DETAILS, type SecurityDetail } from './detail'
import { recipientHash } from './recipient-hash'
import { insertEvent } from './repo'

export interface SecurityEvent<Kind extends SecurityEventKind> {
  kind: Kind
  outcome: SecurityOutcome
  detail: SecurityDetail<Kind>
  /** The account that the event is about; by default the signed-in user's. */
  userId?: string | null
  /** The email address or phone that was entered; only its hash is stored. */
  recipient?: string | null
  /** Who acted: by default the account, or a visitor if the event is refused and the account is not signed in. */
  actor?: SecurityActor
  /** By default the network of the request. */
  network?: string | null
}

const perMinute = (points: number) => ({ points, limiter: new RateLimiterMemory({ points, duration: 60 }) })
/** Refusals of one kind per network and minute; more say nothing new and would fill the table. */
const PER_NETWORK = perMinute(Math.ceil(60 * env.RATE_LIMIT_SCALE))
/** The same for all networks together, because an attacker can have many. */
const IN_TOTAL = perMinute(300)

/** Counts a refusal. Returns whether it is beyond a limit; the first that is has a line in the log. */
async function isBeyond(
  { points, limiter }: typeof PER_NETWORK,
  key: string,
  kind: string,
): Promise<boolean> {
  const { consumedPoints } = await limiter.penalty(key)
  if (consumedPoints === points + 1)
    log.warn({ kind, points }, 'more refusals than the security log records in a minute')
  return consumedPoints > points
}

async function isFlood(kind: SecurityEventKind, outcome: SecurityOutcome): Promise<boolean> {
  const request = currentRequest()
  if (outcome !== 'refused' || !request) return false
  return (await isBeyond(PER_NETWORK, `${kind} ${request.network}`, kind)) || isBeyond(IN_TOTAL, kind, kind)
}

/** @returns the detail as it may be stored; without anything if it is invalid, so that the event itself is not lost */
function storable(kind: SecurityEventKind, detail: unknown): Record<string, string> {
  const parsed = SECURITY_DETAILS[kind].safeParse(detail)
  if (!parsed.success) log.error({ kind }, 'a security event has an invalid detail, which is not stored')
  return parsed.success ? parsed.data : {}
}

/** Stores an event of the security log. @throws Error if the database cannot be written */
export async function storeSecurityEvent<Kind extends SecurityEventKind>(
  event: SecurityEvent<Kind>,
): Promise<void> {
  const { kind, outcome, recipient } = event
  const request = currentRequest()
  const userId = event.userId === undefined ? (request?.userId ?? null) : event.userId
  // A refused sign-in is about an account, but proves no one to be its owner.
  const isOfStranger = outcome === 'refused' && userId !== request?.userId
  await insertEvent({
    kind,
    outcome,
    userId,
    actor: event.actor ?? (userId === null || isOfStranger ? 'visitor' : 'user'),
    recipient: recipient ? recipientHash(recipient) : null,
    network: event.network === undefined ? (request?.network ?? null) : event.network,
    requestId: request?.id ?? null,
    detail: storable(kind, event.detail),
  })
}

/**
 * Stores an event of the security log and writes a line to the log, which has no user and network: these are personal
 * data, and only the table has a retention. Never fails a request: an event that cannot be stored has its line. Call it
 * after the commit of what it states.
 */
export async function recordSecurityEvent<Kind extends SecurityEventKind>(
  event: SecurityEvent<Kind>,
): Promise<void> {
  const { kind, outcome } = event
  if (await isFlood(kind, outcome)) return
  log.info({ kind, outcome, detail: storable(kind, event.detail) }, 'security event')
  try {
    await storeSecurityEvent(event)
  } catch (error) {
    log.error({ err: error, kind, outcome }, 'security event not stored')
  }
}
