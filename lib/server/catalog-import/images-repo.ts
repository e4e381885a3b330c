import { isDeepStrictEqual } from 'node:util'
import { illustrationKey } from '@sunhop/illustrations'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { insertRows } from '@/lib/server/db/insert-rows'
import { images } from '@/lib/server/db/schema'
import { storedImage } from './images-of-rows'
import type { StoredImage } from './stored-product'

type Owner = { productId: string } | { areaSlug: string }
type Row = typeof images.$inferSelect

const looksOf = (image: StoredImage) =>
  'digest' in image ? { digest: image.digest } : { illustration: image.illustration }

function folderOf(owner: Owner): string {
  return 'productId' in owner ? `products/${owner.productId}` : `areas/${owner.areaSlug}`
}

/**
 * The paths of images: existing ones for unchanged images, else new ones. A changed image never reuses a
 * path, because browsers cache images for a week. The first illustrations of an owner are numbered.
 */
function pathsOf(
  owner: Owner,
  images: readonly StoredImage[],
  rows: readonly Row[],
  isNew: boolean,
): string[] {
  const taken = new Set(rows.map(({ path }) => path))
  const free = [...rows]
  return images.map((image, position) => {
    if (isNew && 'illustration' in image) return `${folderOf(owner)}/${position}`
    const at = free.findIndex((row) => isDeepStrictEqual(looksOf(storedImage(row)), looksOf(image)))
    const [old] = at < 0 ? [] : free.splice(at, 1)
    if (old) return old.path
    const name = 'digest' in image ? image.digest : illustrationKey(image.illustration)
    let path = `${folderOf(owner)}/${name}`
    for (let n = 2; taken.has(path); n++) path = `${folderOf(owner)}/${name}-${n}`
    taken.add(path)
    return path
  })
}

async function bookedPaths(db: Transaction, owner: Owner): Promise<Set<string>> {
  if (!('productId' in owner)) return new Set()
  const { rows } = await db.execute<{ path: string | null }>(sql`
    SELECT DISTINCT snapshot->>'image' AS path FROM bookings WHERE product_id = ${owner.productId}`)
  return new Set(rows.flatMap(({ path }) => path ?? []))
}

type NewRow = typeof images.$inferInsert

function rowsOf(owner: Owner, wanted: readonly StoredImage[], paths: readonly string[]): NewRow[] {
  return wanted.map((image, position) => ({
    ...owner,
    path: paths[position] ?? '',
    position,
    illustration: 'illustration' in image ? image.illustration : null,
    photo: 'digest' in image ? (image.photo ?? null) : null,
    alt: image.alt,
  }))
}

/** Writes the images of products that have none. */
export async function writeFirstImages(
  db: Transaction,
  products: ReadonlyArray<{ id: string; images: readonly StoredImage[] }>,
): Promise<void> {
  const rows = products.flatMap(({ id: productId, images: wanted }) =>
    rowsOf({ productId }, wanted, pathsOf({ productId }, wanted, [], true)),
  )
  await insertRows(db, images, rows)
}

/**
 * Writes the images of a product or destination. A drawn image that bookings show stays stored under its
 * path, outside the gallery; an image file needs no row for that.
 */
export async function writeImages(
  db: Transaction,
  owner: Owner,
  wanted: readonly StoredImage[],
  { isNew = false } = {},
): Promise<void> {
  const mine =
    'productId' in owner ? eq(images.productId, owner.productId) : eq(images.areaSlug, owner.areaSlug)
  const rows = isNew ? [] : await db.select().from(images).where(mine)
  const paths = pathsOf(owner, wanted, rows, isNew)
  const removed = rows.filter(({ path, illustration }) => illustration !== null && !paths.includes(path))
  const booked = removed.length > 0 ? await bookedPaths(db, owner) : new Set<string>()
  if (rows.length > 0) await db.delete(images).where(mine)
  const shown = rowsOf(owner, wanted, paths)
  const hidden = removed
    .filter(({ path }) => booked.has(path))
    .map((row, index) => ({ ...row, position: -1 - index }))
  if (shown.length + hidden.length > 0) await db.insert(images).values([...shown, ...hidden])
}
