import type { Missing } from './selection-draft'

/** Id of the element around the steps. */
export const STEPS = 'booking-steps'

/** Choices that are part of another choice's step. */
const WITHIN: Partial<Record<Missing, Missing>> = { end: 'date', ages: 'units' }

/** Returns the id of the step for a choice. */
export function stepId(missing: Missing): string {
  return `booking-${WITHIN[missing] ?? missing}`
}

/** Returns the element to focus in a step: its first invalid field, or its heading. */
export function focusIn(step: HTMLElement): HTMLElement {
  return step.parentElement?.querySelector<HTMLElement>('select:invalid') ?? step
}
