import { expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { errorResponse } from './error-response'
import { rateLimited } from './rate-limited'

async function rateLimitResponse(seconds: number, locale: 'en' | 'th' | 'zh-cn') {
  const response = errorResponse(rateLimited(seconds), translator(locale))
  return { message: (await response.json()).message, retryAfter: response.headers.get('retry-after') }
}

test.each([
  [1, 'en', 'Too many attempts. Wait 1 second and try again.'],
  [57, 'en', 'Too many attempts. Wait 57 seconds and try again.'],
  [3597, 'en', 'Too many attempts. Wait 60 minutes and try again.'],
  [3596, 'th', 'ลองหลายครั้งเกินไป รอ 60 นาทีแล้วลองใหม่'],
  [57, 'th', 'ลองหลายครั้งเกินไป รอ 57 วินาทีแล้วลองใหม่'],
  [121, 'zh-cn', '尝试次数过多。请等待 3 分钟后再试。'],
] as const)('states a wait of %i seconds in a readable unit (%s)', async (seconds, locale, message) => {
  expect(await rateLimitResponse(seconds, locale)).toEqual({ message, retryAfter: String(seconds) })
})
