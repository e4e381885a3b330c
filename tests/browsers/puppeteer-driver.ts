import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { programsOf } from '../setup/engines'
import { browserEnvironment, launchOptions } from '../setup/test-browser'
import type { Driver } from './driver'

const ANIMATIONS_OFF = 1

/** Firefox over WebDriver BiDi, which it speaks itself. */
const firefox = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: programsOf('firefox')[0],
    env: browserEnvironment(),
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': ANIMATIONS_OFF,
      // Scrollbars that take no room, as on a phone.
      'ui.useOverlayScrollbars': 1,
    },
  })

/** The browser of the other tests, as the reference of the layout. */
const chromium = () =>
  puppeteer.launch({
    executablePath: launchOptions.executablePath,
    env: launchOptions.env,
    args: [...launchOptions.args, '--force-prefers-reduced-motion'],
  })

/** Starts Firefox or Chromium with one page. */
export async function startPuppeteer(engine: 'firefox' | 'chromium'): Promise<Driver> {
  const browser = await (engine === 'firefox' ? firefox() : chromium())
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)))
  const elementOf = async (expression: string): Promise<ElementHandle> => {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error('no such element')
    return element as ElementHandle
  }
  return {
    // As in WebKit: what follows waits for what it needs, and images may be drawn for the first time.
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await elementOf(element)).click(),
    type: async (element, text) => (await elementOf(element)).type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => errors,
    close: () => browser.close(),
  }
}
