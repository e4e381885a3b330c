import type { Locator, Page } from '@playwright/test'

/** The pages of the shop that are loaded, by name. */
export const LOADED = {
  home: '/',
  listing: '/products',
  product: '/products/wat-arun-longtail-sunset',
  destination: '/destination/bangkok',
  eSIM: '/esim',
  cart: '/cart',
} as const

/** Returns a path in a language; the home page has no slash at its end. */
export const pathIn = (prefix: string, path: string) => (prefix + path).replace(/(?<=.)\/$/, '')

const shown = (page: Page, selector: string): Locator =>
  page.locator(selector).filter({ visible: true }).first()

/** A link that opens another page. */
export interface Navigation {
  from: string
  link(page: Page, prefix: string): Locator
}

export const NAVIGATIONS: Record<string, Navigation> = {
  'listing → product': { from: LOADED.listing, link: (page) => shown(page, 'main a.product-card') },
  'home → listing': {
    from: LOADED.home,
    link: (page, prefix) => shown(page, `main a[href="${prefix}/products"]`),
  },
  'home → category': { from: LOADED.home, link: (page) => shown(page, 'main .stamps a') },
}

/** Something that is pressed, after other presses that are not measured. */
export interface Press {
  on: string
  before?: Array<(page: Page) => Locator>
  target(page: Page): Locator
}

const bookNow = (page: Page) => shown(page, '[data-bottom-bar] button')
const freeDay = (page: Page) => shown(page, '.sheet [role=gridcell] button:not([disabled])')

export const PRESSES: Record<string, Press> = {
  'open the booking': { on: LOADED.product, target: bookNow },
  'choose a date': { on: LOADED.product, before: [bookNow], target: freeDay },
  'choose a time': {
    on: LOADED.product,
    before: [bookNow, freeDay],
    target: (page) => shown(page, '.sheet label:has([name^=time-]:not(:checked, :disabled))'),
  },
  'choose an option': {
    on: LOADED.product,
    before: [bookNow, freeDay],
    target: (page) => shown(page, '.sheet label:has([name=option]:not(:checked, :disabled))'),
  },
  'change a number': {
    on: LOADED.product,
    before: [bookNow, freeDay],
    target: (page) => shown(page, '.sheet fieldset button:last-of-type'),
  },
  'open the filters': { on: LOADED.listing, target: (page) => shown(page, '.listing-shortcuts button') },
  'open the menu': { on: LOADED.home, target: (page) => shown(page, '.tab-bar button[aria-expanded]') },
  'open a product': { on: LOADED.listing, target: (page) => shown(page, 'main a.product-card') },
}
