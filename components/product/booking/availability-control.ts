/** What the panel can do with the query client, whose code comes after the page. */
export interface AvailabilityControl {
  /** Asks again for what could not be loaded. */
  retry(): void
  /** Asks again for everything, since somebody was faster. */
  refresh(): void
  /** Lets the cart page ask anew. */
  forgetCart(): void
}
