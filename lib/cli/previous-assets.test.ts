import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { setAssetsAside } from './previous-assets'

const HOUR = 3_600_000

test('the assets of earlier builds are served for a day after they were replaced', () => {
  const root = mkdtempSync(join(tmpdir(), 'assets-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const build = join(root, '.next')
  const write = (file: string, text: string) => {
    const path = join(build, 'static', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const files = () => readdirSync(join(build, 'static/chunks')).sort()
  const rebuild = (now: number, ...names: string[]) => {
    const restore = setAssetsAside(build)
    for (const name of names) write(`chunks/${name}`, 'new')
    restore(now)
  }

  write('chunks/a.js', 'old')
  write('chunks/shared.js', 'old')
  rebuild(0, 'b.js', 'shared.js')
  expect(files()).toEqual(['a.js', 'b.js', 'shared.js'])
  rebuild(20 * HOUR, 'c.js', 'shared.js')
  expect(files()).toEqual(['a.js', 'b.js', 'c.js', 'shared.js'])
  rebuild(30 * HOUR, 'd.js', 'shared.js')
  expect(files()).toEqual(['b.js', 'c.js', 'd.js', 'shared.js'])
  expect(readdirSync(root)).toEqual(['.next'])
})
