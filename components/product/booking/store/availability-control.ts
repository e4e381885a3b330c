/** Actions on the query client, whose code loads after the page. */
export interface AvailabilityControl {
  /** Refetches what could not be loaded. */
  retry(): void
  /** Refetches everything after a conflict, e.g. when the places were sold meanwhile. */
  refresh(): void
  /** Invalidates the cart page's query. */
  forgetCart(): void
}
