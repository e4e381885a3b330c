import type { Gateway } from '../../port'
import { bahtOf } from './amount'
import { chargeCard } from './card'
import type { GbPrimePayConfiguration } from './configuration'
import { readGbPrimePayNotification } from './notification'
import { openQrCode } from './qr-code'
import { inquireTransactions } from './transactions'

/**
 * GB Prime Pay: cards by a token that the browser gets from it, and QR codes for bank apps and cards. Its
 * notifications are unsigned, so each is verified by a status query. Refunds are possible only in the
 * merchant's portal.
 */
export function gbPrimePayGateway(configuration: GbPrimePayConfiguration): Gateway {
  const { tokensUrl, publicKey, qrCashUrl, qrCreditUrl } = configuration
  return {
    name: 'gb_prime_pay',
    refunds: 'manual',
    pollable: true,
    async start(request) {
      if (request.optionKey === 'gb_prime_pay_qr_cash') return openQrCode(configuration, qrCashUrl, request)
      if (request.optionKey === 'gb_prime_pay_qr_credit')
        return openQrCode(configuration, qrCreditUrl, request)
      bahtOf(request.amount)
      return { kind: 'card', tokensUrl, publicKey }
    },
    charge: (request, token) => chargeCard(configuration, request, token),
    fetchStatus: (payment) => inquireTransactions(configuration, payment),
    readNotification: readGbPrimePayNotification,
  }
}
