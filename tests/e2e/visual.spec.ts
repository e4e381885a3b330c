import { THOROUGH } from '../setup/thorough'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import { PUBLIC_PAGES } from './fixtures/pages'
import { buyerPages } from './fixtures/purchases'
import {
  expectScreenshot,
  holdClock,
  LOOKS,
  type Look,
  screenshotsOf,
  stubResponses,
  TOLERANCE,
  waitUntilIdle,
} from './fixtures/screenshot'
import { boatDay, ready } from './fixtures/steps'

test.skip(Boolean(process.env.TEST_PICTURES_SKIP), process.env.TEST_PICTURES_SKIP)

/** The pages with a layout of their own. */
const PHOTOGRAPHED = [
  'home',
  'listing',
  'product',
  'category',
  'destination',
  'esim',
  'help',
  'support',
  'sign in',
  'sign up',
  'cart',
  'not found',
] as const satisfies Array<keyof typeof PUBLIC_PAGES>

/** Signed-in pages. */
const OWN = ['full checkout', 'payment result', 'order', 'orders', 'settings'] as const

/** The home page has a layout for each width, and a night scene. */
const OF_HOME: Look[] = [
  { name: 'tablet-en-light', colorScheme: 'light', width: 768 },
  { name: 'wide-en-light', colorScheme: 'light', width: 1536 },
  { name: 'desktop-en-dark', colorScheme: 'dark', width: 1280 },
].map(({ name, colorScheme, width }) => ({
  name,
  language: 'en',
  colorScheme: colorScheme as Look['colorScheme'],
  viewport: { width, height: 900 },
  isMobile: false,
}))

for (const [index, { name, ...look }] of LOOKS.entries())
  test.describe(name, () => {
    // Half the pixels: small files, and single pixels do not matter.
    test.use({ ...look, deviceScaleFactor: 0.5 })

    test(
      'the main pages match their reference images',
      variant(look.isMobile && look.language === 'th'),
      async ({ page, at }) => {
        test.setTimeout(300_000)
        await holdClock(page)
        for (const title of PHOTOGRAPHED)
          await test.step(title, () =>
            expectScreenshot(page, title, at(PUBLIC_PAGES[title]), { ...look, name }),
          )
      },
    )

    // The pages of a buyer in Chinese use the components and the type of the main ones.
    if (look.language !== 'zh-cn' || THOROUGH)
      test('the pages of a buyer match their reference images', { tag: '@thorough' }, async ({
        page,
        at,
        member: _,
      }) => {
        test.setTimeout(300_000)
        const pages = await buyerPages(page.request, boatDay(100 + 4 * index))
        await holdClock(page)
        await stubResponses(page)
        for (const title of OWN)
          await test.step(title, () => expectScreenshot(page, title, at(pages[title]), { ...look, name }))
      })
  })

/** Thorough: the dark theme and a phone, too; the pages cover both, and the third language. */
const OF_COMPONENTS = LOOKS.filter(({ language }) => language === 'en' || (THOROUGH && language === 'th'))

for (const { name, ...look } of OF_COMPONENTS)
  test.describe(`components, ${name}`, () => {
    // Full resolution, since docs/design.md shows them too. Tall, so that one screenshot shows several.
    test.use({ ...look, deviceScaleFactor: 1, viewport: { width: look.viewport.width, height: 3600 } })

    test('the components match their reference images', async ({ page, at }) => {
      test.setTimeout(300_000)
      await holdClock(page)
      await page.goto(at(PUBLIC_PAGES.components))
      await ready(page)
      await waitUntilIdle(page)
      const showcase = page.locator('section[aria-labelledby^=showcase-]')
      expect(await showcase.count()).toBeGreaterThan(30)
      for await (const [specimen, image] of screenshotsOf(showcase)) {
        const id = (await specimen.getAttribute('aria-labelledby'))?.replace('showcase-', '')
        expect.soft(image).toMatchSnapshot(`component-${id}-${name}.png`, TOLERANCE)
      }
    })
  })

for (const { name, ...look } of OF_HOME)
  test.describe(name, variant(look.viewport.width === 1536), () => {
    test.use({ ...look, deviceScaleFactor: 0.5 })

    test('the home page matches its reference image', async ({ page, at }) => {
      await holdClock(page)
      await expectScreenshot(page, 'home', at('/'), { ...look, name })
    })
  })
