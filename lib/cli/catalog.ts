import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { catalogFileSchema } from '@/lib/contract/catalog-file'
import { exportCatalog } from '@/lib/server/catalog-import/export'
import { type ImportReport, ImportUnderWay, importCatalog } from '@/lib/server/catalog-import/import'
import { CatalogRefused, MAX_PROBLEMS, problemLine } from '@/lib/server/catalog-import/problems'
import { print, printError, printToStderr } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run catalog -- import FILE [--dry-run] [--withdraw-missing] [--allow-private-hosts]
npm run catalog -- export [FILE]
npm run catalog -- schema
docs/catalog.md describes the file format.`

const MAX_BYTES = 100_000_000
const IMAGES_FOLDER = 'pictures'

async function textOf(file: string): Promise<string> {
  const { size } = await stat(file).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  if (size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES / 1_000_000} MB.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file))
  } catch {
    throw new Error(`${file} is not UTF-8.`)
  }
}

function printReport({ created, changed, unchanged, withdrawn, others }: ImportReport): void {
  print(`Products: ${created} created, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`)
  for (const [part, count] of Object.entries(others))
    if (count > 0) print(`${part.replace('_', ' ')}: ${count} changed`)
}

async function runImport(file: string, options: Record<string, boolean | undefined>): Promise<void> {
  const text = await textOf(file)
  await withShopDatabase(async () => {
    const name = basename(file)
    try {
      const report = await importCatalog(text, {
        folder: dirname(resolve(file)),
        dryRun: options['dry-run'],
        withdrawMissing: options['withdraw-missing'],
        allowPrivateHosts: options['allow-private-hosts'],
      })
      for (const warning of report.warnings) print(`${problemLine(name, warning)} (warning, imported anyway)`)
      printReport(report)
      if (options['dry-run']) print('Nothing was written (--dry-run).')
    } catch (error) {
      if (!(error instanceof CatalogRefused)) throw error
      const { problems } = error
      for (const problem of problems.slice(0, MAX_PROBLEMS))
        process.stderr.write(`${problemLine(name, problem)}\n`)
      if (problems.length > MAX_PROBLEMS)
        process.stderr.write(`… and ${problems.length - MAX_PROBLEMS} more\n`)
      process.stderr.write('Nothing was written.\n')
      process.exitCode = 1
    }
  })
}

async function runExport(file: string | undefined): Promise<void> {
  if (file === undefined) printToStderr()
  await withShopDatabase(async () => {
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

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      'withdraw-missing': { type: 'boolean' },
      'allow-private-hosts': { type: 'boolean' },
    },
  })
  const [command, file, ...rest] = positionals
  if (rest.length === 0 && command === 'import' && file !== undefined) await runImport(file, values)
  else if (rest.length === 0 && command === 'export') await runExport(file)
  else if (positionals.length === 1 && command === 'schema')
    print(JSON.stringify(catalogFileSchema(), null, 2))
  else {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 2
  }
}

// The reader of an export may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
try {
  await run()
} catch (error) {
  printError(error)
  process.exitCode = error instanceof ImportUnderWay ? 3 : 1
}
