import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const SOURCES = ['app', 'components', 'lib', 'stores', 'messages', 'public']
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* filesOf(path)
    } else if (!/\.(?:test\.tsx?|md)$/.test(entry.name)) yield path
  }
}

/** A hash of what a build is made of, by default in the working directory: the same sources and lockfile give the same one. */
export function fingerprintSources(root = '.'): string {
  const hash = createHash('sha256')
  for (const path of [
    ...FILES.map((file) => join(root, file)).filter((file) => existsSync(file)),
    ...SOURCES.flatMap((folder) => [...filesOf(join(root, folder))]),
  ])
    hash.update(relative(root, path)).update(readFileSync(path))
  return hash.digest('hex')
}
