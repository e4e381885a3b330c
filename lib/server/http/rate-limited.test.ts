import { expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { errorResponse } from './error-response'
import { rateLimited } from './rate-limited'

async function told(seconds: number, locale: 'en' | 'th' | 'zh-cn') {
  const answer = errorResponse(rateLimited(seconds), translator(locale))
  return { message: (await answer.json()).message, retryAfter: answer.headers.get('retry-after') }
}

test.each([
  [1, 'en', 'Too many tries. Wait a second and try again.'],
  [57, 'en', 'Too many tries. Wait 57 seconds and try again.'],
  [3597, 'en', 'Too many tries. Wait 60 minutes and try again.'],
  [3596, 'th', 'ลองหลายครั้งเกินไป รอ 60 นาทีแล้วลองใหม่'],
  [57, 'th', 'ลองหลายครั้งเกินไป รอ 57 วินาทีแล้วลองใหม่'],
  [121, 'zh-cn', '尝试次数过多。请等待 3 分钟后再试。'],
] as const)('a wait of %i seconds is told in %s as people say it', async (seconds, locale, message) => {
  expect(await told(seconds, locale)).toEqual({ message, retryAfter: String(seconds) })
})
