import { ApiError } from '@/lib/contract/error'
import { type Money, majorUnits } from '@/lib/domain/money'
import { noticeUrl } from '@/lib/server/payments/gateway-urls'
import { flatXml, readFlatXml } from '../../flat-xml'
import { callGateway } from '../../gateway-call'
import type { PaymentReference, Refunded } from '../../port'
import type { ActionKeys, TwoC2pConfiguration } from './configuration'
import { inquirePayment } from './payment-inquiry'
import { type ActionSeal, actionSeal } from './sealed-action'

const WRONG_STATUS = '12'

/**
 * What the codes of voids and refunds say. Already voided and wholly refunded mean that the customer has it: the
 * shop never asks for more than was taken. Codes that are not here say nothing, and it stays pending.
 */
const STATES: Record<string, Refunded['state']> = {
  '00': 'done',
  '16': 'failed',
  '29': 'done',
  '42': 'pending',
  '49': 'done',
}

interface Action {
  processType: 'R' | 'V'
  invoice: string
  amount: Money
  fields?: Record<string, string>
}

interface Desk {
  configuration: TwoC2pConfiguration
  keys: ActionKeys
  seal: ActionSeal
}

async function openResponse(seal: ActionSeal, sealed: string): Promise<ReadonlyMap<string, string>> {
  try {
    return readFlatXml(await seal.open(sealed))
  } catch (cause) {
    throw new ApiError('UNAVAILABLE', { message: "2C2P's answer to a refund cannot be trusted", cause })
  }
}

async function act({ configuration, keys, seal }: Desk, action: Action) {
  const xml = flatXml('PaymentProcessRequest', {
    version: keys.version,
    merchantID: configuration.merchantId,
    invoiceNo: action.invoice,
    actionAmount: majorUnits(action.amount),
    processType: action.processType,
    ...action.fields,
  })
  const sealed = await callGateway(keys.url, { body: await seal.seal(xml), contentType: 'text/plain' })
  const answer = await openResponse(seal, sealed)
  const answered = answer.get('invoiceNo')
  if (answered && answered !== action.invoice)
    throw new ApiError('UNAVAILABLE', { message: "2C2P's answer is about another payment" })
  return { code: answer.get('respCode') ?? '', reference: answer.get('referenceNo') }
}

function refundedOf({ code, reference }: Awaited<ReturnType<typeof act>>): Refunded {
  const state = Object.hasOwn(STATES, code) ? STATES[code] : undefined
  return { state: state ?? 'pending', ...(reference && { gatewayReference: reference }) }
}

/**
 * What is not settled yet cannot be refunded: the whole of it can be voided, a part has to wait. How the payment
 * stands does not matter, so that a void which was not answered is asked for again.
 */
async function voidWhole(desk: Desk, payment: PaymentReference, amount: Money): Promise<Refunded> {
  const { money } = await inquirePayment(desk.configuration, payment)
  if (!money || money.currency !== amount.currency || money.amount !== amount.amount)
    return { state: 'pending' }
  return refundedOf(await act(desk, { processType: 'V', invoice: payment.invoice, amount }))
}

/** What gives money back through the gateway, with the merchant's and the gateway's keys. */
export function refunder(configuration: TwoC2pConfiguration, keys: ActionKeys) {
  const desk = { configuration, keys, seal: actionSeal(keys) }
  return async (payment: PaymentReference, amount: Money, key: string): Promise<Refunded> => {
    const answer = await act(desk, {
      processType: 'R',
      invoice: payment.invoice,
      amount,
      fields: { notifyURL: noticeUrl('two_c2p'), idempotencyID: key },
    })
    return answer.code === WRONG_STATUS ? voidWhole(desk, payment, amount) : refundedOf(answer)
  }
}
