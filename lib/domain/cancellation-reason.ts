/** What somebody may say of why they cancel; nobody has to. */
export const CANCELLATION_REASONS = ['plans', 'mistake', 'illness', 'weather', 'other'] as const
export type CancellationReason = (typeof CANCELLATION_REASONS)[number]
