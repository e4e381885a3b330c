import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cycles, edges, files, importsOf, ROOT, resolved, within } from './import-graph'

/** Each module and the modules it may import from; the longest matching path wins. */
const MODULES: Record<string, string[]> = {
  'lib/domain': [],
  'lib/art': [],
  'lib/env.ts': [],
  'lib/contract': ['lib/domain'],
  'lib/i18n': ['lib/domain', 'lib/env.ts', 'messages'],
  'lib/icons': [],
  'lib/images': ['lib/env.ts', 'lib/art', 'lib/domain'],
  'lib/navigation': ['lib/domain', 'lib/i18n'],
  'lib/api': ['lib/contract', 'lib/domain', 'lib/env.ts', 'lib/i18n', 'lib/icons'],
  'lib/api/local.ts': ['lib/api', 'lib/contract', 'lib/domain', 'lib/server'],
  stores: ['lib/api', 'lib/contract', 'lib/domain', 'lib/icons'],
  components: [
    'stores',
    'lib/api',
    'lib/contract',
    'lib/domain',
    'lib/i18n',
    'lib/icons',
    'lib/images',
    'lib/navigation',
    'lib/env.ts',
  ],
  'components/ui': ['lib/icons', 'stores', 'lib/contract', 'lib/domain', 'lib/i18n', 'lib/images'],
  'app/[locale]': [
    'components',
    'lib/images',
    'stores',
    'lib/api',
    'lib/contract',
    'lib/domain',
    'lib/i18n',
    'lib/navigation',
    'lib/env.ts',
    'app',
  ],
  'app/global-error.tsx': ['components', 'lib/domain', 'lib/i18n'],
  'app/builds': [],
  'app/icons': ['lib/env.ts', 'lib/icons'],
  'app/sitemap.ts': ['lib/api', 'lib/domain', 'lib/env.ts', 'lib/i18n'],
  'app/robots.ts': ['lib/domain', 'lib/env.ts'],
  'app/api': ['lib/contract', 'lib/domain', 'lib/server', 'lib/env.ts', 'package.json'],
  'app/img': ['lib/env.ts', 'lib/images', 'lib/server'],
  'app/app-icon': ['lib/images', 'lib/server'],
  'app/webmanifest': ['lib/domain', 'lib/i18n'],
  'app/offline': ['components/offline', 'lib/domain', 'lib/env.ts', 'lib/i18n'],
  'lib/server': [
    'lib/contract',
    'lib/domain',
    'lib/env.ts',
    'lib/i18n',
    'lib/images',
    'lib/art',
    'messages',
    'lib/navigation',
    'lib/api/cache-tags.ts',
  ],
  'lib/server/payments/adapters': [
    'lib/server/payments',
    'lib/server/secret.ts',
    'lib/contract',
    'lib/domain',
    'lib/env.ts',
    'lib/i18n',
  ],
  'lib/cli': ['lib', 'tests/load', 'tests/setup'],
  'middleware.ts': ['lib/api', 'lib/domain', 'lib/env.ts', 'lib/i18n', 'lib/navigation'],
}

/** The service modules, the lowest first, and the modules that each may import from. */
const SERVICES: Record<string, string[]> = {
  partner: [],
  'catalog-changes': [],
  reviews: [],
  favourites: [],
  payments: [],
  outbox: [],
  mail: ['outbox'],
  search: ['partner'],
  catalog: ['partner', 'search'],
  redirects: ['catalog-changes'],
  images: [],
  'catalog-import': ['search', 'catalog-changes', 'images', 'redirects'],
  auth: ['mail', 'outbox'],
  'sandbox-google': ['auth'],
  sms: ['mail', 'outbox'],
  cart: ['catalog', 'partner'],
  travellers: ['cart'],
  inventory: ['catalog'],
  orders: ['catalog', 'partner', 'payments', 'reviews', 'mail', 'outbox'],
  account: ['auth', 'cart', 'orders', 'travellers', 'reviews', 'favourites', 'mail', 'sms', 'outbox'],
  support: ['orders', 'catalog', 'mail', 'outbox'],
  venue: ['orders', 'catalog'],
  documents: ['images', 'orders', 'payments'],
  completion: ['orders'],
  reminders: ['orders', 'payments', 'mail', 'outbox'],
  refunds: ['orders', 'payments', 'mail', 'outbox'],
  checkout: [
    'orders',
    'cart',
    'travellers',
    'payments',
    'inventory',
    'refunds',
    'catalog',
    'partner',
    'outbox',
  ],
  cancellations: ['checkout', 'orders', 'payments', 'inventory', 'refunds', 'mail', 'outbox'],
  suppliers: ['cancellations', 'checkout', 'orders', 'inventory', 'refunds', 'outbox'],
  staff: ['checkout', 'orders', 'payments', 'refunds', 'outbox'],
}
/** Maps outbox row kinds to services, each loaded when it is first needed. */
const COMPOSITION = 'lib/server/outbox/handlers.ts'
/** Modules and files that every service may import from. */
const COMMON = ['db', 'http', 'random-code.ts', 'secret.ts']

