import { isLicenseAllowed, licenseOf } from './licenses'
import { type Lockfile, lockedPackages, type Manifest } from './lockfile'

/** An exact version, without a range, a tag or a URL. */
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * Packages with an install script. `npm start` runs none of them but that of `node`, which selects the pinned Node for
 * the platform; the others work without theirs.
 */
const INSTALL_SCRIPTS: readonly string[] = ['node', 'esbuild', '@swc/core', '@parcel/watcher', 'vnu-jar']

/** Returns what is wrong with the pinned packages, a line each; empty if nothing is. */
export function findProblems(lockfile: Lockfile, manifest: Manifest): string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${name}: ${version} is not an exact version`)
  const packages = lockedPackages(lockfile).flatMap((entry) => {
    const { name, version, integrity = '', resolved = '', hasInstallScript, bundled } = entry
    return [
      !bundled && !integrity.startsWith('sha512-') && 'has no SHA-512 hash',
      resolved && !resolved.startsWith('https://') && `comes from ${resolved}`,
      hasInstallScript && !INSTALL_SCRIPTS.includes(name) && 'has an install script that is not known',
      !isLicenseAllowed(entry) && `has the license ${licenseOf(entry) ?? 'none'}`,
    ]
      .filter((problem) => typeof problem === 'string' && problem !== '')
      .map((problem) => `${name}@${version} ${problem}`)
  })
  return [...ranges, ...packages]
}
