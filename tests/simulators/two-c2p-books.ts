/** A payment in the simulated gateway's ledger. */
export interface SimulatedPayment {
  merchantID: string
  invoiceNo: string
  /** In major units. */
  amount: number
  currencyCode: string
  idempotencyID: string | null
  token: string
  frontendReturnUrl: string
  backendReturnUrl: string
  /** In the merchant's time zone; empty if not given. */
  paymentExpiry: string
  respCode: string
  settled: boolean
  voided: boolean
  /** Refunded amounts in major units, by the idempotency key of the refund. */
  refunds: Map<string, number>
}

type Claims = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Creates a payment, or returns that of a repeated idempotency key; an error code if it is invalid. */
export function openIn(books: Map<string, SimulatedPayment>, claims: Claims): SimulatedPayment | string {
  const invoiceNo = text(claims.invoiceNo)
  const before = books.get(invoiceNo)
  if (before) return before.idempotencyID && before.idempotencyID === claims.idempotencyID ? before : '9015'
  const isWhole =
    /^\S{1,50}$/.test(invoiceNo) &&
    typeof claims.amount === 'number' &&
    claims.amount > 0 &&
    text(claims.currencyCode).length === 3 &&
    text(claims.description) !== '' &&
    [...text(claims.description)].length <= 250 &&
    /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)?$/.test(text(claims.paymentExpiry))
  if (!isWhole) return '9004'
  const payment: SimulatedPayment = {
    merchantID: text(claims.merchantID),
    invoiceNo,
    amount: Number(claims.amount),
    currencyCode: text(claims.currencyCode),
    idempotencyID: text(claims.idempotencyID) || null,
    token: `token-${invoiceNo}`,
    frontendReturnUrl: text(claims.frontendReturnUrl),
    backendReturnUrl: text(claims.backendReturnUrl),
    paymentExpiry: text(claims.paymentExpiry),
    respCode: '0001',
    settled: false,
    voided: false,
    refunds: new Map(),
  }
  books.set(invoiceNo, payment)
  return payment
}

/** The result of the customer's action: nothing is paid after the expiry, in a Thai merchant's time zone. */
export function outcomeOf({ paymentExpiry }: SimulatedPayment, respCode: string): string {
  const isOver = paymentExpiry !== '' && Date.parse(`${paymentExpiry.replace(' ', 'T')}+07:00`) <= Date.now()
  return isOver && respCode === '0000' ? '9020' : respCode
}

/** The state of a payment, as notifications and inquiries return it. */
export function standingOf(payment: SimulatedPayment): Claims {
  const { merchantID, invoiceNo, amount, currencyCode, respCode } = payment
  return {
    merchantID,
    invoiceNo,
    amount: amount.toFixed(5),
    currencyCode,
    tranRef: `T${invoiceNo}`,
    respCode,
    respDesc: respCode === '0000' ? 'Success' : 'Not paid',
  }
}

const cents = (major: number) => Math.round(major * 100)

/** Voids or refunds, and returns the result; a repeated key refunds nothing again. */
export function giveBack(payment: SimulatedPayment | undefined, action: ReadonlyMap<string, string>): string {
  if (!payment) return '16'
  if (payment.voided) return '29'
  const amount = Number(action.get('actionAmount'))
  if (action.get('processType') === 'V') {
    if (payment.settled || payment.respCode !== '0000' || cents(amount) !== cents(payment.amount)) return '12'
    payment.voided = true
    return '00'
  }
  const key = action.get('idempotencyID') ?? ''
  if (payment.refunds.has(key)) return '00'
  if (!payment.settled) return '12'
  const refunded = [...payment.refunds.values()].reduce((sum, part) => sum + cents(part), 0)
  if (refunded >= cents(payment.amount)) return '49'
  if (refunded + cents(amount) > cents(payment.amount)) return '12'
  payment.refunds.set(key, amount)
  return '00'
}
