import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { licenseOf } from './licenses'
import { type LockedPackage, type Lockfile, lockedPackages } from './lockfile'

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt'

const HEAD = `Licenses of the packages, fonts, icons and map data of others that the shop is delivered with.
Written by \`npm run supply-chain -- notices\` from package-lock.json and the installed packages.
`
/** Of the file that `lib/cli/map/extract.ts` writes; the package itself is not installed with the shop. */
const MAP_DATA = 'world-atlas'

/** Packages whose contents reach visitors as such. */
const GROUPS: ReadonlyArray<{ title: string; has: (name: string) => boolean }> = [
  { title: 'Fonts', has: (name) => /^@fontsource/.test(name) },
  { title: 'Icons', has: (name) => name.startsWith('@iconify-json/') },
  { title: 'Map data, made from Natural Earth (public domain)', has: (name) => name === MAP_DATA },
  { title: 'Packages', has: (name) => !/^(?:@fontsource|@iconify-json|world-atlas$)/.test(name) },
]
const LICENSE_FILE = /^(?:licen[cs]e|copying|ofl|notice)\b/i
/** A line that names the holder; the license's own text also has sentences that begin with the word. */
const HOLDER = /^[\s*#]*(?:copyright\b.*?(?:\d{4}|\(c\)|©)|©|\(c\) \d{4}).*$/gim
const AUTHORED = z.object({ author: z.union([z.string(), z.object({ name: z.string() })]) })
const RULE = '-'.repeat(80)

/** Returns the texts of the license and notice files of an installed package. */
const licenseTexts = ({ path }: LockedPackage): string[] =>
  readdirSync(path)
    .filter((name) => LICENSE_FILE.test(name) && statSync(join(path, name)).isFile())
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n'))

/** Returns the author that an installed package without a license file names: an icon set, or the manifest. */
function author({ path }: LockedPackage): string[] {
  const file = ['info.json', 'package.json'].map((name) => join(path, name)).find(existsSync)
  const named = file && AUTHORED.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data?.author
  return named ? [`by ${typeof named === 'string' ? named : named.name}`] : []
}

const label = ({ name, version }: LockedPackage) => `${name} ${version}`

/** Who a package is by, as its license says. */
function namesOf(entry: LockedPackage, texts: readonly string[]): string[] {
  if (entry.optional) return []
  if (texts.length === 0) return author(entry)
  const lines = texts.flatMap((text) => [...text.matchAll(HOLDER)].map(([line]) => line))
  return [...new Set(lines.map((line) => line.replace(/^[\s*#]+/, '').trim()))]
}

/** What texts of one license have in common: the words without the holders. */
const bodyOf = (text: string) => text.replace(HOLDER, '').trim()
const keyOf = (text: string) => bodyOf(text).replace(/\W+/g, ' ').toLowerCase()

/** Returns the packages of the shop without those of its tests, each once. */
export function shippedPackages(lockfile: Lockfile): LockedPackage[] {
  const packages = lockedPackages(lockfile).filter(({ dev }) => !dev)
  return [...new Map(packages.map((entry) => [label(entry), entry])).values()].sort((a, b) =>
    label(a) < label(b) ? -1 : 1,
  )
}

/**
 * Returns the notice: every package of the shop with its license and the holders of its copyright, then each license text
 * once. Packages that depend on the platform are listed without reading them, so the notice is the same everywhere.
 */
export function notices(lockfile: Lockfile): string {
  const packages = [
    ...shippedPackages(lockfile),
    ...lockedPackages(lockfile).filter(({ name }) => name === MAP_DATA),
  ]
  const texts = new Map(packages.map((entry) => [entry, entry.optional ? [] : licenseTexts(entry)]))
  const lists = GROUPS.map(({ title, has }) => {
    const lines = packages
      .filter(({ name }) => has(name))
      .map((entry) => {
        const named = namesOf(entry, texts.get(entry) ?? []).map((line) => `    ${line}\n`)
        return `${label(entry)}: ${licenseOf(entry) ?? 'none'}\n${named.join('')}`
      })
    return `\n${title}\n${RULE}\n${lines.join('')}`
  })
  const all = [...texts].flatMap(([entry, list]) => list.map((text) => ({ entry, text })))
  const bodies = [...Map.groupBy(all, ({ text }) => keyOf(text)).values()].map((users) => {
    const names = users.map(({ entry }) => label(entry)).join(', ')
    return `\n${RULE}\n${names}\n${RULE}\n\n${bodyOf(users[0]?.text ?? '')}\n`
  })
  return `${HEAD}${lists.join('')}\nLicense texts\n${bodies.join('')}`
}
