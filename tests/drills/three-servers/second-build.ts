import { appendFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIn, linkTree } from '../other-folder'

const BUILD = '.next'
/** Neither a source nor what a build is made of. */
const LEFT_OUT = new Set(['.git', '.data', 'node_modules', BUILD, `${BUILD}-previous`, 'test-results'])

/**
 * Builds the shop with a changed source in a folder of its own, as an operator updates a server: over the build before,
 * whose assets stay.
 */
export async function buildChanged(folder: string): Promise<void> {
  mkdirSync(folder)
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true, verbatimSymlinks: true })
  linkTree('node_modules', join(folder, 'node_modules'))
  cpSync(BUILD, join(folder, BUILD), { recursive: true, filter: (path) => basename(path) !== 'cache' })
  appendFileSync(join(folder, 'app/globals.css'), '\n.second-build {\n  color: inherit;\n}\n')
  await buildIn(folder)
}
