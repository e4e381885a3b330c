import { afterEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { alternates } from './alternates'

vi.mock('@/lib/i18n/current-page', () => ({
  currentPage: async () => ({ locale: 'th', currency: 'THB', path: (to: string) => `/th${to}` }),
}))
const offered = vi.hoisted(() => ({ languages: [{ code: 'en' }, { code: 'th' }] }))
vi.mock('./preferences', () => ({ getLanguages: async () => offered.languages }))

afterEach(() => {
  env.LOCALE_PREFIX = 'as-needed'
})

test('[S3] a page has alternates in the languages that the host lists', async () => {
  expect(await alternates('/help')).toEqual({
    canonical: '/th/help',
    languages: { en: '/help', th: '/th/help', 'x-default': '/help' },
  })
})

test('[G8] without prefixes a page has one address and no alternates, as in the sitemap', async () => {
  env.LOCALE_PREFIX = 'never'
  expect(await alternates('/help')).toEqual({ canonical: '/th/help' })
})
