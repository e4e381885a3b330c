import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import { renderCounts } from '@/lib/server/http/render-turns'

/** The share of a second in which a visitor notices a wait, up to the limit of a page's data. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface HttpMetrics {
  duration: Histogram<'method' | 'route' | 'status'>
  inProgress: Gauge
  pageCache: Counter<'result'>
}

/** On globalThis: instrumentation, which observes the requests, has its own copy of this module. */
const holder = globalThis as typeof globalThis & { sunhopHttpMetrics?: HttpMetrics }

function create(): HttpMetrics {
  collectDefaultMetrics()
  const renders = (name: string, help: string, count: () => number) =>
    new Gauge({
      name: `sunhop_page_renders_${name}`,
      help,
      collect() {
        this.set(count())
      },
    })
  renders('in_progress', 'Pages that are being rendered', () => renderCounts().running)
  renders('waiting', 'Pages that wait until they are rendered', () => renderCounts().waiting)
  return {
    duration: new Histogram({
      name: 'sunhop_http_request_duration_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
    }),
    inProgress: new Gauge({
      name: 'sunhop_http_requests_in_progress',
      help: 'Requests without a response yet',
    }),
    pageCache: new Counter({
      name: 'sunhop_page_cache_total',
      help: 'Pages by how the page cache served them: hit, stale or miss (rendered)',
      labelNames: ['result'],
    }),
  }
}

export function httpMetrics(): HttpMetrics {
  holder.sunhopHttpMetrics ??= create()
  return holder.sunhopHttpMetrics
}

/** The metrics of this process in the text format of Prometheus. */
export const processMetrics = () => register.metrics()
