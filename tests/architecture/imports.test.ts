import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMPOSITION, cycles, edges, files, importsOf, ROOT, within } from './import-graph'

/** Each module and the modules it may import from; the longest matching path wins. */
const MODULES: Record<string, string[]> = {
  'lib/domain': [],
  'lib/illustrations': [],
  'lib/env-fields.ts': ['lib/domain'],
  'lib/read-settings.ts': [],
  'lib/fingerprint-sources.ts': [],
  'lib/env.ts': ['lib/domain', 'lib/env-fields.ts', 'lib/read-settings.ts'],
  'lib/site.ts': ['lib/domain', 'lib/env.ts'],
  'lib/env-live.ts': ['lib/env.ts'],
  'lib/contract': ['lib/domain'],
  'lib/i18n': ['lib/domain', 'lib/env.ts', 'messages'],
  'lib/icons': [],
  'lib/images': ['lib/env.ts', 'lib/illustrations', 'lib/domain'],
  'lib/navigation': ['lib/domain', 'lib/env.ts', 'lib/i18n'],
  'lib/api': ['lib/contract', 'lib/domain', 'lib/env.ts', 'lib/site.ts', 'lib/i18n', 'lib/icons'],
  'lib/feeds': ['lib/api', 'lib/contract', 'lib/domain', 'lib/env.ts', 'lib/i18n', 'lib/images'],
  'lib/api/local.ts': ['lib/api', 'lib/contract', 'lib/domain', 'lib/server'],
  stores: ['lib/contract', 'lib/domain', 'lib/icons'],
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
  'app/pay': [
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
  'app/icons': ['lib/server'],
  'app/sitemap.xml': ['lib/feeds'],
  'app/sitemaps': ['lib/feeds'],
  'app/feeds': ['lib/feeds'],
  'app/llms.txt': ['lib/feeds'],
  'app/robots.ts': ['lib/domain', 'lib/env.ts'],
  'app/.well-known': ['lib/domain', 'lib/env.ts'],
  'app/readyz': ['lib/server'],
  'app/healthz': [],
  'app/metrics': ['lib/server'],
  'app/api': ['lib/contract', 'lib/domain', 'lib/server', 'lib/env.ts', 'package.json'],
  'app/img': ['lib/env.ts', 'lib/images', 'lib/server'],
  'app/img/host': ['lib/api', 'lib/env.ts'],
  'app/app-icon': ['lib/images', 'lib/server'],
  'app/webmanifest': ['lib/api', 'lib/domain', 'lib/i18n'],
  'app/offline': ['components/offline', 'lib/domain', 'lib/env.ts', 'lib/i18n'],
  'lib/server': [
    'lib/contract',
    'lib/domain',
    'lib/env.ts',
    'lib/site.ts',
    'lib/i18n',
    'lib/icons',
    'lib/images',
    'lib/illustrations',
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
  'lib/cli': ['lib', 'tests/drills', 'tests/faults', 'tests/load', 'tests/setup'],
  'middleware.ts': [
    'lib/api',
    'lib/contract',
    'lib/domain',
    'lib/env.ts',
    'lib/site.ts',
    'lib/i18n',
    'lib/navigation',
  ],
}

/** Where the storefront's limits do not apply. */
const SERVER_FOLDERS =
  'lib/server lib/cli app/api app/img app/app-icon app/icons app/readyz app/metrics'.split(' ')

const BOOKING = 'components/product/booking'
/** The folders of the booking panel, and those that each may import from; the panel itself is only loaded. */
const BOOKING_FOLDERS: Record<string, string[]> = {
  selection: [],
  store: ['selection'],
  availability: ['selection', 'store'],
  elements: ['selection', 'store'],
  calendar: ['store'],
  purchase: ['selection', 'store', 'elements'],
  steps: ['selection', 'store', 'elements', 'calendar'],
  summary: ['selection', 'store', 'elements', 'purchase'],
  sheet: ['store', 'elements', 'purchase', 'steps', 'summary'],
  panel: ['selection', 'store', 'availability', 'elements', 'purchase', 'sheet', 'steps', 'summary'],
}

/**
 * Folders that import one way, the lowest first, with their imports of types; an empty name stands for the
 * files that lie beside the folders.
 */
const ORDERED_FOLDERS: Record<string, string[]> = {
  components: [
    'ui',
    'page',
    'queries',
    'session',
    'hearts',
    'search',
    'cancellation',
    'confirmation',
    'booking-details',
    'payment-options',
    'travellers',
    'article',
    'esim',
    'catalog',
    'recently-viewed',
    'favourites',
    'category',
    'home',
    'destination',
    'services',
    'help',
    'product',
    'cart',
    'add-to-cart',
    'account',
    'offline',
    'layout',
    'orders',
    'checkout',
    'payment',
    'checkout-test',
    'settings',
    'support',
    'supplier',
    'venue',
    'mailbox',
    'sandbox',
    'showcase',
  ],
  'components/ui': [
    '',
    'lazy',
    'text',
    'media',
    'action',
    'feedback',
    'display',
    'navigation',
    'form',
    'overlay',
    'combobox',
    'phone',
    'date-picker',
    'gallery',
  ],
  'components/layout': [
    'preferences',
    'document',
    'error',
    'menu',
    'footer',
    'header',
    'tab-bar',
    'start-up',
  ],
  'components/orders': [
    'query',
    'goods',
    'booking',
    'voucher',
    'tax',
    'esim',
    'payment',
    'unpaid',
    'review',
    'linked',
    'list',
    'order',
  ],
  'components/showcase': ['frame', 'action', 'form', 'display', 'overlay', ''],
}

function moduleOf(path: string): string | undefined {
  return Object.keys(MODULES)
    .filter((module) => within(path, module))
    .sort((a, b) => b.length - a.length)[0]
}

describe('imports point down only', () => {
  test('no files import each other in a cycle', () => {
    expect(cycles(COMPOSITION)).toEqual([])
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

  describe.each(Object.entries(ORDERED_FOLDERS))('in %s', (parent, order) => {
    const folderOf = (path: string) => /^([^/]+)\//.exec(path.slice(parent.length + 1))?.[1] ?? ''

    test('every folder has its place in the order', () => {
      const inside = files.filter((file) => within(file, parent)).map(folderOf)
      expect([...new Set(inside)].sort()).toEqual(order.toSorted())
    })

    test('a folder imports only from those below it', () => {
      const violations = edges.filter(
        ({ file, to }) =>
          within(file, parent) &&
          within(to, parent) &&
          order.indexOf(folderOf(to)) > order.indexOf(folderOf(file)),
      )
      expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
    })
  })

  test('a folder of the booking panel imports only from those below it, and nothing but the page from the panel', () => {
    const folderOf = (path: string) => path.slice(BOOKING.length + 1).split('/')[0] ?? ''
    const folders = readdirSync(join(ROOT, BOOKING), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(BOOKING_FOLDERS).sort())
    const violations = edges.filter(({ file, to }) => {
      if (!within(to, BOOKING)) return false
      const below = within(file, BOOKING) ? BOOKING_FOLDERS[folderOf(file)] : undefined
      if (below) return ![folderOf(file), ...below].includes(folderOf(to))
      return within(to, `${BOOKING}/panel`) && file !== `${BOOKING}/booking-panel.tsx`
    })
    expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('lib/api/local is the only bridge from the storefront to the services', () => {
    const storefront = edges.filter(({ file, to }) => {
      const outside = SERVER_FOLDERS.some((module) => within(file, module))
      return !outside && within(to, 'lib/server') && file !== 'lib/api/local.ts'
    })
    expect(storefront.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  test('only repos and the database module import Drizzle', () => {
    const violations = files.filter((file) => {
      if (within(file, 'lib/server/db') || within(file, 'lib/cli') || /(?:^|[/-])repo\.ts$/.test(file))
        return false
      return importsOf(file).some(({ target }) => target.startsWith('drizzle-orm'))
    })
    expect(violations).toEqual([])
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
