import autocannon from 'autocannon'

/**
 * Requests per second of the cached pages at 50 connections, beside a static file of the same process.
 * Start the shop first (`npm start`), then: `npm run bench` (TARGET names another address of this machine).
 */
const TARGET = process.env.TARGET ?? 'http://localhost:3000'
const SECONDS = 8
const ROUNDS = 3

const PAGES = {
  'static file': '/icon.svg',
  home: '/',
  listing: '/products?product_categories=CATEGORY_018',
  product: '/products/wat-arun-longtail-sunset',
}

if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(TARGET).hostname))
  throw new Error('the benchmark loads this machine only')

const rates = new Map<string, number[]>()
for (let round = 0; round < ROUNDS; round++)
  for (const [name, path] of Object.entries(PAGES)) {
    await fetch(TARGET + path)
    const { requests, non2xx, errors, latency } = await autocannon({
      url: TARGET + path,
      connections: 50,
      duration: SECONDS,
    })
    if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} wrong answers, ${errors} errors`)
    rates.set(name, [...(rates.get(name) ?? []), requests.average])
    process.stdout.write(`${name}: ${Math.round(requests.average)} requests/s, p99 ${latency.p99} ms\n`)
  }

const median = (values: number[] = []) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const file = median(rates.get('static file'))
process.stdout.write('\nMedian of the rounds, and as a part of the static file:\n')
for (const [name, values] of rates)
  process.stdout.write(`${name}: ${Math.round(median(values))}/s (${(median(values) / file).toFixed(2)})\n`)
