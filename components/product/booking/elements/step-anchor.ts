import type { Missing } from '../selection/missing-choice'

/** Id of the element around the steps. */
export const STEPS = 'booking-steps'

/** Choices that are part of another choice's step. */
const WITHIN: Partial<Record<Missing, Missing>> = { checkOut: 'date', end: 'date', ages: 'units' }

/** Returns the id of the step for a choice. */
export function stepId(missing: Missing): string {
  return `booking-${WITHIN[missing] ?? missing}`
}

/** Returns the element to focus in a step: its first invalid field, or its heading. */
export function focusIn(step: HTMLElement): HTMLElement {
  return step.parentElement?.querySelector<HTMLElement>('select:invalid') ?? step
}

/** Scrolls to the step of a missing choice and moves the focus there. */
export function showStep(missing: Missing): void {
  const step = document.getElementById(stepId(missing))
  if (!step) return
  step.parentElement?.scrollIntoView({ block: 'start' })
  const target = focusIn(step)
  target.focus({ preventScroll: target === step })
}
