import 'server-only'
import { cacheLife } from 'next/cache'
import { getAccount } from '@/lib/contract/account'
import { requestSignInCode } from '@/lib/contract/auth'
import { listProducts } from '@/lib/contract/catalog'
import { quoteCheckout } from '@/lib/contract/checkout'
import { listOrders } from '@/lib/contract/orders'
import { listMailbox } from '@/lib/contract/sandbox'
import { requestSupport } from '@/lib/contract/support'
import type { OfferedParts } from '@/lib/domain/offered-parts'
import { isReported } from '@/lib/domain/reported-error'
import { currentPage } from '@/lib/i18n/current-page'
import { isOffered } from '..'
import { FAILED, HOUR } from './cache-lives'

const CALLS = {
  products: listProducts,
  checkout: quoteCheckout,
  orders: listOrders,
  settings: getAccount,
  signInCodes: requestSignInCode,
  support: requestSupport,
  mailbox: listMailbox,
}

/** For what is no page. True if it cannot be found out: the part then reports its own failure. */
export async function readOffer(name: keyof typeof CALLS): Promise<boolean> {
  'use cache'
  try {
    const offered = await isOffered(CALLS[name])
    cacheLife(HOUR)
    return offered
  } catch (error) {
    if (!isReported(error)) console.error(`Offer of ${name}`, error)
    cacheLife(FAILED)
    return true
  }
}

/** Whether the shop has a part; an API host may have no call for it. */
export async function offers(name: keyof typeof CALLS): Promise<boolean> {
  await currentPage()
  return readOffer(name)
}

/** The same for the parts that every page leads to. */
export async function offeredParts(): Promise<OfferedParts> {
  const [products, orders] = await Promise.all([offers('products'), offers('orders')])
  return { products, orders }
}
