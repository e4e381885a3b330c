import { expect, test } from 'vitest'
import { findProblems } from './find-problems'
import { type Lockfile, parseLockfile, parseManifest } from './lockfile'

const manifest = (dependencies: Record<string, string>) => parseManifest(JSON.stringify({ dependencies }))

function lockfile(name: string, entry: object): Lockfile {
  const locked = { version: '1.0.0', license: 'MIT', integrity: 'sha512-aGFzaA==', ...entry }
  return parseLockfile(
    JSON.stringify({ lockfileVersion: 3, packages: { '': {}, [`node_modules/${name}`]: locked } }),
  )
}

const problemsOf = (entry: object, name = 'left') => findProblems(lockfile(name, entry), manifest({}))

test('finds nothing wrong with a pinned package of a permissive license', () => {
  expect(problemsOf({ resolved: 'https://registry.example/left-1.0.0.tgz' })).toEqual([])
})

test.each(['^1.0.0', '~1.0.0', '1.x', '*', 'latest', 'github:left/left', '>=1.0.0'])(
  'finds a version that is not exact: %s',
  (version) => {
    const problems = findProblems(lockfile('left', {}), manifest({ left: version }))
    expect(problems).toEqual([`left: ${version} is not an exact version`])
  },
)

test.each([
  [{ integrity: undefined }, 'has no SHA-512 hash'],
  [{ integrity: 'sha1-aGFzaA==' }, 'has no SHA-512 hash'],
  [{ resolved: 'git+ssh://git.example/left.git' }, 'comes from git+ssh://git.example/left.git'],
  [{ resolved: 'http://registry.example/left.tgz' }, 'comes from http://registry.example/left.tgz'],
  [{ hasInstallScript: true }, 'has an install script that is not known'],
  [{ license: 'GPL-3.0-only' }, 'has the license GPL-3.0-only'],
  [{ license: 'MIT AND GPL-3.0-only' }, 'has the license MIT AND GPL-3.0-only'],
  [{ license: 'MPL-2.0' }, 'has the license MPL-2.0'],
  [{ license: undefined }, 'has the license none'],
])('finds %o', (entry, problem) => {
  expect(problemsOf(entry)).toEqual([`left@1.0.0 ${problem}`])
})

test('accepts a choice that has a permissive license, the exceptions, and parts of another archive', () => {
  expect(problemsOf({ license: '(GPL-2.0 OR BSD-3-Clause)' })).toEqual([])
  expect(problemsOf({ license: 'MPL-2.0' }, 'lightningcss-linux-x64-gnu')).toEqual([])
  expect(problemsOf({ integrity: undefined, inBundle: true }, 'left/node_modules/inner')).toEqual([])
})
