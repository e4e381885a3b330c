import type { z } from 'zod'
import type { checkoutForm, placeOrder as operation } from '@/lib/contract/checkout'
import { ApiError } from '@/lib/contract/error'
import { isComplete, localized } from '@/lib/domain/locale'
import { type Money, sameMoney } from '@/lib/domain/money'
import { isEsim } from '@/lib/domain/selection'
import { stayHoursOf } from '@/lib/domain/stay-hours'
import { env } from '@/lib/env'
import { deleteItems, lockUser } from '@/lib/server/cart/repo'
import { bookingDetailNames } from '@/lib/server/catalog/booking-detail-names'
import { findProductTexts } from '@/lib/server/catalog/price-selection-repo'
import { database, type Transaction } from '@/lib/server/db/client'
import type { ProductSnapshot } from '@/lib/server/db/schema'
import { requireFittingSchema } from '@/lib/server/db/schema-version'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requestHash, requireKey } from '@/lib/server/http/idempotency'
import { HOLD_MINUTES, holdPlaces, minutesFrom } from '@/lib/server/inventory/hold-slots'
import { mailNotSupplied } from '@/lib/server/orders/order-mails'
import {
  actAs,
  type BookingRow,
  findPlaced,
  insertBooking,
  insertOrder,
  type OrderRow,
} from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { type Pricing, pricingIn } from '@/lib/server/partner/rates'
import { offeredOptions, optionCharge } from '@/lib/server/payments'
import { saveTravellers } from '@/lib/server/travellers/service'
import { completeAccount } from './account-contact-repo'
import { type CartOffer, cartOffers, discountOf, priceLinesOf, totalOf } from './cart-offers'
import { requireExpectedCharge } from './expected-charge'
import { fulfil } from './fulfil'
import { earliestCutoff } from './payment-deadline'
import { applyPromo, consumeAttempt, type Discounted, validPromo } from './promo'
import { insertRedemption, lockPromo } from './promo-repo'
import {
  answerProblems,
  documentsOf,
  type Fields,
  leadAnswers,
  oneLine,
  phoneNumber,
  unitItems,
} from './traveller-details'
import { limitOrders, limitPlaces, placedFrom } from './unpaid-limits'

type Form = z.output<typeof checkoutForm>

async function placedBefore(userId: string, key: string, hash: string, db?: Transaction) {
  const placed = await findPlaced(userId, key, db)
  if (placed && placed.requestHash !== hash) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return placed
}

function checkAnswers(offers: readonly CartOffer[], form: Form, phone: string | null): void {
  const fields: Fields = phone ? {} : { 'lead.phone': [{ code: 'phone' }] }
  for (const { cartItem, offer } of offers)
    Object.assign(
      fields,
      answerProblems(offer, form.details[cartItem.item.id], `details.${cartItem.item.id}`),
    )
  if (!form.esim_phone_checked && offers.some(({ offer }) => isEsim(offer.request.quantities)))
    fields.esim_phone_checked = [{ code: 'esim_phone' }]
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields })
}

