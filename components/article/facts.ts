import { offers } from '@/lib/api/queries/offers'
import { getCurrencies } from '@/lib/api/queries/preferences'
import { HOLD_MINUTES } from '@/lib/domain/hold'
import { env } from '@/lib/env'

/** Values that content pages insert from the code, so that the text cannot contradict the shop. */
export function shopFacts() {
  return { shop: env.SHOP_NAME, minutes: HOLD_MINUTES }
}

/**
 * Arguments by which a text leaves out what names a part that the shop does not have, as in
 * `{hasOrders, select, true {…} other {}}`.
 */
const PARTS = {
  hasProducts: 'products',
  hasOrders: 'orders',
  hasSettings: 'settings',
  hasSupport: 'support',
} as const

export type Part = keyof typeof PARTS

/** For each part whether the shop has it; texts of messages, because `select` compares texts. */
export type Parts = Record<Part, 'true' | 'false'>

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

/** Whether the shop has the part that an entry is about. @param needs null for an entry about no part */
export const isAbout = (parts: Parts, needs: Part | null): boolean =>
  needs === null || parts[needs] === 'true'
