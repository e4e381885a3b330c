import PQueue from 'p-queue'
import sharp from 'sharp'
import type { CatalogFile } from '@/lib/contract/catalog-file'
import type { Currency } from '@/lib/domain/currency'
import { addDays, todayIn } from '@/lib/domain/local-date'
import { describePrices } from '@/lib/domain/price-seasons'
import { describeStarts } from '@/lib/domain/slot-schedule'
import { database } from '@/lib/server/db/client'
import { mediaStore } from '@/lib/server/media/store'
import { readCategories, readDestinations, readPolicies } from './places-repo'
import { listProductIds } from './products-repo'
import { readPromoCodes } from './promo-codes-repo'
import { readProducts } from './read-products'
import { readRedirects } from './redirects-repo'
import { readSlots, type SlotRow } from './slots-repo'
import type { StoredImage, StoredOption, StoredUnit } from './stored-product'
import { readSuppliers } from './suppliers-repo'

/** Stores an image file and returns the path under which the exported catalog refers to it. */
export type ImageTaker = (name: string, image: Buffer) => Promise<string>

/** A store of many images is not asked for all of them at once. */
const reading = new PQueue({ concurrency: 4 })

interface ExportOptions {
  /** Without it, the export refers to images by their stored digest. */
  takeImage?: ImageTaker
  now?: Date
}

/**
 * Drops null fields, which mean the same as absent ones, except in a data plan: there null means unlimited.
 */
function withoutNulls(key: string, value: unknown): unknown {
  if (key === 'plan' || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== null && field !== undefined),
  )
}

async function imageOf(image: StoredImage, take: ImageTaker | undefined): Promise<object> {
  if ('illustration' in image) return image
  const { alt, digest, photo } = image
  const bytes = take && (await reading.add(() => mediaStore.read(digest)))
  if (!take || !bytes) return { alt, stored: digest, ...photo }
  const { format } = await sharp(bytes).metadata()
  return { alt, file: await take(`${digest}.${format === 'heif' ? 'avif' : format}`, bytes), ...photo }
}

function unitOf({ periods, ...unit }: StoredUnit, currency: Currency): object {
  const { usual, seasons } = describePrices(periods)
  return {
    ...unit,
    price: usual === null ? null : { amount: usual, currency },
    seasons: seasons.map(({ from, to, amount }) => ({ from, to, price: { amount, currency } })),
  }
}

function availabilityOf(
  { inventory, window }: Pick<StoredOption, 'inventory' | 'window'>,
  rows: SlotRow[],
  today: string,
): object | null {
  // The stock of eSIMs is that of their profiles, without which no shop could sell it.
  if (inventory === 'FREESALE' || inventory === 'SERIAL') return null
  const open = rows.filter(({ closed }) => !closed)
  if (window === 'NONE') {
    const stock = open.find(({ date }) => date === null)
    return stock ? { stock: stock.capacity } : null
  }
  const { rules, days } = describeStarts(
    open.flatMap(({ date, time, capacity }) =>
      date === null || date < today ? [] : [{ date, time, capacity }],
    ),
  )
  return { rules, days: days.map(({ closed, ...day }) => (closed ? { ...day, closed } : day)) }
}

async function productsOf({ takeImage, now = new Date() }: ExportOptions): Promise<object[]> {
  const db = database()
  const ids = (await listProductIds(db)).map(({ id }) => id)
  const list = [...(await readProducts(ids, db)).values()]
  const slots = Map.groupBy(
    await readSlots(
      list.flatMap(({ options }) => options.map(({ id }) => id)),
      addDays(now.toISOString().slice(0, 10), -1),
      db,
    ),
    ({ optionId }) => optionId,
  )
  return Promise.all(
    list.map(async ({ withdrawn, ...product }) => ({
      ...product,
      ...(withdrawn && { withdrawn }),
      images: await Promise.all(product.images.map((image) => imageOf(image, takeImage))),
      options: product.options.map(({ rolling, units, ...option }) => ({
        ...option,
        units: units.map((unit) => unitOf(unit, product.currency)),
        availability:
          rolling ?? availabilityOf(option, slots.get(option.id) ?? [], todayIn(product.time_zone, now)),
      })),
    })),
  )
}

/**
 * Exports the whole catalog in the import format: importing an export changes nothing, and two exports of the
 * same catalog are byte-identical. Omits eSIM profiles, whose codes are the goods sold, and their stock.
 */
export async function exportCatalog(options: ExportOptions = {}): Promise<string> {
  const db = database()
  const destinations = [...(await readDestinations(db)).values()]
  const file: Record<keyof Omit<CatalogFile, '$schema'>, unknown> = {
    version: 1,
    categories: [...(await readCategories(db)).values()],
    destinations: await Promise.all(
      destinations.map(async (destination) => ({
        ...destination,
        images: await Promise.all(destination.images.map((image) => imageOf(image, options.takeImage))),
      })),
    ),
    cancellation_policies: [...(await readPolicies(db)).values()],
    suppliers: [...(await readSuppliers(db)).values()],
    products: await productsOf(options),
    promo_codes: [...(await readPromoCodes(db)).values()],
    redirects: [...(await readRedirects(db))].map(([path, target]) => ({ path, target })),
  }
  return `${JSON.stringify(file, withoutNulls, 2)}\n`
}
