import type { Gateway } from '../port'

/** No gateway at all: the places wait for a pay-by time, and another option pays. */
export const payLater: Gateway = {
  name: 'pay_later',
  refunds: 'none',
  inquirable: false,
  start: async () => ({ kind: 'nothing' }),
  inquire: async () => ({ state: 'pending' }),
  close: async () => ({ state: 'cancelled' }),
}
