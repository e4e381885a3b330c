import type { z } from 'zod'
import { ApiError, fieldError } from '@/lib/contract/error'
import type { requestSupport as operation, supportForm } from '@/lib/contract/support'
import { database } from '@/lib/server/db/client'
import { uuidOf } from '@/lib/server/db/uuid'
import type { RequestContext } from '@/lib/server/http/context'
import { requireKey } from '@/lib/server/http/idempotency'
import { limit } from '@/lib/server/http/rate-limit'
import { ok } from '@/lib/server/http/serve'
import { findOrder } from '@/lib/server/orders/repo'
import { nudge } from '@/lib/server/outbox/worker'
import { keyedHash } from '@/lib/server/secret'
import { mailRequest } from './mails'
import { findRequest, insertRequest, type SupportRow } from './repo'

type Form = z.output<typeof supportForm>

/** What a form says of its order. */
interface About {
  /** Only for an order that is the visitor's own. */
  orderId: string | null
  /** As a person reads it; empty where the request is about none. */
  words: string
}

/** @throws ApiError VALIDATION_FAILED alike for an unknown order and for somebody else's */
async function aboutOf(form: Form, { session }: RequestContext): Promise<About> {
  if (form.order_id) {
    const order = session && (await findOrder(session.userId, form.order_id))
    if (!order) throw fieldError('order_id', 'order')
    return { orderId: order.id, words: order.reference }
  }
  return { orderId: null, words: form.order_reference ? `${form.order_reference} (?)` : '' }
}

/** An order that nobody has checked is part of what was written. */
function messageOf({ message, order_reference }: Form, { orderId }: About): string {
  return order_reference && !orderId ? `[${order_reference}]\n\n${message}` : message
}

function numberOf(known: SupportRow, form: Form): string {
  const same =
    known.topic === form.topic &&
    known.name === form.name &&
    known.email === form.email &&
    (known.orderId ?? '') === (form.order_id ?? '') &&
    known.message === messageOf(form, { orderId: known.orderId, words: '' })
  if (!same) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return known.number
}

async function limitRequests({ email }: Form, { address, session }: RequestContext): Promise<void> {
  await limit('support-address', address)
  await limit('support-email', email)
  if (session) await limit('support-account', session.userId)
}

/**
 * Keeps what a visitor wrote under a number, and mails it. The same Idempotency-Key with the same form is the
 * same request.
 * @throws ApiError VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, RATE_LIMITED
 */
export async function requestSupport(
  form: Form,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof operation.response>> {
  const userId = context.session?.userId ?? null
  const id = uuidOf(keyedHash('support', userId ?? '', requireKey(context)))
  const before = await findRequest(id)
  if (before) return ok({ number: numberOf(before, form) })
  await limitRequests(form, context)
  const about = await aboutOf(form, context)
  const { topic, name, email } = form
  const message = messageOf(form, about)
  const written = await database().transaction(async (db) => {
    const { locale } = context
    const request = {
      id,
      userId,
      orderId: about.orderId,
      topic,
      name,
      email,
      message,
      locale,
      createdAt: now,
    }
    const row = await insertRequest(db, request, now)
    if (row) await mailRequest(db, row, about.words)
    return row
  })
  nudge()
  const row = written ?? (await findRequest(id))
  if (!row) throw new Error('the request to support was not written')
  return ok({ number: written ? row.number : numberOf(row, form) })
}
