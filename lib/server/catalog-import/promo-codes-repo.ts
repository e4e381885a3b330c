import { asc, eq } from 'drizzle-orm'
import type { FilePromoCode } from '@/lib/contract/catalog-file'
import { isCurrency } from '@/lib/domain/currency'
import type { Queryable, Transaction } from '@/lib/server/db/client'
import { promoCodeProducts, promoCodes } from '@/lib/server/db/schema'

/** A promo code as stored. Instants are ISO strings in UTC. */
export type StoredPromoCode = Omit<FilePromoCode, 'valid_from'> & { valid_from: string }

function amountOf({ amount, currency }: typeof promoCodes.$inferSelect): StoredPromoCode['amount'] {
  return amount !== null && currency !== null && isCurrency(currency) ? { amount, currency } : null
}

export async function readPromoCodes(db: Queryable): Promise<Map<string, StoredPromoCode>> {
  const rows = await db.select().from(promoCodes).orderBy(asc(promoCodes.code))
  const products = Map.groupBy(await db.select().from(promoCodeProducts), ({ promoId }) => promoId)
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        percent: row.percent,
        amount: amountOf(row),
        first_order: row.firstOrderOnly,
        max_uses: row.maxUses,
        max_uses_per_customer: row.maxUsesPerCustomer,
        valid_from: row.validFrom.toISOString(),
        valid_until: row.validUntil?.toISOString() ?? null,
        products: (products.get(row.id) ?? []).map(({ productId }) => productId).sort(),
      },
    ]),
  )
}

/** Maps a promo code of a file to the stored form. @param now the start of a new code without its own */
export function storedPromoCodeOf(
  code: FilePromoCode,
  before: StoredPromoCode | undefined,
  now: Date,
): StoredPromoCode {
  const { valid_from, valid_until, products } = code
  return {
    ...code,
    valid_from: valid_from ? new Date(valid_from).toISOString() : (before?.valid_from ?? now.toISOString()),
    valid_until: valid_until && new Date(valid_until).toISOString(),
    products: products.toSorted(),
  }
}

/** Writes promo codes; their uses stay. */
export async function writePromoCodes(db: Transaction, list: readonly StoredPromoCode[]): Promise<void> {
  for (const { code, products, ...terms } of list) {
    const values = {
      percent: terms.percent,
      amount: terms.amount?.amount ?? null,
      currency: terms.amount?.currency ?? null,
      firstOrderOnly: terms.first_order,
      maxUses: terms.max_uses,
      maxUsesPerCustomer: terms.max_uses_per_customer,
      validFrom: new Date(terms.valid_from),
      validUntil: terms.valid_until === null ? null : new Date(terms.valid_until),
    }
    const [row] = await db
      .insert(promoCodes)
      .values({ code, ...values })
      .onConflictDoUpdate({ target: promoCodes.code, set: values })
      .returning({ id: promoCodes.id })
    if (!row) continue
    await db.delete(promoCodeProducts).where(eq(promoCodeProducts.promoId, row.id))
    if (products.length > 0)
      await db.insert(promoCodeProducts).values(products.map((productId) => ({ promoId: row.id, productId })))
  }
}
