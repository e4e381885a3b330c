import type { CatalogFile } from '@/lib/contract/catalog-file'
import { takeCatalogLock } from '@/lib/server/catalog-changes/repo'
import { database } from '@/lib/server/db/client'
import { checkFile } from './check'
import { withNormalRedirects } from './check-redirects'
import { doubleImages, type Images, readImages } from './images'
import type { Known } from './lookups'
import { readKnown } from './lookups-repo'
import { type Plan, planImport } from './plan'
import { CatalogRefused, type PlacedProblem, type Problem } from './problems'
import { namesOfBroken, type ReadFile, readFile, valid } from './read-file'
import { overbookedByNow, writePlan } from './write-plan'

export interface ImportOptions {
  /** The folder to which the paths of pictures are relative. */
  folder: string
  /** Look, and write nothing. */
  dryRun?: boolean
  /** Withdraw what is for sale and not in the file. */
  withdrawMissing?: boolean
  /** Fetch pictures from this machine's own network, too. */
  allowPrivateHosts?: boolean
}

export interface ImportReport {
  /** Products. */
  created: number
  changed: number
  unchanged: number
  withdrawn: number
  /** What else is otherwise than before, by part of the file. */
  others: Record<'categories' | 'destinations' | 'cancellation_policies' | 'suppliers' | 'redirects', number>
  warnings: PlacedProblem[]
}

/** Another import is writing. */
export class ImportUnderWay extends Error {
  override name = 'ImportUnderWay'
}

/** What broken entries are called exists as well, so that only they are complained about. */
function withBroken(known: Known, { json, problems }: ReadFile): Known {
  if (problems.length === 0) return known
  const ids = namesOfBroken(json, 'categories', 'id').map(
    (id) => [id, known.categories.get(id) ?? { parent: null, slug: id }] as const,
  )
  return {
    ...known,
    categories: new Map([...known.categories, ...ids]),
    destinations: new Set([...known.destinations, ...namesOfBroken(json, 'destinations', 'slug')]),
    policies: new Set([...known.policies, ...namesOfBroken(json, 'cancellation_policies', 'code')]),
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
  pictures: Images
  plan: Plan
  known: Known
}

async function check(read: ReadFile, options: ImportOptions): Promise<Checked> {
  const { json } = read
  const file = withNormalRedirects(read.file)
  const known = await readKnown(iccidsOf(file), database())
  const found: Problem[] = [...read.problems, ...checkFile(file, withBroken(known, read))]
  const pictures = await readImages(valid(file, found), options.folder, {
    allowPrivateHosts: options.allowPrivateHosts ?? false,
  })
  try {
    found.push(...pictures.problems, ...doubleImages(valid(file, found), pictures))
    const plan = await planImport(
      valid(file, found),
      pictures,
      { withdrawMissing: options.withdrawMissing ?? false, profiles: known.profileOwners },
      database(),
    )
    found.push(...plan.problems)
    if (found.length > 0) throw new CatalogRefused(json.placed(found))
    return { file, pictures, plan, known }
  } catch (error) {
    await pictures.drop()
    throw error
  }
}

async function write({ file, pictures, plan, known }: Checked, read: ReadFile, options: ImportOptions) {
  return database().transaction(async (db) => {
    if (!(await takeCatalogLock(db)))
      throw new ImportUnderWay('another import is writing; try again after it')
    const only = new Set(plan.products.map(({ index }) => index))
    const planOptions = {
      withdrawMissing: options.withdrawMissing ?? false,
      only,
      profiles: known.profileOwners,
    }
    const now = await planImport(file, pictures, planOptions, db)
    const problems = [...now.problems, ...(await overbookedByNow(db, now))]
    if (problems.length > 0) throw new CatalogRefused(read.json.placed(problems))
    await writePlan(db, now)
    return { ...now, unchanged: now.unchanged + plan.unchanged }
  })
}

/**
 * Takes over a catalogue: all of it or, where one place is wrong, nothing.
 * @param text of the file
 * @throws CatalogueRefused with every problem at its place; ImportUnderWay
 */
export async function importCatalog(text: string, options: ImportOptions): Promise<ImportReport> {
  const read = readFile(text)
  const checked = await check(read, options)
  try {
    const warnings = read.json.placed(checked.pictures.warnings)
    const report = reportOf(checked.plan, warnings)
    if (options.dryRun || changesNothing(report)) return report
    await checked.pictures.keep()
    return reportOf(await write(checked, read, options), warnings)
  } finally {
    await checked.pictures.drop()
  }
}
