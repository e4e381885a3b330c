import { beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { checkoutForm } from '@/lib/contract/checkout'
import type { Currency } from '@/lib/domain/currency'
import type { PaymentKey } from '@/lib/domain/payment'
import { env } from '@/lib/env'
import { addToCart } from '@/lib/server/cart/service'
import { chargeCard } from '@/lib/server/checkout/payment-step'
import { placeOrder } from '@/lib/server/checkout/place-order'
import { checkoutQuote } from '@/lib/server/checkout/quote'
import { startPayment } from '@/lib/server/checkout/start-payment'
import { orderView } from '@/lib/server/orders/service'
import { newProduct, newUser, type Sold } from '../fixtures/catalog'
import { begin, choose, contextOf, fill, formFor, rowsOf, slotOf } from '../fixtures/checkout'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { newPromo } from '../fixtures/promo'
import { withShopDatabase } from '../fixtures/shop-database'

// Rates and the margin change.
withShopDatabase({ own: true })
withoutMails()
withSettings({ RATES_MARGIN_BPS: 0 })

const KEYS: PaymentKey[] = [
  'gb_prime_pay_credit_card',
  'ktc_credit_card',
  'ktc_alipay',
  'pay_later',
  'gb_prime_pay_qr_cash',
  'gb_prime_pay_qr_credit',
  'two_c2p',
]

const setRate = (currency: string, rate: string) =>
  sql(`UPDATE exchange_rates SET per_base = '${rate}' WHERE currency = '${currency}'`)

beforeEach(async () => {
  env.RATES_MARGIN_BPS = 0
  await newProduct()
  await setRate('USD', '0.0305')
  await setRate('EUR', '0.0262')
})

interface Shown {
  userId: string
  sold: Sold
  id: string
  context: ReturnType<typeof contextOf>
  form: z.output<typeof checkoutForm>
}

/** What a buyer has on the screen: the total in a currency, and the charge of the selected payment option. */
async function shown(
  { sold, key, currency, code }: { sold: Sold; key: PaymentKey; currency: Currency; code?: string },
  userId: string,
  id: string,
): Promise<Shown> {
  const context = contextOf(userId, { currency })
  const { data } = await checkoutQuote([id], context, code ?? null)
  const charge = data.charges.find((candidate) => candidate.key === key)?.charge
  if (!charge) throw new Error(`${key} is not offered`)
  const form = {
    ...(await formFor(userId, [id], currency)),
    promo_code: code ?? null,
    expected_total: data.total,
    expected_charge: { payment_key: key, charge },
  }
  return { userId, sold, id, context, form }
}

async function atCheckout(
  change: { key?: PaymentKey; currency?: Currency; sourceCurrency?: Currency; code?: string } = {},
): Promise<Shown> {
  const { key = 'two_c2p', currency = 'USD', sourceCurrency = 'EUR', code } = change
  const [userId, sold] = [await newUser(), await newProduct({ currency: sourceCurrency })]
  return shown({ sold, key, currency, code }, userId, await fill(userId, sold))
}

/** Presses the button: refused with the new sums, and nothing is written or held. */
async function expectRefused({ userId, sold, id, context, form }: Shown): Promise<void> {
  const refusal = await placeOrder(form, context).catch((error: unknown) => error)
  const { data } = await checkoutQuote([id], context, form.promo_code)
  const key = form.expected_charge?.payment_key
  const charge = data.charges.find((candidate) => candidate.key === key)?.charge
  expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', details: { total: data.total, charge } })
  expect([data.total, charge]).not.toEqual([form.expected_total, form.expected_charge?.charge])
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(0)
  expect(await rowsOf('cart_items WHERE user_id = $1', [userId])).toBe(1)
  const next = {
    ...form,
    expected_total: data.total,
    expected_charge: key && charge && { payment_key: key, charge },
  }
  const { data: order } = await placeOrder(
    { ...next, expected_charge: next.expected_charge || null },
    context,
  )
  expect(order.total).toEqual(data.total)
  if (!key) return
  await startPayment(order.id, key, context, new Date(), charge)
  const [attempt] = await sql('SELECT amount::int, currency FROM payment_attempts WHERE order_id = $1', [
    order.id,
  ])
  expect(attempt).toEqual(charge)
}

test.each(KEYS)('%s: what the button shows is charged if nothing moves', async (key) => {
  const { form, context } = await atCheckout({ key, currency: 'JPY' })
  const { data: order } = await placeOrder(form, context)
  await startPayment(order.id, key, context, new Date(), form.expected_charge?.charge)
  const [attempt] = await sql('SELECT amount::int, currency FROM payment_attempts WHERE order_id = $1', [
    order.id,
  ])
  expect(attempt).toEqual(form.expected_charge?.charge)
})

describe('between the quote and the button moves', () => {
  test.each(KEYS)('%s: the exchange rate', async (key) => {
    const buyer = await atCheckout({ key })
    await setRate('EUR', '0.0272')
    await expectRefused(buyer)
  })

  test('a rate that changes only the charge, because the shown total is rounded', async () => {
    const buyer = await atCheckout({ key: 'ktc_alipay', currency: 'JPY' })
    const { expected_total: total, expected_charge: seen } = buyer.form
    await setRate('EUR', '0.02620001')
    const { data } = await checkoutQuote([buyer.id], buyer.context)
    expect(data.total).toEqual(total)
    expect(data.charges).not.toContainEqual({ key: 'ktc_alipay', charge: seen?.charge })
    await expectRefused(buyer)
  })

  test('the margin', async () => {
    const buyer = await atCheckout()
    env.RATES_MARGIN_BPS = 200
    await expectRefused(buyer)
  })

  test.each<Currency>(['THB', 'USD'])('the price, shown in %s', async (currency) => {
    const buyer = await atCheckout({ currency, sourceCurrency: 'THB' })
    await sql('UPDATE prices SET amount = amount + 5000 WHERE option_id = $1', [buyer.sold.optionId])
    await expectRefused(buyer)
  })

  test('the price of an extra', async () => {
    const [userId, sold] = [await newUser(), await newProduct()]
    await sql(
      `INSERT INTO extras (option_id, code, position, name, amount, currency, deposit)
        VALUES ($1, 'lunch', 0, '{"en":"Lunch","th":"อาหารกลางวัน","zh-cn":"午餐"}', 20000, 'THB', false)`,
      [sold.optionId],
    )
    const { data } = await addToCart(
      { ...choose(sold, { ADULT: 1 }), extras: ['lunch'] } as Parameters<typeof addToCart>[0],
      contextOf(userId),
    )
    const buyer = await shown({ sold, key: 'ktc_alipay', currency: 'USD' }, userId, data.item.id)
    await sql('UPDATE extras SET amount = 25000 WHERE option_id = $1', [sold.optionId])
    await expectRefused(buyer)
  })

  test('the discount of a promo code', async () => {
    const code = await newPromo({ percent: 10 })
    const buyer = await atCheckout({ code })
    await sql('UPDATE promo_codes SET percent = 5 WHERE code = $1', [code])
    await expectRefused(buyer)
    expect(
      await rowsOf('promo_redemptions r JOIN promo_codes p ON p.id = r.promo_id WHERE p.code = $1', [code]),
    ).toBe(1)
  })

  test('the rate of a promo code’s amount', async () => {
    const code = await newPromo({ amount: 500, currency: 'EUR' })
    const buyer = await atCheckout({ sourceCurrency: 'THB', currency: 'THB', code })
    await setRate('EUR', '0.025')
    await expectRefused(buyer)
  })

  test('the currency that the gateway charges', async () => {
    const buyer = await atCheckout({ currency: 'USD', sourceCurrency: 'THB' })
    const charge = { amount: 100_000, currency: 'THB' as const }
    const before = { payment_key: 'two_c2p' as const, charge }
    await expectRefused({ ...buyer, form: { ...buyer.form, expected_charge: before } })
  })
})

test('an order for a payment option that is not offered is refused before anything is written', async () => {
  const { form, context, sold, userId } = await atCheckout()
  const later = env.PAY_LATER_NEW_ACCOUNTS
  const unknown = {
    ...form,
    expected_charge: form.expected_charge && { ...form.expected_charge, payment_key: 'none' },
  }
  await expect(placeOrder(unknown as Parameters<typeof placeOrder>[0], context)).rejects.toMatchObject({
    code: 'PAYMENT_OPTION_UNAVAILABLE',
  })
  expect(env.PAY_LATER_NEW_ACCOUNTS).toBe(later)
  expect(await slotOf(sold)).toEqual({ held: 0, sold: 0 })
  expect(await rowsOf('orders WHERE user_id = $1', [userId])).toBe(0)
})

test('the same press repeated is one order, whatever moved since', async () => {
  const { form, context } = await atCheckout()
  const { data: first } = await placeOrder(form, context)
  await setRate('EUR', '0.03')
  const { data: second } = await placeOrder(form, context)
  expect(second).toMatchObject({ id: first.id, total: first.total })
})

describe('paying an order', () => {
  const attempts = (orderId: string) =>
    sql(
      'SELECT option_key, amount::int, currency, state FROM payment_attempts WHERE order_id = $1 ORDER BY created_at',
      [orderId],
    )

  async function placed(key: PaymentKey = 'two_c2p', currency: Currency = 'USD') {
    const buyer = await atCheckout({ key, currency })
    const { data: order } = await placeOrder(buyer.form, buyer.context)
    const chargeOf = async (by: PaymentKey) =>
      (await orderView(buyer.userId, order.id, 'en')).charges.find((one) => one.key === by)?.charge
    return { ...buyer, order, chargeOf }
  }

  test.each(KEYS)('%s: a charge other than the button’s starts nothing', async (key) => {
    const { order, context, chargeOf } = await placed()
    const charge = await chargeOf(key)
    if (!charge) throw new Error(`${key} is not offered`)
    const other = { ...charge, amount: charge.amount - 1 }
    await expect(startPayment(order.id, key, context, new Date(), other)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { total: order.total, charge },
    })
    expect(await attempts(order.id)).toEqual([])
  })

  test('rates, margin and prices that move later change no charge of an order: first, second and later payments', async () => {
    const { order, context, chargeOf, sold } = await placed('pay_later', 'JPY')
    const now = new Date()
    const [later, card, alipay] = [
      await chargeOf('pay_later'),
      await chargeOf('two_c2p'),
      await chargeOf('ktc_alipay'),
    ]
    await startPayment(order.id, 'pay_later', context, now, later)
    await setRate('EUR', '0.03')
    env.RATES_MARGIN_BPS = 500
    await sql('UPDATE prices SET amount = amount * 2 WHERE option_id = $1', [sold.optionId])
    await startPayment(order.id, 'two_c2p', context, now, card)
    await startPayment(order.id, 'ktc_alipay', context, now, alipay)
    expect(await attempts(order.id)).toMatchObject([
      { option_key: 'pay_later', ...later },
      { option_key: 'two_c2p', ...card },
      { option_key: 'ktc_alipay', ...alipay },
    ])
  })

  test('a refused charge leaves the open payment as it is', async () => {
    const { order, context, userId, chargeOf } = await placed()
    await begin(userId, order.id, 'two_c2p')
    const before = await attempts(order.id)
    const charge = await chargeOf('ktc_alipay')
    const other = { amount: 1, currency: charge?.currency ?? ('THB' as const) }
    await expect(startPayment(order.id, 'ktc_alipay', context, new Date(), other)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    })
    expect(await attempts(order.id)).toEqual(before)
  })

  test('a card is not charged another amount than its page showed', async () => {
    const { order, context, userId } = await placed('gb_prime_pay_credit_card')
    const { amount } = await begin(userId, order.id)
    const before = await attempts(order.id)
    const shownBefore = { amount: amount - 100, currency: 'THB' as const }
    await expect(chargeCard(order.id, 'token', context, shownBefore)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      details: { charge: { amount, currency: 'THB' } },
    })
    expect(await attempts(order.id)).toEqual(before)
  })
})
