import type { CatalogFile } from '@/lib/contract/catalog-file'
import type { Queryable } from '@/lib/server/db/client'
import { checkFile, namesOf } from './check'
import { createProductCheck, type FileEntry, withoutProblems } from './check-products'
import { withNormalRedirects } from './check-redirects'
import { readGuides } from './guides'
import { duplicateImages, type Images, openImages, placesOf } from './images'
import type { ImportOptions } from './import'
import { count, emptyTally, type Outcome } from './import-report'
import type { KnownEntries } from './lookups'
import { readKnown, readOwners } from './lookups-repo'
import { planImport } from './plan'
import { planProducts } from './plan-products'
import { Positions } from './positions'
import { CatalogRefused, type Problem } from './problems'
import { listProductIds } from './products-repo'
import { type ReadFile, type ReadProduct, valid } from './read-file'

/** What an import would do. */
export interface Checked extends Outcome {
  file: CatalogFile
  images: Images
  /** Ids of the products that the file names. */
  ids: ReadonlySet<string>
  /** Indexes of the products that are new, and of those that change. */
  created: readonly number[]
  changed: readonly number[]
}

/** Treats the names of invalid entries as existing, so that references to them are not reported too. */
function withInvalidEntries(known: KnownEntries, { documents, problems }: ReadFile): KnownEntries {
  if (problems.length === 0) return known
  const ids = documents
    .names('categories', 'id')
    .map((id) => [id, known.categories.get(id) ?? { parent: null, slug: id }] as const)
  return {
    ...known,
    categories: new Map([...known.categories, ...ids]),
    destinations: new Set([...known.destinations, ...documents.names('destinations', 'slug')]),
    policies: new Set([...known.policies, ...documents.names('cancellation_policies', 'code')]),
  }
}

/** Without a list of products, all would be missing. */
function checkMissing({ documents }: ReadFile, { withdrawMissing }: ImportOptions): Problem[] {
  return withdrawMissing && !documents.has('products')
    ? [{ path: ['products'], message: 'is missing: required with --withdraw-missing' }]
    : []
}

/** Returns the products on sale that a file does not name. */
export function missingOf(
  listed: ReadonlyArray<{ id: string; discontinuedAt: Date | null }>,
  named: ReadonlySet<string>,
): string[] {
  return listed.flatMap(({ id, discontinuedAt }) => (discontinuedAt === null && !named.has(id) ? [id] : []))
}

/** Reads the images of entries of a section and returns what is wrong with them. */
async function checkImagesOf(
  section: 'destinations' | 'products',
  entries: ReadonlyArray<{ index: number; of: { images: Parameters<typeof placesOf>[0] } }>,
  images: Images,
): Promise<Problem[]> {
  const places = entries.map(({ index, of }) => placesOf(of.images, [section, index]))
  const problems = await images.read(places.flat())
  return [...problems, ...places.flatMap((some) => duplicateImages(some, images))]
}

interface Context {
  file: CatalogFile
  positions: Positions
  known: KnownEntries
  images: Images
  db: Queryable
  now: Date
}

const readEntries = (batch: readonly ReadProduct[]): FileEntry[] =>
  batch.flatMap(({ index, product }) => (product ? [{ index, product }] : []))

/** Checks the products batch by batch, and finds out which ones change. */
async function checkProducts(
  read: ReadFile,
  { file, positions, known, images, db, now }: Context,
  onChecked: ImportOptions['onChecked'] = () => undefined,
) {
  const check = createProductCheck(namesOf(file, known), db)
  const result = {
    problems: [] as Problem[],
    ids: new Set<string>(),
    tally: emptyTally(),
    created: [] as number[],
    changed: [] as number[],
  }
  let done = 0
  for await (const batch of read.products()) {
    const problems = batch.flatMap((one) => one.problems)
    for (const { id } of batch) if (id !== null) result.ids.add(id)
    const entries = readEntries(batch)
    problems.push(...(await check(entries)))
    const sound = withoutProblems(entries, problems)
    problems.push(
      ...(await checkImagesOf(
        'products',
        sound.map(({ index, product }) => ({ index, of: product })),
        images,
      )),
    )
    const usable = withoutProblems(sound, problems)
    const [old, fresh] = [
      usable.filter(({ product }) => known.products.has(product.id)),
      usable.filter(({ product }) => !known.products.has(product.id)),
    ]
    const { profileOwners } = await readOwners(
      old.map(({ product }) => product),
      db,
    )
    const plan = await planProducts(old, profileOwners, { images, positions, db, now })
    result.problems.push(...problems, ...plan.problems)
    result.created.push(...fresh.map(({ index }) => index))
    result.changed.push(...plan.products.map(({ index }) => index))
    result.tally.created += fresh.length
    result.tally.unchanged += plan.unchanged
    count(result.tally, plan.products)
    done += batch.length
    onChecked(done, read.productCount)
  }
  return result
}

/**
 * Checks a catalog and finds out what it changes. Leaves its images staged.
 * @throws CatalogRefused with every problem
 */
export async function checkCatalog(
  read: ReadFile,
  options: ImportOptions,
  db: Queryable,
  now = new Date(),
): Promise<Checked> {
  const { documents } = read
  const withdrawMissing = options.withdrawMissing ?? false
  const guides = await readGuides(read.file, documents)
  const file = withNormalRedirects(guides.file)
  const stored = await readKnown(db)
  const known = withInvalidEntries(stored, read)
  const images = openImages(documents, { allowPrivateHosts: options.allowPrivateHosts ?? false })
  try {
    const listed = await listProductIds(db)
    const positions = new Positions(new Map(listed.map(({ id, position }) => [id, { position }])))
    const products = await checkProducts(read, { file, positions, known, images, db, now }, options.onChecked)
    const found: Problem[] = [
      ...read.problems,
      ...checkMissing(read, options),
      ...guides.problems,
      ...checkFile(file, known, new Set([...known.products, ...products.ids])),
      ...products.problems,
    ]
    const destinations = Object.entries(valid(file, found).destinations ?? {})
    found.push(
      ...(await checkImagesOf(
        'destinations',
        destinations.map(([index, of]) => ({ index: Number(index), of })),
        images,
      )),
    )
    const plan = await planImport(valid(file, found), images, { withdrawMissing }, db, now)
    if (found.length > 0) throw new CatalogRefused(await documents.placed(found))
    const missing = withdrawMissing ? missingOf(listed, products.ids) : []
    return { ...products, file, images, plan, missing }
  } catch (error) {
    await images.drop()
    throw error
  }
}
