/** Number of items per page of a list, and the maximum that the API accepts. */
export interface PageSize {
  usual: number
  max: number
}

/** Higher than the page count of any list. */
export const MAX_PAGES = 100_000

/** Maximum of the lists that have no other. */
const MAX = 100

export const AREAS_PAGE_SIZE = { usual: 10, max: MAX } as const satisfies PageSize
export const CART_PAGE_SIZE = { usual: 5, max: MAX } as const satisfies PageSize
export const LISTING_PAGE_SIZE = { usual: 24, max: 48 } as const satisfies PageSize
export const MAILBOX_PAGE_SIZE = { usual: 50, max: 200 } as const satisfies PageSize
export const ORDERS_PAGE_SIZE = { usual: 10, max: 50 } as const satisfies PageSize
export const REVIEWS_PAGE_SIZE = { usual: 6, max: 50 } as const satisfies PageSize
/** Pages of the catalog for sitemaps. */
export const PUBLIC_PAGES_SIZE = { usual: 1000, max: 1000 } as const satisfies PageSize
/** Suggestions while a search text is typed; they have one page. */
export const SUGGESTION_COUNT = { usual: 8, max: 20 } as const satisfies PageSize
