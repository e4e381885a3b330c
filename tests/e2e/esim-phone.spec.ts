import type { CartItem } from '@/lib/contract/cart'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { pattern } from './fixtures/messages'
import { post } from './fixtures/purchases'
import { ready } from './fixtures/steps'

for (const language of walkedIn('zh-cn'))
  test.describe(`an eSIM in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true })

    test('[C4, B5, UI] is paid only after the phone was checked', { tag: '@thorough' }, async ({
      page,
      t,
      at,
      product,
      member: _,
      expectAccessible,
    }) => {
      const { id, options } = await product('esim-thailand')
      const { item } = await post<{ item: CartItem }>(page.request, '/api/pd4/carts', {
        product_id: id,
        option_id: options[0]?.id,
        quantities: { PROFILE: 1 },
      })
      await page.goto(at(`/checkout?items=${item.id}`))
      await ready(page)
      const checked = page.getByRole('checkbox', { name: t('checkout.esimPhone.label') })
      await page.locator('[name=payment_key]').first().check()
      await page.locator('[name=accept_terms]').check()
      const orders: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/orders')) orders.push(request.url())
      })

      const pay = page.getByRole('button', { name: pattern(t, 'checkout.pay', ['amount']) })
      await pay.click()
      await expect(checked).toBeFocused()
      await expect(checked).toBeInViewport({ ratio: 1 })
      await expect(checked).toHaveAccessibleDescription(t('errors.fields.esim_phone'))
      expect(orders).toEqual([])
      await page.getByText(t('checkout.esimPhone.how'), { exact: true }).click()
      await expect(page.getByText('*#06#')).toBeVisible()
      await expectAccessible()

      await page.keyboard.press('Shift+Tab')
      await checked.focus()
      await page.keyboard.press('Space')
      await expect(checked).not.toHaveAttribute('aria-invalid')
      await pay.click()
      await expect.poll(() => orders.length).toBeGreaterThan(0)
    })
  })
