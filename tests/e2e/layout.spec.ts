import { AREA_GROUPS } from '@/lib/domain/catalog'
import { LOCALES } from '@/lib/domain/locale'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { BOAT, boatDay, chooseBoat, nextFrames, ready } from './fixtures/steps'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

test.describe('the desktop menu', () => {
  test.use({ viewport: DESKTOP })

  test('[C1, C2] opens on hover and shows categories and all seven groups', async ({ page, t }) => {
    await page.goto('/products')
    await ready(page)
    const menu = page.getByRole('banner').getByRole('navigation')
    const entry = menu.getByRole('button', { name: t('layout.client.categories') })
    await entry.hover()
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    const link = menu.getByRole('link', { name: /^Attraction tickets/ })
    await expect(link).toHaveAttribute('href', '/categories/attraction-tickets')
    for (const group of AREA_GROUPS)
      await expect(
        menu.getByRole('button', { name: t(`layout.client.groups.${group}`), exact: true }),
      ).toBeVisible()
    await menu.getByRole('button', { name: t('layout.client.groups.africa') }).hover()
    await expect(menu.getByRole('link', { name: 'Marrakech' })).toHaveAttribute(
      'href',
      '/destination/marrakech',
    )
    await page.getByRole('main').hover({ position: { x: 640, y: 780 } })
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
  })

  test('[C2] works by keyboard alone and returns the focus', async ({ page, t }) => {
    await page.goto('/products')
    await ready(page)
    const menu = page.getByRole('banner').getByRole('navigation')
    const entry = menu.getByRole('button', { name: t('layout.client.destinations') })
    await entry.focus()
    await page.keyboard.press('Enter')
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await expect(entry).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const group = (id: string) =>
      menu.getByRole('button', { name: t(`layout.client.groups.${id}`), exact: true })
    await expect(group('recommendation')).toBeFocused()
    await page.keyboard.press('End')
    await expect(group('africa')).toBeFocused()
    await expect(group('africa')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(
      menu
        .getByRole('link', { name: 'Serengeti' })
        .or(menu.getByRole('link', { name: 'Marrakech' }))
        .and(page.locator(':focus')),
    ).toHaveCount(1)
    // Enter alone works too: from a group to its destinations, and back to the previous group.
    await group('africa').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(
      menu
        .getByRole('list', { name: t('layout.client.groups.south_aemrica'), exact: true })
        .getByRole('link')
        .first(),
    ).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry).toBeFocused()
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: t('layout.client.esim') })).toBeFocused()
  })

  test('closes when the path changes and when the focus leaves it', { tag: '@thorough' }, async ({
    page,
    t,
  }) => {
    await page.goto('/')
    await ready(page)
    const menu = page.getByRole('banner').getByRole('navigation')
    const entry = menu.getByRole('button', { name: t('layout.client.categories') })
    await entry.click()
    await menu.getByRole('link', { name: /^Transport/ }).click()
    await expect(page).toHaveURL(/\/categories\/transport$/)
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
    await entry.click()
    await expect(entry).toHaveAttribute('aria-expanded', 'true')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('layout.client.signIn') })
      .focus()
    await expect(entry).toHaveAttribute('aria-expanded', 'false')
  })
})

test('a header panel closes when the focus leaves it', { tag: '@thorough' }, async ({
  page,
  t,
  member: _,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/products')
  await ready(page)
  const account = page.getByRole('banner').getByRole('button', { name: t('layout.client.account') })
  await account.focus()
  await page.keyboard.press('Enter')
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  const last = page.getByRole('banner').getByRole('button', { name: t('layout.client.signOut') })
  await last.focus()
  await expect(account).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(account).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator(':focus')).toHaveCount(1)
})

test('the first Tab stop skips the menus', async ({ page, t }) => {
  await page.goto('/products')
  await ready(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('layout.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(inMain).toBe(true)
})

for (const language of LOCALES)
  test.describe(`the bar of a phone, in ${language}`, variant(language === 'th'), () => {
    test.use({ viewport: PHONE, isMobile: true, hasTouch: true, language })

    test('is accessible with an item in the cart', { tag: '@thorough' }, async ({
      page,
      at,
      expectAccessible,
      boatInCart,
    }) => {
      await boatInCart(boatDay(40))
      await page.goto(at('/help'))
      await ready(page)
      await expect(page.locator('.tab[data-cart]')).toContainText('1')
      await expectAccessible(page, '.tab-bar')
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true })

  test('the bar leads to the previous page, or else to the parent page', { tag: '@thorough' }, async ({
    page,
    t,
  }) => {
    const back = page.getByRole('banner').getByRole('link', { name: t('layout.client.back') })
    await page.goto('/')
    await ready(page)
    await expect(back).toBeHidden()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Attraction tickets/ })
      .first()
      .tap()
    await expect(page).toHaveURL(/\/categories\/attraction-tickets$/)
    await back.tap()
    await expect(page).toHaveURL(/\/$/)
    await expect(back).toBeHidden()

    const other = await page.context().newPage()
    await other.goto(`/products/${BOAT}`)
    await ready(other)
    await other
      .getByRole('banner')
      .getByRole('link', { name: t('layout.client.back') })
      .tap()
    await expect(other).toHaveURL(/\/products$/)
  })

  test('[C1, C2] the Explore tab opens the menus as a sheet', async ({ page, t }) => {
    await page.goto('/products')
    await ready(page)
    await page.getByRole('button', { name: t('layout.client.explore') }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: 'Gourmet Food' })).toBeVisible()
    await sheet.getByText(t('layout.client.groups.oceania'), { exact: true }).tap()
    await sheet.getByRole('link', { name: 'Sydney' }).tap()
    await expect(page).toHaveURL(/\/destination\/sydney$/)
    await expect(sheet).toBeHidden()
  })
})

