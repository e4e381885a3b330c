import { createHash } from 'node:crypto'
import { type KtcTry, recordXml, refundIn, tryIn } from './ktc-books'
import { type Answer, type Misbehaviour, type SimulatedNotice, sent } from './misbehaviour'
import { serveOnFreePort } from './simulated-server'

export const KTC_MERCHANT = {
  merchantId: '991300001',
  loginId: 'login-of-the-tests',
  password: 'password-that-only-the-tests-know',
  hashSecret: 'hash-secret-that-only-the-tests-know',
}

const FORM_PATH = '/ktc/eng/merchandize/payment/payForm.jsp'
export const API_PATH = '/ktc/eng/merchant/api/orderApi.jsp'

const sha1 = (...words: string[]) => createHash('sha1').update(words.join('|')).digest('hex')

export interface Words {
  /** Names in lower case, as some installations send them. */
  lowerCase?: boolean
  /** Without any hash. */
  unsigned?: boolean
  /** More hashes before the right one. */
  before?: string
  /** Changes after signing. */
  change?: Record<string, string>
}

/** KTC's gateway with books of its own. */
export async function startKtc() {
  const books: KtcTry[] = []
  let misbehaviour: Misbehaviour = {}

  async function form(body: string): Promise<Answer> {
    const fields = new URLSearchParams(body)
    const word = (name: string) => fields.get(name) ?? ''
    const [merchantId, ref, currency, amount, payType] = [
      word('merchantId'),
      word('orderRef'),
      word('currCode'),
      word('amount'),
      word('payType'),
    ]
    const hash = sha1(merchantId, ref, currency, amount, payType, KTC_MERCHANT.hashSecret)
    const isOurs = merchantId === KTC_MERCHANT.merchantId && (word('secureHash') || hash) === hash
    const entered = isOurs && tryIn(books, { ref, currency, amount, payMethod: word('payMethod') })
    const page = entered ? `<html>Pay ${amount}</html>` : '<html>Parameter incorrect</html>'
    return sent({ body: page, type: 'text/html' }, misbehaviour)
  }

  async function api(body: string): Promise<Answer> {
    if (misbehaviour.down) return null
    const fields = new URLSearchParams(body)
    const word = (name: string) => fields.get(name) ?? ''
    const { merchantId, loginId, password } = KTC_MERCHANT
    const call = word('actionType') === 'Query' ? 'inquiry' : 'refund'
    const { only = call } = misbehaviour
    const reply = (text: string, type: string) =>
      sent({ body: text, type }, only === call ? misbehaviour : {})
    const plain = (text: string) => reply(text, 'text/plain')
    if (word('merchantId') !== merchantId || word('loginId') !== loginId || word('password') !== password)
      return plain('resultCode=-1&errMsg=Authentication+Failed')
    if (word('actionType') === 'RequestRefund')
      return plain(`resultCode=${refundIn(books, word('payRef'), word('amount'))}&payRef=${word('payRef')}`)
    if (word('actionType') !== 'Query') return plain('resultCode=-1&errMsg=Parameter+Incorrect')
    const asked = misbehaviour.otherInvoice ?? word('orderRef')
    const records = books.filter(({ ref }) => ref === asked).map((one) => recordXml(one, misbehaviour))
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><records>${records.join('')}</records>`
    return reply(xml, 'text/xml')
  }

  const server = await serveOnFreePort({ [FORM_PATH]: form, [API_PATH]: api })
  function last(ref: string): KtcTry {
    const found = books.findLast((one) => one.ref === ref)
    if (!found) throw new Error(`nobody came to pay ${ref}`)
    return found
  }
  return {
    ...server,
    books,
    misbehave(how: Misbehaviour) {
      misbehaviour = how
    },
    /** What became of the newest try to pay an invoice: Accepted, Rejected, Cancelled, Refunded … */
    decide(ref: string, orderStatus: string) {
      last(ref).orderStatus = orderStatus
    },
    /** The datafeed about the newest try to pay an invoice. */
    notice(ref: string, successcode = '0', words: Words = {}): SimulatedNotice {
      const { payRef, amount, currency } = last(ref)
      const told = { amount: misbehaviour.amount ?? amount, currency: misbehaviour.currency ?? currency }
      const secret = misbehaviour.foreignSecret ? 'of another merchant' : KTC_MERCHANT.hashSecret
      const hash = sha1('0', '0', successcode, ref, payRef, told.currency, told.amount, 'Y', secret)
      const fields: Record<string, string> = {
        src: '0',
        prc: '0',
        Ord: '12345678',
        Holder: 'TRAVELLER',
        successcode,
        Ref: ref,
        PayRef: payRef,
        Amt: told.amount,
        Cur: told.currency,
        remark: '',
        AuthId: '123456',
        eci: '05',
        payerAuth: 'Y',
        sourceIp: '192.0.2.1',
        ipCountry: 'TH',
        ...(!words.unsigned && { secureHash: [words.before, hash].filter(Boolean).join(',') }),
        ...words.change,
      }
      const named = Object.entries(fields).map(([name, text]) => [
        words.lowerCase ? name.toLowerCase() : name,
        text,
      ])
      return { body: new URLSearchParams(named).toString(), type: 'application/x-www-form-urlencoded' }
    },
  }
}

export type SimulatedKtc = Awaited<ReturnType<typeof startKtc>>
