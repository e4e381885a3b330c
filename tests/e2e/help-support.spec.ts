import { inLocale, type Localized } from '@/lib/domain/locale'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { newPerson, ready } from './fixtures/steps'

/** Typed queries, and the question each must find. */
const SEARCHES: Localized<Array<{ query: string; id: string }>> = {
  en: [
    { query: 'refunds', id: 'when-refund' },
    { query: 'cancle', id: 'cancel' },
    { query: '支付宝', id: 'ways-to-pay' },
    { query: 'kids', id: 'children' },
  ],
  th: [
    { query: 'คืนเงิน', id: 'when-refund' },
    { query: 'ลืมรหัสผ่าน', id: 'forgot-password' },
  ],
  'zh-cn': [
    { query: '怎么退款', id: 'when-refund' },
    { query: '支付宝', id: 'ways-to-pay' },
  ],
}

for (const locale of walkedIn('zh-cn'))
  test.describe(locale, () => {
    test.use({ language: locale })

    test('[R14] help finds a question while typing and the URL holds the query', async ({
      page,
      t,
      at,
      expectAccessible,
    }) => {
      await page.goto(at('/help'))
      await ready(page)
      await expectAccessible()
      const field = page.getByRole('searchbox', { name: t('pages.help.search.label') })
      const questions = page.getByRole('main').locator('details[id]').filter({ visible: true })
      const all = await questions.count()
      expect(all).toBeGreaterThanOrEqual(35)
      for (const { query, id } of inLocale(SEARCHES, locale)) {
        await field.fill(query)
        await expect(page.locator(`#${id}`)).toBeVisible()
        const found = await questions.count()
        expect(found).toBeLessThan(all)
        await expect(page.getByRole('main').getByRole('status')).toHaveText(
          t('pages.help.search.count', { count: found }),
        )
        await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(query)}`))
      }
      const shared = page.url()
      await page.goto(shared)
      await ready(page)
      await expect(field).toHaveValue(inLocale(SEARCHES, locale).at(-1)?.query ?? '')
      expect(await questions.count()).toBeLessThan(all)
      await page.getByRole('button', { name: t('pages.help.search.clear') }).click()
      await expect(questions).toHaveCount(all)
      await expect(field).toBeFocused()
      await expect(page).not.toHaveURL(/q=/)
      await field.fill('xyzzy')
      await expect(page.getByRole('heading', { name: t('pages.help.search.empty') })).toBeVisible()
      await expectAccessible()
      await page
        .getByRole('link', { name: t('pages.help.search.support') })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: t('pages.support.title') })).toBeVisible()
    })

    test('[R14] a support request gets a number and sends a mail', { tag: '@thorough' }, async ({
      page,
      request,
      t,
      at,
      expectAccessible,
    }) => {
      const { email } = newPerson()
      const form = (key: string) => t(`pages.support.form.${key}`)
      await page.goto(at('/support?topic=voucher'))
      await ready(page)
      await expectAccessible()
      const send = page.getByRole('button', { name: form('submit'), exact: true })
      await expect(page.getByLabel(form('topic'), { exact: true })).toHaveValue('voucher')

      await test.step('missing fields show errors and the input stays', async () => {
        await page.getByLabel(form('message'), { exact: true }).fill('The code does not scan.')
        await send.click()
        await expect(page.getByLabel(form('name'), { exact: true })).toBeFocused()
        await expect(page.getByText(t('errors.fields.required')).first()).toBeVisible()
        await expectAccessible()
        await page.reload()
        await ready(page)
        await expect(page.getByLabel(form('message'), { exact: true })).toHaveValue('The code does not scan.')
      })

      await page.getByLabel(form('name'), { exact: true }).fill('นรินทร์ 天空')
      await page.getByLabel(form('email'), { exact: true }).fill(email)
      await page.getByLabel(form('reference'), { exact: true }).fill('SH-7Q4K-2612')
      await send.dblclick()
      await expect(page.getByRole('heading', { name: t('pages.support.sent.title') })).toBeFocused()
      const shown = await page.getByText(/^SUP-[0-9A-Z]{4}-\d{4}$/).textContent()
      await expectAccessible()
      await page.goto(at('/support'))
      await ready(page)
      await expect(page.getByLabel(form('message'), { exact: true })).toHaveValue('')

      await expect(async () => {
        const response = await request.get(`/api/sandbox/mailbox?recipient=${encodeURIComponent(email)}`)
        const { data } = (await response.json()) as { data: Array<{ subject: string }> }
        expect(data.map(({ subject }) => subject)).toEqual([
          t('mail.support_received.subject', { number: shown ?? '', shop: 'Sunhop' }),
        ])
      }).toPass({ timeout: 30_000 })
    })
  })

test('[R14] a URL with a hash opens its question', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/help#pay-later')
  await ready(page)
  await expect(page.locator('#pay-later')).toHaveAttribute('open', '')
  await expect(page.locator('#pay-later')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R14] every question is readable and no search field is shown', { tag: '@thorough' }, async ({
    page,
    t,
  }) => {
    await page.goto('/help')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByText(t('pages.help.questions.hold.question')).click()
    await expect(page.locator('#hold').getByText(/15/).first()).toBeVisible()
  })
})

test('[R14] a request that fails to send keeps its input and is sent once on retry', {
  tag: '@thorough',
}, async ({ page, context, t }) => {
  const form = (key: string) => t(`pages.support.form.${key}`)
  await page.goto('/support')
  await ready(page)
  await page.getByLabel(form('topic'), { exact: true }).selectOption('other')
  await page.getByLabel(form('name'), { exact: true }).fill('Narin')
  await page.getByLabel(form('email'), { exact: true }).fill(newPerson().email)
  await page.getByLabel(form('message'), { exact: true }).fill('Hello')
  const keys: Array<string | undefined> = []
  await page.route('**/api/support', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1)
      await route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', message: 'Wait' } })
    else await route.continue()
  })
  const send = page.getByRole('button', { name: form('submit'), exact: true })
  await send.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(form('message'), { exact: true })).toHaveValue('Hello')
  await send.click()
  await expect(page.getByRole('heading', { name: t('pages.support.sent.title') })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await context.unrouteAll()
})

test('[R14] pre-fills name and email of a signed-in user, and the order of the link', {
  tag: '@thorough',
}, async ({ page, t, member: _ }) => {
  const form = (key: string) => t(`pages.support.form.${key}`)
  const orders = [
    { id: '0b6c8a4e-0000-4000-8000-000000000001', reference: 'SH-AAAA-2611', title: 'Longtail boat' },
    { id: '0b6c8a4e-0000-4000-8000-000000000002', reference: 'SH-BBBB-2611', title: 'Night train' },
  ]
  const meta = { total: 2, current_page: 1, last_page: 1 }
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: { data: { items: orders, meta } } }))
  let sent: unknown
  await page.route('**/api/support', async (route) => {
    sent = route.request().postDataJSON()
    await route.fulfill({ json: { result: true, success: true, data: { number: 'SUP-TEST-2611' } } })
  })
  await page.goto(`/support?topic=booking&order=${orders[1]?.id}`)
  await ready(page)
  await expect(page.getByLabel(form('name'), { exact: true })).toHaveValue('Narin Suwannarat')
  await expect(page.getByLabel(form('email'), { exact: true })).toHaveValue(/@mail\.example$/)
  await expect(page.getByLabel(form('order'), { exact: true })).toHaveValue(orders[1]?.id ?? '')
  await expect(page.getByLabel(form('reference'), { exact: true })).toHaveCount(0)
  await page.getByLabel(form('message'), { exact: true }).fill('Two seats together, please.')
  await page.getByRole('button', { name: form('submit'), exact: true }).click()
  await expect(page.getByText('SUP-TEST-2611')).toBeVisible()
  expect(sent).toMatchObject({ topic: 'booking', order_id: orders[1]?.id, order_reference: '' })
})

for (const locale of walkedIn('th'))
  test.describe(`the thread of a request in ${locale}`, () => {
    test.use({ language: locale })

    test('[R14] a signed-in customer sees what was promised, and writes on', async ({
      page,
      t,
      at,
      member: _,
      expectAccessible,
    }) => {
      await page.goto(at('/support'))
      await ready(page)
      await page.getByRole('link', { name: t('pages.support.sent.messages') }).click()
      await expect(page.getByText(t('supportThread.empty'))).toBeVisible()
      await page.getByRole('link', { name: t('supportThread.write') }).click()
      await page.getByLabel(t('pages.support.form.topic'), { exact: true }).selectOption('other')
      await page.getByLabel(t('pages.support.form.message'), { exact: true }).fill('Where is the pier?')
      await page.getByRole('button', { name: t('pages.support.form.submit'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('pages.support.sent.title') })).toBeFocused()
      const [before = ''] = t('pages.support.sent.due', { time: '|' }).split('|')
      await expect(page.getByText(before.trim(), { exact: false }).first()).toBeVisible()
      const sent = page.getByRole('status').filter({ hasText: t('pages.support.sent.title') })
      await sent.getByRole('link', { name: t('pages.support.sent.messages') }).click()
      const thread = page.getByRole('region', { name: t('pages.support.topics.other') })
      await expect(thread.getByText('Where is the pier?')).toBeVisible()
      await expectAccessible()
      const field = thread.getByLabel(t('supportThread.message'), { exact: true })
      const send = thread.getByRole('button', { name: t('supportThread.send'), exact: true })
      await send.click()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill('And when?')
      await send.click()
      await expect(thread.getByText('And when?')).toBeVisible()
      await expect(field).toHaveValue('')
      await expect(thread.getByRole('listitem')).toHaveCount(2)
    })
  })
