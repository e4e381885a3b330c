import type { Misbehavior } from './misbehavior'

/** A payment in the simulated gateway's ledger. */
export interface GbPayment {
  kind: 'card' | 'cash' | 'credit'
  referenceNo: string
  gbpReferenceNo: string
  /** In baht, with two decimals. */
  amount: string
  detail: string
  backgroundUrl: string
  responseUrl: string | null
  /** G, A, S, V or D. */
  status: string
}

type Books = Map<string, GbPayment>

const isReference = (text: string) => /^[\w-]{1,15}$/.test(text)
const isBaht = (text: string) => /^\d{1,10}\.\d\d$/.test(text) && Number(text) > 0

function addPayment(books: Books, payment: Omit<GbPayment, 'gbpReferenceNo' | 'status'>): GbPayment {
  const entered = { ...payment, gbpReferenceNo: `gbp${payment.referenceNo}`, status: 'G' }
  books.set(payment.referenceNo, entered)
  return entered
}

/** Creates a QR code, once for each reference. */
export function drawQrCode(books: Books, form: URLSearchParams, kind: 'cash' | 'credit'): object {
  const text = (name: string) => form.get(name) ?? ''
  const [referenceNo, amount] = [text('referenceNo'), text('amount')]
  if (!isReference(referenceNo) || !isBaht(amount)) return { resultCode: '12', resultMessage: 'Invalid.' }
  if (books.has(referenceNo)) return { resultCode: '94', resultMessage: 'Duplicate.' }
  const { gbpReferenceNo } = addPayment(books, {
    kind,
    referenceNo,
    amount,
    detail: text('detail'),
    backgroundUrl: text('backgroundUrl'),
    responseUrl: null,
  })
  const qrcode = `00020101021230${kind}${referenceNo}5303764540${amount}5802TH6304ABCD`
  return { referenceNo, qrcode, resultCode: '00', gbpReferenceNo, resultMessage: null }
}

/** Starts a charge, once for each reference; it is paid only after 3-D Secure. */
export function chargeIn(books: Books, query: Record<string, unknown>, refused: string): object {
  const text = (name: string) => String(query[name] ?? '')
  const referenceNo = text('referenceNo')
  const token = (query.card as { token?: unknown } | undefined)?.token
  const amount = typeof query.amount === 'number' ? query.amount.toFixed(2) : ''
  if (!isReference(referenceNo) || !isBaht(amount) || typeof token !== 'string' || query.otp !== 'Y')
    return { resultCode: '12', referenceNo }
  if (books.has(referenceNo)) return { resultCode: '94', referenceNo }
  if (token === refused) return { resultCode: '51', referenceNo }
  const { gbpReferenceNo } = addPayment(books, {
    kind: 'card',
    referenceNo,
    amount,
    detail: text('detail'),
    backgroundUrl: text('backgroundUrl'),
    responseUrl: text('responseUrl'),
  })
  return { resultCode: '00', referenceNo, gbpReferenceNo, amount: query.amount }
}

/** The state of a payment, as inquiries and notifications return it. */
export function transactionOf(payment: GbPayment, { amount, currency, status }: Misbehavior) {
  const { referenceNo, gbpReferenceNo } = payment
  const paid = amount ?? payment.amount
  return {
    referenceNo,
    gbpReferenceNo,
    amount: paid,
    totalAmount: paid,
    thbAmount: paid,
    currencyCode: currency ?? '764',
    paymentType: payment.kind === 'card' ? 'C' : 'Q',
    status: status ?? payment.status,
  }
}