async function snapshot({ offer }: CartOffer, db: Transaction): Promise<ProductSnapshot> {
  const { product, option } = offer.facts
  const { translations, cover } = await findProductTexts(product.id, db)
  const { way } = offer.request.bookingDetails.fulfilment ?? {}
  const each = <T>(pick: (row: (typeof translations)[number] | undefined) => T) =>
    localized((locale) => {
      const row = translations.find((candidate) => candidate.locale === locale)
      return row || isComplete(locale) ? pick(row) : undefined
    })
  const point = {
    name: each((row) => row?.meetingName ?? null),
    directions: each((row) => row?.meetingDirections ?? null),
    latitude: product.latitude,
    longitude: product.longitude,
  }
  const legs = offer.legs.map((leg) => ({ ...leg, meeting: leg.meeting ?? point }))
  const start = legs[0]?.meeting ?? point
  const stayHours = stayHoursOf(product)
  return {
    productId: product.id,
    supplier: product.supplier,
    name: each((row) => row?.name ?? product.id),
    optionName: option.name,
    image: cover?.path ?? null,
    imageAlt: cover?.alt ?? null,
    meetingName: start.name,
    meetingDirections: start.directions,
    meetingLatitude: start.latitude ?? null,
    meetingLongitude: start.longitude ?? null,
    howToUse: (way && product.fulfilment?.use?.[way]) ?? each((row) => row?.howToUse ?? ''),
    whatToBring: each((row) => row?.whatToBring ?? []),
    ...(stayHours && { stayHours }),
    instantConfirmation: product.instantConfirmation,
    changes: option.changes,
    vat: product.isVatExempt ? 'exempt' : (product.vatRate ?? env.VAT_RATE),
    ...(legs.length > 0 && { legs }),
    ...bookingDetailNames(offer.request.bookingDetails, offer.request.time, {
      fulfilment: product.fulfilment,
      pickup: option.pickup,
    }),
  }
}

async function book(order: OrderRow, placed: CartOffer, position: number, form: Form, db: Transaction) {
  const { cartItem, offer } = placed
  const { facts, request: selection } = offer
  const details = form.details[cartItem.item.id]
  return insertBooking(
    db,
    {
      orderId: order.id,
      position,
      productId: facts.product.id,
      optionId: facts.option.id,
      localDate: selection.date,
      localEndDate: selection.bookingDetails.return?.date ?? selection.endDate,
      localTime: selection.time,
      timeZone: facts.product.timeZone,
      startsAt: offer.startsAt,
      expiresAt: order.expiresAt,
      quantities: selection.quantities,
      bookingDetails: selection.bookingDetails,
      lines: priceLinesOf(placed),
      amount: totalOf([placed], offer.total.currency).amount,
      currency: offer.total.currency,
      cancellationPolicy: facts.tiers,
      snapshot: await snapshot(placed, db),
      questionAnswers: leadAnswers(offer, details),
    },
    offer.places,
    unitItems(offer, details, placed.discounts),
  )
}

/** The end of the hold: fifteen minutes, at the latest the cut-off. */
function holdEnd(offers: readonly CartOffer[], now: Date): Date {
  const cutoff = earliestCutoff(
    offers.map(({ offer }) => ({
      startsAt: offer.startsAt,
      localTime: offer.request.time,
      cutoffMinutes: offer.facts.option.cutoffMinutes,
      timeZone: offer.facts.product.timeZone,
    })),
  )
  const hold = minutesFrom(now, HOLD_MINUTES)
  return cutoff && cutoff > now && cutoff < hold ? cutoff : hold
}

interface OrderRequest extends Pricing {
  form: Form
  key: string
  hash: string
  now: Date
}

/** @throws ApiError PRICE_CHANGED, PAYMENT_OPTION_UNAVAILABLE unless the customer saw this total and this charge */
function checkPrice(offers: readonly CartOffer[], total: Money, { form, rates }: OrderRequest): void {
  const { expected_total, expected_charge: seen } = form
  const option = seen && offeredOptions().find(({ key }) => key === seen.payment_key)
  const charge = option ? optionCharge(option.key, total, offers.flatMap(priceLinesOf), rates) : null
  if (!sameMoney(total, expected_total))
    throw new ApiError('PRICE_CHANGED', { details: { total, ...(charge && { charge }) } })
  if (seen) requireExpectedCharge(total, charge, seen.charge)
}

/**
 * Applies the entered promo code. Its row stays locked, so that concurrent orders cannot exceed its usage
 * limits.
 */
async function withPromo(
  cartItems: CartOffer[],
  { form, currency, rates, now }: OrderRequest,
  userId: string,
  db: Transaction,
): Promise<Partial<Discounted> & Pick<Discounted, 'offers'>> {
  if (!form.promo_code) return { offers: cartItems }
  const promo = await validPromo(form.promo_code, now, db)
  await lockPromo(promo.id, db)
  return applyPromo(promo, cartItems, { userId, currency, rates, now }, db)
}

