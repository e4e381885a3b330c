import autocannon from 'autocannon'

/**
 * Measures requests per second of the cached pages at 50 connections, compared with a static file of the
 * same process. Start the shop first (`npm start`), then run `npm run bench`. `TARGET` is another origin on
 * this machine.
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
  throw new Error('TARGET must be on this machine')

const rates = new Map<string, number[]>()
for (let round = 0; round < ROUNDS; round++)
  for (const [name, path] of Object.entries(PAGES)) {
    await fetch(TARGET + path)
    const { requests, non2xx, errors, latency } = await autocannon({
      url: TARGET + path,
      connections: 50,
      duration: SECONDS,
    })
    if (non2xx > 0 || errors > 0) throw new Error(`${name}: ${non2xx} non-2xx responses, ${errors} errors`)
    rates.set(name, [...(rates.get(name) ?? []), requests.average])
    process.stdout.write(`${name}: ${Math.round(requests.average)} requests/s, p99 ${latency.p99} ms\n`)
  }

const median = (values: number[] = []) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const file = median(rates.get('static file'))
process.stdout.write('\nMedian of the rounds, and its ratio to the static file:\n')
for (const [name, values] of rates)
  process.stdout.write(`${name}: ${Math.round(median(values))}/s (${(median(values) / file).toFixed(2)})\n`)
