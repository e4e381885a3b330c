import type { CatalogFile } from '@/lib/contract/catalog-file'
import { takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import { type Database, database } from '@/lib/server/db/client'
import type { CatalogDocument } from './catalog-document'
import { checkFile } from './check'
import { withNormalRedirects } from './check-redirects'
import { readGuides } from './guides'
import { duplicateImages, type Images, readImages } from './images'
import type { Known } from './lookups'
import { readKnown } from './lookups-repo'
import { type Plan, planImport } from './plan'
import { CatalogRefused, type PlacedProblem, type Problem } from './problems'
import { type ReadFile, readFile, valid } from './read-file'
import type { Section } from './sections'
import { overbookedByNow, writePlan } from './write-plan'

export interface ImportOptions {
  /** Check and report only; write nothing. */
  dryRun?: boolean
  /** Withdraw products that are on sale but not in the file. */
  withdrawMissing?: boolean
  /** Also fetch images from private addresses. */
  allowPrivateHosts?: boolean
  /** Called with the number of products written, and of all to write. */
  onProgress?: (done: number, all: number) => void
  /** The shop's database by default. */
  db?: Database
}

export interface ImportReport {
  /** Number of products. */
  created: number
  changed: number
  unchanged: number
  withdrawn: number
  /** Number of other changes, by section of the file. */
  others: Record<Exclude<Section, 'products'>, number>
  warnings: PlacedProblem[]
}

/** Another import is running. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

/** Treats the names of invalid entries as existing, so that references to them are not reported too. */
function withInvalidEntries(known: Known, { documents, problems }: ReadFile): Known {
  if (problems.length === 0) return known
  const ids = documents
    .names('categories', 'id')
    .map((id) => [id, known.categories.get(id) ?? { parent: null, slug: id }] as const)
  return {
    ...known,
    categories: new Map([...known.categories, ...ids]),
    destinations: new Set([...known.destinations, ...documents.names('destinations', 'slug')]),
    policies: new Set([...known.policies, ...documents.names('cancellation_policies', 'code')]),
    products: new Set([...known.products, ...documents.names('products', 'id')]),
  }
}

function reportOf(plan: Plan, warnings: PlacedProblem[]): ImportReport {
  const created = plan.products.filter(({ before }) => before === null).length
  const withdrawn = plan.products.filter(
    ({ before, after }) => before && !before.withdrawn && after.withdrawn,
  )
  return {
    created,
    changed: plan.products.length - created - withdrawn.length,
    unchanged: plan.unchanged,
    withdrawn: withdrawn.length + plan.missing.length,
    others: {
      categories: plan.categories.length,
      destinations: plan.destinations.length,
      cancellation_policies: plan.policies.length,
      suppliers: plan.suppliers.length,
      promo_codes: plan.promoCodes.length,
      redirects: plan.redirects.length,
    },
    warnings,
  }
}

function changesNothing({ created, changed, withdrawn, others }: ImportReport): boolean {
  return created + changed + withdrawn + Object.values(others).reduce((sum, count) => sum + count, 0) === 0
}

const iccidsOf = ({ products }: CatalogFile) =>
  products.flatMap(({ options }) =>
    options.flatMap(({ esim_profiles }) => esim_profiles.map(({ iccid }) => iccid)),
  )

interface Checked {
  file: CatalogFile
  images: Images
  plan: Plan
  known: Known
}

/** Without a list of products, all would be missing. */
function checkMissing({ documents }: ReadFile, { withdrawMissing }: ImportOptions): Problem[] {
  return withdrawMissing && !documents.has('products')
    ? [{ path: ['products'], message: 'is missing: required with --withdraw-missing' }]
    : []
}

async function check(read: ReadFile, options: ImportOptions, db: Database): Promise<Checked> {
  const { documents } = read
  const guides = await readGuides(read.file, documents)
  const file = withNormalRedirects(guides.file)
  const known = await readKnown(iccidsOf(file), db)
  const found: Problem[] = [
    ...read.problems,
    ...checkMissing(read, options),
    ...guides.problems,
    ...checkFile(file, withInvalidEntries(known, read)),
  ]
  const images = await readImages(valid(file, found), documents, {
    allowPrivateHosts: options.allowPrivateHosts ?? false,
  })
  try {
    found.push(...images.problems, ...duplicateImages(valid(file, found), images))
    const plan = await planImport(
      valid(file, found),
      images,
      { withdrawMissing: options.withdrawMissing ?? false, profiles: known.profileOwners },
      db,
    )
    found.push(...plan.problems)
    if (found.length > 0) throw new CatalogRefused(documents.placed(found))
    return { file, images, plan, known }
  } catch (error) {
    await images.drop()
    throw error
  }
}

async function write(
  { file, images, plan, known }: Checked,
  { documents }: ReadFile,
  options: ImportOptions,
  shop: Database,
) {
  return shop.transaction(async (db) => {
    if (!(await takeCatalogLock(db)))
      throw new ImportUnderWay('another import is running; try again when it has finished')
    const only = new Set(plan.products.map(({ index }) => index))
    const planOptions = {
      withdrawMissing: options.withdrawMissing ?? false,
      only,
      profiles: known.profileOwners,
    }
    const now = await planImport(file, images, planOptions, db)
    const problems = [...now.problems, ...(await overbookedByNow(db, now))]
    if (problems.length > 0) throw new CatalogRefused(documents.placed(problems))
    await writePlan(db, now, options.onProgress)
    return { ...now, unchanged: now.unchanged + plan.unchanged }
  })
}

/**
 * Imports a catalog completely, or not at all if it has any problem.
 * @param list its files; entries keep their order
 * @throws CatalogRefused with every problem and its position; ImportUnderWay
 */
export async function importCatalog(
  list: readonly CatalogDocument[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { db = database() } = options
  const read = readFile(list)
  const checked = await check(read, options, db)
  try {
    const warnings = read.documents.placed(checked.images.warnings)
    const report = reportOf(checked.plan, warnings)
    if (options.dryRun || changesNothing(report)) return report
    await checked.images.keep()
    return reportOf(await write(checked, read, options, db), warnings)
  } finally {
    await checked.images.drop()
  }
}
