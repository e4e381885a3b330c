import { ApiError } from '@/lib/contract/error'
import { type Money, majorUnits } from '@/lib/domain/money'
import { notificationUrl } from '@/lib/server/payments/gateway-urls'
import { flatXml, readFlatXml } from '../../flat-xml'
import { callGateway } from '../../gateway-call'
import type { PaymentReference, Refunded } from '../../port'
import type { ActionKeys, TwoC2pConfiguration } from './configuration'
import { inquirePayment } from './payment-inquiry'
import { type ActionSeal, actionSeal } from './sealed-action'

const WRONG_STATUS = '12'

/**
 * Response codes of voids and refunds. 'Already voided' and 'fully refunded' count as succeeded, since the shop
 * never requests more than was captured. 2C2P will not make those of 'failed', so staff have to. Unlisted codes leave the
 * refund processing.
 */
const STATES: Record<string, Refunded['state']> = {
  '00': 'succeeded',
  '16': 'failed',
  '29': 'succeeded',
  '41': 'failed',
  '42': 'processing',
  '43': 'failed',
  '44': 'failed',
  '45': 'failed',
  '46': 'failed',
  '49': 'succeeded',
  '54': 'failed',
}

interface Action {
  processType: 'R' | 'V'
  invoice: string
  amount: Money
  fields?: Record<string, string>
}

interface RefundContext {
  configuration: TwoC2pConfiguration
  keys: ActionKeys
  seal: ActionSeal
}

async function openResponse(seal: ActionSeal, sealed: string): Promise<ReadonlyMap<string, string>> {
  try {
    return readFlatXml(await seal.open(sealed))
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { message: '2C2P refund response failed verification', cause })
  }
}

async function act({ configuration, keys, seal }: RefundContext, action: Action) {
  const xml = flatXml('PaymentProcessRequest', {
    version: keys.version,
    merchantID: configuration.merchantId,
    invoiceNo: action.invoice,
    actionAmount: majorUnits(action.amount),
    processType: action.processType,
    ...action.fields,
  })
  const sealed = await callGateway(keys.url, { body: await seal.seal(xml), contentType: 'text/plain' })
  const response = await openResponse(seal, sealed)
  const responseInvoice = response.get('invoiceNo')
  if (responseInvoice && responseInvoice !== action.invoice)
    throw new ApiError('UNAVAILABLE', { message: '2C2P response is about another payment' })
  return { code: response.get('respCode') ?? '', reference: response.get('referenceNo') }
}

function refundedOf({ code, reference }: Awaited<ReturnType<typeof act>>): Refunded {
  const state = Object.hasOwn(STATES, code) ? STATES[code] : undefined
  return { state: state ?? 'processing', ...(reference && { gatewayReference: reference }) }
}

/**
 * An unsettled payment cannot be refunded: it can be voided in full, and a partial refund has to wait. The
 * payment's state is not checked, so that a void whose response was lost is requested again.
 */
async function voidInFull(
  context: RefundContext,
  payment: PaymentReference,
  amount: Money,
): Promise<Refunded> {
  const { money } = await inquirePayment(context.configuration, payment)
  if (!money || money.currency !== amount.currency || money.amount !== amount.amount)
    return { state: 'processing' }
  return refundedOf(await act(context, { processType: 'V', invoice: payment.invoice, amount }))
}

/** Returns the refund function of the gateway, which uses the merchant's and the gateway's keys. */
export function refunder(configuration: TwoC2pConfiguration, keys: ActionKeys) {
  const context = { configuration, keys, seal: actionSeal(keys) }
  return async (payment: PaymentReference, amount: Money, key: string): Promise<Refunded> => {
    const response = await act(context, {
      processType: 'R',
      invoice: payment.invoice,
      amount,
      fields: { notifyURL: notificationUrl('two_c2p'), idempotencyID: key },
    })
    return response.code === WRONG_STATUS ? voidInFull(context, payment, amount) : refundedOf(response)
  }
}
