import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ARCHIVE_PROPERTY, type BillOfMaterials, purlOf } from '@/lib/cli/supply-chain/bill-of-materials'
import { findProblems } from '@/lib/cli/supply-chain/find-problems'
import { EXCEPTIONS } from '@/lib/cli/supply-chain/licenses'
import { lockedPackages, readLockfile, readManifest } from '@/lib/cli/supply-chain/lockfile'

test('every package is pinned with its hash, runs no unknown install script and has a known license', () => {
  expect(findProblems(readLockfile(), readManifest())).toEqual([])
})

test('every license exception has a package', () => {
  const packages = lockedPackages(readLockfile())
  const unused = EXCEPTIONS.filter(
    ({ name, license }) =>
      !packages.some((entry) => name.test(entry.name) && entry.license?.includes(license)),
  )
  expect(unused).toEqual([])
})

test('the bill of materials lists every package of the shop with its hash or that of its archive, and none of the tests', () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/supply-chain.ts', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const bom = JSON.parse(stdout) as BillOfMaterials
  const hashes = new Map(bom.components.map(({ purl, hashes: list }) => [purl, JSON.stringify(list)]))
  const packages = lockedPackages(readLockfile())
  const shipped = packages.filter(({ dev }) => !dev)
  const missing = shipped.filter((entry) => !hashes.has(purlOf(entry)))
  expect(missing.map(({ path }) => path)).toEqual([])
  const unhashed = shipped.filter(
    (entry) => !entry.bundled && !hashes.get(purlOf(entry))?.includes('SHA-512'),
  )
  expect(unhashed.map(({ path }) => path)).toEqual([])
  const withoutHash = bom.components.filter(({ properties, ...rest }) => {
    const archive = properties.find(({ name }) => name === ARCHIVE_PROPERTY)?.value ?? ''
    return !('hashes' in rest) && !/^pkg:npm\/\S+ sha512-[\w+/]{86}==$/.test(archive)
  })
  // The shop's own package, which comes in no archive.
  expect(withoutHash.map(({ purl }) => purl.replace(/@[^@]*$/, ''))).toEqual([
    'pkg:npm/%40sunhop/illustrations',
  ])
  const listed = shipped.map(purlOf)
  const tests = packages.filter((entry) => hashes.has(purlOf(entry)) && !listed.includes(purlOf(entry)))
  expect(tests.map(({ path }) => path)).toEqual([])
})
