/** A payment intent in the simulated ledger. */
export interface SimulatedIntent {
  id: string
  status: string
  amount_received: number
  currency: string
  metadata: Record<string, string>
}

/** A checkout page in the simulated ledger. */
export interface SimulatedPage {
  id: string
  invoice: string
  params: Record<string, string>
  amount: number
  currency: string
  /** In seconds since 1970. */
  expiresAt: number
  status: 'open' | 'complete' | 'expired'
  paymentStatus: string
  intent: SimulatedIntent | null
}

export interface SimulatedRefund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

/** A refusal as the API reports it. */
export interface ApiRefusal {
  status: number
  type: string
  code?: string
  message: string
}

export const invalid = (message: string, code?: string, status = 400): ApiRefusal => ({
  status,
  type: 'invalid_request_error',
  message,
  ...(code && { code }),
})

export const isRefusal = (value: object): value is ApiRefusal => 'message' in value && 'type' in value

const REQUIRED = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'adaptive_pricing[enabled]': 'false',
}
const LOCALES = ['auto', 'en', 'ja', 'th', 'zh']
const MINUTES = 60

let numbers = 0
function next(prefix: string): string {
  numbers += 1
  return `${prefix}_${String(numbers).padStart(8, '0')}`
}

/** Opens a page from the form fields of a request. */
export function pageOf(params: Record<string, string>, now = Date.now() / 1000): SimulatedPage | ApiRefusal {
  const amount = Number(params['line_items[0][price_data][unit_amount]'])
  const currency = params['line_items[0][price_data][currency]'] ?? ''
  const expiresAt = Number(params.expires_at)
  for (const [name, value] of Object.entries(REQUIRED))
    if (params[name] !== value) return invalid(`Invalid ${name}`)
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return invalid('Invalid integer', 'parameter_invalid_integer')
  if (!/^[a-z]{3}$/.test(currency)) return invalid('Invalid currency')
  if (!LOCALES.includes(params.locale ?? '')) return invalid('Invalid locale')
  if (!/^https?:/.test(params.success_url ?? '')) return invalid('Not a valid URL', 'url_invalid')
  if (!(expiresAt >= now + 30 * MINUTES && expiresAt <= now + 24 * 60 * MINUTES))
    return invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now')
  return {
    id: next('cs_test'),
    invoice: params['metadata[invoice]'] ?? '',
    params,
    amount,
    currency,
    expiresAt,
    status: 'open',
    paymentStatus: 'unpaid',
    intent: null,
  }
}

/** The payment intent of a page, which exists once the customer has tried to pay. */
export function intentOf(page: SimulatedPage): SimulatedIntent {
  page.intent ??= {
    id: next('pi'),
    status: 'requires_payment_method',
    amount_received: 0,
    currency: page.currency,
    metadata: { invoice: page.params['payment_intent_data[metadata][invoice]'] ?? '' },
  }
  return page.intent
}

/** Closes pages whose time has come. */
export function closeOverdue(pages: readonly SimulatedPage[], now = Date.now() / 1000): void {
  for (const page of pages) if (page.status === 'open' && page.expiresAt <= now) page.status = 'expired'
}

/** A page as the API and the notifications show it. */
export function pageJson(page: SimulatedPage, expand: boolean) {
  return {
    id: page.id,
    object: 'checkout.session',
    mode: 'payment',
    status: page.status,
    payment_status: page.paymentStatus,
    amount_total: page.amount,
    currency: page.currency,
    client_reference_id: page.params.client_reference_id,
    metadata: { invoice: page.invoice },
    payment_intent: expand ? page.intent : (page.intent?.id ?? null),
    url: page.status === 'open' ? `https://checkout.stripe.com/c/pay/${page.id}` : null,
    customer_details: { email: 'buyer@example.com', name: 'A Buyer' },
  }
}

const sumOf = (refunds: readonly SimulatedRefund[]) =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)

/** Refunds a captured payment, at most what is left of it. */
export function refundOf(
  params: Record<string, string>,
  intent: SimulatedIntent | undefined,
  refunds: SimulatedRefund[],
  status: string,
): SimulatedRefund | ApiRefusal {
  if (!intent) return invalid('No such payment_intent', 'resource_missing', 404)
  const made = refunds.filter(({ payment_intent }) => payment_intent === intent.id)
  const left = intent.amount_received - sumOf(made)
  const amount = Number(params.amount)
  if (left === 0) return invalid('Charge has already been refunded.', 'charge_already_refunded')
  if (!(amount > 0 && amount <= left))
    return invalid(`Refund amount (${amount}) is greater than what is left`)
  const refund: SimulatedRefund = {
    id: next('re'),
    object: 'refund',
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    status,
    metadata: params['metadata[refund]'] ? { refund: params['metadata[refund]'] } : {},
  }
  refunds.unshift(refund)
  return refund
}
