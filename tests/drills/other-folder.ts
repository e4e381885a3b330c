import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const LIMIT_MS = 1_800_000

/** Links the files of a folder, or copies them to another disk. */
export function linkTree(from: string, to: string): void {
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

/** Runs a command in a folder. @throws Error if it fails or takes more than half an hour */
export async function runIn(folder: string, command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LIMIT_MS,
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new Error(`${command} ended with ${code ?? signal} in ${folder}`)
}

/** Builds the shop of a folder whose packages are installed. */
export function buildIn(folder: string): Promise<void> {
  const program = "const { build } = await import('./lib/cli/build.ts'); await build()"
  return runIn(folder, process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program])
}
