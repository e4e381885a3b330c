import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readStyles } from './read-styles'

const build = mkdtempSync(join(tmpdir(), 'styles-'))
afterAll(() => rmSync(build, { recursive: true }))

test('the styles of a build refer to fonts by whole paths', () => {
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  writeFileSync(join(build, 'static/chunks/a.js'), 'export {}')
  writeFileSync(
    join(build, 'static/chunks/a.css'),
    'a{src:url(../media/a.woff2),url("../media/b.woff2");mask:url(/icon.svg);cursor:url("data:image/svg+xml,../x")}',
  )
  expect([...readStyles(build)]).toEqual([
    [
      '/_next/static/chunks/a.css',
      'a{src:url(/_next/static/media/a.woff2),url("/_next/static/media/b.woff2");mask:url(/icon.svg);cursor:url("data:image/svg+xml,../x")}',
    ],
  ])
})
