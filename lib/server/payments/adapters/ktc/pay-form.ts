import { CURRENCY_NUMBER } from '@/lib/domain/currency-number'
import { majorUnits } from '@/lib/domain/money'
import { returnUrl } from '@/lib/server/payments/gateway-urls'
import type { PaymentAction, PaymentRequest } from '../../port'
import type { KtcConfiguration } from './configuration'
import { secureHash } from './secure-hash'

/** An immediate payment of the full amount. */
const SALE = 'N'

/**
 * Returns the form that the browser posts to KTC's page. KTC learns of the payment only then.
 * @throws RangeError for a currency other than baht
 */
export function payForm(
  { merchantId, hashSecret, formUrl, payMethods }: KtcConfiguration,
  { invoice, optionKey, amount, returnPath }: PaymentRequest,
): PaymentAction {
  if (amount.currency !== 'THB') throw new RangeError(`KTC does not support ${amount.currency}`)
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
