import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync([
  '{app,components,lib,stores}/**/*.{ts,tsx}',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
])
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const SERVED = SOURCES.filter(({ file }) => !file.startsWith('lib/cli/'))

const filesWith = (pattern: RegExp, sources = SOURCES) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('the server starts only its own processes, without a shell', () => {
  const starting = filesWith(/from 'node:child_process'/, SERVED).sort()
  expect(starting).toEqual([
    'lib/server/db/embedded/launch.ts',
    'lib/server/rendering/renderer.ts',
    'lib/server/rendering/start-rendering.ts',
  ])
  expect(filesWith(/\bshell:|\bexec(?:Sync)?\(['"`]/, SERVED)).toEqual([])
})

test('no text is run as code', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|from 'node:vm'/)).toEqual([])
})

test('the files that build regular expressions are known: they build them from constants', () => {
  expect(filesWith(/\bRegExp\(/, SERVED).sort()).toEqual([
    'components/ui/text/keep-together-words.ts',
    'lib/contract/auth.ts',
    'lib/contract/path-pattern.ts',
    'lib/contract/renamed-paths.ts',
    'lib/domain/cart-link-booking-details.ts',
    'lib/domain/listing.ts',
    'lib/domain/passport.ts',
    'lib/domain/search/written-price.ts',
    'lib/navigation/pages.ts',
    'lib/server/metrics/route-of.ts',
  ])
})

test('the files that write parts of SQL as text are known: they write constants', () => {
  expect(filesWith(/\bsql\.raw\(/, SERVED).sort()).toEqual([
    'lib/server/db/schema/columns.ts',
    'lib/server/db/schema/conditions.ts',
    'lib/server/db/schema/search.ts',
    'lib/server/metrics/shop-gauges-repo.ts',
    'lib/server/sales-report/repo.ts',
    'lib/server/search/facet-repo.ts',
    'lib/server/search/filter-repo.ts',
    'lib/server/search/index-rows-repo.ts',
    'lib/server/search/shown-price-repo.ts',
  ])
})

test('messages with parameters are compiled from the files of messages alone', () => {
  expect(filesWith(/\bcreateTranslator\(|IntlMessageFormat/)).toEqual(['lib/i18n/translate.ts'])
})

test('[N1] what follows a text in its line has the space of the language', () => {
  expect(filesWith(/\}\{' '\}|(?<!=)\{t\w*\([^{}]*\)\} (?:\{|<(?!\/))/)).toEqual([])
})

test('nothing turns the check of certificates off', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|sslmode=no-verify/)).toEqual([])
})

test('no response lets the pages of another site read it', () => {
  expect(filesWith(/access-control-allow/i)).toEqual([])
})

test('values are sealed with AES-256-GCM alone', () => {
  expect(filesWith(/\bcreate(?:C|Dec)ipheriv\(/)).toEqual(['lib/server/secret.ts'])
  const { text = '' } = SOURCES.find(({ file }) => file === 'lib/server/secret.ts') ?? {}
  expect(text.match(/\bcreate(?:C|Dec)ipheriv\(\w+/g)).toEqual([
    'createCipheriv(CIPHER',
    'createDecipheriv(CIPHER',
  ])
  expect(text).toContain("const CIPHER = 'aes-256-gcm'")
})

test('the shop hashes with SHA-256, but for two protocols of others', () => {
  expect(filesWith(/\bcreateH(?:ash|mac)\((?!'sha256')/)).toEqual([
    'lib/server/payments/adapters/ktc/secure-hash.ts',
  ])
  expect(filesWith(/'SHA-?1'/i).sort()).toEqual([
    'lib/server/auth/two-step/totp.ts',
    'lib/server/payments/adapters/ktc/secure-hash.ts',
  ])
})

test('no value comes from a generator that can be predicted', () => {
  expect(filesWith(/\bMath\.random\b/)).toEqual([])
})

test('the data of a new shop have no accounts', () => {
  const seed = SOURCES.filter(({ file }) => file.startsWith('lib/server/db/seed/'))
  expect(seed.length).toBeGreaterThan(0)
  expect(filesWith(/\busers\b/, seed)).toEqual([])
})

test('types are strict, and no value is of any type', () => {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
    compilerOptions: Record<string, unknown>
  }
  expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true })
  expect(filesWith(/: any\b|\bas any\b|@ts-ignore|@ts-nocheck/)).toEqual([])
})
