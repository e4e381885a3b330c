// @module-tag thorough

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { prefixOf } from '../fixtures/locale-prefix'
import { type BareHost, startBareHost } from '../simulators/bare-host'
import { type ShopProcess, startShop, visit } from './shop-process'

const PAGES = ['/help', '/about', '/press', '/terms-and-conditions', '/privacy-policy']
/** Without a text of their own they have the shop's description. */
const OTHERS = ['/products', '/cart', '/sign-in', '/sign-up', '/venue', '/checkout', '/checkout/test']
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

/** Signs up at the host. @returns the cookies */
async function signIn(): Promise<string> {
  const form = { email: `${randomUUID()}@mail.example`, password: 'correct horse', code: host.code }
  const response = await fetch(`${shop.origin}/api/auth/verify-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify(form),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

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

/** Words for what the host does not have, in the languages that are checked. */
const ABSENT: Partial<Record<Locale, RegExp>> = {
  en: /ticket|tour|train|room|data plan|voucher|esim|price|payment|favourite/i,
  th: /ตั๋ว|ทัวร์|รถไฟ|ที่พัก|แพ็กเกจ|วอเชอร์|eSIM|ราคา|ชำระเงิน|รายการโปรด/i,
  'zh-cn': /门票|游览|火车|住宿|流量|凭证|eSIM|价|付款|收藏/i,
}

/** Matches nothing in a language without such words. */
const absentIn = (locale: Locale): RegExp => ABSENT[locale] ?? /(?!)/

/** Title and description of a document, for search engines and for link previews. */
function headOf(html: string): string[] {
  const metas = html.matchAll(
    /<meta (?:name|property)="(?:og:|twitter:)?(?:title|description)" content="([^"]*)"/g,
  )
  return [/<title>([^<]*)/.exec(html)?.[1] ?? '', ...[...metas].map(([, content = '']) => content)]
}

test.each(LOCALES)('[X16] %s: titles and descriptions name nothing that the host lacks', async (locale) => {
  for (const path of ['/', ...PAGES, ...SERVICES, ...OTHERS]) {
    const address = path === '/' ? prefixOf(locale) || '/' : prefixOf(locale) + path
    const head = headOf(await htmlOf(address))
    expect(head.filter(Boolean).length, address).toBeGreaterThan(1)
    for (const text of head) expect(text, address).not.toMatch(absentIn(locale))
  }
  const manifest = await (await visit(`${shop.origin}/webmanifest/${locale}`)).json()
  expect(manifest).toMatchObject({ shortcuts: [], description: expect.not.stringMatching(absentIn(locale)) })
})

test.each(LOCALES)(
  '[X16] %s: a page of which the host has nothing says so in its heading',
  async (locale) => {
    const cookie = await signIn()
    const t = translator(locale)
    for (const [path, key] of [
      ['/esim', 'listing.unlisted.title'],
      ['/profile/favourites', 'listing.unlisted.title'],
      ['/venue', 'checkout.notOffered.title'],
      ['/checkout', 'checkout.notOffered.title'],
      ['/checkout/test', 'checkout.notOffered.title'],
      ['/profile/orders', 'checkout.notOffered.title'],
    ] as const) {
      const response = await visit(shop.origin + prefixOf(locale) + path, cookie)
      const html = await response.text()
      expect([response.status, /<h1[^>]*>([^<]*)/.exec(html)?.[1]], path).toEqual([200, t(key)])
      expect(headOf(html)[0], path).toContain(t(key))
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
      expect(main, path).not.toMatch(absentIn(locale))
    }
  },
)

test.each(LOCALES)('[R14] [X16] %s: the privacy policy names nothing that the host lacks', async (locale) => {
  const main = /<main.*<\/main>/s.exec(await htmlOf(`${prefixOf(locale)}/privacy-policy`))?.[0] ?? ''
  expect(main.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ')).not.toMatch(absentIn(locale))
})

test('[X16] no menu leads to what the host lacks', async () => {
  const html = await htmlOf('/help')
  expect(html).toContain('href="/categories/transport"')
  expect(html).not.toMatch(/href="\/(?:esim|services|services-info|profile\/orders|profile\/favourites)"/)
})
