import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/contract/error'
import { translator } from '@/lib/i18n/translate'
import { errorResponse } from './error-response'
import { log } from './log'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['en', 'Many visitors are using the shop right now. Try again in a few seconds.'],
  ['th', 'ขณะนี้มีผู้ใช้งานจำนวนมาก ลองใหม่ในอีกไม่กี่วินาที'],
  ['zh-cn', '当前访问人数较多，请几秒后再试。'],
] as const)('a full queue is a 503 that says when to come back (%s)', async (locale, message) => {
  const response = errorResponse(new ApiError('BUSY'), translator(locale))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.json()).toMatchObject({ result: false, code: 'BUSY', message })
})

test('a row that violates the reference to a deleted account is an ended session', async () => {
  const cause = Object.assign(new Error('violated'), {
    code: '23503',
    constraint: 'favourites_user_id_users_id_fk',
  })
  const response = errorResponse(new Error('Failed query', { cause }), translator('en'))
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ result: false, code: 'UNAUTHENTICATED' })
})

test('an unexpected error is logged, and its response has nothing of it', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  const error = new Error('SELECT secret FROM users', { cause: new Error('at /srv/shop/lib/db.ts:7') })
  const response = errorResponse(error, translator('en'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    result: false,
    success: false,
    code: 'INTERNAL',
    message: translator('en')('errors.INTERNAL'),
    errors: {},
  })
  expect(logged.mock.calls).toEqual([[{ err: error }, 'unexpected error']])
})
