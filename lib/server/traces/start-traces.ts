import { subscribe } from 'node:diagnostics_channel'
import {
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { selfOrigin } from '@/lib/env'
import { currentRequest, outsideRequest } from '@/lib/server/http/current-request'
import { interceptRequests } from '@/lib/server/http/intercept-requests'
import { log } from '@/lib/server/http/log'
import { methodOf } from '@/lib/server/metrics/method-of'
import { routeOf } from '@/lib/server/metrics/route-of'
import { withoutVisitorData } from './next-spans'
import { type Attributes, type EndSpan, setSpans } from './spans'

/** Asked every few seconds, of no interest. */
const PROBES = ['/healthz', '/readyz', '/metrics']
const SERVER_ERROR = 500
const CLIENT_ERROR = 400
const REPORT_EVERY_MS = 60_000
const MAX_REASON = 300

let tracer: Tracer

/** The kind of an error. */
function typeOf(error: unknown): string {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'error')
}

function endSpan(span: Span, { error, attributes = {} }: Parameters<EndSpan>[0] = {}): void {
  span.setAttributes(attributes)
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', typeOf(error))
  }
  span.end()
}

function traceRequests(): void {
  interceptRequests('trace', (request, response, proceed) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (PROBES.includes(path)) return proceed()
    const [method, route] = [methodOf(request.method), routeOf(path)]
    const attributes: Attributes = {
      'http.request.method': method,
      'http.route': route,
      'sunhop.request.id': currentRequest()?.id ?? '',
    }
    // Without the trace that a request names: a visitor could choose it.
    const options = { kind: SpanKind.SERVER, attributes, root: true }
    const span = tracer.startSpan(`${method} ${route}`, options)
    response.once('close', () => {
      // A client that closed its connection has no response: nginx's code for it.
      const status = response.writableFinished ? response.statusCode : 499
      if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR })
      endSpan(span, { attributes: { 'http.response.status_code': status } })
    })
    context.with(trace.setSpan(ROOT_CONTEXT, span), proceed)
  })
}

/** What undici publishes about a request of `fetch`. */
interface Fetched {
  request: { origin: string | URL; method: string }
  response?: { statusCode: number }
  error?: unknown
}

/** Records calls of other hosts until their response begins, by the host only: paths and queries may have secrets. */
function traceFetches(): void {
  const open = new WeakMap<object, Span>()
  const own = new URL(selfOrigin()).host
  const end = ({ request, response, error }: Fetched) => {
    const span = open.get(request)
    if (!span) return
    open.delete(request)
    const status = response?.statusCode
    if (status && status >= CLIENT_ERROR) span.setStatus({ code: SpanStatusCode.ERROR })
    endSpan(span, { error, attributes: status ? { 'http.response.status_code': status } : {} })
  }
  subscribe('undici:request:create', (message) => {
    const { request } = message as Fetched
    const { host, hostname } = new URL(request.origin)
    if (host === own) return
    const attributes = { 'http.request.method': request.method, 'server.address': hostname }
    open.set(
      request,
      tracer.startSpan(`${request.method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }),
    )
  })
  subscribe('undici:request:headers', (message) => end(message as Fetched))
  subscribe('undici:request:error', (message) => end(message as Fetched))
}

/** Lets services and the database record spans. */
function offerSpans(): void {
  setSpans({
    startQuery(name, attributes) {
      if (!trace.getActiveSpan()) return undefined
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
      return (outcome) => endSpan(span, outcome)
    },
    async within(name, attributes, work) {
      return tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          const result = await work()
          endSpan(span)
          return result
        } catch (error) {
          endSpan(span, { error })
          throw error
        }
      })
    },
    outside: (work) => context.with(ROOT_CONTEXT, work),
  })
}

/** A collector that does not answer is reported once a minute. */
function reportFailures(): void {
  let reported = Number.NEGATIVE_INFINITY
  const error = (reason: string) => {
    if (Date.now() - reported < REPORT_EVERY_MS) return
    reported = Date.now()
    outsideRequest(() => log.warn({ reason: reason.slice(0, MAX_REASON) }, 'traces cannot be sent'))
  }
  const ignore = () => undefined
  // Warnings are about spans that Next uses after their end.
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR)
}

/**
 * Sends spans of requests, database statements, calls of other hosts and outbox work to a collector, with those of Next.
 * @returns a function that sends what is waiting
 */
export function startTraces(endpoint: string): () => Promise<void> {
  reportFailures()
  // Its spans of fetches have the whole URL as their name.
  process.env.NEXT_OTEL_FETCH_DISABLED = '1'
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const batches = new BatchSpanProcessor(exporter)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'sunhop' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: (span) => batches.onEnd(withoutVisitorData(span)),
        forceFlush: () => batches.forceFlush(),
        shutdown: () => batches.shutdown(),
      },
    ],
  })
  provider.register()
  tracer = trace.getTracer('sunhop')
  traceRequests()
  traceFetches()
  offerSpans()
  const flush = () => provider.forceFlush()
  process.once('SIGTERM', () => void flush().catch(() => undefined))
  return flush
}
