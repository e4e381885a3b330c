import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Handler, type Page, type SimulatedRequest, serveOnFreePort } from './simulated-server'
import {
  type ApiRefusal,
  closeOverdue,
  intentOf,
  invalid,
  isRefusal,
  pageJson,
  pageOf,
  refundOf,
  type SimulatedPage,
  type SimulatedRefund,
} from './stripe-books'

export const STRIPE_MERCHANT = {
  secretKey: 'sk_test_a-key-that-only-the-tests-know',
  webhookSecret: 'whsec_a-secret-that-only-the-tests-know',
}

/** How Stripe misbehaves, until the next call of `misbehave`. */
export interface Misbehavior {
  /** Responds late, in milliseconds. */
  slow?: number
  /** Closes the connection before processing the request. */
  down?: boolean
  /** Processes the request, then closes the connection. */
  silent?: boolean
  /** Responds with an error page. */
  page?: boolean
  /** Responds with more than any client should read. */
  huge?: boolean
  /** Refuses each request. */
  refusal?: ApiRefusal
  /** Reports this status of a page and of its payment. */
  state?: { status?: string; paymentStatus?: string; intent?: string }
  /** Captures another amount or currency than the page has. */
  captured?: { amount?: number; currency?: string }
  /** Responds about another invoice. */
  otherInvoice?: string
  /** Refuses new refunds. */
  refundRefusal?: ApiRefusal
  /** The status of new refunds. */
  refundStatus?: string
}

interface NotificationOptions {
  secret?: string
  /** Seconds since the signature. */
  age?: number
  /** Changes the body after signing. */
  change?: (body: string) => string
  eventId?: string
}

/** A customer's step at the page. */
export type Decision = 'paid' | 'declined' | 'processing' | 'bounced'

const json = (value: object, status = 200): Page => ({
  body: JSON.stringify(value),
  type: 'application/json',
  status,
})

