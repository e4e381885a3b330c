import type { Gateway } from '../../port'
import type { KtcConfiguration } from './configuration'
import { readDatafeed } from './datafeed'
import { inquireOrder } from './inquiry'
import { payForm } from './pay-form'
import { refundInFull } from './refund'

/**
 * KTC: cards and Alipay on its hosted page. Refunds are automatic if the merchant's contract defines an
 * action.
 */
export function ktcGateway(configuration: KtcConfiguration): Gateway {
  const { refundAction } = configuration
  return {
    name: 'ktc_pay',
    refunds: refundAction ? 'full' : 'manual',
    pollable: true,
    acknowledgement: 'OK',
    start: async (request) => payForm(configuration, request),
    fetchStatus: (payment) => inquireOrder(configuration, payment),
    readNotification: (notification) => readDatafeed(configuration, notification),
    ...(refundAction && {
      refund: (payment, amount) => refundInFull(configuration, refundAction, payment, amount),
    }),
  }
}
