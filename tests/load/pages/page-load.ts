import type { Page } from '@playwright/test'
import { IDLE_MS } from './phone'

/** What a page fetches until it rests, in KB as sent, and its elements. */
export interface PageLoad {
  scripts: number
  /** Before the event `load`. */
  atLoad: number
  /** With what follows it: images below the screen, code that loads while the page rests. */
  all: number
  /** Pages that are fetched in advance. */
  prefetched: number
  elements: number
}

const KILOBYTE = 1024

/** Loads a page and counts what it fetches. */
export async function pageLoad(page: Page, url: string): Promise<PageLoad> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, string>()
  const sent = { scripts: 0, all: 0, prefetched: 0 }
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const isPage = Object.keys(request.headers).some((name) => name.toLowerCase() === 'rsc')
    kinds.set(requestId, isPage ? 'prefetched' : (type ?? 'Other'))
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'prefetched') sent.prefetched += encodedDataLength
    else sent.all += encodedDataLength
    if (kind === 'Script') sent.scripts += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  const atLoad = sent.all
  await page.waitForTimeout(IDLE_MS)
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  await devtools.detach()
  const kilobytes = (bytes: number) => Math.round(bytes / KILOBYTE)
  return {
    scripts: kilobytes(sent.scripts),
    atLoad: kilobytes(atLoad),
    all: kilobytes(sent.all),
    prefetched: kilobytes(sent.prefetched),
    elements,
  }
}
