import type { Gateway } from '../port'

/** Not a real gateway: the hold lasts until the pay-by time, and another option makes the payment. */
export const payLater: Gateway = {
  name: 'pay_later',
  refunds: 'none',
  pollable: false,
  start: async () => ({ kind: 'nothing' }),
  fetchStatus: async () => ({ state: 'pending' }),
  close: async () => ({ state: 'cancelled' }),
}
