import { asc, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/lib/server/db/client'
import {
  extras,
  images,
  options,
  prices,
  productAreas,
  products,
  productTranslations,
  units,
} from '@/lib/server/db/schema'

/** Ids per statement. */
const BATCH = 500

/** The rows of products from all tables except slots, which are queried separately. */
export interface ProductRows {
  products: Array<typeof products.$inferSelect>
  areas: Array<typeof productAreas.$inferSelect>
  translations: Array<typeof productTranslations.$inferSelect>
  images: Array<typeof images.$inferSelect>
  options: Array<typeof options.$inferSelect>
  units: Array<typeof units.$inferSelect>
  prices: Array<typeof prices.$inferSelect>
  extras: Array<typeof extras.$inferSelect>
}

async function inBatches<T>(ids: readonly string[], read: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const rows: T[][] = []
  for (let at = 0; at < ids.length; at += BATCH) rows.push(await read(ids.slice(at, at + BATCH)))
  return rows.flat()
}

const among = (column: AnyPgColumn, ids: string[]): SQL => inArray(column, ids)

/** Returns the ids of all products in listing order, with position and whether they are discontinued. */
export async function listProductIds(db: Queryable) {
  return db
    .select({ id: products.id, position: products.position, discontinuedAt: products.discontinuedAt })
    .from(products)
    .orderBy(asc(products.position), asc(products.id))
}

/** Returns the rows of products; omits discontinued options and units. */
export async function readProductRows(ids: readonly string[], db: Queryable): Promise<ProductRows> {
  const read = <T>(select: (some: string[]) => Promise<T[]>) => inBatches(ids, select)
  const optionRows = (
    await read((some) =>
      db.select().from(options).where(among(options.productId, some)).orderBy(asc(options.position)),
    )
  ).filter(({ discontinuedAt }) => discontinuedAt === null)
  const optionIds = optionRows.map(({ id }) => id)
  const ofOptions = <T>(select: (some: string[]) => Promise<T[]>) => inBatches(optionIds, select)
  return {
    products: await read((some) => db.select().from(products).where(among(products.id, some))),
    areas: await read((some) =>
      db
        .select()
        .from(productAreas)
        .where(among(productAreas.productId, some))
        .orderBy(asc(productAreas.position)),
    ),
    translations: await read((some) =>
      db.select().from(productTranslations).where(among(productTranslations.productId, some)),
    ),
    images: (
      await read((some) =>
        db.select().from(images).where(among(images.productId, some)).orderBy(asc(images.position)),
      )
    ).filter(({ position }) => position >= 0),
    options: optionRows,
    units: (
      await ofOptions((some) =>
        db.select().from(units).where(among(units.optionId, some)).orderBy(asc(units.position)),
      )
    ).filter(({ discontinuedAt }) => discontinuedAt === null),
    prices: await ofOptions((some) => db.select().from(prices).where(among(prices.optionId, some))),
    extras: await ofOptions((some) =>
      db.select().from(extras).where(among(extras.optionId, some)).orderBy(asc(extras.position)),
    ),
  }
}
