import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export type Network = 'no delay' | 'slow 4G'

export interface Phone {
  /** How many times slower its processor is than this machine's. */
  processor: number
  network: Network
  cookies?: Array<{ name: string; value: string; url: string }>
}

/** As Lighthouse emulates it with the developer tools; throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }

/** When a page has done what it does in advance, in ms. */
export const IDLE_MS = 4_000

const LIMIT_MS = 120_000

const SCREEN: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // It would serve a page that was loaded before.
  serviceWorkers: 'block',
}

/** Runs steps on a phone that has nothing in its cache. */
export async function onPhone<T>(
  browser: Browser,
  { processor, network, cookies = [] }: Phone,
  steps: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(SCREEN)
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    page.setDefaultTimeout(LIMIT_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (network === 'slow 4G') {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    }
    return await steps(page)
  } finally {
    await context.close()
  }
}

/** Opens a page and waits until it rests. */
export async function openAndRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(IDLE_MS)
}
