import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './import-graph'

/** What a production run builds or executes. */
const FOLDERS = ['app', 'components', 'lib', 'stores']
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
]
/** Commands for developers, which install all packages. */
const DEVELOPMENT = ['lib/cli/browser.ts', 'lib/cli/fonts.ts', 'lib/cli/map/extract.ts']

/** A package in an import, a dynamic import or a call that resolves it, in scripts and in style sheets. */
const PACKAGE =
  /(?:\bfrom|\bimport|\bresolve|@plugin)\s*\(?\s*['"]((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* sources(path)
    else if (/\.(?:tsx?|mjs|css)$/.test(path) && !/\.test\.tsx?$/.test(path)) yield path
  }
}

const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } =
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))

test('a production run needs no package of devDependencies', () => {
  const files = [...FOLDERS.flatMap((folder) => [...sources(folder)]), ...FILES]
  const needed = files
    .filter((file) => !DEVELOPMENT.includes(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(PACKAGE)].map(([, name = '']) => ({ file, name })),
    )
  expect(needed.filter(({ name }) => name in manifest.devDependencies)).toEqual([])
  expect(needed.some(({ name }) => name === 'next')).toBe(true)
})

test('the loader of TypeScript and what Next looks for in a build are installed with the others', () => {
  for (const name of ['tsx', 'typescript', '@types/react', '@types/node'])
    expect(manifest.dependencies, name).toHaveProperty([name])
})
