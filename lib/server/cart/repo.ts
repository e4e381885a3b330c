import { type AnyColumn, and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { ApiError } from '@/lib/contract/error'
import type { Locale } from '@/lib/domain/locale'
import { database, type Queryable, type Transaction } from '@/lib/server/db/client'
import {
  areaTranslations,
  cartIdempotencyKeys,
  cartItems,
  images,
  options,
  productAreas,
  products,
  productTranslations,
  users,
} from '@/lib/server/db/schema'
import { fulfilmentOf } from '@/lib/server/db/schema/columns'
import { destinationLocale, productLocale } from '@/lib/server/db/shown-locale'
import { isUuid } from '@/lib/server/db/uuid'

/**
 * Locks the user row, so that a visitor's writes to cart and orders run one after another. Returns the
 * visitor's country.
 * @throws ApiError UNAUTHENTICATED if the account was deleted in the meantime
 */
export async function lockUser(db: Transaction, userId: string): Promise<{ country: string }> {
  const [row] = await db
    .select({ country: users.country })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (!row) throw new ApiError('UNAUTHENTICATED')
  return row
}

export async function countItems(userId: string, db: Queryable = database()): Promise<number> {
  const [row] = await db.select({ items: count() }).from(cartItems).where(eq(cartItems.userId, userId))
  return row?.items ?? 0
}

function itemRows(locale: Locale, db: Queryable) {
  return db
    .select({
      item: cartItems,
      option: {
        id: options.id,
        name: options.name,
        questions: options.questions,
        idCardCountry: options.idCardCountry,
        fulfilmentMethods: options.fulfilmentMethods,
        pickup: options.pickup,
      },
      product: {
        id: products.id,
        currency: products.currency,
        timeZone: products.timeZone,
        instantConfirmation: products.instantConfirmation,
        fulfilment: products.fulfilment,
      },
      name: productTranslations.name,
      area: areaTranslations.name,
      image: { path: images.path, alt: images.alt, photo: images.photo },
    })
    .from(cartItems)
    .innerJoin(options, eq(options.id, cartItems.optionId))
    .innerJoin(products, eq(products.id, options.productId))
    .leftJoin(
      productTranslations,
      and(
        eq(productTranslations.productId, products.id),
        eq(productTranslations.locale, productLocale(products.id, locale)),
      ),
    )
    .leftJoin(images, and(eq(images.productId, products.id), eq(images.position, 0)))
    .leftJoin(productAreas, and(eq(productAreas.productId, products.id), eq(productAreas.position, 0)))
    .leftJoin(
      areaTranslations,
      and(
        eq(areaTranslations.areaSlug, productAreas.areaSlug),
        eq(areaTranslations.locale, destinationLocale(productAreas.areaSlug, locale)),
      ),
    )
}

/** Returns a page of a visitor's cart, newest first, with the products' translated names. */
export async function listItems(
  userId: string,
  locale: Locale,
  { limit, offset }: { limit: number; offset: number },
) {
  return itemRows(locale, database())
    .where(eq(cartItems.userId, userId))
    .orderBy(desc(cartItems.position))
    .limit(limit)
    .offset(offset)
}

export type CartItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Returns the visitor's own items among the given ids, oldest first. */
export async function findItems(
  userId: string,
  ids: readonly string[],
  locale: Locale,
  db: Queryable = database(),
): Promise<CartItemRow[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return itemRows(locale, db)
    .where(and(eq(cartItems.userId, userId), inArray(cartItems.id, known)))
    .orderBy(cartItems.position)
}

type ItemRow = typeof cartItems.$inferSelect
type NewItem = typeof cartItems.$inferInsert

/** Booking details without rooms and group, which are summed when items are merged. */
const comparable = (details: SQL | AnyColumn): SQL =>
  sql`jsonb_build_array(${details} - 'rooms' - 'group' - 'fulfilment' - 'handover', ${fulfilmentOf(details)})`

/** Returns the visitor's item with the same option, dates, time and extras; null if there is none. */
export async function findSameItem(
  db: Transaction,
  item: Omit<NewItem, 'lastSeenTotal' | 'lastSeenCurrency'>,
): Promise<ItemRow | null> {
  const same = (column: typeof cartItems.localDate | typeof cartItems.localTime, value?: string | null) =>
    value ? eq(column, value) : isNull(column)
  const [row] = await db
    .select()
    .from(cartItems)
    .where(
      and(
        eq(cartItems.userId, item.userId),
        eq(cartItems.optionId, item.optionId),
        same(cartItems.localDate, item.localDate),
        item.localEndDate ? eq(cartItems.localEndDate, item.localEndDate) : isNull(cartItems.localEndDate),
        same(cartItems.localTime, item.localTime),
        sql`${cartItems.extras} = ${sql.param(item.extras, cartItems.extras)}`,
        sql`${comparable(cartItems.bookingDetails)} = ${comparable(sql`${sql.param(item.bookingDetails, cartItems.bookingDetails)}::jsonb`)}`,
      ),
    )
  return row ?? null
}

export async function insertItem(db: Transaction, item: NewItem): Promise<string> {
  const [row] = await db.insert(cartItems).values(item).returning({ id: cartItems.id })
  if (!row) throw new Error('cart item insert returned no row')
  return row.id
}

export async function updateItem(db: Transaction, id: string, item: Partial<NewItem>): Promise<void> {
  await db.update(cartItems).set(item).where(eq(cartItems.id, id))
}

/** Deletes the visitor's own items among the given ids. Returns how many were deleted. */
export async function deleteItems(
  userId: string,
  ids: readonly string[],
  db: Queryable = database(),
): Promise<number> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return 0
  const deleted = await db
    .delete(cartItems)
    .where(and(eq(cartItems.userId, userId), inArray(cartItems.id, known)))
    .returning({ id: cartItems.id })
  return deleted.length
}

/** Returns the cart item and request hash recorded under an idempotency key; null if there are none. */
export async function findAddition(userId: string, key: string, db: Queryable = database()) {
  const [row] = await db
    .select({ id: cartIdempotencyKeys.cartItemId, requestHash: cartIdempotencyKeys.requestHash })
    .from(cartIdempotencyKeys)
    .where(and(eq(cartIdempotencyKeys.userId, userId), eq(cartIdempotencyKeys.key, key)))
  return row ?? null
}

export async function recordAddition(db: Transaction, addition: typeof cartIdempotencyKeys.$inferInsert) {
  await db.insert(cartIdempotencyKeys).values(addition)
}
