import type { Missing } from './selection-draft'

/** Id of the steps' place in the page. */
export const STEPS = 'booking-steps'

/** What is asked in the step of something else. */
const WITHIN: Partial<Record<Missing, Missing>> = { end: 'date', ages: 'units' }

/** Id of the step where something is chosen. */
export function stepId(missing: Missing): string {
  return `booking-${WITHIN[missing] ?? missing}`
}

/** What takes the focus in a step: its first field without an answer that is needed, or its heading. */
export function focusIn(step: HTMLElement): HTMLElement {
  return step.parentElement?.querySelector<HTMLElement>('select:invalid') ?? step
}
