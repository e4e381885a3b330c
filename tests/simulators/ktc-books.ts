import type { Misbehavior } from './misbehavior'

/** One attempt to pay an invoice; after a decline there may be another one. */
export interface KtcTry {
  ref: string
  payRef: string
  /** In major units. */
  amount: string
  /** The numeric currency code. */
  currency: string
  payMethod: string
  orderStatus: string
  /** The refunded amount, in major units. */
  refundsAsked: string[]
}

/** Records a payment attempt; false if the form is invalid. */
export function tryIn(
  books: KtcTry[],
  form: Pick<KtcTry, 'ref' | 'amount' | 'currency' | 'payMethod'>,
): boolean {
  const isWhole = /^\S{1,35}$/.test(form.ref) && /^\d+\.\d\d$/.test(form.amount) && form.currency === '764'
  if (!isWhole) return false
  const payRef = String(1_000_001 + books.length)
  books.push({ ...form, payRef, orderStatus: 'Pending', refundsAsked: [] })
  return true
}

/** Processes a refund request and returns its result. */
export function refundIn(books: readonly KtcTry[], payRef: string, amount: string): string {
  const found = books.find((one) => one.payRef === payRef && one.orderStatus === 'Accepted')
  if (!found || Number(amount) > Number(found.amount)) return '-1'
  found.refundsAsked.push(amount)
  found.orderStatus = 'RequestRefund'
  return '0'
}

export function recordXml(one: KtcTry, { amount, currency, status }: Misbehavior): string {
  const fields = {
    orderStatus: status ?? one.orderStatus,
    ref: one.ref,
    payRef: one.payRef,
    amt: amount ?? one.amount,
    cur: currency ?? one.currency,
    prc: '0',
    src: '0',
    holder: 'A &amp; B',
  }
  const elements = Object.entries(fields).map(([name, text]) => `<${name}>${text}</${name}>`)
  return `<record>${elements.join('')}</record>`
}
