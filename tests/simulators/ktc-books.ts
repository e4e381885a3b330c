import type { Misbehaviour } from './misbehaviour'

/** One try to pay an invoice; after a refusal there may be another one. */
export interface KtcTry {
  ref: string
  payRef: string
  /** In major units. */
  amount: string
  /** Its number. */
  currency: string
  payMethod: string
  orderStatus: string
  /** What was asked back, in major units. */
  refundsAsked: string[]
}

/** Enters a try to pay; false where the form makes no sense. */
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

/** Takes a refund up, and says how that went. */
export function refundIn(books: readonly KtcTry[], payRef: string, amount: string): string {
  const found = books.find((one) => one.payRef === payRef && one.orderStatus === 'Accepted')
  if (!found || Number(amount) > Number(found.amount)) return '-1'
  found.refundsAsked.push(amount)
  found.orderStatus = 'RequestRefund'
  return '0'
}

export function recordXml(one: KtcTry, { amount, currency, status }: Misbehaviour): string {
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
