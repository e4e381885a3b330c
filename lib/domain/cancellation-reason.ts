/** Optional reasons for a cancellation. */
export const CANCELLATION_REASONS = ['plans', 'mistake', 'illness', 'weather', 'other'] as const
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]
