import { spawn } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { createInterface } from 'node:readline'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '@/lib/cli/real-postgres'
import { oneOf } from '../setup/thorough'
import { startBareHost } from '../simulators/bare-host'
import { LIVE, startShop, target, visit } from './shop-process'

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'))
const HOSTS = ['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1', '::'] : [])]

/** The command loads its TypeScript first. */
const STARTED_MS = 150_000

const MODES = { sandbox: {}, live: LIVE }

describe.each(oneOf(['sandbox', 'live'] as const))('%s', (mode) => {
  test.each(oneOf(HOSTS))('serves pages on HOST=%s', async (host) => {
    const shop = await startShop({ ...MODES[mode], HOST: host, OFFLINE_VOUCHERS: 'off' })
    onTestFinished(shop.stop)
    for (const path of ['/', '/th/products', '/products?q=boat', '/sw.js'])
      expect((await visit(shop.origin + path)).status, path).toBe(200)
    expect((await visit(`${shop.origin}/no/such/page`)).status).toBe(404)
    const guarded = await visit(`${shop.origin}/th/profile/orders`)
    expect([guarded.status, target(guarded)]).toEqual([307, '/th'])
    // A navigation within the site: the response names the page that the middleware chose.
    const navigation = await fetch(`${shop.origin}/products?_rsc=x`, { headers: { rsc: '1' } })
    expect(navigation.status).toBe(200)
    expect(navigation.headers.get('content-type')).toContain('text/x-component')
    expect(navigation.headers.get('x-nextjs-rewritten-path')).toBe('/en/THB/listing/all')
    const sitemap = await (await visit(`${shop.origin}/sitemaps/page.en.xml`)).text()
    const site = mode === 'live' ? LIVE.SITE_URL : shop.origin.replace('127.0.0.1', siteHost(host))
    expect(sitemap).toContain(`<loc>${site}/help</loc>`)
  })
})

/** Links name the host; one that stands for every address is no address of a site. */
const siteHost = (host: string) => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host)

test.each(oneOf(HOSTS))(
  'the start command warms up and prints the site on HOST=%s',
  async (host) => {
    const api = await startBareHost({ envelope: 'result' })
    onTestFinished(api.stop)
    const port = await freePort()
    const child = spawn(process.execPath, ['--import', 'tsx', 'lib/cli/start.ts'], {
      env: {
        ...process.env,
        HOST: host,
        PORT: String(port),
        API_ORIGIN: api.origin,
        DATABASE_URL: undefined,
      },
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await ended
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => lines.push(line))
    const name = siteHost(host)
    const site = `http://${name.includes(':') ? `[${name}]` : name}:${port}`
    await expect.poll(() => lines.join('\n'), { timeout: STARTED_MS, interval: 100 }).toContain(`\n${site}`)
    expect(lines.join('\n')).not.toMatch(/error|failed/i)
  },
  2 * STARTED_MS,
)
