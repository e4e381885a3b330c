import type { APIRequestContext } from '@playwright/test'
import type { Order } from '@/lib/contract/orders'
import { sql } from '../fixtures/database'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { post } from './fixtures/purchases'
import { ready } from './fixtures/steps'

const ADAPTER = 'world-travel-adapter'

/** Buys an adapter for delivery. */
async function boughtAdapter(request: APIRequestContext, email: string): Promise<Order> {
  const { item } = await post<{ item: { id: string; total: object } }>(request, '/api/pd4/carts', {
    product_id: ADAPTER,
    option_id: `${ADAPTER}.usb-c-35w`,
    date: null,
    quantities: { ITEM: 1 },
    booking_details: { fulfilment: { way: 'delivery' } },
  })
  const answers = {
    lead_delivery_country: 'TH',
    lead_delivery_postcode: '10200',
    lead_delivery_address: '1 Ratchadamnoen Road, Bangkok',
  }
  const order = await post<Order>(request, '/api/orders', {
    cart_item_ids: [item.id],
    lead: { first_name: 'Narin', last_name: '', email, phone: '+66812345678' },
    details: { [item.id]: { travellers: [], answers } },
    expected_total: item.total,
    accept_terms: true,
  })
  const started = await post<{ redirect: string }>(request, `/api/orders/${order.id}/payments`, {
    payment_key: 'two_c2p',
  })
  await post(request, `/api/sandbox/payments/${started.redirect.split('/').at(-1)}`, { decision: 'approve' })
  return order
}

/** Records the shipment, as the command does. */
async function ship(bookingId: string): Promise<void> {
  await sql(`DO $body$ BEGIN
    PERFORM set_config('sunhop.actor', 'operator', true), set_config('sunhop.staff_member', 'Nok', true);
    INSERT INTO booking_goods (booking_id, state, carrier, tracking_number, shipped_at)
      VALUES ('${bookingId}', 'shipped', 'Thailand Post', 'EF123456789TH', now());
  END $body$`)
}

for (const language of walkedIn('zh-cn'))
  test.describe(`goods that were sent in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })

    test('[B7] show their tracking number, and are returned instead of cancelled', {
      tag: '@thorough',
    }, async ({ page, context, t, at, member }) => {
      const order = await boughtAdapter(context.request, member.email)
      const [booking] = order.bookings
      const cancelling = page.getByRole('button', { name: t('cancellation.dialog.open') })
      await page.goto(at(`/profile/orders/${order.id}`))
      await ready(page)
      await expect(cancelling).toBeVisible()

      await ship(booking?.id ?? '')
      await page.reload()
      await ready(page)
      const part = page.getByRole('region', { name: t('goods.title') })
      await expect(part).toContainText(t('goods.states.shipped'))
      await expect(part).toContainText('EF123456789TH')
      await expect(cancelling).toHaveCount(0)

      await part.getByRole('button').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t('goods.dialog.refund'), { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: t('goods.dialog.confirm') }).click()
      await expect(part).toContainText(t('goods.states.return_requested'))
      await expect(part).toContainText(order.reference)
      await expect(part.getByRole('button')).toHaveCount(0)
    })
  })
