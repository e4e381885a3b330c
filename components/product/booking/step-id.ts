import type { Missing } from './choice'

/** Id of the steps' place in the page. */
export const STEPS = 'booking-steps'

/** Id of the step where something is chosen. */
export function stepId(missing: Missing): string {
  return `booking-${missing === 'end' ? 'date' : missing}`
}
