import type { z } from 'zod'
import type { quoteCheckout } from '@/lib/contract/checkout'
import { rateDay } from '@/lib/domain/money'
import { database } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { HOLD_MINUTES } from '@/lib/server/inventory/hold-slots'
import { findLastLead } from '@/lib/server/orders/last-lead-repo'
import { pricingIn } from '@/lib/server/partner/rates'
import { mayPayLater, offeredOptions, optionCharge } from '@/lib/server/payments'
import { cartOffers, discountOf, priceLinesOf, subtotalOf, totalOf } from './cart-offers'
import { payBy } from './payment-deadline'
import { applyPromo, consumeAttempt, validPromo } from './promo'

/**
 * Returns the current price of cart items, with the discount of a promo code if given, and the charge of each
 * payment option. 'Pay later' is left out if it is too late for it, and an option whose charge needs an exchange rate
 * that is too old.
 * @throws ApiError RATE_LIMITED; the codes of cartOffers(), validPromo() and applyPromo()
 */
export async function checkoutQuote(
  ids: readonly string[],
  context: SignedIn,
  typed: string | null = null,
  now = new Date(),
): Promise<z.input<typeof quoteCheckout.response>> {
  const { locale } = context
  const { userId } = context.session
  if (typed) await consumeAttempt(userId, context.address)
  const { currency, rates } = await pricingIn(context.currency, now)
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
    timeZone: offer.facts.product.timeZone,
  }))
  const charges = offeredOptions()
    .filter(({ key }) => key !== 'pay_later' || (paysLater && payBy(now, starts, now) !== null))
    .flatMap(({ key }) => {
      const charge = optionCharge(key, total, lines, rates)
      return charge ? [{ key, charge }] : []
    })
  return ok({
    subtotal: subtotalOf(offers, currency),
    promo: discounted ? { code: discounted.promo.code, discount: discountOf(offers, currency) } : null,
    total,
    charges,
    rate_date: rateDay(
      lines.map(({ sourceCurrency }) => sourceCurrency),
      [currency, ...charges.map(({ charge }) => charge.currency)],
      rates,
    ),
    hold_minutes: HOLD_MINUTES,
    last_lead: await findLastLead(userId),
  })
}
