import { parseArgs } from 'node:util'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { isOperator, listVenueKeys, revokeVenueKey } from '@/lib/server/venue/key-repo'
import { newVenueKey } from '@/lib/server/venue/keys'
import { print, printError } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run venues -- add --operator 'Chao Phraya Boats' --label 'East gate'
npm run venues -- list
npm run venues -- revoke ID`

/** @returns whether the operator exists */
async function add(operator: string, label: string): Promise<boolean> {
  if (!(await isOperator(operator))) {
    printError(`No product is sold by ${operator}.`)
    return false
  }
  const key = await newVenueKey(operator, label)
  print(`Key of ${label}, shown only once: ${key}`)
  print(
    `Open on the venue's phone: ${siteOrigin()}${localePath('en', '/venue', env.LOCALE_PREFIX)}#key=${key}`,
  )
  return true
}

async function list(): Promise<boolean> {
  for (const { id, operator, label } of await listVenueKeys()) print(`${id}  ${operator}  ${label}`)
  return true
}

async function revoke(id: string): Promise<boolean> {
  const revoked = await revokeVenueKey(id)
  if (revoked) print(`Revoked: ${id}`)
  else printError(`There is no key ${id}.`)
  return revoked
}

function taskOf(): (() => Promise<boolean>) | null {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { operator: { type: 'string' }, label: { type: 'string' } },
  })
  const [command, id] = positionals
  const [operator, label] = [values.operator?.trim(), values.label?.trim()]
  if (command === 'add' && operator && label) return () => add(operator, label)
  if (command === 'list') return list
  return command === 'revoke' && id ? () => revoke(id) : null
}

const task = taskOf()
if (!task) printError(USAGE)
process.exitCode = task && (await withShopDatabase(task)) ? 0 : 1
