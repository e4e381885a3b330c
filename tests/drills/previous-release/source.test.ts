import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOut, migrationsOf, previousCommit, removeCheckout } from './source'

const MIGRATIONS = 'lib/server/db/migrations'
const root = mkdtempSync(join(tmpdir(), 'previous-release-'))
const commits: string[] = []

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Mali', '-c', 'user.email=mali@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

function commit(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
  git('add', '-A')
  git('commit', '-q', '--no-gpg-sign', '-m', path)
  commits.push(git('rev-parse', 'HEAD'))
}

beforeAll(() => {
  git('init', '-q')
  commit(`${MIGRATIONS}/0000_first.sql`, 'SELECT 1;')
  commit(`${MIGRATIONS}/meta/_journal.json`, JSON.stringify({ entries: [{ tag: '0000_first' }] }))
  commit(`${MIGRATIONS}/0001_second.sql`, 'SELECT 2;')
  commit(`${MIGRATIONS}/meta/0001_snapshot.json`, '{}')
  git('tag', 'v1.0.0', commits[0] ?? '')
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the previous release is the commit before the newest migration, or the named one', async () => {
  expect(await previousCommit(root)).toBe(commits[1])
  expect(await previousCommit(root, 'v1.0.0')).toBe(commits[0])
  await expect(previousCommit(root, 'v9.9.9')).rejects.toThrow('v9.9.9 is not in the git repository')
})

test('a checkout has the files of its commit, and is removed with its entry in the repository', async () => {
  const folder = join(root, '.data/previous-release')
  await checkOut(root, commits[1] ?? '', folder)
  expect(migrationsOf(folder)).toEqual(['0000_first'])
  expect(existsSync(join(folder, MIGRATIONS, '0001_second.sql'))).toBe(false)
  writeFileSync(join(folder, 'left.txt'), 'of a build')
  await removeCheckout(root, folder)
  expect(existsSync(folder)).toBe(false)
  expect(git('worktree', 'list').split('\n')).toHaveLength(1)
})