async function fulfilFree(
  db: Transaction,
  order: OrderRow,
  bookings: readonly BookingRow[],
  now: Date,
): Promise<void> {
  const failed = await fulfil(db, order, bookings, 'system', now)
  if (failed.length > 0) await mailNotSupplied(db, order, failed, null)
}

async function place(request: OrderRequest, context: SignedIn, db: Transaction): Promise<string> {
  const { form, key, hash, currency, rates, now } = request
  const { userId } = context.session
  await requireFittingSchema(db)
  const user = await lockUser(db, userId)
  const placed = await placedBefore(userId, key, hash, db)
  if (placed) return placed.id
  const cartItems = await cartOffers(userId, form.cart_item_ids, {
    currency,
    locale: context.locale,
    rates,
    db,
  })
  const phone = phoneNumber(form.lead.phone, user.country)
  checkAnswers(cartItems, form, phone)
  const { offers, promo } = await withPromo(cartItems, request, userId, db)
  const total = totalOf(offers, currency)
  checkPrice(offers, total, request)
  const buyer = { userId, placedFrom: placedFrom(context.address) }
  const isFree = total.amount === 0
  const kind = isFree ? 'free' : 'unpaid'
  if (phone) await completeAccount(db, userId, { ...form.lead, phone })
  await limitOrders(db, buyer, kind)
  await holdPlaces(
    db,
    offers.flatMap(({ offer }) => offer.places),
  )
  await limitPlaces(db, buyer, offers, kind)
  const order = await insertOrder(
    db,
    {
      userId,
      placedFrom: buyer.placedFrom[0],
      locale: context.locale,
      currency,
      total: total.amount,
      promoCode: promo?.code ?? null,
      discount: discountOf(offers, currency).amount,
      rates,
      lead: { ...form.lead, phone: phone ?? form.lead.phone },
      idempotencyKey: key,
      requestHash: hash,
      expiresAt: holdEnd(offers, now),
      createdAt: now,
    },
    now,
  )
  if (promo) await insertRedemption(db, { orderId: order.id, promoId: promo.id, redeemedAt: now })
  await actAs(db, 'customer')
  const bookings = []
  for (const [position, offer] of offers.entries())
    bookings.push(await book(order, offer, position, form, db))
  await deleteItems(userId, form.cart_item_ids, db)
  const people = cartItems.flatMap(({ cartItem, offer }) =>
    (form.details[cartItem.item.id]?.travellers ?? []).map((traveller) => ({
      fullName: oneLine(traveller.full_name),
      nationality: null,
      nationalIdNumber: null,
      ...documentsOf(traveller, offer.facts.option),
      save: traveller.save ?? false,
    })),
  )
  await saveTravellers(db, userId, people, now)
  if (isFree) await fulfilFree(db, order, bookings, now)
  return order.id
}

/**
 * Holds the places of cart items for 15 minutes and creates a pending order. The same Idempotency-Key with
 * the same form returns the same order. A free order is paid at once. Nothing is written if it throws.
 * @throws ApiError VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, CART_ITEM_NOT_FOUND, PRICE_CHANGED with
 *   `details.total` and `details.charge`, PAYMENT_OPTION_UNAVAILABLE; the codes of cartOffers(), validPromo(),
 *   applyPromo(), limitOrders(), limitPlaces() and holdPlaces()
 */
export async function placeOrder(
  form: Form,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof operation.response>> {
  const { userId } = context.session
  const key = requireKey(context)
  const hash = requestHash(form)
  const placed = await placedBefore(userId, key, hash)
  if (placed) return ok(await orderView(userId, placed.id, context.locale))
  if (form.promo_code) await consumeAttempt(userId, context.address)
  const pricing = await pricingIn(form.expected_total.currency, now)
  const request = { form, key, hash, now, ...pricing }
  const id = await database().transaction((db) => place(request, context, db))
  wakeOutbox()
  return ok(await orderView(userId, id, context.locale))
}
