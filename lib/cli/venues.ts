import { parseArgs } from 'node:util'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { isSupplier, listVenueKeys, revokeVenueKey } from '@/lib/server/venue/key-repo'
import { newVenueKey } from '@/lib/server/venue/keys'
import { print, printError } from './output'
import type { OperatorCommand } from './record-command'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run venues -- add --supplier 'Chao Phraya Boats' --label 'East gate'
npm run venues -- list
npm run venues -- revoke ID`

/** @returns whether the supplier exists */
async function add(supplier: string, label: string): Promise<boolean> {
  if (!(await isSupplier(supplier))) {
    printError(`No product is sold by ${supplier}.`)
    return false
  }
  const key = await newVenueKey(supplier, label)
  print(`Key of ${label}, shown only once: ${key}`)
  print(
    `Open on the venue's phone: ${siteOrigin()}${localePath(DEFAULT_LOCALE, '/venue', env.LOCALE_PREFIX)}#key=${key}`,
  )
  return true
}

async function list(): Promise<boolean> {
  for (const { id, supplier, label } of await listVenueKeys()) print(`${id}  ${supplier}  ${label}`)
  return true
}

async function revoke(id: string): Promise<boolean> {
  const revoked = await revokeVenueKey(id)
  if (revoked) print(`Revoked: ${id}`)
  else printError(`There is no key ${id}.`)
  return revoked
}

function taskOf(): { command: OperatorCommand; work: () => Promise<boolean> } | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    // `--operator` is the name of `--supplier` until version 0.1.
    options: { supplier: { type: 'string' }, operator: { type: 'string' }, label: { type: 'string' } },
  })
  const [action, id] = positionals
  const [supplier, label] = [(values.supplier ?? values.operator)?.trim(), values.label?.trim()]
  const as = (target?: string) => ({ command: 'venues', action: action ?? '', target })
  if (action === 'add' && supplier && label) return { command: as(), work: () => add(supplier, label) }
  if (action === 'list') return { command: as(), work: list }
  return action === 'revoke' && id ? { command: as(id), work: () => revoke(id) } : null
}

const task = taskOf()
if (!task) printError(USAGE)
process.exitCode = task && (await withShopDatabase(task.command, task.work)) ? 0 : 1
