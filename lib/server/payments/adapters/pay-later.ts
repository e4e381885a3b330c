import type { Gateway } from '../port'

/** No gateway at all: the places wait for a pay-by time, and another option pays. */
export const payLater: Gateway = {
  name: 'pay_later',
  refunds: 'none',
  pollable: false,
  start: async () => ({ kind: 'nothing' }),
  fetchStatus: async () => ({ state: 'pending' }),
  close: async () => ({ state: 'cancelled' }),
}
