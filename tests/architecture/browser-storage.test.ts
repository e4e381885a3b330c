import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COOKIES } from '@/components/article/cookies'
import * as cookies from '@/lib/domain/cookies'
import { LOCALES } from '@/lib/domain/locale'
import { OWNED_KEYS } from '@/stores/browser-storage/clear-owned'
import { ENTRIES } from '@/stores/browser-storage/entries'
import { edges, within } from './import-graph'

const ROOT = new URL('../..', import.meta.url).pathname
const SOURCES = globSync(['{app,components,lib,stores}/**/*.{ts,tsx}', 'middleware.ts'], { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|^lib\/cli\//.test(file))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))

const TABLE = 'stores/browser-storage/entries.ts'
const OWNED_TABLE = 'stores/browser-storage/owned-entries.ts'

const names = Object.entries(cookies)
  .filter(([name]) => name.endsWith('_COOKIE'))
  .map(([, value]) => value)

test('the privacy policy names every cookie, each once', () => {
  expect(COOKIES.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('only cookies of that list are set', () => {
  const declared = new Set(Object.keys(cookies))
  const set = SOURCES.flatMap(({ file, text }) =>
    [
      ...text.matchAll(/\bCookies\.set\(\s*([^,]+),/g),
      ...text.matchAll(/\bremember\(response,\s*([^,]+),/g),
      ...text.matchAll(/`([^`=]*)=[^`]*(?:; \$\{common\}|Path=\/)/g),
    ].map(([, name = '']) => ({ file, name: name.replace(/^\$\{|\}$/g, '') })),
  )
  expect(set.length).toBeGreaterThan(6)
  expect(set.filter(({ name }) => !declared.has(name))).toEqual([])
})

test('only one module accesses session and local storage, and the script that runs before it', () => {
  const accessing = SOURCES.filter(({ text }) => /\b(local|session)Storage\b/.test(text))
  expect(accessing.map(({ file }) => file).sort()).toEqual([
    'components/layout/document/pre-paint-script.tsx',
    'stores/browser-storage/storage.ts',
  ])
})

test('every entry of the table is used', () => {
  const used = SOURCES.filter(({ file }) => file !== TABLE && file !== OWNED_TABLE)
  const unused = Object.keys(ENTRIES).filter(
    (key) => !used.some(({ text }) => text.includes(key.endsWith(':') ? `\`${key}` : `'${key}'`)),
  )
  expect(unused).toEqual([])
})

test('sign-out clears every entry of the tab that has an owner', () => {
  const owned = Object.entries(ENTRIES).filter(
    ([, { storage, owner }]) => storage === 'session' && owner !== 'anyone',
  )
  expect(owned.map(([key]) => key).sort()).toEqual([...OWNED_KEYS].sort())
})

test.each(LOCALES)('the privacy policy names the purpose of every entry: %s', (locale) => {
  const messages = JSON.parse(readFileSync(`${ROOT}/messages/${locale}.json`, 'utf8'))
  const facts = ['session', 'local', 'minutes', 'seconds', 'signOut']
  const purposes = Object.values(ENTRIES).map(({ purpose }) => purpose)
  expect(Object.keys(messages.pages.privacy.stored).sort()).toEqual([...facts, ...purposes].sort())
})

test('only the privacy policy loads the table', () => {
  const loading = edges.filter(({ to, typeOnly }) => within(to, TABLE) && !typeOnly)
  expect(loading.map(({ file }) => file)).toEqual(['components/article/storage-list.tsx'])
})

test('only the files that the privacy policy covers store data in caches', () => {
  const storing = SOURCES.filter(({ text }) => /\bcaches\.open\(/.test(text))
  // A new cache must be described under pages.privacy.sections.browser, in three languages.
  expect(storing.map(({ file }) => file).sort()).toEqual([
    'components/offline/save-vouchers.ts',
    'components/offline/start-offline.ts',
  ])
})
