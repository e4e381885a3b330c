import { createHash } from 'node:crypto'
import { type KtcTry, recordXml, refundIn, tryIn } from './ktc-books'
import { type Misbehavior, type SimulatedNotification, type SimulatedResponse, sent } from './misbehavior'
import { serveOnFreePort } from './simulated-server'

export const KTC_MERCHANT = {
  merchantId: '991300001',
  loginId: 'login-of-the-tests',
  password: 'password-that-only-the-tests-know',
  hashSecret: 'hash-secret-that-only-the-tests-know',
}

const FORM_PATH = '/ktc/eng/merchandize/payment/payForm.jsp'
export const API_PATH = '/ktc/eng/merchant/api/orderApi.jsp'

const sha1 = (...parts: string[]) => createHash('sha1').update(parts.join('|')).digest('hex')

export interface NotificationOptions {
  /** Field names in lower case, as some installations send them. */
  lowerCase?: boolean
  /** Without any hash. */
  unsigned?: boolean
  /** Wrong hashes before the right one. */
  before?: string
  /** Changes values after signing. */
  change?: Record<string, string>
}

/** A simulated KTC gateway with its own ledger. */
export async function startKtc() {
  const books: KtcTry[] = []
  let misbehavior: Misbehavior = {}

  async function form(body: string): Promise<SimulatedResponse> {
    const fields = new URLSearchParams(body)
    const get = (name: string) => fields.get(name) ?? ''
    const [merchantId, ref, currency, amount, payType] = [
      get('merchantId'),
      get('orderRef'),
      get('currCode'),
      get('amount'),
      get('payType'),
    ]
    const hash = sha1(merchantId, ref, currency, amount, payType, KTC_MERCHANT.hashSecret)
    const isOurs = merchantId === KTC_MERCHANT.merchantId && (get('secureHash') || hash) === hash
    const entered = isOurs && tryIn(books, { ref, currency, amount, payMethod: get('payMethod') })
    const page = entered ? `<html>Pay ${amount}</html>` : '<html>Parameter incorrect</html>'
    return sent({ body: page, type: 'text/html' }, misbehavior)
  }

  async function api(body: string): Promise<SimulatedResponse> {
    if (misbehavior.down) return null
    const fields = new URLSearchParams(body)
    const get = (name: string) => fields.get(name) ?? ''
    const { merchantId, loginId, password } = KTC_MERCHANT
    const call = get('actionType') === 'Query' ? 'inquiry' : 'refund'
    const { only = call } = misbehavior
    const reply = (text: string, type: string) => sent({ body: text, type }, only === call ? misbehavior : {})
    const plain = (text: string) => reply(text, 'text/plain')
    if (get('merchantId') !== merchantId || get('loginId') !== loginId || get('password') !== password)
      return plain('resultCode=-1&errMsg=Authentication+Failed')
    if (get('actionType') === 'RequestRefund')
      return plain(`resultCode=${refundIn(books, get('payRef'), get('amount'))}&payRef=${get('payRef')}`)
    if (get('actionType') !== 'Query') return plain('resultCode=-1&errMsg=Parameter+Incorrect')
    const requested = misbehavior.otherInvoice ?? get('orderRef')
    const records = books.filter(({ ref }) => ref === requested).map((one) => recordXml(one, misbehavior))
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><records>${records.join('')}</records>`
    return reply(xml, 'text/xml')
  }

  const server = await serveOnFreePort({ [FORM_PATH]: form, [API_PATH]: api })
  function last(ref: string): KtcTry {
    const found = books.findLast((one) => one.ref === ref)
    if (!found) throw new Error(`no payment attempt for ${ref}`)
    return found
  }
  return {
    ...server,
    books,
    misbehave(how: Misbehavior) {
      misbehavior = how
    },
    /** Sets the outcome of the newest attempt to pay an invoice: Accepted, Rejected, Cancelled, Refunded … */
    decide(ref: string, orderStatus: string) {
      last(ref).orderStatus = orderStatus
    },
    /** The datafeed of the newest attempt to pay an invoice. */
    notification(ref: string, successcode = '0', options: NotificationOptions = {}): SimulatedNotification {
      const { payRef, amount, currency } = last(ref)
      const paid = { amount: misbehavior.amount ?? amount, currency: misbehavior.currency ?? currency }
      const secret = misbehavior.foreignSecret ? 'of another merchant' : KTC_MERCHANT.hashSecret
      const hash = sha1('0', '0', successcode, ref, payRef, paid.currency, paid.amount, 'Y', secret)
      const fields: Record<string, string> = {
        src: '0',
        prc: '0',
        Ord: '12345678',
        Holder: 'TRAVELLER',
        successcode,
        Ref: ref,
        PayRef: payRef,
        Amt: paid.amount,
        Cur: paid.currency,
        remark: '',
        AuthId: '123456',
        eci: '05',
        payerAuth: 'Y',
        sourceIp: '192.0.2.1',
        ipCountry: 'TH',
        ...(!options.unsigned && { secureHash: [options.before, hash].filter(Boolean).join(',') }),
        ...options.change,
      }
      const named = Object.entries(fields).map(([name, text]) => [
        options.lowerCase ? name.toLowerCase() : name,
        text,
      ])
      return { body: new URLSearchParams(named).toString(), type: 'application/x-www-form-urlencoded' }
    },
  }
}

export type SimulatedKtc = Awaited<ReturnType<typeof startKtc>>
