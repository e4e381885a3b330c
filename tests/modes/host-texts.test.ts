import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { prefixOf } from '../fixtures/locale-prefix'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { type ShopProcess, startShop, visit } from './shop-process'

const PAGES = ['/help', '/about', '/press', '/terms-and-conditions', '/privacy-policy']
const SERVICES = ['/services', '/services-info', '/esim']

let host: BareHost
let shop: ShopProcess

beforeAll(async () => {
  host = await startBareHost({ envelope: 'none' })
  shop = await startShop({ API_ORIGIN: host.origin, DATABASE_URL: undefined })
})
afterAll(async () => {
  await shop.stop()
  await host.stop()
})

const htmlOf = async (path: string) => (await visit(shop.origin + path)).text()

test.each(LOCALES)('[R13] [R14] [X16] %s: texts lead to nothing that the host lacks', async (locale) => {
  for (const path of [...PAGES, ...SERVICES]) {
    const address = prefixOf(locale) + path
    const main = /<main.*<\/main>/s.exec(await htmlOf(address))?.[0] ?? ''
    expect(main, address).toContain('</h1>')
    expect(main, address).not.toMatch(/href="[^"]*\/(?:profile\/|checkout)/)
    // The page of support has emergency numbers all the same.
    expect(main.match(/href="[^"]*\/support"/g) ?? [], address).toHaveLength(path === '/help' ? 1 : 0)
    expect(main, address).not.toMatch(/<(?:p|li|h2)(?: class="[^"]*")?><\/|>(?:pages|esim)\.[a-z]/)
  }
})

test('[R14] [X16] questions and sections about what the host lacks are left out', async () => {
  const help = await htmlOf('/help')
  expect(help).toMatch(/<details id="forgot-password"/)
  const shown = help.replaceAll(/<script.*?<\/script>/gs, '')
  expect(shown).not.toMatch(/ten minutes|other devices are signed out|ends everywhere/)
  expect(help).not.toMatch(/id="(?:cancel|where-voucher|esim-install|delete-account|wheelchair|paying)"/)
  const terms = await htmlOf('/terms-and-conditions')
  expect(terms).toMatch(/<section id="liability"/)
  expect(terms).not.toMatch(/id="(?:order|pay|later|confirmed|cancel|kinds)"/)
  const privacy = await htmlOf('/privacy-policy')
  expect(privacy).toContain('>access-token<')
  expect(privacy).not.toMatch(
    />(?:checkout-draft|recently-seen|support-draft|favourites)<|argon2id|PostgreSQL/,
  )
})
