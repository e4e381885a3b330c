import { z } from 'zod'
import type { LockedPackage } from './lockfile'

const BOM = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), purl: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})

export type BillOfMaterials = z.infer<typeof BOM>

/** The package URL of a package, in the form that npm writes. */
export const purlOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * Returns a bill of materials of npm without the packages of the tests. npm's own `--omit dev` also leaves out packages
 * that the shop needs.
 * @param text a CycloneDX document of all packages
 */
export function withoutTests(text: string, packages: readonly LockedPackage[]): BillOfMaterials {
  const bom = BOM.parse(JSON.parse(text))
  const shipped = new Set(packages.filter(({ dev }) => !dev).map(purlOf))
  const dropped = new Set(packages.map(purlOf).filter((purl) => !shipped.has(purl)))
  const components = bom.components.filter(({ purl }) => !dropped.has(purl))
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
