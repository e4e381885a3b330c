import type { z } from 'zod'
import type { quoteCheckout } from '@/lib/contract/orders'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/serve'
import { currentRates } from '@/lib/server/partner/service'
import { chargeCurrency, chargeOf, offeredOptions } from '@/lib/server/payments'
import { cartOffers, priceLinesOf, totalOf } from './cart-offers'
import { HOLD_MINUTES } from './hold'
import { payBy } from './pay-by'

/**
 * What cart lines cost now, and what each way to pay would charge; ways that come too late are left out.
 * @throws ApiError CART_ITEM_NOT_FOUND; the codes of quote() with `details.cart_item_id`
 */
export async function checkoutQuote(
  ids: readonly string[],
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof quoteCheckout.response>> {
  const { currency, locale } = context
  const rates = await currentRates()
  const offers = await cartOffers(context.session.userId, ids, { currency, locale, rates })
  const total = totalOf(offers, currency)
  const lines = offers.flatMap(({ offer }) => priceLinesOf(offer))
  const starts = offers.map(({ offer }) => ({
    startsAt: offer.startsAt,
    localTime: offer.wish.time,
    cutoffMinutes: offer.facts.option.cutoffMinutes,
  }))
  return ok({
    total,
    charges: offeredOptions()
      .filter(({ key }) => key !== 'pay_later' || payBy(now, starts, now) !== null)
      .map(({ key }) => ({ key, charge: chargeOf(total, lines, chargeCurrency(key, currency), rates) })),
    hold_minutes: HOLD_MINUTES,
  })
}
