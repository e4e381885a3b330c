import 'server-only'
import { isOffered } from '@/lib/api'
import { readCurrencies } from '@/lib/api/queries/preferences'
import { getAccount } from '@/lib/contract/account'
import { listProducts } from '@/lib/contract/catalog'
import type { Operation } from '@/lib/contract/operation'
import { listOrders } from '@/lib/contract/orders'
import { requestSupport } from '@/lib/contract/support'
import { HOLD_MINUTES } from '@/lib/domain/hold'
import { env } from '@/lib/env'

const PARTS = {
  hasProducts: listProducts,
  hasOrders: listOrders,
  hasSettings: getAccount,
  hasSupport: requestSupport,
} satisfies Record<string, Operation>

/** Values of the texts of content pages, like those of the pages. A part whose host does not respond counts as there. */
export async function readShopFacts(): Promise<Record<string, string | number>> {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, operation]) => {
      const offered = await isOffered(operation).catch(() => true)
      return [name, String(offered)] as const
    }),
  )
  const currencies = await readCurrencies()
  return {
    ...Object.fromEntries(parts),
    shop: env.SHOP_NAME,
    minutes: HOLD_MINUTES,
    logDays: env.SECURITY_LOG_DAYS,
    fileDays: env.SUPPORT_FILES_DAYS,
    currencies: currencies.length,
  }
}
