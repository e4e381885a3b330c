/**
 * When an unredeemed booking without a date completes, in days after its confirmation, if nothing is recorded of its
 * goods. By then they are delivered or no longer held at the counter, and an eSIM's activation period and plan have
 * ended.
 */
export const DAYS_UNTIL_OVER = { delivery: 14, pickup: 30, profile: 90 } as const
