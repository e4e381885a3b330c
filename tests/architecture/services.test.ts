import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMPOSITION, edges, ROOT } from './import-graph'

/** The service modules, the lowest first, and the modules that each may import from. */
const SERVICES: Record<string, string[]> = {
  partner: [],
  'catalog-changes': [],
  assets: [],
  'page-cache': ['catalog-changes'],
  rates: ['partner', 'catalog-changes'],
  reviews: [],
  favourites: [],
  payments: [],
  outbox: [],
  mail: ['outbox'],
  search: ['partner'],
  catalog: ['partner', 'search'],
  redirects: ['catalog-changes'],
  media: [],
  images: ['media'],
  icons: [],
  map: [],
  'index-now': ['outbox'],
  'catalog-import': ['search', 'catalog-changes', 'media', 'images', 'redirects', 'index-now'],
  'review-import': ['catalog-import', 'catalog-changes'],
  auth: ['mail', 'outbox'],
  'sandbox-google': ['auth'],
  sms: ['mail', 'outbox'],
  cart: ['catalog', 'partner'],
  travellers: ['cart'],
  inventory: ['catalog'],
  orders: ['catalog', 'partner', 'payments', 'reviews', 'mail', 'outbox'],
  tax: ['orders', 'payments', 'outbox'],
  account: [
    'auth',
    'cart',
    'inventory',
    'orders',
    'travellers',
    'reviews',
    'favourites',
    'mail',
    'sms',
    'outbox',
  ],
  metrics: [],
  support: ['orders', 'catalog', 'mail', 'outbox'],
  venue: ['orders', 'catalog'],
  documents: ['images', 'orders', 'payments', 'mail'],
  completion: ['orders'],
  reminders: ['orders', 'payments', 'mail', 'outbox'],
  refunds: ['orders', 'payments', 'mail', 'outbox'],
  goods: ['orders', 'payments', 'inventory', 'refunds', 'mail', 'outbox'],
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
  'booking-changes': [
    'cancellations',
    'checkout',
    'catalog',
    'orders',
    'payments',
    'inventory',
    'refunds',
    'outbox',
  ],
  suppliers: ['cancellations', 'checkout', 'orders', 'inventory', 'refunds', 'outbox'],
  staff: ['checkout', 'orders', 'payments', 'refunds', 'outbox'],
  'settlement-files': ['payments'],
  ledger: ['orders', 'payments'],
  'sales-report': ['ledger'],
}
/** Modules and files that every service may import from. */
const COMMON = [
  'db',
  'disk-bound.ts',
  'http',
  'rendering',
  'security-log',
  'traces',
  'fair-queue.ts',
  'file-kind.ts',
  'shared-queue.ts',
  'order-link.ts',
  'random-code.ts',
  'secret.ts',
  'signed-link.ts',
]

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
    return ![...(SERVICES[from] ?? []), ...COMMON].some((name) => target === name || `${target}.ts` === name)
  })
  expect(violations.map(({ file, to }) => `${file} → ${to}`)).toEqual([])
})
