import { expect, test } from 'vitest'
import { uploadImage } from '@/lib/contract/account'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { BODY_LIMIT, readBody, readBytes } from './body'
import { errorResponse } from './error-response'

const put = (body: Uint8Array<ArrayBuffer>) =>
  new Request('https://shop.example/api', { method: 'PUT', body })

test.each(LOCALES)('[A9] what is too large is refused with the size that is not (%s)', async (locale) => {
  const most = uploadImage.file?.most ?? 0
  const told = async (sent: Promise<unknown>) => {
    const answer = errorResponse(await sent.catch((error: unknown) => error), translator(locale))
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  const picture = readBytes(put(new Uint8Array(most + 1)), most)
  expect(await told(picture)).toEqual([413, expect.stringMatching(/(?<!\d)5 MB/)])
  const fields = readBody(put(new Uint8Array(BODY_LIMIT + 1)))
  expect(await told(fields)).toEqual([413, expect.stringMatching(/(?<!\d)256 KB/)])
})

test('what is just as large is read', async () => {
  expect((await readBytes(put(new Uint8Array(10)), 10)).byteLength).toBe(10)
})
