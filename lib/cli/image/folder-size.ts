import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const BYTES_PER_MB = 1_000_000
const SHOWN = 8

/** The folder of a file that its size is counted for: two names, or three in a scope of packages. */
function partOf(path: string): string {
  const names = path.split(sep)
  return names.slice(0, names[1]?.startsWith('@') ? 3 : 2).join('/')
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** Returns the size of a folder in MB and its largest parts. */
export function sizeOf(folder: string): { total: number; largest: Array<[string, number]> } {
  const parts = new Map<string, number>()
  let total = 0
  for (const path of filesIn(folder)) {
    const megabytes = statSync(path).size / BYTES_PER_MB
    const part = partOf(relative(folder, path))
    parts.set(part, (parts.get(part) ?? 0) + megabytes)
    total += megabytes
  }
  const largest = [...parts].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  return { total, largest }
}
