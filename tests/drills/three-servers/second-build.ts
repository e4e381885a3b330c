import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const BUILD = '.next'
/** Neither a source nor what a build is made of. */
const LEFT_OUT = new Set(['.git', '.data', 'node_modules', BUILD, `${BUILD}-previous`, 'test-results'])

/** Links the files of a folder, or copies them to another disk. */
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else
      try {
        linkSync(source, target)
      } catch {
        cpSync(source, target)
      }
  }
}

async function run(folder: string, program: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the second build ended with ${code}`)
}

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
  await run(folder, "const { build } = await import('./lib/cli/build.ts'); await build()")
}
