import { type Browser, request } from '@playwright/test'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { openAccount } from '../../e2e/fixtures/accounts'
import { addBoat, boughtBoat } from '../../e2e/fixtures/purchases'
import type { Phone } from './phone'
import { LOADED } from './scenarios'

/** The session of a traveller, and the pages that are loaded with it, by name. */
export interface Traveller {
  cookies: NonNullable<Phone['cookies']>
  pages: Record<string, string>
}

/** Opens an account with a paid order and an item in the cart. */
export async function newTraveller(origin: string): Promise<Traveller> {
  process.env.TEST_BASE_URL = origin
  const visitor = await request.newContext({ baseURL: origin })
  const { token } = await openAccount(visitor)
  const session = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const date = addDays(todayIn('Asia/Bangkok'), 20)
  const order = await boughtBoat(session, date)
  const item = await addBoat(session, addDays(date, 1))
  await Promise.all([visitor.dispose(), session.dispose()])
  return {
    cookies: [
      { name: 'access-token', value: token, url: origin },
      { name: 'signed-in', value: token.slice(0, 12), url: origin },
    ],
    pages: {
      home: LOADED.home,
      product: LOADED.product,
      cart: LOADED.cart,
      checkout: `/checkout?items=${item.id}`,
      order: `/profile/orders/${order.id}`,
    },
  }
}

/** Gives the browser itself cookies, which Lighthouse then sends; an empty list removes them. */
export async function setCookies(browser: Browser, cookies: Traveller['cookies']): Promise<void> {
  const devtools = await browser.newBrowserCDPSession()
  if (cookies.length > 0) await devtools.send('Storage.setCookies', { cookies })
  else await devtools.send('Storage.clearCookies', {})
  await devtools.detach()
}
