import type { APIRequestContext } from '@playwright/test'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { openAccount } from './fixtures/accounts'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/shop'

async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get(`/api/sandbox/mailbox?recipient=${encodeURIComponent(email)}`)
  return ((await response.json()) as { data: Array<{ html: string }> }).data.map(({ html }) => html)
}

/** Mails of an account: sign-up code, welcome, password code, new sign-in. */
async function readMails(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const headers = { 'accept-language': locale }
  const { email, password } = await openAccount(request, headers)
  await request.post('/api/auth/request-forget-password', { data: { email }, headers })
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile/15E148 Safari/604.1'
  await request.post('/api/auth/login', {
    data: { credential: email, password },
    headers: { ...headers, 'user-agent': agent },
  })
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(4)
  return mailsTo(request, email)
}

for (const locale of LOCALES)
  test(
    `[A10] mails in ${locale} are readable in light and dark mode and fit a phone`,
    variant(locale === 'th'),
    async ({ page, request, expectAccessible }) => {
      const mails = await readMails(request, locale)
      await page.setViewportSize({ width: 320, height: 640 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const html of mails) {
          await page.setContent(html)
          await expectAccessible()
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
          const [body, card] = await page.evaluate(() =>
            ['body', 'main'].map(
              (tag) => getComputedStyle(document.querySelector(tag) as Element).backgroundColor,
            ),
          )
          expect([body, card]).toEqual(
            colorScheme === 'dark'
              ? ['rgb(13, 27, 36)', 'rgb(20, 38, 47)']
              : ['rgb(243, 247, 248)', 'rgb(255, 255, 255)'],
          )
        }
      }
    },
  )
