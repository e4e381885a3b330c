import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COOKIES } from '@/components/article/cookies'
import * as cookies from '@/lib/domain/cookies'

const ROOT = new URL('../..', import.meta.url).pathname
const SOURCES = globSync(['{app,components,lib,stores}/**/*.{ts,tsx}', 'middleware.ts'], { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|^lib\/cli\//.test(file))
  .map((file) => ({ file, text: readFileSync(`${ROOT}/${file}`, 'utf8') }))

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

test('only the files that the privacy policy covers store data in the browser', () => {
  const storing = SOURCES.filter(({ text }) =>
    /\b(local|session)Storage\.setItem\(|\bcaches\.open\(/.test(text),
  )
  // A new entry must be described under pages.privacy.sections.browser, in three languages.
  expect(storing.map(({ file }) => file).sort()).toEqual([
    'components/account/forgot-draft.ts',
    'components/account/google/away-note.ts',
    'components/account/sign-up-draft.ts',
    'components/add-to-cart/link-visit.ts',
    'components/cart/cart-view.ts',
    'components/checkout/checkout-draft.ts',
    'components/checkout/order-idempotency-key.ts',
    'components/checkout/placed-order.ts',
    'components/favourites/favourites.ts',
    'components/layout/chunk-reload.ts',
    'components/offline/save-vouchers.ts',
    'components/offline/start-offline.ts',
    'components/product/booking/saved-selection.ts',
    'components/settings/change-draft.ts',
    'components/support/support-draft.ts',
    'components/venue/venue-key.ts',
    'stores/drafts.ts',
    'stores/local-list.ts',
  ])
})
