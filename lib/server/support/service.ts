import type { z } from 'zod'
import { ApiError, fieldError } from '@/lib/contract/error'
import type { requestSupport as operation, supportForm } from '@/lib/contract/support'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { replyDueAt } from '@/lib/domain/support'
import { env } from '@/lib/env'
import { findProduct } from '@/lib/server/catalog/product-repo'
import { database } from '@/lib/server/db/client'
import { uuidOf } from '@/lib/server/db/uuid'
import type { RequestContext } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requireKey } from '@/lib/server/http/idempotency'
import { limit } from '@/lib/server/http/rate-limit'
import { findOrder } from '@/lib/server/orders/repo'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { keyedHashes } from '@/lib/server/secret'
import { mailRequest } from './mails'
import { findRequest, insertRequest, type SupportRow } from './repo'

type Form = z.output<typeof supportForm>

/** The order and product that a request is about. */
interface About {
  /** Only for a product that is sold. */
  productId: string | null
  /** Its name in the default locale and its id; empty without a product. */
  product: string
  /** Only for the user's own order. */
  orderId: string | null
  /** The order as text for the support staff; empty without an order. */
  orderText: string
}

/** @throws ApiError VALIDATION_FAILED, the same for an unknown order and another user's order */
async function orderAbout(form: Form, { session }: RequestContext) {
  if (form.order_id) {
    const order = session && (await findOrder(session.userId, form.order_id))
    if (!order) throw fieldError('order_id', 'order')
    return { orderId: order.id, orderText: order.reference }
  }
  return { orderId: null, orderText: form.order_reference ? `${form.order_reference} (?)` : '' }
}

async function aboutOf(form: Form, context: RequestContext): Promise<About> {
  const order = await orderAbout(form, context)
  if (!form.product_id) return { ...order, productId: null, product: '' }
  const found = await findProduct(form.product_id, DEFAULT_LOCALE)
  if (!found) throw fieldError('product_id', 'product')
  const { id } = found.product
  return { ...order, productId: id, product: `${found.translation.name} (${id})` }
}

const received = ({ number, replyDueAt: dueAt }: SupportRow) => ({
  number,
  reply_due_at: dueAt?.toISOString() ?? null,
})

/** An unverified order reference is stored as part of the message. */
function messageOf({ message, order_reference }: Form, { orderId }: Pick<About, 'orderId'>): string {
  return order_reference && !orderId ? `[${order_reference}]\n\n${message}` : message
}

function repeated(known: SupportRow, form: Form) {
  const same =
    known.topic === form.topic &&
    known.name === form.name &&
    known.email === form.email &&
    (known.orderId ?? '') === (form.order_id ?? '') &&
    (known.productId ?? '') === (form.product_id ?? '') &&
    known.message === messageOf(form, known)
  if (!same) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return received(known)
}

async function limitRequests({ email }: Form, { address, session }: RequestContext): Promise<void> {
  await limit('support-address', address)
  await limit('support-email', email)
  if (session) await limit('support-account', session.userId)
}

/**
 * Stores a support request under a new number and mails it. The same Idempotency-Key with the same form
 * returns the same number.
 * @throws ApiError VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, RATE_LIMITED; UNAUTHENTICATED if the account was deleted in the
 *   meantime
 */
export async function requestSupport(
  form: Form,
  context: RequestContext,
  now = new Date(),
): Promise<z.input<typeof operation.response>> {
  const userId = context.session?.userId ?? null
  const ids = keyedHashes('support', userId ?? '', requireKey(context)).map(uuidOf)
  const [id = ''] = ids
  const existing = await findRequest(ids)
  if (existing) return ok(repeated(existing, form))
  await limitRequests(form, context)
  const about = await aboutOf(form, context)
  const { topic, name, email } = form
  const message = messageOf(form, about)
  const inserted = await database().transaction(async (db) => {
    const { locale } = context
    const request = {
      id,
      userId,
      orderId: about.orderId,
      productId: about.productId,
      topic,
      name,
      email,
      message,
      locale,
      createdAt: now,
      awaitingSince: now,
      replyDueAt: replyDueAt(now, env.SUPPORT_REPLY_HOURS),
    }
    const row = await insertRequest(db, request, now)
    if (row) await mailRequest(db, row, about)
    return row
  })
  wakeOutbox()
  const row = inserted ?? (await findRequest([id]))
  if (!row) throw new Error('support request insert returned no row')
  return ok(inserted ? received(row) : repeated(row, form))
}
