import { expect, test } from 'vitest'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { getOrder, showEsim } from '@/lib/server/orders/service'
import { bought, cancelled, quoted, refundsOf } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { sql } from '../fixtures/database'
import { withoutMails } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()
withoutMails()

/** An eSIM that can be cancelled as long as it is unused. */
async function newEsim(profiles: number) {
  const sold = await newProduct({
    dateMode: 'NONE',
    inventory: 'SERIAL',
    units: [{ code: 'PROFILE', amount: 30_000 }],
    profiles,
  })
  await sql(
    `WITH unused AS (
      INSERT INTO cancellation_policies (code, tiers) VALUES ('fixture-free-until-used', '[]')
      ON CONFLICT (code) DO UPDATE SET tiers = excluded.tiers RETURNING code
    ) UPDATE options SET policy_code = (SELECT code FROM unused) WHERE id = $1`,
    [sold.optionId],
  )
  return sold
}

type Buyer = Awaited<ReturnType<typeof bought>>

const bookingId = ({ order }: Buyer) => order.bookings[0]?.id ?? ''
const show = (buyer: Buyer, userId = buyer.userId) =>
  showEsim(buyer.order.id, bookingId(buyer), contextOf(userId))

const profiles = (optionId: string) =>
  sql<{ activation_code_viewed_at: Date | null; unit_item_id: string | null }>(
    'SELECT activation_code_viewed_at, unit_item_id FROM esim_profiles WHERE option_id = $1 ORDER BY iccid',
    [optionId],
  )

test('[B7, C4] the code of an eSIM is shown on request, and the first view is recorded', async () => {
  const sold = await newEsim(2)
  const buyer = await bought([[sold, { PROFILE: 2 }]])
  expect(buyer.order.bookings[0]).toMatchObject({
    esim_codes: 'hidden',
    esim: [],
    cancellable: { now: true },
  })
  const { data } = await show(buyer)
  expect(data.bookings[0]).toMatchObject({ esim_codes: 'shown', cancellable: { now: false } })
  expect(data.bookings[0]?.esim.map(({ activation_code }) => activation_code.startsWith('LPA:1$'))).toEqual([
    true,
    true,
  ])
  const first = await profiles(sold.optionId)
  expect(first.every(({ activation_code_viewed_at }) => activation_code_viewed_at !== null)).toBe(true)
  await show(buyer)
  expect(await profiles(sold.optionId)).toEqual(first)
})

test('[B7, C4] a buyer who has viewed the code cannot cancel; staff can, with a full refund', async () => {
  const buyer = await bought([[await newEsim(1), { PROFILE: 1 }]])
  expect(await quoted(buyer)).toMatchObject({ until_shown: true, refund: { amount: 30_000 } })
  await show(buyer)
  await expect(quoted(buyer)).rejects.toMatchObject({ code: 'ESIM_SHOWN' })
  await expect(cancelled(buyer)).rejects.toMatchObject({ code: 'ESIM_SHOWN' })
  expect(await refundsOf(buyer.order.id)).toEqual([])
  await cancel({
    orderId: buyer.order.id,
    bookingId: bookingId(buyer),
    actor: { staffMember: 'Mali' },
    reason: 'faulty profile',
    key: 'faulty',
    waived: true,
  })
  expect(await refundsOf(buyer.order.id)).toMatchObject([{ amount: 30_000 }])
})

test('[B7, C4] a profile whose code was never viewed is sold again after a cancellation', async () => {
  const sold = await newEsim(1)
  const first = await bought([[sold, { PROFILE: 1 }]])
  await cancelled(first)
  expect(await profiles(sold.optionId)).toEqual([{ activation_code_viewed_at: null, unit_item_id: null }])
  const next = await bought([[sold, { PROFILE: 1 }]])
  const { data } = await show(next)
  expect(data.bookings[0]?.esim).toHaveLength(1)
})

test('[B7] no other user, and no buyer of an unpaid order, can view the code', async () => {
  const buyer = await bought([[await newEsim(1), { PROFILE: 1 }]])
  await expect(show(buyer, await newUser())).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  await cancelled(buyer)
  await expect(show(buyer)).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' })
  const { data } = await getOrder(buyer.order.id, contextOf(buyer.userId))
  expect(data.bookings[0]).toMatchObject({ esim_codes: null, esim: [] })
})

test('[B7] a viewed code stays viewed, and assigned to its booking', async () => {
  const sold = await newEsim(1)
  await show(await bought([[sold, { PROFILE: 1 }]]))
  for (const change of [
    'activation_code_viewed_at = NULL',
    'unit_item_id = NULL, activation_code_viewed_at = NULL',
  ])
    await expect(
      sql(`UPDATE esim_profiles SET ${change} WHERE option_id = $1`, [sold.optionId]),
    ).rejects.toMatchObject({ constraint: 'esim_profiles_stay_viewed' })
})
