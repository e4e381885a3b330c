/** A field by its path, such as `data[].id`; one of several if the storefront reads any of them. */
export type Field = string | readonly string[]

/** The fields of a response. */
export interface Fields {
  /** Those that the storefront reads. */
  fields: readonly Field[]
  /** Those that it shows if they are there. */
  also?: readonly string[]
}

/** What a response to the command's request must be. */
export type Expected =
  | ({ kind: 'data' } & Fields)
  /** The request is wrong: a failure with a text for the visitor. */
  | { kind: 'refusal' }
  /** A refusal, or success without a value at a path. */
  | { kind: 'nothing'; at: string }
  /** Either, as long as it is this call that responds. */
  | { kind: 'outcome' }

export interface ConformCall {
  method: 'GET' | 'POST' | 'DELETE'
  /** As the specification writes it. */
  path: string
  /** Path and query to request, if they differ. */
  url?: string
  body?: Record<string, string>
  /** Is asked with a session if there is one. */
  session?: true
  expected: Expected
  /** Of a call with a session, if there is none; default: a refusal. */
  expectedWithoutSession?: Expected
  /** What signing in responds with, if the command has an account. */
  signedIn?: Fields
}

/** No account has it. */
const EMAIL = 'conformance@host.invalid'
const NO_CODE = { email: EMAIL, code: '000000' }

const data = (fields: readonly Field[], also: readonly string[] = []): Expected => ({
  kind: 'data',
  fields,
  also,
})
const refusal: Expected = { kind: 'refusal' }
const outcome: Expected = { kind: 'outcome' }

const USER_FIELDS = ['email', 'phone', 'first_name', 'last_name', 'profile'].map(
  (name) => `data.user.${name}`,
)

/**
 * The fifteen calls with requests that change nothing: forms that are refused, and items that no cart has. Source:
 * docs/api-host.md.
 */
export const CALLS: readonly ConformCall[] = [
  { method: 'GET', path: '/api/holiday/partner-info', expected: data(['data.currency.code'], ['data.name']) },
  { method: 'GET', path: '/api/pd4/languages', expected: data(['data[].code']) },
  { method: 'GET', path: '/api/pd4/currencies', expected: data(['data[].code']) },
  {
    method: 'GET',
    path: '/api/pd4/areas',
    url: '/api/pd4/areas?page=1&limit=10',
    expected: data(
      [['data[].name', 'data[].label', 'data[].title']],
      ['data[].id', 'data[].slug', 'data[].country', 'data[].summary', 'meta.total', 'meta.last_page'],
    ),
  },
  { method: 'POST', path: '/api/auth/register', body: { email: '' }, expected: outcome },
  { method: 'POST', path: '/api/auth/verify-register', body: NO_CODE, expected: refusal },
  {
    method: 'POST',
    path: '/api/auth/login',
    body: { credential: EMAIL, password: 'not its password' },
    expected: refusal,
    signedIn: { fields: ['token'], also: ['user', 'data', 'message'] },
  },
  { method: 'POST', path: '/api/auth/oauth/google', expected: data(['url']) },
  {
    method: 'GET',
    path: '/api/auth/profile',
    session: true,
    expected: data(['data.user'], USER_FIELDS),
    expectedWithoutSession: { kind: 'nothing', at: 'data.user' },
  },
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
    expected: data(
      ['data.items[].id', 'data.meta.total', 'data.meta.current_page', 'data.meta.last_page'],
      ['data.items[].product.name', 'data.items[].total'],
    ),
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
