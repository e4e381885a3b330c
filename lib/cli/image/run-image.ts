import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from '../build'
import { print, printError, step } from '../output'
import { sizeOf } from './folder-size'
import { writeTree } from './write-tree'

const USAGE = 'npm run image -- FOLDER'

/**
 * Runs `npm run image`: builds the shop, and writes what runs it to an empty or missing folder, without sources, tests and
 * the packages of a build.
 * @returns the exit code
 */
export async function runImage([target, ...others]: string[]): Promise<number> {
  if (target === undefined || others.length > 0) {
    printError(USAGE)
    return 1
  }
  const folder = resolve(target)
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    printError(`${folder} is not empty.`)
    return 1
  }
  await step('Building the shop', () => build({ isStandalone: true }))
  await step('Writing the image', () => writeTree(folder))
  const parts = sizeOf(folder)
  for (const [name, megabytes] of parts.largest) print(`  ${megabytes.toFixed(1).padStart(6)} MB  ${name}`)
  print(`${folder}: ${parts.total.toFixed(0)} MB`)
  return 0
}
