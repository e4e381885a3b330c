/** Where a set of exchange rates came from. */
export const RATE_SOURCES = ['url', 'file', 'command', 'bundled'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/**
 * What became of a set of exchange rates: stored; the stored ones are as new; refused because a rate jumped, until a
 * command confirms it; or the source could not be read.
 */
export const RATE_OUTCOMES = ['stored', 'unchanged', 'refused', 'failed'] as const
export type RateOutcome = (typeof RATE_OUTCOMES)[number]
