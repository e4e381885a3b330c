import { MAX_CARRIER_LENGTH, MAX_TRACKING_LENGTH } from '@/lib/domain/goods'
import {
  declineReturn,
  deliverGoods,
  loseGoods,
  readyGoods,
  shipGoods,
} from '@/lib/server/goods/handle-goods'
import { recordReturn } from '@/lib/server/goods/record-return'
import { print } from '../output'
import { limited, parseAmount } from './arguments'
import { sum } from './details'
import {
  currencyOf,
  type Invocation,
  reasonOf,
  requestedBooking,
  requestedOrder,
  requireReason,
  staffMember,
} from './invocation'

/** The commands on the goods of a booking, as the usage text lists them. */
export const GOODS_USAGE = `npm run orders -- ship ORDER [--booking N] [--carrier NAME] [--tracking NUMBER] --by NAME
npm run orders -- ready ORDER [--booking N] --by NAME
npm run orders -- deliver ORDER [--booking N] --by NAME
npm run orders -- return ORDER [--booking N] [--keep 20.00 --reason TEXT] --by NAME
npm run orders -- decline-return ORDER [--booking N] --reason TEXT --by NAME
npm run orders -- lost ORDER [--booking N] --reason TEXT --by NAME`

async function requested(invocation: Invocation) {
  const order = await requestedOrder(invocation)
  const { booking } = await requestedBooking(order, invocation)
  return { order, booking, by: staffMember(invocation) }
}

async function runShip(invocation: Invocation): Promise<void> {
  const { order, booking, by } = await requested(invocation)
  const { carrier, tracking } = invocation.values
  const shipment = {
    carrier: limited(carrier, '--carrier', MAX_CARRIER_LENGTH),
    trackingNumber: limited(tracking, '--tracking', MAX_TRACKING_LENGTH),
  }
  await shipGoods(order.id, booking.id, shipment, by)
  print('Recorded as shipped.')
}

async function runReady(invocation: Invocation): Promise<void> {
  const { order, booking, by } = await requested(invocation)
  await readyGoods(order.id, booking.id, by)
  print('Recorded as ready for collection.')
}

async function runDeliver(invocation: Invocation): Promise<void> {
  const { order, booking, by } = await requested(invocation)
  await deliverGoods(order.id, booking.id, by)
  print('Recorded as delivered.')
}

async function runReturn(invocation: Invocation): Promise<void> {
  const { order, booking, by } = await requested(invocation)
  const { keep } = invocation.values
  const withheld = keep ? parseAmount(keep, '--keep', await currencyOf(order)).amount : 0
  const reason = withheld > 0 ? requireReason(invocation) : reasonOf(invocation)
  const {
    price,
    deposit,
    withheld: retained,
  } = await recordReturn(order.id, booking.id, {
    ...by,
    withheld,
    reason,
  })
  const parts = [
    ...(price.amount > 0 ? [`${sum(price.amount, price.currency)} of the price will be refunded`] : []),
    ...(deposit.amount > 0
      ? [`${sum(deposit.amount, deposit.currency)} of the deposit will be returned`]
      : []),
    ...(retained.amount > 0 ? [`${sum(retained.amount, retained.currency)} is withheld`] : []),
  ]
  print(`Recorded as returned; ${parts.length > 0 ? parts.join(', ') : 'nothing is refunded'}.`)
}

async function runDeclineReturn(invocation: Invocation): Promise<void> {
  const { order, booking, by } = await requested(invocation)
  await declineReturn(order.id, booking.id, by, requireReason(invocation))
  print('Declined; the customer keeps the goods.')
}

async function runLost(invocation: Invocation): Promise<void> {
  const { order, booking, by } = await requested(invocation)
  await loseGoods(order.id, booking.id, by, requireReason(invocation))
  print('Recorded as lost; a deposit is retained.')
}

export const GOODS_COMMANDS: Record<string, (invocation: Invocation) => Promise<void>> = {
  ship: runShip,
  ready: runReady,
  deliver: runDeliver,
  return: runReturn,
  // The name of `return` in version 0.1.
  'return-deposit': runReturn,
  'decline-return': runDeclineReturn,
  lost: runLost,
}