function moduleOf(path: string): string | undefined {
  return Object.keys(MODULES)
    .filter((module) => within(path, module))
    .sort((a, b) => b.length - a.length)[0]
}

describe('imports point down only', () => {
  test('no files import each other in a cycle', () => {
    expect(cycles()).toEqual([])
  })

  test('every source file belongs to a module', () => {
    expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([])
  })

  test('a module imports only from the modules below it', () => {
    const violations = edges.filter(({ file, to }) => {
      const module = moduleOf(file)
      if (!module) return true
      return !within(to, module) && !(MODULES[module] ?? []).some((below) => within(to, below))
    })
    expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('lib/api/local is the only bridge from the storefront to the services', () => {
    const storefront = edges.filter(({ file, to }) => {
      const outside = ['lib/server', 'lib/cli', 'app/api', 'app/img', 'app/app-icon'].some((module) =>
        within(file, module),
      )
      return !outside && within(to, 'lib/server') && file !== 'lib/api/local.ts'
    })
    expect(storefront.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('every service module is listed after the modules that it imports from', () => {
    const modules = Object.keys(SERVICES)
    const misplaced = modules.flatMap((module, index) =>
      (SERVICES[module] ?? [])
        .filter((below) => modules.indexOf(below) > index)
        .map((below) => `${module} before ${below}`),
    )
    expect(misplaced).toEqual([])
    const folders = readdirSync(join(ROOT, 'lib/server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.filter((name) => !modules.includes(name) && !COMMON.includes(name))).toEqual([])
  })

  test('services do not import from services above them', () => {
    const violations = edges.filter(({ file, to }) => {
      const from = /^lib\/server\/([^/]+)\//.exec(file)?.[1]
      const target = /^lib\/server\/([^/]+)/.exec(to)?.[1]
      if (!from || !target || from === target || !SERVICES[from] || file === COMPOSITION) return false
      return ![...(SERVICES[from] ?? []), ...COMMON].some(
        (name) => target === name || `${target}.ts` === name,
      )
    })
    expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('only repos and the database module import Drizzle', () => {
    const violations = files.filter((file) => {
      if (within(file, 'lib/server/db') || within(file, 'lib/cli') || /(?:^|[/-])repo\.ts$/.test(file))
        return false
      return importsOf(file).some(({ target }) => target.startsWith('drizzle-orm'))
    })
    expect(violations).toEqual([])
  })

  test('client components bundle neither a schema library nor server code', () => {
    const isClient = (file: string) => /^'use client'/.test(readFileSync(join(ROOT, file), 'utf8'))
    const resolveFile = (path: string) =>
      [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => {
        const info = statSync(join(ROOT, candidate), { throwIfNoEntry: false })
        return info?.isFile()
      })
    const seen = new Map<string, string>()
    const visit = (file: string, from: string) => {
      if (seen.has(file)) return
      seen.set(file, from)
      for (const { target, typeOnly } of importsOf(file)) {
        if (typeOnly) continue
        const to = resolved(file, target)
        const next = to === null ? null : resolveFile(to)
        if (next) visit(next, file)
      }
    }
    for (const file of files.filter(isClient)) visit(file, 'the browser')
    const forbidden = [...seen.keys()].flatMap((file) =>
      importsOf(file)
        .filter(
          ({ target, typeOnly }) => !typeOnly && /^(zod|pg|drizzle-orm|sharp|temporal-polyfill)/.test(target),
        )
        .map(({ target }) => `${file} (from ${seen.get(file)}) → ${target}`),
    )
    const server = [...seen.keys()].filter((file) => within(file, 'lib/server') || file === 'lib/env.ts')
    expect([...forbidden, ...server.map((file) => relative('.', file))]).toEqual([])
  })

  test('page files have at most 80 lines, routes at most 30', () => {
    const lines = (file: string) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length
    const long = files.filter(
      (file) =>
        (/\/page\.tsx$/.test(file) && lines(file) > 80) || (/\/route\.ts$/.test(file) && lines(file) > 30),
    )
    expect(long).toEqual([])
  })
})
