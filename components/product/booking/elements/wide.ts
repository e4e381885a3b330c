/** Screens with the ticket beside the steps, in place of the bottom bar. */
export const WIDE = '(width >= 64rem)'
