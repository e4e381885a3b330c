import { CURRENCY_NUMBER } from '@/lib/domain/currency-number'
import { majorUnits } from '@/lib/domain/money'
import { returnUrl } from '@/lib/server/payments/gateway-urls'
import type { PaymentAction, PaymentRequest } from '../../port'
import type { KtcConfiguration } from './configuration'
import { secureHash } from './secure-hash'

/** Payment in full at once. */
const SALE = 'N'

/**
 * The form that the browser posts to KTC's page. The gateway hears of the payment only then.
 * @throws RangeError for another currency than baht
 */
export function payForm(
  { merchantId, hashSecret, formUrl, payMethods }: KtcConfiguration,
  { invoice, optionKey, amount, returnPath }: PaymentRequest,
): PaymentAction {
  if (amount.currency !== 'THB') throw new RangeError(`KTC takes no ${amount.currency}`)
  const [currCode, major, back] = [CURRENCY_NUMBER.THB, majorUnits(amount), returnUrl(returnPath)]
  const payMethod = payMethods[optionKey]
  const signed = [merchantId, invoice, currCode, major, SALE]
  return {
    kind: 'form',
    action: formUrl,
    fields: {
      merchantId,
      orderRef: invoice,
      amount: major,
      currCode,
      successUrl: back,
      failUrl: back,
      cancelUrl: back,
      payType: SALE,
      lang: 'E',
      TxType: 'Retail',
      ...(payMethod && { payMethod }),
      ...(hashSecret && { secureHash: secureHash(signed, hashSecret) }),
    },
  }
}
