import fc from 'fast-check'
import type { RawRequest } from '../../fixtures/raw-http'
import { type KnownOffer, offerRequests, takesOffer } from './known-offer'
import type { Target } from './targets'

/** The values of a shop: they lead further into it than random ones. */
export interface Known {
  token: string
  ids: string[]
  offers: KnownOffer[]
}

/** Texts that have broken parsers, databases and file systems. */
const TROUBLE = [
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '__proto__',
  'constructor',
  '..',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0000\uffff',
  '🏖️'.repeat(40),
  'ก'.repeat(5_000),
  '//evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '%',
  '%00',
  '%c0%af',
  '%E0%A4%A',
  '%25',
]

/** Bytes of a path that are no UTF-8, or that a URL must not contain. */
const RAW_SEGMENTS = [
  '%',
  '%%',
  '%25',
  '%zz',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%E0%A4%A',
  '%ED%A0%80',
  '%2e%2e%2f%2e%2e',
  '%2F',
  '%5C',
  '..;',
  '%0d%0aset-cookie:a=b',
  'a'.repeat(6_000),
  '%F0%9F%8F%96',
  '.',
  '*',
  "'",
  '"',
  '[object Object]'.replace(' ', '+'),
]

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TROUBLE) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
)

/** Encodes a text for a path or a query; half a surrogate pair becomes the bytes that no decoder accepts. */
const encoded = (value: string) => encodeURIComponent(value.toWellFormed())

const segment = (known: Known) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known.ids).map(encoded) },
    { weight: 4, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
    { weight: 3, arbitrary: text.map((value) => encoded(value) || 'x') },
  )

const queryOf = (target: Target, known: Known) => {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('locale', 'currency', ...target.query) },
    { weight: 1, arbitrary: text.map(encoded) },
  )
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known.ids).map(encoded) },
    { weight: 3, arbitrary: text.map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_SEGMENTS) },
  )
  return fc
    .array(fc.tuple(name, value), { maxLength: 5 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`))
}

const json = fc.oneof(
  { weight: 3, arbitrary: text },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, [], {}, [[]], { a: { b: null } }),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Values by the names of the body's fields. Keys that JSON.parse would give a meaning occur as well. */
const fields = (target: Target, known: Known) => {
  const names = fc.constantFrom(...target.body, '__proto__', 'constructor', 'toJSON', 'x')
  const value = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...known.ids) },
    { weight: 3, arbitrary: json },
    { weight: 1, arbitrary: fc.array(json, { maxLength: 4 }) },
  )
  return fc
    .array(fc.tuple(names, value), { maxLength: Math.max(3, target.body.length) })
    .map(
      (pairs) => `{${pairs.map(([name, of]) => `${JSON.stringify(name)}:${JSON.stringify(of)}`).join(',')}}`,
    )
}

const bodyOf = (target: Target, known: Known) =>
  fc.oneof(
    { weight: 6, arbitrary: fields(target, known).map((of) => Buffer.from(of)) },
    { weight: 2, arbitrary: json.map((of) => Buffer.from(JSON.stringify(of) ?? '')) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          '',
          '{',
          'null',
          '[]',
          '"',
          '{"a":',
          '[[[['.repeat(2_000),
          '\ufeff{}',
          'a=b&c=d',
          '{"a":1}{',
        )
        .map((of) => Buffer.from(of)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  )

const HEADERS: Array<[string, string[]]> = [
  [
    'accept-language',
    ['', '*', 'th;q=x', 'zz-ZZ-'.repeat(200), 'en;q=9999,', '\u00ff\u00fe', 'zh-Hans-CN;q=0.5'],
  ],
  ['accept', ['text/html', '*/*', 'application/json', 'image/avif', '???']],
  ['accept-encoding', ['gzip', 'br;q=x', 'nothing', '']],
  [
    'content-type',
    ['application/json', 'text/plain', 'multipart/form-data', 'application/json; charset=x', 'image/png', ''],
  ],
  [
    'cookie',
    ['access-token=', 'access-token=%', 'currency=XXX; locale=../..', 'currency=THB;;;=;', 'a'.repeat(4_000)],
  ],
  ['authorization', ['Bearer', 'Bearer a b', 'Basic Zm9v', `Bearer ${'x'.repeat(2_000)}`]],
  ['if-none-match', ['*', '"', 'W/"x"', 'x'.repeat(1_000)]],
  ['range', ['bytes=0-', 'bytes=9-1', 'bytes=-', 'pages=1']],
  ['x-forwarded-for', ['1.2.3.4, ::1', '::ffff:1.2.3.4', 'x', '[::1]:80', ',,,', '2001:db8::/32']],
  ['x-forwarded-proto', ['https', 'ftp', 'https,http']],
  ['x-forwarded-host', ['evil.example', 'a b', ':80']],
  ['x-currency', ['THB', 'xxx', '']],
  ['idempotency-key', ['', 'x', 'k'.repeat(5_000), '\u00e9']],
  ['rsc', ['1']],
  ['next-router-state-tree', ['%', '%5B%22%22%5D', 'x']],
  ['next-action', ['x', '0'.repeat(42)]],
  ['next-url', ['/', '//', '/\u00e9']],
  ['sec-fetch-dest', ['empty', 'document', 'x']],
  ['user-agent', ['Googlebot/2.1', '', 'x'.repeat(3_000)]],
  ['expect', ['100-continue', 'x']],
  ['origin', ['null', 'http://evil.example', 'http://', 'x']],
  ['referer', ['http://evil.example/', 'x', '/']],
]

const header = fc
  .constantFrom(...HEADERS)
  .chain(([name, values]) => fc.constantFrom(...values).map((value): [string, string] => [name, value]))

/** Requests to a target: mostly well-formed HTTP with odd values, as clients and attackers send them. */
export function requestsTo(target: Target, known: Known, origin: string): fc.Arbitrary<RawRequest> {
  const count = target.path.match(/\{\w+\}/g)?.length ?? 0
  const hasBody = target.method !== 'GET' && target.method !== 'HEAD'
  const random = fc.record({
    segments: fc.array(segment(known), { minLength: count, maxLength: count }),
    query: queryOf(target, known),
    body: hasBody ? bodyOf(target, known) : fc.constant(Buffer.alloc(0)),
  })
  const offered = takesOffer(target) && known.offers.length > 0
  return fc
    .record({
      message: offered ? fc.oneof(random, offerRequests(target, known.offers)) : random,
      odd: fc.array(header, { maxLength: 3 }),
      signedIn: fc.boolean(),
      sameOrigin: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    })
    .map(({ message: { segments, query, body }, odd, signedIn, sameOrigin }) => {
      let next = 0
      const headers = new Map<string, string>()
      if (hasBody) headers.set('content-type', target.takesFile ? 'image/png' : 'application/json')
      if (hasBody && sameOrigin) headers.set('origin', origin)
      if (signedIn) headers.set('cookie', `access-token=${known.token}`)
      for (const [name, value] of odd) headers.set(name, value)
      return {
        method: target.method,
        path: target.path.replace(/\{\w+\}/g, () => segments[next++] ?? 'x') + query,
        headers: [...headers],
        body,
      }
    })
}
