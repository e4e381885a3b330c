import { buildSync } from 'esbuild'
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import { expect } from 'vitest'
import type { Locale } from '@/lib/domain/locale'
import { type Translate, translator } from '@/lib/i18n/translate'
import { baseUrl } from '../fixtures/http'
import { prefixOf } from '../fixtures/locale-prefix'
import type { EngineName } from '../setup/engines'
import { limit } from '../setup/limits'
import type { Driver } from './driver'
import { startPuppeteer } from './puppeteer-driver'
import { startWebkit } from './webkit-driver'

/** Finds elements by role and name, in every engine in the same way. */
const IN_PAGE = buildSync({
  entryPoints: ['tests/browsers/in-page.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'inPage',
  write: false,
}).outputFiles[0]?.text

/** A locator of Playwright's, as text. */
export type Locator = string

export const role = (name: string, text?: string | RegExp): Locator =>
  getByRoleSelector(name, { name: text, exact: true })
export const label = (text: string): Locator => getByLabelSelector(text, { exact: true })
export const text = (shown: string): Locator => getByTextSelector(shown, { exact: true })
export const css = (selector: string): Locator => `css=${selector}`
/** A locator within another one. */
export const within = (outer: Locator, inner: Locator): Locator => `${outer} >> ${inner}`

/** Logged for every expected error response, such as that of a visitor without a session. */
const ERROR_RESPONSE = /Failed to load resource: the server responded with a status of 4\d\d/

const WAIT_MS = 30_000
const SOON_MS = 1_000
const AGAIN_MS = 100

/** A page of the shop, as a visitor uses it. Each step waits until it is possible. */
export class ShopPage {
  readonly driver: Driver
  readonly locale: Locale
  readonly t: Translate

  constructor(driver: Driver, locale: Locale) {
    this.driver = driver
    this.locale = locale
    this.t = translator(locale)
  }

  /** Opens a path without a language prefix, and waits for its scripts. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(prefixOf(this.locale) + path, baseUrl()).href)
    await this.ready()
  }

  /** Waits until the page handles clicks. */
  async ready(): Promise<void> {
    await this.until('a page with scripts', () =>
      this.driver.evaluate("document.documentElement.dataset.ready === 'true'"),
    )
  }

  /** Evaluates an expression that may use `inPage`. */
  async evaluate<Result>(expression: string): Promise<Result> {
    if (!(await this.driver.evaluate("'inPage' in globalThis")))
      await this.driver.evaluate(`(() => { ${IN_PAGE}; globalThis.inPage = inPage; return true })()`)
    return (await this.driver.evaluate(expression)) as Result
  }

  /** Waits for a visible element. */
  async see(locator: Locator): Promise<void> {
    await this.until(locator, () => this.evaluate(`${found(locator)} !== null`))
  }

  /** Waits until no such element is visible. */
  async gone(locator: Locator, within = WAIT_MS): Promise<void> {
    await this.until(`the end of ${locator}`, () => this.evaluate(`${found(locator)} === null`), within)
  }

  async press(locator: Locator): Promise<void> {
    await this.see(locator)
    await this.until(`a press of ${locator}`, async () => {
      if (!(await this.evaluate(`inPage.isPressable(${found(locator)})`))) return false
      await this.driver.click(found(locator))
      return true
    })
  }

  async fill(locator: Locator, value: string): Promise<void> {
    await this.see(locator)
    await this.evaluate(`${found(locator)}.value && inPage.setValue(${found(locator)}, '')`)
    await this.driver.type(found(locator), value)
  }

  async choose(locator: Locator, value: string): Promise<void> {
    await this.see(locator)
    await this.evaluate(`inPage.setValue(${found(locator)}, ${JSON.stringify(value)})`)
  }

  async type(locator: Locator, typed: string): Promise<void> {
    await this.evaluate('true')
    await this.driver.type(found(locator), typed)
  }

  /** Whether such an element is visible, within a second. */
  hasSoon(locator: Locator): Promise<boolean> {
    const seen = this.until(locator, () => this.evaluate(`${found(locator)} !== null`), SOON_MS)
    return seen.then(
      () => true,
      () => false,
    )
  }

  /** The width of the page, without a scrollbar. */
  inner(): Promise<number> {
    return this.evaluate('document.documentElement.clientWidth')
  }

  /** Waits until nothing is loading. */
  settled(): Promise<void> {
    return this.gone(css('[aria-busy=true]'))
  }

  async textOf(locator: Locator): Promise<string> {
    await this.see(locator)
    return this.evaluate<string>(`${found(locator)}.textContent`)
  }

  /** Presses something that gives an element another name, and waits for it. */
  async pressForAnother(named: Locator, pressed: Locator): Promise<void> {
    await this.see(named)
    const nameOf = () => this.evaluate(`${found(named)}?.getAttribute('aria-label') ?? null`)
    const before = await nameOf()
    await this.press(pressed)
    await this.until(`another ${named}`, async () => ![before, null].includes((await nameOf()) as string))
  }

  /** Waits until the address matches. */
  async at(address: RegExp): Promise<void> {
    await this.until(`the address ${address}`, async () =>
      address.test(String(await this.driver.evaluate('location.href'))),
    )
    await this.ready()
  }

  /** Fails if the page has logged an error. */
  async expectNoErrors(): Promise<void> {
    await this.driver.evaluate('true')
    expect(this.driver.errors().filter((error) => !ERROR_RESPONSE.test(error))).toEqual([])
  }

  /** Repeats a step that fails while the page is moving or being replaced. */
  private async until(what: string, step: () => Promise<unknown>, ms = limit(WAIT_MS)): Promise<void> {
    const end = Date.now() + ms
    let last = ''
    for (;;) {
      const done = await step().catch((error: unknown) => {
        last = ` (${error instanceof Error ? error.message : String(error)})`
        return false
      })
      if (done) return
      if (Date.now() > end) {
        const address = await this.driver.evaluate('location.href').catch(() => 'no page')
        throw new Error(`${address} does not have ${what} in ${ms / 1000} s${last}`)
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

const found = (locator: Locator) => `inPage.find(${JSON.stringify(locator)})`

interface Size {
  width: number
  height: number
}

/** Runs work with a page of a browser of its own, and fails if the page logs an error. */
export async function inEngine(
  engine: EngineName | 'chromium',
  { width, height }: Size,
  locale: Locale,
  work: (page: ShopPage) => Promise<void>,
): Promise<void> {
  const driver = await (engine === 'webkit' ? startWebkit() : startPuppeteer(engine))
  try {
    await driver.resize(width, height)
    const page = new ShopPage(driver, locale)
    await work(page)
    await page.expectNoErrors()
  } finally {
    await driver.close()
  }
}
