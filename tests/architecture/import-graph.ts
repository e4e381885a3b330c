import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export const ROOT = process.cwd()

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path
  }
}

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
  return null
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

/** Import cycles, found with Tarjan's algorithm. Ignores erased types and `import()`, which runs later. */
export function cycles(): string[][] {
  const names = new Map(files.map((file) => [file.replace(/(\/index)?\.tsx?$/, ''), file]))
  const targets = new Map(files.map((file): [string, string[]] => [file, []]))
  for (const { file, to, typeOnly, isLazy } of edges) {
    const target = names.get(to.replace(/\.tsx?$/, ''))
    if (!typeOnly && !isLazy && target) targets.get(file)?.push(target)
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
