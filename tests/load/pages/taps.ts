import type { Locator, Page } from '@playwright/test'

/** A visitor looks at what has been scrolled into view for this long before a tap, in ms. */
const SETTLE_MS = 2_500
/** The browser reports an event after its frame. */
const REPORTED_MS = 1_500
/** The least duration that browsers report. */
const SHORTEST_MS = 16

declare global {
  interface Window {
    taps: { since: number; durations: number[]; arrival: Promise<number> | null }
  }
}

/** Records when the screen is touched, and what the browser reports of events. Runs before the page's scripts. */
export async function watchTaps(page: Page): Promise<void> {
  // The loader that runs this file names functions with a helper, which does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(() => {
    window.taps = { since: 0, durations: [], arrival: null }
    addEventListener('pointerup', ({ timeStamp }) => (window.taps.since = timeStamp), true)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.taps.durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('the target is not on the page')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Returns the ms from the touch to the paint of the next frame, as the browser reports it, in steps of 8. */
export async function tapDelay(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => (window.taps.durations = []))
  await tap(page, target)
  await page.waitForTimeout(REPORTED_MS)
  return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.taps.durations)))
}

/** Returns the ms from the end of the touch until the heading of another page is painted. */
export async function tapToPage(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => {
    window.taps.arrival = new Promise((resolve) => {
      const observer = new MutationObserver((mutations) => {
        const isHeading = (node: Node) =>
          node instanceof Element && (node.matches('h1') || node.querySelector('h1') !== null)
        if (!mutations.some(({ addedNodes }) => [...addedNodes].some(isHeading))) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // The message is handled when the frame has been painted.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - window.taps.since)
          port2.postMessage(null)
        })
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
  })
  await tap(page, target)
  return await page.evaluate(() => window.taps.arrival as Promise<number>)
}
