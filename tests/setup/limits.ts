/** While faults are planted, many tests fail, and each would wait for its whole limit. */
const FACTOR = process.env.TEST_FAULTS === '1' ? 0.25 : 1

/** Returns a limit for a test or one of its steps, in milliseconds. */
export const limit = (ms: number): number => ms * FACTOR
