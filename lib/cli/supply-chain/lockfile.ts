import { readFileSync } from 'node:fs'
import { z } from 'zod'

const LOCKED = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const LOCKFILE = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), LOCKED) })
const MANIFEST = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

export type Lockfile = z.infer<typeof LOCKFILE>
export type Manifest = z.infer<typeof MANIFEST>

/** A package that the lockfile pins. */
export interface LockedPackage extends Omit<z.infer<typeof LOCKED>, 'version' | 'link' | 'inBundle'> {
  /** Where it is installed, e.g. `node_modules/next`. */
  path: string
  name: string
  version: string
  /** Part of another package's archive, whose hash covers it. */
  bundled: boolean
}

export const parseLockfile = (text: string): Lockfile => LOCKFILE.parse(JSON.parse(text))
export const parseManifest = (text: string): Manifest => MANIFEST.parse(JSON.parse(text))

export const readLockfile = (): Lockfile => parseLockfile(readFileSync('package-lock.json', 'utf8'))
export const readManifest = (): Manifest => parseManifest(readFileSync('package.json', 'utf8'))

const NODE_MODULES = 'node_modules/'

/** Returns the packages of others, in the order of the lockfile. The project's own packages are not among them. */
export function lockedPackages({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(NODE_MODULES) && !link)
    .map(([path, { version = '', inBundle = false, link: _, ...rest }]) => ({
      ...rest,
      path,
      version,
      name: path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length),
      bundled: inBundle,
    }))
}
