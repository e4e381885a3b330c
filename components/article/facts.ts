import { offers } from '@/lib/api/queries/offers'
import { getCurrencies } from '@/lib/api/queries/preferences'
import { HOLD_MINUTES } from '@/lib/domain/hold'
import { env } from '@/lib/env'
import { PARTS, type Part, type Parts } from './parts'

/** Values that content pages insert from the code, so that the text cannot contradict the shop. */
export function shopFacts() {
  return {
    shop: env.SHOP_NAME,
    minutes: HOLD_MINUTES,
    logDays: env.SECURITY_LOG_DAYS,
    fileDays: env.SUPPORT_FILES_DAYS,
    replyHours: env.SUPPORT_REPLY_HOURS,
  }
}

async function partsOf(): Promise<Parts> {
  const names = Object.keys(PARTS) as Part[]
  const offered = await Promise.all(names.map((name) => offers(PARTS[name])))
  return Object.fromEntries(names.map((name, index) => [name, String(offered[index])])) as Parts
}

/** All values of a content page; `currencies` is 0 if none is listed. */
export async function contentFacts() {
  const [parts, currencies] = await Promise.all([partsOf(), getCurrencies()])
  return { ...shopFacts(), ...parts, currencies: currencies.length }
}
