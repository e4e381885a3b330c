import type { Gateway } from '../../port'
import type { TwoC2pConfiguration } from './configuration'
import { readTwoC2pNotification } from './notification'
import { refunder } from './payment-action'
import { inquirePayment } from './payment-inquiry'
import { openPayment } from './payment-token'

/** How long 2C2P accepts a payment token. */
const PAYMENT_TOKEN_MINUTES = 30

/**
 * 2C2P payment gateway 4.3: hosted page, signed notifications, inquiries, and refunds if the keys are
 * configured.
 */
export function twoC2pGateway(configuration: TwoC2pConfiguration): Gateway {
  const { action } = configuration
  return {
    name: 'two_c2p',
    refunds: action ? 'partial' : 'manual',
    pollable: true,
    expires: true,
    pageMinutes: PAYMENT_TOKEN_MINUTES,
    start: (request) => openPayment(configuration, request),
    fetchStatus: (payment) => inquirePayment(configuration, payment),
    readNotification: (notification) => readTwoC2pNotification(configuration, notification),
    ...(action && { refund: refunder(configuration, action) }),
  }
}
