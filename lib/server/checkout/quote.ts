import type { z } from 'zod'
import type { quoteCheckout } from '@/lib/contract/checkout'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { HOLD_MINUTES } from '@/lib/server/inventory/hold-slots'
import { currentRates } from '@/lib/server/partner/service'
import { chargeCurrency, chargeOf, mayPayLater, offeredOptions } from '@/lib/server/payments'
import { cartOffers, discountOf, priceLinesOf, subtotalOf, totalOf } from './cart-offers'
import { payBy } from './payment-deadline'
import { applyPromo, consumeAttempt, validPromo } from './promo'

/**
 * Returns the current price of cart items, with the discount of a promo code if given, and the charge of each
 * payment option. 'Pay later' is left out if it is too late for it.
 * @throws ApiError CART_ITEM_NOT_FOUND; the codes of quote() with `details.cart_item_id`; RATE_LIMITED and
 *   the codes of validPromo() and applyPromo()
 */
export async function checkoutQuote(
  ids: readonly string[],
  context: SignedIn,
  typed: string | null = null,
  now = new Date(),
): Promise<z.input<typeof quoteCheckout.response>> {
  const { currency, locale } = context
  const { userId } = context.session
  if (typed) await consumeAttempt(userId, context.address)
  const rates = await currentRates()
  const items = await cartOffers(userId, ids, { currency, locale, rates })
  const db = database()
  const discounted =
    typed && (await applyPromo(await validPromo(typed, now, db), items, { userId, currency, rates, now }, db))
  const offers = discounted ? discounted.offers : items
  const total = totalOf(offers, currency)
  const lines = offers.flatMap(priceLinesOf)
  const paysLater = await mayPayLater(userId, null)
  const starts = offers.map(({ offer }) => ({
    startsAt: offer.startsAt,
    localTime: offer.request.time,
    cutoffMinutes: offer.facts.option.cutoffMinutes,
  }))
  return ok({
    subtotal: subtotalOf(offers, currency),
    promo: discounted ? { code: discounted.promo.code, discount: discountOf(offers, currency) } : null,
    total,
    charges: offeredOptions()
      .filter(({ key }) => key !== 'pay_later' || (paysLater && payBy(now, starts, now) !== null))
      .map(({ key }) => ({ key, charge: chargeOf(total, lines, chargeCurrency(key, currency), rates) })),
    hold_minutes: HOLD_MINUTES,
  })
}
