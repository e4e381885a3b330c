import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogFileSchema } from '@/lib/contract/catalog-file'
import { findCatalogFiles } from '@/lib/server/catalog-import/catalog-files'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { type ImportReport, importCatalog } from '@/lib/server/catalog-import/import'
import { CatalogRefused, MAX_PROBLEMS, problemLine } from '@/lib/server/catalog-import/problems'
import { ImportUnderWay } from '@/lib/server/catalog-import/write-steps'
import { counter, print, printError, printToStderr } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run catalog -- import FILE|FOLDER [--dry-run] [--withdraw-missing] [--allow-private-hosts]
npm run catalog -- export [FILE]
npm run catalog -- schema
docs/catalog.md describes the file format.`

/** Number of products from which the progress is printed. */
const LARGE = 500

const IMAGES_FOLDER = 'pictures'

function printReport({ created, changed, unchanged, withdrawn, others }: ImportReport): void {
  print(`Products: ${created} created, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`)
  for (const [part, count] of Object.entries(others))
    if (count > 0) print(`${part.replace('_', ' ')}: ${count} changed`)
}

/** Returns a progress counter that prints nothing for a catalog that takes seconds only. */
function progress(title: string): (done: number, all: number) => void {
  const show = counter(title)
  return (done, all) => {
    if (all >= LARGE) show(done, all)
  }
}

/** @returns the exit code */
async function runImport(path: string, options: Record<string, boolean | undefined>): Promise<number> {
  const documents = await findCatalogFiles(path)
  const work = async () => {
    try {
      const report = await importCatalog(documents, {
        dryRun: options['dry-run'],
        withdrawMissing: options['withdraw-missing'],
        allowPrivateHosts: options['allow-private-hosts'],
        inParts: true,
        onChecked: progress('Checked products'),
        onProgress: progress('Written products'),
      })
      for (const warning of report.warnings) print(`${problemLine(warning)} (warning, imported anyway)`)
      printReport(report)
      if (options['dry-run']) print('Nothing was written (--dry-run).')
      return 0
    } catch (error) {
      if (!(error instanceof CatalogRefused)) throw error
      const { problems, othersWritten } = error
      for (const problem of problems.slice(0, MAX_PROBLEMS)) process.stderr.write(`${problemLine(problem)}\n`)
      if (problems.length > MAX_PROBLEMS)
        process.stderr.write(`… and ${problems.length - MAX_PROBLEMS} more\n`)
      process.stderr.write(othersWritten ? 'All other products were written.\n' : 'Nothing was written.\n')
      return 1
    }
  }
  return withShopDatabase({ command: 'catalog', action: 'import' }, work, { inBackground: true })
}

async function runExport(file: string | undefined): Promise<void> {
  if (file === undefined) printToStderr()
  await withShopDatabase({ command: 'catalog', action: 'export' }, async () => {
    if (file === undefined) {
      process.stdout.write(await exportCatalog())
      return
    }
    const folder = dirname(resolve(file))
    const text = await exportCatalog({
      takeImage: async (name, image) => {
        await mkdir(join(folder, IMAGES_FOLDER), { recursive: true })
        await writeFile(join(folder, IMAGES_FOLDER, name), image)
        return `${IMAGES_FOLDER}/${name}`
      },
    })
    await writeFile(file, text)
    print(`Written to ${file}.`)
  })
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      'withdraw-missing': { type: 'boolean' },
      'allow-private-hosts': { type: 'boolean' },
    },
  })
  const [command, file, ...rest] = positionals
  if (rest.length === 0 && command === 'import' && file !== undefined) return runImport(file, values)
  if (rest.length === 0 && command === 'export') await runExport(file)
  else if (positionals.length === 1 && command === 'schema')
    print(JSON.stringify(catalogFileSchema(), null, 2))
  else {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  return 0
}

/**
 * Runs `npm run catalog` on the database of the shop.
 * @param args the arguments of the command
 * @returns the exit code: 2 for invalid arguments, 3 while another import runs, 1 for another failure
 */
export function runCatalog(args: string[]): Promise<number> {
  return run(args).catch((error: unknown) => {
    printError(error)
    return error instanceof ImportUnderWay ? 3 : 1
  })
}
