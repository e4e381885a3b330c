import { addDays, todayIn } from '@/lib/domain/local-date'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { post } from './fixtures/purchases'
import { ready } from './fixtures/steps'

const ROUTER = 'japan-pocket-wifi'

for (const language of walkedIn('th'))
  test.describe(`the deposit of an order in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })

    test('[B5] is shown as refundable while payment is due, and not after cancellation', {
      tag: '@thorough',
    }, async ({ page, context, t, at, product, member }) => {
      const { request } = context
      const router = await product(ROUTER)
      const [option] = router.options
      const point = option?.handover?.points[0]?.code
      const from = addDays(todayIn(router.time_zone), 30)
      const { item } = await post<{ item: { id: string; total: object } }>(request, '/api/pd4/carts', {
        product_id: ROUTER,
        option_id: option?.id,
        date: from,
        end_date: addDays(from, 3),
        quantities: { DEVICE: 2 },
        booking_details: { fulfilment: { way: 'pickup', point, time: '09:00' } },
      })
      const order = await post<{ id: string; bookings: Array<{ id: string }> }>(request, '/api/orders', {
        cart_item_ids: [item.id],
        lead: { first_name: 'Narin', last_name: '', email: member.email, phone: '+66812345678' },
        details: { [item.id]: { travellers: [], answers: {} } },
        expected_total: item.total,
        accept_terms: true,
      })
      const deposit = page.getByText(t('deposit.title'), { exact: true })
      const back = page.getByText(t('deposit.back'), { exact: true })
      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      await expect(deposit.first()).toBeVisible()
      await expect(back).toBeVisible()

      await post(request, `/api/orders/${order.id}/bookings/${order.bookings[0]?.id}/cancellation`, {
        expected_refund: null,
      })
      await page.reload()
      await ready(page)
      await expect(page.getByText(t('orders.price.withDeposit'), { exact: true })).toBeVisible()
      await expect(deposit).toHaveCount(0)
      await expect(back).toHaveCount(0)
      await expect(page.getByText(t('orders.price.deposit'), { exact: true })).toHaveCount(0)
    })
  })
