/** Manual actions of staff on orders. */
export const STAFF_ACTIONS = [
  'confirm',
  'decline',
  'seats',
  'cancel',
  'refund',
  'refund-done',
  'refund-elsewhere',
  'refund-failed',
  'refund-again',
  'return-deposit',
  'replay-notice',
  'reconcile',
  'resolve-capture',
  'resume-outbox',
  'tax-invoice',
] as const
export type StaffAction = (typeof STAFF_ACTIONS)[number]
