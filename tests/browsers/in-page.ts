import { Ivya } from 'ivya'

const locators = Ivya.create({ browser: 'webkit' })

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** The first visible element that a locator matches. */
export function find(locator: string): Element | null {
  return locators.queryLocatorSelectorAll(locator).find(isVisible) ?? null
}

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/**
 * Scrolls an element away from the bars at the top and the bottom. Returns whether a press would have an effect: the element is
 * not disabled, no longer moves, and neither is it replaced nor does another one cover it.
 */
export async function isPressable(element: Element): Promise<boolean> {
  if (element.matches(':disabled, [aria-disabled=true]')) return false
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await frames()
  const { x, y, width, height } = element.getBoundingClientRect()
  if (!element.isConnected || before.x !== x || before.y !== y) return false
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const label = element.closest('label')
  return hit !== null && (element.contains(hit) || (label?.contains(hit) ?? false))
}

/** Sets a field as a visitor would, so that React notices. */
export function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Scrolls through the page, so that all of it is laid out and every lazy image is loaded. */
export async function readThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await frames()
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await document.fonts.ready
  await frames()
}

export interface Box {
  what: string
  /** Left and width in the document, in px; of images and fields the height, too. */
  at: readonly number[]
}

/** The blocks of a page. Their heights depend on where lines break, which engines decide by fractions of a pixel. */
const BLOCKS = 'header, nav, main, footer, section, article, form, .product-card'
/** What has a height of its own, unless it fills a block whose text decides its height: engines round the lines of a text. */
const SIZED = 'img, input, select, textarea, .stamp'
const hasOwnHeight = (element: Element): boolean =>
  element.matches(SIZED) && getComputedStyle(element).position !== 'absolute'

/** The boxes of the visible elements that make up the layout, in document order. */
export function boxes(): Box[] {
  return [...document.querySelectorAll(`${BLOCKS}, ${SIZED}`)].filter(isVisible).map((element) => {
    const { left, width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return {
      what: `${element.localName}.${element.className} “${name.trim().slice(0, 30)}”`,
      at: [left + window.scrollX, width, ...(hasOwnHeight(element) ? [height] : [])],
    }
  })
}
