import { mailedLink } from './fixtures/accounts'
import { field } from './fixtures/forms'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { boughtBoat } from './fixtures/purchases'
import { BOAT, boatDay, ready } from './fixtures/steps'

const ORDER_LINK = /http\S+\/order\/[\w-]{48}/

for (const [index, locale] of walkedIn('th').entries())
  test.describe(locale, () => {
    test.use({ language: locale, viewport: { width: 390, height: 844 } })

    test('[B7] the link in the mail shows the vouchers without signing in, then leads to the order', async ({
      page,
      browser,
      baseURL,
      request,
      t,
      at,
      product,
      expectAccessible,
      member,
    }) => {
      const boat = await product(BOAT)
      const order = await boughtBoat(page.request, boatDay(130 + index), locale)
      const path = new URL(await mailedLink(request, member.email, ORDER_LINK)).pathname

      await test.step('the mail fits a phone and shows each code', async () => {
        const mailbox = await request.get(
          `/api/sandbox/mailbox?recipient=${encodeURIComponent(member.email)}`,
        )
        const { data } = (await mailbox.json()) as { data: Array<{ html: string }> }
        const mail = await browser.newPage({ viewport: { width: 320, height: 640 } })
        await mail.setContent(data.find(({ html }) => html.includes(order.reference))?.html ?? '')
        const code = order.bookings[0]?.voucher?.code ?? ''
        await expect(mail.getByRole('img', { name: code })).toBeVisible()
        expect(await mail.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        await mail.close()
      })

      await test.step('signed in, it opens the order', async () => {
        await page.goto(path)
        await expect(page).toHaveURL(at(`/profile/orders/${order.id}`))
      })

      await test.step('signed out, it shows codes and a document, and asks to sign in for the rest', async () => {
        await page.context().clearCookies()
        await page.goto(path)
        await ready(page)
        const voucher = page.getByRole('article', { name: boat.name, exact: true })
        const code = order.bookings[0]?.voucher?.code ?? ''
        await expect(voucher.getByRole('img', { name: code })).toBeVisible()
        await voucher.getByText(t('orders.linked.codes', { count: 3 })).click()
        for (const { ticket } of order.bookings[0]?.travellers ?? [])
          await expect(voucher.getByText(ticket?.code ?? '', { exact: true })).toBeVisible()
        await expectAccessible()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          voucher.getByRole('link', { name: t('orders.voucher.download') }).click(),
        ])
        expect(download.suggestedFilename()).toBe(`${order.reference}-1.pdf`)
      })

      await test.step('a sign-in leads on to the order', async () => {
        await page.getByRole('button', { name: t('orders.linked.signIn') }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: t('auth.signIn.credential') }).fill(member.email)
        await field(page, 'password').fill(member.password)
        await dialog.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
        await expect(page).toHaveURL(at(`/profile/orders/${order.id}`))
      })

      await test.step('a link that was changed opens nothing, in words', async () => {
        const context = await browser.newContext({ baseURL })
        const other = await context.newPage()
        const response = await other.goto(at('/order/AAAA'))
        expect(response?.headers()['cache-control']).toBe('no-store')
        expect(response?.headers()['referrer-policy']).toBe('no-referrer')
        await expect(other.getByRole('main').getByRole('alert')).toContainText(t('errors.INVALID_ORDER_LINK'))
        await context.close()
      })
    })
  })
