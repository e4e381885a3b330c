import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { cartLinkPath } from '@/lib/domain/cart-link'
import { mailedCode, onAnotherDevice, openAccount, signInAs } from './fixtures/accounts'
import { walkedIn } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { BOAT, BOAT_TIME, boatDay, ready } from './fixtures/steps'

/** Previous pages stay in the document, hidden. */
const field = (page: Page, name: string) => page.locator(`input[name=${name}]:visible`)

for (const locale of walkedIn('en'))
  test.describe(`a forgotten password in ${locale}`, () => {
    test.use({ language: locale })

    test('[A3, X6, X7, X8] a code sets a new password, signs in and leads home', async ({
      page,
      request,
      t,
      at,
      expectAccessible,
    }) => {
      const person = await openAccount(request)
      await page.goto(at('/sign-in'))
      await ready(page)
      await field(page, 'credential').fill(person.email)
      await page.getByRole('link', { name: t('auth.signIn.forgot') }).click()
      await expect(page.getByRole('heading', { level: 1, name: t('forgot.title') })).toBeVisible()
      await expect(page.getByRole('textbox', { name: t('forgot.email.label') })).toHaveValue(person.email)
      await expectAccessible()
      await page.getByRole('button', { name: t('forgot.email.submit') }).click()

      const code = page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })
      await expect(page.getByRole('heading', { level: 1, name: t('forgot.code.title') })).toBeVisible()
      await expect(code).toBeFocused()
      const right = await mailedCode(request, person.email, 2)
      await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'))
      await page.getByRole('button', { name: t('forgot.code.submit'), exact: true }).click()
      await expect(page.getByText(t('errors.INVALID_CODE'))).toBeVisible()

      // The step survives a reload.
      await page.reload()
      await ready(page)
      await expect(page.getByRole('heading', { level: 1, name: t('forgot.code.title') })).toBeVisible()
      await expectAccessible()
      await code.fill(right)
      await page.getByRole('button', { name: t('forgot.code.submit'), exact: true }).click()

      await expect(page.getByRole('heading', { level: 1, name: t('forgot.password.title') })).toBeVisible()
      await field(page, 'password').fill('password1')
      await field(page, 'password_confirmation').fill('password2')
      await page.getByRole('button', { name: t('forgot.password.submit') }).click()
      await expect(page.getByText(t('errors.fields.password_weak'))).toBeVisible()
      await expect(page.getByText(t('errors.fields.password_mismatch'))).toBeVisible()
      await expect(field(page, 'password')).toBeFocused()
      await expectAccessible()
      await field(page, 'password').fill('rain over the river 7')
      await field(page, 'password_confirmation').fill('rain over the river 7')
      await page.getByRole('button', { name: t('forgot.password.submit') }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('data-signed-in')
    })

    test('[A8, A9, R11] the settings save a new name and image', async ({
      page,
      t,
      expectAccessible,
      openSettings,
    }) => {
      await openSettings()
      await expect(page.getByRole('heading', { level: 2, name: t('settings.profile.title') })).toBeVisible()
      await expectAccessible()
      await field(page, 'first_name').fill('')
      await page.getByRole('button', { name: t('settings.save'), exact: true }).click()
      await expect(page.getByText(t('errors.fields.required'))).toBeVisible()
      await field(page, 'first_name').fill('李明')
      await page.getByRole('button', { name: t('settings.save'), exact: true }).click()
      await expect(page.getByText(t('settings.responses.profile'), { exact: true })).toBeVisible()

      const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b6e77' } })
        .jpeg()
        .toBuffer()
      const file = page.locator('input[type=file]')
      await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
      await expect(page.getByRole('button', { name: t('settings.image.save') })).toBeHidden()
      await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: image })
      await expect(page.locator('img[src^="blob:"]')).toBeVisible()
      await expect(page.getByText(t('settings.image.unsaved'))).toBeVisible()
      await page.getByRole('button', { name: t('settings.image.save') }).click()
      await expect(page.getByText(t('settings.responses.image'), { exact: true })).toBeVisible()

      await page.reload()
      await ready(page)
      await expect(field(page, 'first_name')).toHaveValue('李明')
      const saved = page.getByRole('main').locator('img[src^="/api/account/images/"]')
      await expect(saved).toBeVisible()
      expect(await saved.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
    })
  })

/** Changes the email address of an account on its settings page. */
async function changeEmail(
  page: Page,
  t: Translate,
  email: string,
  password: string,
  readCode: () => Promise<string>,
) {
  const title = t('settings.email.title')
  await page.getByRole('button', { name: t('settings.changeOf', { what: title }) }).click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: t('settings.email.request') }).click()
  const code = page.getByRole('textbox', { name: t('settings.email.code'), exact: true })
  await expect(code).toBeFocused()
  await code.fill(await readCode())
  await page.getByRole('button', { name: t('settings.email.submit') }).click()
  await expect(page.getByText(t('settings.responses.email'), { exact: true })).toBeVisible()
}

test('[A9] a code sent to the new address changes the email; the data can be downloaded', {
  tag: '@thorough',
}, async ({ page, request, t, member: person, openSettings }) => {
  await openSettings()
  const email = `new.${person.email}`
  await changeEmail(page, t, email, person.password, () => mailedCode(request, email))
  await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('settings.data.download') }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
})

