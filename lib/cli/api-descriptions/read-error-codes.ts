import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorCode, isErrorCode } from '@/lib/contract/error-status'

/** Where an imported name comes from: a file below the top folder, and its name there; a namespace has none. */
interface Origin {
  file: string
  name: string | null
}

const IMPORT = /import (?:\* as (\w+)|\{([^}]+)\}) from '((?:@|\.\.?)\/[^']+)'/g
const ROUTE = /defineRoute\(\s*(\w+),([\s\S]*?)(?=\nexport |$(?![\s\S]))/g
/** A name that is called, passed on or a method of a namespace. */
const USE = /(?<![.\w])(\w+)(?:\.(\w+))?(?=[(,)])/g

/** What a comment names instead of all codes: `the codes of one() and another()`. */
const CODES_OF = /the codes of ((?:\w+\(\)|,| |and)+)/g

/** The file that an import names, without its ending. */
const fileOf = (importing: string, target: string) =>
  target.startsWith('@/') ? target.slice(2) : join(importing, '..', target)

const read = (file: string) => (existsSync(`${file}.ts`) ? readFileSync(`${file}.ts`, 'utf8') : '')

function importsOf(file: string, source: string): Map<string, Origin> {
  const imports = new Map<string, Origin>()
  for (const [, namespace, names = '', target = ''] of source.matchAll(IMPORT)) {
    const origin = fileOf(file, target)
    if (namespace) imports.set(namespace, { file: origin, name: null })
    for (const part of names.split(',').map((name) => name.trim())) {
      const [name = '', alias = name] = part.replace(/^type /, '').split(' as ')
      if (name) imports.set(alias, { file: origin, name })
    }
  }
  return imports
}

/** What the comment on a function of a file says that it throws or returns; null if the file has no such function. */
function throwsOf(source: string, name: string): string | null {
  const declared = new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*)?(?:export )?(?:async )?(?:function|const) ${name}\\b`,
  )
  const found = declared.exec(source)
  if (!found) return null
  const [, throws = ''] = /@(?:throws|returns)([\s\S]*?)(?=\n\s*\* @|$(?![\s\S]))/.exec(found[1] ?? '') ?? []
  return throws.replaceAll(/\s*\n\s*\* */g, ' ')
}

/** The codes that the comment of a function names, also of one that its file imports or exports from another. */
function thrownBy(file: string, name: string): ErrorCode[] {
  const source = read(file)
  const throws = throwsOf(source, name)
  if (throws !== null) {
    const others = [...throws.matchAll(CODES_OF)].flatMap(
      ([, names = '']) => names.match(/\w+(?=\(\))/g) ?? [],
    )
    return [
      ...Array.from(throws.matchAll(/\b[A-Z][A-Z_]+\b/g), ([code]) => code).filter(isErrorCode),
      ...others.filter((other) => other !== name).flatMap((other) => thrownBy(file, other)),
    ]
  }
  const imported = importsOf(file, source).get(name)
  if (imported?.name) return thrownBy(imported.file, imported.name)
  for (const [, names = '', target = ''] of source.matchAll(/export \{([^}]+)\} from '([^']+)'/g)) {
    const exported = names.split(',').map((part) => part.trim().split(' as '))
    const found = exported.find((part) => part.at(-1) === name)?.[0]
    if (found) return thrownBy(fileOf(file, target), found)
  }
  return []
}

/** The error codes of operations by name, as the comments on the services of their routes name them. */
export function errorCodesOfRoutes(): Record<string, ErrorCode[]> {
  const codes: Record<string, ErrorCode[]> = {}
  for (const file of globSync('app/api/**/route.ts')) {
    const source = readFileSync(file, 'utf8')
    const imports = importsOf(file, source)
    for (const [, operation = '', handler = ''] of source.matchAll(ROUTE)) {
      const id = imports.get(operation)?.name ?? operation
      const thrown = [...handler.matchAll(USE)].flatMap(([, first = '', method]) => {
        const origin = imports.get(first)
        const name = method ?? origin?.name
        return origin?.file.startsWith('lib/server/') && name ? thrownBy(origin.file, name) : []
      })
      if (thrown.length > 0) codes[id] = [...new Set([...(codes[id] ?? []), ...thrown])].sort()
    }
  }
  return Object.fromEntries(Object.entries(codes).sort(([a], [b]) => (a < b ? -1 : 1)))
}