for (const [chosen, device, color] of [
  ['dark', 'light', 'rgb(13, 27, 36)'],
  ['light', 'dark', 'rgb(255, 255, 255)'],
] as const)
  test.describe(`a ${device} device`, variant(device === 'light'), () => {
    test.use({ colorScheme: device })

    test(`uses the selected theme ${chosen} from the first paint`, async ({ page, context, baseURL, t }) => {
      await page.goto('/')
      await ready(page)
      await page.getByRole('contentinfo').getByRole('button', { name: /THB/ }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t(`layout.client.themes.${chosen}`) })
        .click()
      expect((await context.cookies(baseURL)).find(({ name }) => name === 'theme')?.value).toBe(chosen)
      await page.addInitScript(() => {
        const recorder = window as typeof window & { firstPaint?: string }
        new PerformanceObserver(() => {
          recorder.firstPaint ??= getComputedStyle(document.body).backgroundColor
        }).observe({ type: 'paint', buffered: true })
      })
      await page.goto('/')
      await expect
        .poll(() => page.evaluate(() => (window as typeof window & { firstPaint?: string }).firstPaint))
        .toBe(color)
      const bars = page.locator('meta[name=theme-color]').first()
      await expect(bars).toHaveAttribute('content', chosen === 'dark' ? '#0d1b24' : '#ffffff')
      const image = await page.locator('.hero img').evaluate((img: HTMLImageElement) => img.currentSrc)
      expect(image.endsWith('-night')).toBe(chosen === 'dark')
    })
  })

test('a page loads Figtree and one other font: Thai pages Anuphan, English pages Bricolage', {
  tag: '@thorough',
}, async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  const thai = () => fonts.some((url) => url.includes('anuphan'))
  await page.goto('/')
  await ready(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'ไทย' })).toBeVisible()
  expect(thai()).toBe(false)
  expect(fonts.some((url) => url.includes('bricolage'))).toBe(true)
  const response = await page.goto('/th')
  const hints = `${response?.headers().link} ${await page.locator('head').innerHTML()}`
  expect(hints).toMatch(/anuphan[^>"]*\.woff2/)
  expect(hints).not.toMatch(/bricolage[^>"]*\.woff2/)
  expect(thai()).toBe(true)
  await ready(page)
  // A request is reported also for a font in the cache of the style sheet that names it.
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])),
  )
  expect(loaded).toContain('Anuphan')
  expect(loaded).not.toContain('Bricolage')
})

for (const [size, reducedMotion] of [
  [DESKTOP, 'no-preference'],
  [PHONE, 'no-preference'],
  [PHONE, 'reduce'],
] as const)
  test.describe(
    `at ${size.width} px with motion: ${reducedMotion}`,
    variant(size === PHONE && reducedMotion === 'no-preference'),
    () => {
      test.use({ viewport: size, contextOptions: { reducedMotion } })

      test('a disc travels to the cart once, unless reduced motion is set', { tag: '@thorough' }, async ({
        page,
        t,
        language,
        product,
        member: _,
      }) => {
        await page.addInitScript(() => {
          const recorder = window as typeof window & { flights: number }
          recorder.flights = 0
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes)
                if (node instanceof HTMLElement && node.style.borderRadius === '50%') recorder.flights += 1
          }).observe(document, { childList: true, subtree: true })
        })
        await page.goto(`/products/${BOAT}`)
        await ready(page)
        await chooseBoat(page, t, language, await product(BOAT), boatDay(40))
        await page
          .getByRole('button', { name: t('booking.add'), exact: true })
          .filter({ visible: true })
          .click()
        await expect(page.getByText(t('booking.added')).first()).toBeVisible()
        const flights = () => page.evaluate(() => (window as typeof window & { flights: number }).flights)
        // The code of the animation loads after the item was added.
        if (reducedMotion === 'reduce') await page.waitForLoadState('networkidle')
        else await expect.poll(flights).toBe(1)
        await nextFrames(page)
        expect(await flights()).toBe(reducedMotion === 'reduce' ? 0 : 1)
      })
    },
  )
