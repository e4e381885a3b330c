/** Manual actions of staff on orders. */
export const STAFF_ACTIONS = [
  'confirm',
  'decline',
  'cancel',
  'refund',
  'refund-done',
  'refund-failed',
  'refund-again',
  'return-deposit',
  'replay-notice',
  'reconcile',
  'resolve-capture',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]
