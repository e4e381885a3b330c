import { Ivya } from 'ivya'

const locators = Ivya.create({ browser: 'webkit' })

const isVisible = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** The first visible element that a locator matches. */
export function find(locator: string): Element | null {
  return locators.queryLocatorSelectorAll(locator).find(isVisible) ?? null
}

/** Scrolls an element away from the bars at the top and the bottom. */
export const center = (element: Element): void =>
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })

/** Sets a field as a visitor would, so that React notices. */
export function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Scrolls through the page, so that all of it is laid out and every lazy image is loaded. */
export async function readThrough(): Promise<void> {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
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
/** What has a height of its own. */
const SIZED = 'img, input, select, textarea, .stamp'

/** The boxes of the visible elements that make up the layout, in document order. */
export function boxes(): Box[] {
  return [...document.querySelectorAll(`${BLOCKS}, ${SIZED}`)].filter(isVisible).map((element) => {
    const { left, width, height } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return {
      what: `${element.localName}.${element.className} “${name.trim().slice(0, 30)}”`,
      at: [left + window.scrollX, width, ...(element.matches(SIZED) ? [height] : [])],
    }
  })
}
