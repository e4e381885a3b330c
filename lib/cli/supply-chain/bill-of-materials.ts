import { z } from 'zod'
import type { LockedPackage } from './lockfile'

const BOM = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.looseObject({
      'bom-ref': z.string(),
      purl: z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})

export type BillOfMaterials = z.infer<typeof BOM>

/** The package URL of a package, in the form that npm writes. */
export const purlOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Names the archive that a package without a hash of its own comes in, and the hash of that archive. */
export const ARCHIVE_PROPERTY = 'sunhop:archive'

/** The archives of bundled packages, by package URL: npm records no hash of what is inside another package's archive. */
function archivesOf(packages: readonly LockedPackage[]): Map<string, string> {
  const byPath = new Map(packages.map((entry) => [entry.path, entry]))
  return new Map(
    packages.flatMap((entry) => {
      if (!entry.bundled) return []
      const around = byPath.get(entry.path.slice(0, entry.path.lastIndexOf('/node_modules/')))
      return around?.integrity ? [[purlOf(entry), `${purlOf(around)} ${around.integrity}`]] : []
    }),
  )
}

/**
 * Returns a bill of materials of npm without the packages of the tests, and with the archives of bundled packages. npm's
 * own `--omit dev` also leaves out packages that the shop needs.
 * @param text a CycloneDX document of all packages
 */
export function withoutTests(text: string, packages: readonly LockedPackage[]): BillOfMaterials {
  const bom = BOM.parse(JSON.parse(text))
  const shipped = new Set(packages.filter(({ dev }) => !dev).map(purlOf))
  const dropped = new Set(packages.map(purlOf).filter((purl) => !shipped.has(purl)))
  const archives = archivesOf(packages)
  const components = bom.components
    .filter(({ purl }) => !dropped.has(purl))
    .map((component) => {
      const value = archives.get(component.purl)
      if (value === undefined || 'hashes' in component) return component
      return { ...component, properties: [...component.properties, { name: ARCHIVE_PROPERTY, value }] }
    })
  const refs = new Set(components.map((component) => component['bom-ref']))
  const isDropped = (ref: string) => bom.components.some((one) => one['bom-ref'] === ref) && !refs.has(ref)
  return {
    ...bom,
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => !isDropped(ref))
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => !isDropped(ref)) })),
  }
}
