/** How long places are kept for a payment, in minutes. */
export const HOLD_MINUTES = 15

/** By how much they are kept longer, once, for whoever asks. */
export const EXTENSION_MINUTES = 15

/** From how long before the end that can be asked for. */
export const EXTENDABLE_MINUTES = 5
