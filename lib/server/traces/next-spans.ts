import type { ReadableSpan } from '@opentelemetry/sdk-trace-node'

const SCOPE = 'next.js'
/** Others have the path or the URL as it was requested, which may contain a token. */
const ALLOWED = [
  'next.span_type',
  'next.route',
  'next.page',
  'next.rsc',
  'http.method',
  'http.route',
  'http.status_code',
]

/**
 * Returns a span of Next without what visitors have sent: its name becomes its type, and the messages of errors are left
 * out. Other spans stay as they are.
 */
export function withoutVisitorData(span: ReadableSpan): ReadableSpan {
  if (span.instrumentationScope.name !== SCOPE) return span
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.includes(name)),
  )
  return Object.create(span, {
    name: { value: String(attributes['next.span_type'] ?? SCOPE) },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  })
}
