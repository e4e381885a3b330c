import type { z } from 'zod'
import type * as contract from '@/lib/contract/cart'
import { ApiError } from '@/lib/contract/error'
import { joinBookingDetails } from '@/lib/domain/booking-details'
import { type Rates, sameMoney } from '@/lib/domain/money'
import { type PriceRequest, quote } from '@/lib/server/catalog/price-selection'
import { findOption } from '@/lib/server/catalog/price-selection-repo'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { keyOf, requestHash } from '@/lib/server/http/idempotency'
import { currentRates } from '@/lib/server/partner/service'
import { lineView } from './cart-item-view'
import * as repo from './repo'
import { addQuantities, lineColumns, normalizeSelection, seenColumns, selectionOf } from './selection'

type Answer<O extends { response: z.ZodType }> = Promise<z.input<O['response']>>

export async function listCart(
  { page, limit }: { page: number; limit: number },
  context: SignedIn,
): Answer<typeof contract.listCart> {
  const { userId } = context.session
  const [total, lines, rates] = await Promise.all([
    repo.countLines(userId),
    repo.listLines(userId, context.locale, { limit, offset: (page - 1) * limit }),
    currentRates(),
  ])
  const items = await Promise.all(lines.map((line) => lineView(line, context, rates)))
  const meta = { total, current_page: page, last_page: Math.max(1, Math.ceil(total / limit)) }
  return ok({ items, meta }, context.t('cart.api.listed', { items: total }))
}

async function oneLine(id: string, context: SignedIn, rates: Rates) {
  const [line] = await repo.findLines(context.session.userId, [id], context.locale)
  if (!line) throw new ApiError('CART_ITEM_NOT_FOUND')
  return lineView(line, context, rates)
}

async function tidied(
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

/** @throws ApiError IDEMPOTENCY_CONFLICT where the key came with something else */
async function pressedBefore(
  userId: string,
  { key, hash }: IdempotencyKey,
  db?: Transaction,
): Promise<string | null> {
  const pressed = await repo.findAddition(userId, key, db)
  if (pressed?.requestHash && pressed.requestHash !== hash) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return pressed?.id ?? null
}

/** Adds to the line of the same choice where there is one; both together must keep the rules. */
async function place(
  wish: PriceRequest,
  press: IdempotencyKey | null,
  context: SignedIn,
  rates: Rates,
): Promise<string> {
  const { userId } = context.session
  return database().transaction(async (db) => {
    await repo.lockUser(db, userId)
    const pressed = press && (await pressedBefore(userId, press, db))
    if (pressed) return pressed
    const same = await repo.findSameLine(db, lineColumns(userId, wish))
    const whole = same
      ? {
          ...wish,
          quantities: addQuantities(same.quantities, wish.quantities),
          arrangement: joinBookingDetails(same.arrangement, wish.arrangement),
        }
      : wish
    const offer = await quote(whole, { currency: context.currency, rates, db })
    const line = { ...lineColumns(userId, whole), ...seenColumns(offer, rates) }
    if (same) await repo.updateLine(db, same.id, line)
    const id = same?.id ?? (await repo.insertLine(db, line))
    if (press)
      await repo.recordAddition(db, { userId, key: press.key, requestHash: press.hash, cartItemId: id })
    return id
  })
}

/**
 * Puts a selection into the cart. The same Idempotency-Key again changes nothing more.
 * @throws ApiError the codes of quote(); IDEMPOTENCY_CONFLICT where the key came with another selection; PRICE_CHANGED with `details.total` where it costs something else than
 *   the visitor saw
 */
export async function addToCart(
  body: z.output<typeof contract.addToCart.body>,
  context: SignedIn,
): Answer<typeof contract.addToCart> {
  const { userId } = context.session
  const key = keyOf(context)
  const press = key ? { key, hash: requestHash(body) } : null
  const before = press && (await pressedBefore(userId, press))
  const rates = await currentRates()
  const wish = await tidied(body, context)
  const expected = body.expected_total
  if (expected && !before) {
    const { total } = await quote(wish, { currency: expected.currency, rates })
    if (!sameMoney(total, expected)) throw new ApiError('PRICE_CHANGED', { details: { total } })
  }
  const id = before ?? (await place(wish, press, context, rates))
  const [item, total_items] = await Promise.all([oneLine(id, context, rates), repo.countLines(userId)])
  return ok({ item, total_items }, context.t('cart.api.added'))
}

/** @throws ApiError CART_ITEM_NOT_FOUND; the codes of quote() */
export async function updateCartItem(
  id: string,
  changes: z.output<typeof contract.updateCartItem.body>,
  context: SignedIn,
): Answer<typeof contract.updateCartItem> {
  const { userId } = context.session
  const rates = await currentRates()
  const [before] = await repo.findLines(userId, [id], context.locale)
  if (!before) throw new ApiError('CART_ITEM_NOT_FOUND')
  const old = selectionOf(before)
  const kept = <T>(change: T | undefined, value: T) => (change === undefined ? value : change)
  const wish = await tidied(
    {
      product_id: before.product.id,
      option_id: changes.option_id ?? old.optionId,
      date: kept(changes.date, old.date),
      end_date: kept(changes.end_date, old.endDate),
      time: kept(changes.time, old.time),
      quantities: changes.quantities ?? old.quantities,
      extras: changes.extras ?? old.extras,
      arrangement: changes.arrangement ?? old.arrangement,
    },
    context,
  )
  await database().transaction(async (db) => {
    await repo.lockUser(db, userId)
    const offer = await quote(wish, { currency: context.currency, rates, db })
    await repo.updateLine(db, id, { ...lineColumns(userId, wish), ...seenColumns(offer, rates) })
  })
  return ok(await oneLine(id, context, rates), context.t('cart.api.updated'))
}

/** @throws ApiError CART_ITEM_NOT_FOUND, also for what is in somebody else's cart */
export async function deleteCartItem(id: string, context: SignedIn): Answer<typeof contract.deleteCartItem> {
  const { userId } = context.session
  if ((await repo.deleteLines(userId, [id])) === 0) throw new ApiError('CART_ITEM_NOT_FOUND')
  return ok({ id, total_items: await repo.countLines(userId) }, context.t('cart.api.removed'))
}

/** Takes out the visitor's own lines among some ids; others are passed over in silence. */
export async function clearCart(ids: string, context: SignedIn): Answer<typeof contract.clearCart> {
  const { userId } = context.session
  const chosen = ids.split(',').map((id) => id.trim())
  const lines = await repo.deleteLines(userId, chosen)
  if (lines === 0) throw new ApiError('CART_ITEM_NOT_FOUND')
  return ok(
    { message: context.t('cart.api.cleared_lines', { lines }), total_items: await repo.countLines(userId) },
    context.t('cart.api.cleared'),
  )
}
