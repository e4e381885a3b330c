import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Maps outbox row kinds to services, each loaded when it is first needed. */
export const COMPOSITION = 'lib/server/outbox/handlers.ts'

export const ROOT = process.cwd()

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* sources(path)
    } else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

interface Package {
  folder: string
  name: string
  version: string
  /** Files by subpath, relative to the folder. */
  exports: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function readPackage(folder: string): Package {
  return { ...JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')), folder }
}

export const shop: Package & { workspaces: string[] } = { workspaces: [], ...readPackage('.') }
export const packages = shop.workspaces.map(readPackage)

/** The entry points of the workspace packages: files by the names under which they are imported. */
const ENTRY_POINTS = new Map(
  packages.flatMap(({ folder, name, exports }) =>
    Object.entries(exports).map(([subpath, file]) => [join(name, subpath), join(folder, file)]),
  ),
)

export const files = [
  ...['app', 'components', 'lib', 'stores'].flatMap((folder) => [...sources(folder)]),
  'middleware.ts',
]

interface Import {
  target: string
  typeOnly: boolean
  /** Imported with `import()`, when it is first needed. */
  isLazy: boolean
}

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
  )
  return [...found].map((match) => ({
    target: match[2] ?? match[3] ?? match[4] ?? '',
    typeOnly: match[1] !== undefined,
    isLazy: match[4] !== undefined,
  }))
}

export function resolved(file: string, target: string): string | null {
  if (target.startsWith('@/')) return normalize(target.slice(2))
  if (target.startsWith('.')) return normalize(join(dirname(file), target))
  return ENTRY_POINTS.get(target) ?? null
}

export function within(path: string, module: string): boolean {
  return path === module || path === module.replace(/\.tsx?$/, '') || path.startsWith(`${module}/`)
}

export const edges = files.flatMap((file) =>
  importsOf(file).flatMap(({ target, typeOnly, isLazy }) => {
    const to = resolved(file, target)
    return to === null ? [] : [{ file, to, typeOnly, isLazy }]
  }),
)

/** A path without what an import may omit. */
function moduleName(path: string): string {
  return path.replace(/\.tsx?$/, '').replace(/\/index$/, '')
}

/**
 * Import cycles, found with Tarjan's algorithm; `import()` counts as well, erased types do not.
 * @param composition a file whose `import()` is ignored
 */
export function cycles(composition: string): string[][] {
  const names = new Map(files.map((file) => [moduleName(file), file]))
  const targets = new Map(files.map((file): [string, string[]] => [file, []]))
  for (const { file, to, typeOnly, isLazy } of edges) {
    if (isLazy && file === composition) continue
    const target = names.get(moduleName(to))
    if (!typeOnly && target) targets.get(file)?.push(target)
  }
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    open.push(file)
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target))
        low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? order.get(target) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const group = open.splice(open.indexOf(file))
    if (group.length > 1) found.push(group)
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return found
}

function fileOf(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) =>
    statSync(join(ROOT, candidate), { throwIfNoEntry: false })?.isFile(),
  )
}

/**
 * The files that some files load, directly or not, each with one that imports it. Ignores erased types.
 * @param except a file whose imports do not count
 */
export function reachableFrom(starts: readonly string[], except?: string): Map<string, string> {
  const seen = new Map<string, string>()
  const visit = (file: string, from: string) => {
    if (seen.has(file)) return
    seen.set(file, from)
    if (file === except) return
    for (const { target, typeOnly } of importsOf(file)) {
      const to = typeOnly ? null : resolved(file, target)
      const next = to === null ? null : fileOf(to)
      if (next) visit(next, file)
    }
  }
  for (const file of starts) visit(file, 'nothing')
  return seen
}

/** The packages among these that a set of files imports, each with the file. */
export function packagesIn(reached: Map<string, string>, packages: RegExp): string[] {
  return [...reached].flatMap(([file, from]) =>
    importsOf(file)
      .filter(({ target, typeOnly }) => !typeOnly && packages.test(target))
      .map(({ target }) => `${file} (from ${from}) → ${target}`),
  )
}