/** A simulated Stripe account with its own ledger, limited to the calls of the shop. */
export async function startStripe() {
  const pages: SimulatedPage[] = []
  const refunds: SimulatedRefund[] = []
  const responses = new Map<string, { body: string; response: Page }>()
  let misbehavior: Misbehavior = {}
  let calls = 0

  function last(invoice: string): SimulatedPage {
    const page = pages.findLast((one) => one.invoice === invoice)
    if (!page) throw new Error(`no page for ${invoice}`)
    return page
  }

  function view(page: SimulatedPage, expand: boolean) {
    const { state, otherInvoice } = misbehavior
    const shown = pageJson(page, expand)
    return {
      ...shown,
      ...(state?.status && { status: state.status }),
      ...(state?.paymentStatus && { payment_status: state.paymentStatus }),
      ...(state?.intent && expand && { payment_intent: { ...intentOf(page), status: state.intent } }),
      ...(otherInvoice && { metadata: { invoice: otherInvoice } }),
    }
  }

  function post(path: string, params: Record<string, string>): object {
    if (path === '/v1/checkout/sessions') {
      const page = pageOf(params)
      if (isRefusal(page)) return page
      pages.push(page)
      return view(page, false)
    }
    if (path === '/v1/refunds') {
      if (misbehavior.refundRefusal) return misbehavior.refundRefusal
      const intent = pages.find((page) => page.intent?.id === params.payment_intent)?.intent
      return refundOf(params, intent ?? undefined, refunds, misbehavior.refundStatus ?? 'succeeded')
    }
    const page = pages.find(({ id }) => path === `/v1/checkout/sessions/${id}/expire`)
    if (!page) return invalid('Unrecognized request URL', undefined, 404)
    if (page.status !== 'open') return invalid(`Only Checkout Sessions with status "open" can be expired.`)
    page.status = 'expired'
    return view(page, false)
  }

  function get({ pathname, searchParams }: URL): object {
    const expand = searchParams.get('expand[0]') === 'payment_intent'
    const page = pages.find(({ id }) => pathname === `/v1/checkout/sessions/${id}`)
    if (page) return view(page, expand)
    if (pathname === '/v1/payment_intents/search') {
      const invoice = /^metadata\["invoice"\]:"(\w+)"$/.exec(searchParams.get('query') ?? '')?.[1]
      const data = pages.flatMap(({ intent }) => (intent?.metadata.invoice === invoice ? [intent] : []))
      const { otherInvoice } = misbehavior
      const found = otherInvoice ? data.map((one) => ({ ...one, metadata: { invoice: otherInvoice } })) : data
      return { object: 'search_result', data: found, has_more: false }
    }
    if (pathname !== '/v1/refunds') return invalid('No such object', 'resource_missing', 404)
    const all = refunds.filter(({ payment_intent }) => payment_intent === searchParams.get('payment_intent'))
    const from = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1
    const limit = Number(searchParams.get('limit') ?? 10)
    return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit }
  }

  /** A repeated idempotency key gets the first response; with another body it is an error. */
  function once(key: string, path: string, body: string): Page {
    const before = responses.get(key)
    if (before) {
      if (before.body === path + body) return before.response
      return json(
        { error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' } },
        400,
      )
    }
    const result = post(path, Object.fromEntries(new URLSearchParams(body)))
    const response = isRefusal(result) ? json({ error: result }, result.status) : json(result)
    responses.set(key, { body: path + body, response })
    return response
  }

  function respond({ method, url, body, headers }: SimulatedRequest): Page {
    if (headers.authorization !== `Bearer ${STRIPE_MERCHANT.secretKey}`)
      return json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401)
    closeOverdue(pages)
    if (misbehavior.refusal) return json({ error: misbehavior.refusal }, misbehavior.refusal.status)
    if (method === 'POST') return once(String(headers['idempotency-key']), url.pathname, body)
    const result = get(url)
    return isRefusal(result) ? json({ error: result }, result.status) : json(result)
  }

  const handler: Handler = async (request) => {
    calls += 1
    const { down, slow, silent, page, huge } = misbehavior
    if (down) return null
    const response = respond(request)
    if (slow) await wait(slow)
    if (silent) return null
    if (page) return { body: '<html>Bad gateway</html>', type: 'text/html', status: 502 }
    return huge ? { ...response, body: response.body + ' '.repeat(1_000_000) } : response
  }

  const server = await serveOnFreePort({}, handler)

  /** An event as Stripe delivers it. */
  function signed(type: string, object: object, options: NotificationOptions = {}) {
    const { secret = STRIPE_MERCHANT.webhookSecret, age = 0, change = (text: string) => text } = options
    const id =
      options.eventId ??
      `evt_${createHmac('sha256', type).update(JSON.stringify(object)).digest('hex').slice(0, 24)}`
    const body = JSON.stringify({ id, object: 'event', type, data: { object } })
    const time = Math.floor(Date.now() / 1000) - age
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { body: change(body), headers: new Headers({ 'stripe-signature': `t=${time},v1=${signature}` }) }
  }

  return {
    ...server,
    pages,
    refunds,
    page: last,
    /** How many requests arrived. */
    calls: () => calls,
    misbehave(how: Misbehavior) {
      misbehavior = how
    },
    /** Takes the customer's step at the newest page of an invoice; false if the page is closed. */
    decide(invoice: string, decision: Decision): boolean {
      closeOverdue(pages)
      const page = last(invoice)
      const intent = page.status === 'expired' ? null : intentOf(page)
      if (!intent) return false
      const { amount = page.amount, currency = page.currency } = misbehavior.captured ?? {}
      if (decision === 'declined') intent.status = 'requires_payment_method'
      else page.status = 'complete'
      if (decision === 'processing') intent.status = 'processing'
      if (decision === 'bounced') intent.status = 'requires_payment_method'
      if (decision !== 'paid') return true
      Object.assign(page, { paymentStatus: 'paid', amount, currency })
      Object.assign(intent, { status: 'succeeded', amount_received: amount, currency })
      return true
    },
    /** Lets the newest page of an invoice reach the end of its time. */
    expire(invoice: string) {
      last(invoice).expiresAt = 0
      closeOverdue(pages)
    },
    /** Makes a refund in the portal of the account. */
    refundInPortal(invoice: string, amount: number): SimulatedRefund {
      const { id } = intentOf(last(invoice))
      post('/v1/refunds', { payment_intent: id, amount: String(amount) })
      const [made] = refunds
      if (made?.payment_intent !== id) throw new Error('Stripe has made no refund')
      return made
    },
    /** An event about the newest page of an invoice. */
    notification: (invoice: string, type = 'checkout.session.completed', options?: NotificationOptions) =>
      signed(type, view(last(invoice), false), options),
    /** An event about a refund. */
    refundNotification: (refund: SimulatedRefund, type = 'refund.updated', options?: NotificationOptions) =>
      signed(type, { ...refund }, options),
    /** An event about anything. */
    event: signed,
  }
}

export type SimulatedStripe = Awaited<ReturnType<typeof startStripe>>
