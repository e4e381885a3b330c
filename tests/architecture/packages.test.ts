import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, packages, ROOT, resolved, shop, within } from './import-graph'

const sources = globSync('{app,components,lib,stores,tests}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).concat(['middleware.ts', 'instrumentation.ts', 'next.config.ts'])

/** The package of an import: `@scope/name` or `name`. */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}

test.each(packages)('$name imports only its own files and its declared dependencies', (own) => {
  const declared = Object.keys({ ...own.dependencies, ...own.devDependencies })
  const foreign = sources
    .filter((file) => within(file, own.folder))
    .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target })))
    .filter(({ file, target }) => {
      if (target.startsWith('.')) return !within(resolved(file, target) ?? '', own.folder)
      return !target.startsWith('node:') && !declared.includes(packageOf(target))
    })
  expect(foreign.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test.each(packages)('the shop imports $name by its name only', ({ folder, name }) => {
  const imports = sources
    .filter((file) => !within(file, folder))
    .flatMap((file) => importsOf(file).map(({ target }) => ({ file, target, to: resolved(file, target) })))
    .filter(({ to }) => to !== null && within(to, folder))
  expect(imports.length).toBeGreaterThan(0)
  const byPath = imports.filter(({ target }) => packageOf(target) !== name)
  expect(byPath.map(({ file, target }) => `${file} → ${target}`)).toEqual([])
})

test.each(packages)('$name and its dependencies have the versions that the shop declares', (own) => {
  const declared = { ...shop.dependencies, ...shop.devDependencies }
  expect(declared).toMatchObject({
    [own.name]: own.version,
    ...own.dependencies,
    ...own.devDependencies,
  })
})
