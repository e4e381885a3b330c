import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LOCALES } from '@/lib/domain/locale'
import { localePath } from '@/lib/i18n/paths'
import { type FaceName, writeFontconfig } from '../setup/fontconfig'
import { browserEnvironment } from '../setup/test-browser'
import { THOROUGH } from '../setup/thorough'
import { shiftsOf, watchShifts } from './fixtures/layout'
import { PUBLIC_PAGES } from './fixtures/pages'
import { expect, test } from './fixtures/shop'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

/** System fonts by kind of device. Sarabun stands in for Thonburi and Leelawadee, which no package has. */
const DEVICES = {
  'Windows, macOS, iOS': ['liberation', 'sarabun', 'notoChinese'],
  Android: ['roboto', 'notoThai', 'notoChinese'],
  Linux: ['dejavu', 'notoThai', 'notoChinese'],
} as const satisfies Record<string, FaceName[]>

/** Opens a page whose web fonts arrive after its first paint. */
async function openBeforeFonts(page: Page, address: string): Promise<void> {
  const painted = Promise.withResolvers<void>()
  await page.route('**/*.woff2*', async (route) => {
    await painted.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  painted.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
}

/** Linux has the widest substitute, so its text moves most. */
const TESTED = THOROUGH ? Object.entries(DEVICES) : ([['Linux', DEVICES.Linux]] as const)

for (const [device, faces] of TESTED)
  test.describe(`system fonts of ${device}`, () => {
    test.skip(process.platform !== 'linux', 'only Linux browsers read a fontconfig')

    test(
      '[S5] late web fonts do not shift the home page',
      { tag: '@thorough' },
      async ({ playwright, baseURL }, info) => {
        const dir = mkdtempSync(join(tmpdir(), 'sunhop-fonts-'))
        writeFontconfig(dir, faces)
        const { launchOptions } = info.project.use
        const browser = await playwright.chromium.launch({ ...launchOptions, env: browserEnvironment(dir) })
        for (const locale of LOCALES)
          for (const [size, viewport] of Object.entries(SIZES))
            await test.step(`${locale}, ${size}`, async () => {
              const page = await browser.newPage({ baseURL, viewport, serviceWorkers: 'block' })
              await page.addInitScript(watchShifts)
              await openBeforeFonts(page, localePath(locale, PUBLIC_PAGES.home, 'as-needed'))
              const { total, moves } = await shiftsOf(page)
              expect.soft(total, JSON.stringify(moves)).toBeLessThanOrEqual(0.02)
              await page.close()
            })
        await browser.close()
      },
    )
  })
