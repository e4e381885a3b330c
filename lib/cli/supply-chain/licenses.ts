import type { LockedPackage } from './lockfile'

/** Licenses that allow use and redistribution without conditions for the shop's own code (SPDX identifiers). */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

interface Exception {
  name: RegExp
  license: string
  why: string
}

/** Packages with another license, which are used unchanged and in a way that asks nothing of the shop's own code. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    name: /^lightningcss(-|$)/,
    license: 'MPL-2.0',
    why: 'compiles styles during the build; the license covers its own files only',
  },
  {
    name: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    why: 'the image library that sharp loads at run time, unchanged and replaceable',
  },
  {
    name: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    why: 'data about browsers, read during the build; named with its author in the list of licenses',
  },
  {
    name: /^(@axe-core\/playwright|axe-core)$/,
    license: 'MPL-2.0',
    why: 'accessibility rules that only the tests load; the license covers its own files only',
  },
]

/** Licenses of packages whose manifest names none, as their license file states them. */
const STATED: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** Returns a package's license as an SPDX expression; undefined if it states none. */
export const licenseOf = ({ name, license }: LockedPackage): string | undefined => license ?? STATED[name]

/** Whether the license of a package is permissive, or one of the exceptions. `OR` lets the user choose. */
export function isLicenseAllowed(entry: LockedPackage): boolean {
  const exceptions = EXCEPTIONS.filter(({ name }) => name.test(entry.name)).map(({ license }) => license)
  const isAllowed = (id: string) => PERMISSIVE.has(id) || exceptions.includes(id)
  return (licenseOf(entry) ?? '')
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isAllowed))
}