test('[A9] signing out everywhere ends the sessions of other devices', { tag: '@thorough' }, async ({
  page,
  browser,
  baseURL,
  t,
  at,
  member: person,
  openSettings,
}) => {
  const phone = await browser.newContext({ baseURL })
  await signInAs(phone, await onAnotherDevice(person))
  await openSettings()
  await page.getByRole('button', { name: t('settings.sessions.all') }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await ready(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
  const other = await phone.newPage()
  await other.goto(at('/profile/settings'))
  await expect(other).toHaveURL(new RegExp(`${at('/')}$`))
  await phone.close()
})

test('[A9] deleting the account requires the password and ends the session', { tag: '@thorough' }, async ({
  page,
  t,
  at,
  expectAccessible,
  member: person,
  openSettings,
}) => {
  await openSettings()
  await page.getByRole('button', { name: t('settings.deletion.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('settings.deletion.confirm') })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.locator('input[name=password]').fill('something else')
  await dialog.getByRole('button', { name: t('settings.deletion.submit') }).click()
  await expect(dialog.getByText(t('errors.fields.password_wrong'))).toBeVisible()
  await dialog.locator('input[name=password]').fill(person.password)
  await dialog.getByRole('button', { name: t('settings.deletion.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`))
  await ready(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-signed-in')
})

const BOAT_LINK = cartLinkPath({
  product: BOAT,
  option: `${BOAT}.shared`,
  date: boatDay(40),
  time: BOAT_TIME,
  quantities: { ADULT: 2, CHILD: 1 },
})

test.describe('an add-to-cart link', () => {
  const cartQuantities = async (page: Page) => {
    const response = await page.request.get('/api/pd4/carts')
    const { data } = (await response.json()) as {
      data: { items: Array<{ lines: Array<{ quantity: number }> }> }
    }
    return data.items.map((item) => item.lines.map(({ quantity }) => quantity))
  }

  test('[R9] shows its content when signed out and adds it once after sign-in', async ({
    page,
    request,
    t,
    at,
    expectAccessible,
  }) => {
    const person = await openAccount(request)
    let additions = 0
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/api/pd4/carts')) additions += 1
    })
    await page.goto(at(BOAT_LINK))
    await ready(page)
    await expect(page.getByText('฿3,370')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: t('addToCart.signIn') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('auth.email.withPassword') }).click()
    await dialog.locator('input[name=credential]').fill(person.email)
    await dialog.locator('input[name=password]').fill(person.password)
    await dialog.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click()
    await expect(page.getByText(t('addToCart.added.line'))).toBeVisible()
    expect(await cartQuantities(page)).toEqual([[2, 1]])
    // The page that the sign-in leaves adds nothing: its answer could arrive after the next page's start.
    expect(additions).toBe(1)
    await expectAccessible()

    await page.reload()
    await ready(page)
    await expect(page.getByText(t('addToCart.before.line'))).toBeVisible()
    await page.getByRole('link', { name: t('addToCart.added.cart') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await page.goBack()
    await expect(page.getByRole('button', { name: t('addToCart.before.again') })).toBeVisible()
    expect(await cartQuantities(page)).toEqual([[2, 1]])
    await page.getByRole('button', { name: t('addToCart.before.again') }).click()
    await expect(page.getByText(t('addToCart.added.line'))).toBeVisible()
    expect(await cartQuantities(page)).toEqual([[4, 2]])
  })

  test('[R9] adds nothing on a plain GET', { tag: '@thorough' }, async ({ page, at, member: _ }) => {
    const visits: Array<Record<string, string>> = [
      {},
      { rsc: '1', 'next-router-prefetch': '1' },
      { 'sec-purpose': 'prefetch' },
    ]
    for (const headers of visits) expect((await page.request.get(at(BOAT_LINK), { headers })).ok()).toBe(true)
    expect(await cartQuantities(page)).toEqual([])
  })

  test('[R9] an invalid link shows the problem and a way forward', { tag: '@thorough' }, async ({
    page,
    t,
    at,
    member: _,
  }) => {
    await page.goto(at('/checkout/add-to-cart?option=x'))
    await expect(page.getByText(t('addToCart.problem.empty.title'))).toBeVisible()
    await page.goto(at(cartLinkPath({ product: 'nothing-at-all' })))
    await expect(page.getByText(t('addToCart.problem.gone.title'))).toBeVisible()
    await page.goto(at(BOAT_LINK.replace(/date=[\d-]+/, 'date=2020-01-01')))
    await expect(page.getByText(t('errors.DATE_PAST'))).toBeVisible()
    await page.goto(at(BOAT_LINK.replace(/date=[\d-]+/, 'date=2020-01-01')))
    await expect(page.getByText(t('errors.DATE_PAST'))).toBeVisible()
    await page.goto(at(BOAT_LINK.replace(/time=[^&]+/, 'time=soon')))
    await expect(page.getByText(t('addToCart.problem.open.title'))).toBeVisible()
    expect(await cartQuantities(page)).toEqual([])
    await ready(page)
    await page.getByRole('button', { name: t('addToCart.choose') }).click()
    await expect(page).toHaveURL(new RegExp(`/products/${BOAT}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
