/** How long places are held for a payment, in minutes. */
export const HOLD_MINUTES = 15

/** Length of the single extension on request, in minutes. */
export const EXTENSION_MINUTES = 15

/** The extension is available from this many minutes before the hold expires. */
export const EXTENDABLE_MINUTES = 5
