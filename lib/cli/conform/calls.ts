/** What a response to the command's request must be. */
export type Expected =
  /** With the fields that the storefront reads. */
  | { kind: 'data'; fields: string[] }
  /** The request is wrong: a failure with a text for the visitor. */
  | { kind: 'refusal' }
  /** Either, as long as it is this call that responds. */
  | { kind: 'outcome' }

export interface ConformCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** As the specification writes it. */
  path: string
  /** Path and query to request, if they differ. */
  url?: string
  body?: Record<string, string>
  /** Requires a session; without one it must be refused. */
  session?: true
  expected: Expected
}

/** No account has it. */
const EMAIL = 'conformance@host.invalid'
const NO_CODE = { email: EMAIL, code: '000000' }

const data = (...fields: string[]): Expected => ({ kind: 'data', fields })
const refusal: Expected = { kind: 'refusal' }
const outcome: Expected = { kind: 'outcome' }

/**
 * The fifteen calls with requests that change nothing: forms that are refused, and items that no cart has. Source:
 * docs/api-host.md.
 */
export const CALLS: readonly ConformCall[] = [
  { method: 'GET', path: '/api/holiday/partner-info', expected: data('data.currency.code') },
  { method: 'GET', path: '/api/pd4/languages', expected: data('data[].code') },
  { method: 'GET', path: '/api/pd4/currencies', expected: data('data[].code') },
  {
    method: 'GET',
    path: '/api/pd4/areas',
    url: '/api/pd4/areas?page=1&limit=10',
    expected: data('data[].id', 'data[].name'),
  },
  { method: 'POST', path: '/api/auth/register', body: { email: '' }, expected: outcome },
  { method: 'POST', path: '/api/auth/verify-register', body: NO_CODE, expected: refusal },
  {
    method: 'POST',
    path: '/api/auth/login',
    body: { credential: EMAIL, password: 'not its password' },
    expected: refusal,
  },
  { method: 'POST', path: '/api/auth/oauth/google', expected: data('url') },
  { method: 'GET', path: '/api/auth/profile', session: true, expected: data('data.user') },
  { method: 'POST', path: '/api/auth/request-forget-password', body: { email: '' }, expected: outcome },
  { method: 'POST', path: '/api/auth/verify-forget-password', body: NO_CODE, expected: refusal },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    body: { ...NO_CODE, password: 'Another password 1', password_confirmation: 'Another password 1' },
    expected: refusal,
  },
  {
    method: 'GET',
    path: '/api/pd4/carts',
    url: '/api/pd4/carts?page=1&limit=10',
    session: true,
    expected: data('data.items[].id', 'data.meta.total', 'data.meta.current_page', 'data.meta.last_page'),
  },
  {
    method: 'DELETE',
    path: '/api/pd4/carts/{id}',
    url: '/api/pd4/carts/0',
    session: true,
    expected: outcome,
  },
  {
    method: 'DELETE',
    path: '/api/pd4/carts-clear',
    body: { ids: '0' },
    session: true,
    expected: outcome,
  },
]
