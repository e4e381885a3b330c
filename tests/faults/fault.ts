/** The stages of `npm test` in which faults are planted. */
export const FAULT_STAGES = ['unit', 'components', 'database', 'contract', 'modes', 'browser'] as const
export type FaultStage = (typeof FAULT_STAGES)[number]

/** A fault of the shop that the tests must find. */
export interface Fault {
  title: string
  kind: string
  file: string
  /** Occurs exactly once in the file. */
  from: string
  to: string
  /** The lowest stage that finds it. */
  stage: FaultStage
  /** The file of the test that must fail. */
  foundBy: string
  /** Part of the title of that test; the titles of its groups come first, separated by ' › '. */
  test: string
  /** A former browser test of the same behavior, under tests/e2e. */
  formerly?: string
}
