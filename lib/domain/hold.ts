/** How long places are held for a payment, in minutes. */
export const HOLD_MINUTES = 15

/** How long 'pay later' holds places at most, in hours. */
export const PAY_LATER_HOURS = 24

/** Length of the single extension on request, in minutes. */
export const EXTENSION_MINUTES = 15

/** The extension is available from this many minutes before the hold expires. */
export const EXTENDABLE_MINUTES = 5
