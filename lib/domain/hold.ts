/** How long places are kept for a payment, in minutes. */
export const HOLD_MINUTES = 15
