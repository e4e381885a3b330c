import { expect, test } from 'vitest'
import { uploadImage } from '@/lib/contract/account'
import { LOCALES } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { BODY_LIMIT, readBody, readBytes } from './body'
import { errorResponse } from './error-response'

const put = (body: Uint8Array<ArrayBuffer>) =>
  new Request('https://shop.example/api', { method: 'PUT', body })

test.each(LOCALES)('[A9] rejects a body that is too large and states the limit (%s)', async (locale) => {
  const maxBytes = uploadImage.file?.most ?? 0
  const responseTo = async (sent: Promise<unknown>) => {
    const response = errorResponse(await sent.catch((error: unknown) => error), translator(locale))
    return [response.status, ((await response.json()) as { message: string }).message]
  }
  const image = readBytes(put(new Uint8Array(maxBytes + 1)), maxBytes)
  expect(await responseTo(image)).toEqual([413, expect.stringMatching(/(?<!\d)5 MB/)])
  const fields = readBody(put(new Uint8Array(BODY_LIMIT + 1)))
  expect(await responseTo(fields)).toEqual([413, expect.stringMatching(/(?<!\d)256 KB/)])
})

test('accepts a body of exactly the maximum size', async () => {
  expect((await readBytes(put(new Uint8Array(10)), 10)).byteLength).toBe(10)
})
