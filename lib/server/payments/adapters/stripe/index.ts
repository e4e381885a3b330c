import type { Gateway } from '../../port'
import { stripeCaller } from './client'
import type { StripeConfiguration } from './configuration'
import { readStripeNotification } from './notification'
import { openPage } from './open-page'
import { closePage, queryPage } from './query-page'
import { fetchRefund, refundCapture } from './refund'

/** Stripe: hosted checkout page, signed webhooks, queries, partial refunds. The shop closes the page with the hold. */
export function stripeGateway(configuration: StripeConfiguration): Gateway {
  const call = stripeCaller(configuration)
  return {
    name: 'stripe',
    refunds: 'partial',
    pollable: true,
    start: (request) => openPage(configuration, call, request),
    fetchStatus: (payment) => queryPage(call, payment),
    close: (payment) => closePage(call, payment),
    readNotification: (notification) => readStripeNotification(configuration, notification),
    refund: (payment, amount, key, failures) => refundCapture(call, payment, amount, key, failures),
    fetchRefund: (payment, key) => fetchRefund(call, payment, key),
  }
}
