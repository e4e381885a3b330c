import type { z } from 'zod'
import type * as contract from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { joinBookingDetails } from '@/lib/domain/booking-details'
import { MAX_CART_ITEMS } from '@/lib/domain/cart-size'
import { sameMoney } from '@/lib/domain/money'
import { type PriceRequest, quote } from '@/lib/server/catalog/price-selection'
import { findOption } from '@/lib/server/catalog/price-selection-repo'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { keyOf, requestHash } from '@/lib/server/http/idempotency'
import { type Pricing, pricingIn } from '@/lib/server/partner/rates'
import { itemView } from './cart-item-view'
import * as repo from './repo'
import { addQuantities, itemColumns, normalizeSelection, seenColumns, selectionOf } from './selection'

type Result<O extends { response: z.ZodType }> = Promise<z.input<O['response']>>

export async function listCart(
  { page, limit }: { page: number; limit: number },
  context: SignedIn,
): Result<typeof contract.listCart> {
  const { userId } = context.session
  const [total, rows, pricing] = await Promise.all([
    repo.countItems(userId),
    repo.listItems(userId, context.locale, { limit, offset: (page - 1) * limit }),
    pricingIn(context.currency),
  ])
  const items = await Promise.all(rows.map((row) => itemView(row, context.locale, pricing)))
  const meta = { total, current_page: page, last_page: Math.max(1, Math.ceil(total / limit)) }
  return ok({ items, meta }, context.t('cart.api.listed', { items: total }))
}

async function oneItem(id: string, context: SignedIn, pricing: Pricing) {
  const [item] = await repo.findItems(context.session.userId, [id], context.locale)
  if (!item) throw new ApiError('CART_ITEM_NOT_FOUND')
  return itemView(item, context.locale, pricing)
}

async function normalized(
  selection: z.output<typeof contract.selection>,
  { locale }: SignedIn,
): Promise<PriceRequest> {
  const facts = await findOption(selection.option_id)
  if (facts?.product.id !== selection.product_id) throw new ApiError('PRODUCT_NOT_FOUND')
  return normalizeSelection(selection, facts, locale)
}

interface IdempotencyKey {
  key: string
  hash: string
}

/** @throws ApiError IDEMPOTENCY_CONFLICT if the key was used with a different request */
async function addedBefore(
  userId: string,
  { key, hash }: IdempotencyKey,
  db?: Transaction,
): Promise<string | null> {
  const addition = await repo.findAddition(userId, key, db)
  if (addition?.requestHash && addition.requestHash !== hash) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return addition?.id ?? null
}

/** Merges into the item with the same selection, if any; the merged item must pass all checks. */
async function place(
  request: PriceRequest,
  idempotencyKey: IdempotencyKey | null,
  { userId }: SignedIn['session'],
  pricing: Pricing,
): Promise<string> {
  return database().transaction(async (db) => {
    await repo.lockUser(db, userId)
    const addition = idempotencyKey && (await addedBefore(userId, idempotencyKey, db))
    if (addition) return addition
    const same = await repo.findSameItem(db, itemColumns(userId, request))
    if (!same && (await repo.countItems(userId, db)) >= MAX_CART_ITEMS)
      throw new ApiError('CART_FULL', { values: { max: MAX_CART_ITEMS } })
    const merged = same
      ? {
          ...request,
          quantities: addQuantities(same.quantities, request.quantities),
          bookingDetails: joinBookingDetails(same.bookingDetails, request.bookingDetails),
        }
      : request
    const offer = await quote(merged, { ...pricing, db })
    const item = { ...itemColumns(userId, merged), ...seenColumns(offer, pricing.rates) }
    if (same) await repo.updateItem(db, same.id, item)
    const id = same?.id ?? (await repo.insertItem(db, item))
    if (idempotencyKey) {
      const { key, hash } = idempotencyKey
      await repo.recordAddition(db, { userId, key, requestHash: hash, cartItemId: id })
    }
    return id
  })
}

/**
 * Adds a selection to the cart. Repeating the Idempotency-Key adds nothing.
 * @throws ApiError the codes of quote(); CART_FULL; IDEMPOTENCY_CONFLICT if the key was used with another selection;
 *   PRICE_CHANGED with `details.total` if the price differs from the one the visitor saw
 */
export async function addToCart(
  body: z.output<typeof contract.addToCart.body>,
  context: SignedIn,
): Result<typeof contract.addToCart> {
  const { userId } = context.session
  const key = keyOf(context)
  const idempotencyKey = key ? { key, hash: requestHash(body) } : null
  const before = idempotencyKey && (await addedBefore(userId, idempotencyKey))
  const pricing = await pricingIn(context.currency)
  const request = await normalized(body, context)
  const expected = body.expected_total
  if (expected && !before) {
    const { total } = await quote(request, await pricingIn(expected.currency))
    if (!sameMoney(total, expected)) throw new ApiError('PRICE_CHANGED', { details: { total } })
  }
  const id = before ?? (await place(request, idempotencyKey, context.session, pricing))
  const [item, total_items] = await Promise.all([oneItem(id, context, pricing), repo.countItems(userId)])
  return ok({ item, total_items }, context.t('cart.api.added'))
}

/** @throws ApiError CART_ITEM_NOT_FOUND; the codes of quote() */
export async function updateCartItem(
  id: string,
  changes: z.output<typeof contract.updateCartItem.body>,
  context: SignedIn,
): Result<typeof contract.updateCartItem> {
  const { userId } = context.session
  const pricing = await pricingIn(context.currency)
  const [before] = await repo.findItems(userId, [id], context.locale)
  if (!before) throw new ApiError('CART_ITEM_NOT_FOUND')
  const old = selectionOf(before)
  const changedOr = <T>(change: T | undefined, value: T) => (change === undefined ? value : change)
  const request = await normalized(
    {
      product_id: before.product.id,
      option_id: changes.option_id ?? old.optionId,
      date: changedOr(changes.date, old.date),
      end_date: changedOr(changes.end_date, old.endDate),
      time: changedOr(changes.time, old.time),
      quantities: changes.quantities ?? old.quantities,
      extras: changes.extras ?? old.extras,
      booking_details: changes.booking_details ?? old.bookingDetails,
    },
    context,
  )
  await database().transaction(async (db) => {
    await repo.lockUser(db, userId)
    const offer = await quote(request, { ...pricing, db })
    await repo.updateItem(db, id, { ...itemColumns(userId, request), ...seenColumns(offer, pricing.rates) })
  })
  return ok(await oneItem(id, context, pricing), context.t('cart.api.updated'))
}

/** @throws ApiError CART_ITEM_NOT_FOUND, also for an item in another cart */
export async function deleteCartItem(id: string, context: SignedIn): Result<typeof contract.deleteCartItem> {
  const { userId } = context.session
  if ((await repo.deleteItems(userId, [id])) === 0) throw new ApiError('CART_ITEM_NOT_FOUND')
  return ok({ id, total_items: await repo.countItems(userId) }, context.t('cart.api.removed'))
}

/** Deletes the visitor's own items among the given ids; silently ignores the others. */
export async function clearCart(ids: string, context: SignedIn): Result<typeof contract.clearCart> {
  const { userId } = context.session
  const chosen = ids.split(',').map((id) => id.trim())
  const items = await repo.deleteItems(userId, chosen)
  if (items === 0) throw new ApiError('CART_ITEM_NOT_FOUND')
  return ok(
    { message: context.t('cart.api.cleared_items', { items }), total_items: await repo.countItems(userId) },
    context.t('cart.api.cleared'),
  )
}
