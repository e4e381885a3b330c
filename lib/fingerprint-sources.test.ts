import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprintSources } from './fingerprint-sources'

const SOURCES = [
  'app/page.tsx',
  'components/a.tsx',
  'lib/a.ts',
  'messages/en.json',
  'public/a.svg',
  'stores/a.ts',
]

test('the same sources and lockfile give a build the same id, in any folder and at any time; others do not', () => {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [one, other] = [join(root, 'one'), join(root, 'other', 'folder')]
  const write = (folder: string, file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of [...SOURCES, 'package-lock.json']) write(one, file, `text of ${file}`)
  cpSync(one, other, { recursive: true })
  utimesSync(join(other, 'lib/a.ts'), 1, 1)
  const id = fingerprintSources(one)
  expect(fingerprintSources(other)).toBe(id)

  write(other, 'lib/a.test.ts', 'a test is no part of a build')
  expect(fingerprintSources(other)).toBe(id)
  for (const file of [...SOURCES, 'package-lock.json']) {
    write(other, file, 'another text')
    expect(fingerprintSources(other), file).not.toBe(id)
    write(other, file, `text of ${file}`)
  }
  expect(fingerprintSources(other)).toBe(id)
})
