import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '@/lib/cli/browser'
import { print } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { LOCALES } from '@/lib/domain/locale'
import { prefixOf } from '../fixtures/locale-prefix'
import { onOwnShop } from './own-shop'
import { onMinimalApp } from './pages/minimal-app'
import { pageLoad } from './pages/page-load'
import { type Network, onPhone, openAndRest, type Phone } from './pages/phone'
import { LOADED, NAVIGATIONS, type Navigation, PRESSES, type Press, pathIn } from './pages/scenarios'
import { type Score, scoreOf } from './pages/score'
import { tapDelay, tapToPage, watchTaps } from './pages/taps'
import { newTraveller, setCookies } from './pages/traveller'

/**
 * Measures how pages load, open and respond on a slow phone, beside two pages of the same versions of Next and React:
 * `npm run bench -- pages`. Prints medians with the least and the most, and the ratio to the small pages. `RUNS` is the
 * number of repetitions, `LANGUAGES` the number of languages, `ONLY` one of loads, navigations and presses.
 */
const RUNS = Number(process.env.RUNS ?? 3)
const LANGUAGES = Number(process.env.LANGUAGES ?? 2)
const ONLY = process.env.ONLY ?? ''
const PHONE: Phone = { processor: 4, network: 'no delay' }
/** Only counted, so that a slow processor does not end the wait too early. */
const FAST: Phone = { processor: 1, network: 'no delay' }

type Origins = { shop: string; minimal: string }

const MINIMAL: Record<'page' | 'link' | 'press', string> = { page: '/', link: 'main a', press: 'main button' }

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await measure())
  return values.sort((a, b) => a - b)
}

const median = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

function row(name: string, ours: number[], minimal: number[]): void {
  const spread = (sorted: number[]) =>
    `${Math.round(median(sorted))} (${Math.round(sorted[0] ?? 0)}–${Math.round(sorted.at(-1) ?? 0)})`
  const ratio = median(ours) / median(minimal)
  print(`${name}: ${spread(ours)} ms; minimal ${spread(minimal)} ms; ${ratio.toFixed(2)}×`)
}

async function loads(browser: Browser, port: number, { shop, minimal }: Origins): Promise<void> {
  const judge = async (name: string, url: string, cookies: Phone['cookies'] = []) => {
    const scores: Score[] = []
    for (let run = 0; run < RUNS; run++) scores.push(await scoreOf(url, port))
    const of = (key: 'score' | 'LCP' | 'TBT') =>
      median(scores.map((score) => score[key]).sort((a, b) => a - b))
    const { scripts, atLoad, all, prefetched, elements } = await onPhone(
      browser,
      { ...FAST, cookies },
      (page) => pageLoad(page, url),
    )
    print(
      `${name}: score ${of('score')}, LCP ${of('LCP')} ms, TBT ${of('TBT')} ms; at load ${atLoad} KB; at rest scripts ${scripts} KB, all ${all} KB, prefetched ${prefetched} KB; ${elements} elements`,
    )
  }
  await judge('minimal', minimal)
  for (const locale of LOCALES.slice(0, LANGUAGES))
    for (const [name, path] of Object.entries(LOADED))
      await judge(`${locale} ${name}`, shop + pathIn(prefixOf(locale), path))
  const { cookies, pages } = await newTraveller(shop)
  await setCookies(browser, cookies)
  for (const locale of LOCALES.slice(0, LANGUAGES))
    for (const [name, path] of Object.entries(pages))
      await judge(`${locale} ${name}, signed in`, shop + pathIn(prefixOf(locale), path), cookies)
  await setCookies(browser, [])
}

async function navigations(browser: Browser, { shop, minimal }: Origins): Promise<void> {
  for (const network of ['no delay', 'slow 4G'] satisfies Network[]) {
    const time = (origin: string, prefix: string, { from, link }: Navigation) =>
      repeat(() =>
        onPhone(browser, { ...PHONE, network }, async (page) => {
          await watchTaps(page)
          await openAndRest(page, origin + pathIn(prefix, from))
          return await tapToPage(page, link(page, prefix))
        }),
      )
    const small = await time(minimal, '', { from: MINIMAL.page, link: (page) => page.locator(MINIMAL.link) })
    for (const locale of LOCALES.slice(0, LANGUAGES))
      for (const [name, navigation] of Object.entries(NAVIGATIONS))
        row(`${locale} ${name}, ${network}`, await time(shop, prefixOf(locale), navigation), small)
  }
}

async function presses(browser: Browser, { shop, minimal }: Origins): Promise<void> {
  for (const processor of [4, 6]) {
    const time = (origin: string, prefix: string, { on, before = [], target }: Press) =>
      repeat(() =>
        onPhone(browser, { ...PHONE, processor }, async (page) => {
          await watchTaps(page)
          await openAndRest(page, origin + pathIn(prefix, on))
          for (const earlier of before) await tapDelay(page, earlier(page))
          return await tapDelay(page, target(page))
        }),
      )
    const small = await time(minimal, '', { on: MINIMAL.page, target: (page) => page.locator(MINIMAL.press) })
    for (const locale of LOCALES.slice(0, LANGUAGES))
      for (const [name, press] of Object.entries(PRESSES))
        row(`${locale} ${name}, ${processor}×`, await time(shop, prefixOf(locale), press), small)
  }
}

async function measure(origins: Origins): Promise<void> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    if ('navigations'.includes(ONLY)) await navigations(browser, origins)
    if ('presses'.includes(ONLY)) await presses(browser, origins)
    if ('loads'.includes(ONLY)) await loads(browser, port, origins)
  } finally {
    await browser.close()
  }
}

await onOwnShop('pages', ({ origin: shop }) => onMinimalApp((minimal) => measure({ shop, minimal })))
process.exit(0)
