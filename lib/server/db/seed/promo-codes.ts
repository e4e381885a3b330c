import { inArray } from 'drizzle-orm'
import type { Database } from '../client'
import { products, promoCodeProducts, promoCodes } from '../schema'
import { insertNew } from './insert'

type PromoSeed = Omit<typeof promoCodes.$inferInsert, 'id'> & {
  code: string
  /** Products that it applies to; all if omitted. */
  products?: string[]
}

/** Sandbox codes, one of each kind. */
const PROMO_CODES: PromoSeed[] = [
  { code: 'WELCOME10', percent: 10, firstOrder: true, mostUsesEach: 1 },
  { code: 'SUNNY200', amount: 20_000, currency: 'THB', mostUsesEach: 3 },
  { code: 'LASTTEN', percent: 15, mostUses: 10 },
  {
    code: 'LOOKOUT20',
    percent: 20,
    products: ['bangkok-sky-deck', 'dubai-desert-sky-view', 'manhattan-observation-deck'],
  },
  { code: 'FERRYFREE', percent: 100, mostUsesEach: 1, products: ['sydney-ferry-day-pass'] },
  {
    code: 'SONGKRAN',
    percent: 12,
    validFrom: new Date('2026-04-01T00:00:00+07:00'),
    validUntil: new Date('2026-05-01T00:00:00+07:00'),
  },
]

/** Creates the sandbox's promo codes; leaves existing ones unchanged. */
export async function seedPromoCodes(database: Database): Promise<void> {
  await database.transaction(async (db) => {
    const before = await db.select({ code: promoCodes.code }).from(promoCodes)
    const missing = PROMO_CODES.filter(({ code }) => !before.some((known) => known.code === code))
    for (const { products: named, ...terms } of missing) {
      const sold = named
        ? await db.select({ id: products.id }).from(products).where(inArray(products.id, named))
        : []
      // Without products the code would apply to all.
      if (named && sold.length === 0) continue
      const [row] = await db.insert(promoCodes).values(terms).onConflictDoNothing().returning()
      if (!row) continue
      await insertNew(
        db,
        promoCodeProducts,
        sold.map(({ id }) => ({ promoId: row.id, productId: id })),
      )
    }
  })
}
