import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { translator } from '@/lib/i18n/translate'
import { profileOf } from '../fixtures/accounts'
import { baseUrl } from '../fixtures/http'
import { account, type Member, newMember } from '../fixtures/settings'

const landscape = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: 249, g: 105, b: 28 } } })

const upload = (member: Member, file: Buffer, type = 'image/png') =>
  account('PUT', '/image', member, { body: new Uint8Array(file), headers: { 'content-type': type } })

async function imageOf({ token }: Member): Promise<string | null> {
  const user = (await profileOf(token)) as { profile: { image: string | null } }
  return user.profile.image
}

const fetched = (image: string | null) => fetch(new URL(image ?? '/nowhere', baseUrl()))

describe('profile image', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    '[A9] converts a %s to a square WebP without the camera’s metadata',
    async (format) => {
      const member = await newMember()
      const file = await landscape()
        .withExif({ IFD0: { Copyright: 'Mali' }, IFD3: { GPSLatitudeRef: 'N' } })
        .toFormat(format)
        .toBuffer()
      const { status, body } = await upload(member, file, `image/${format}`)
      expect(status).toBe(200)
      const image = await imageOf(member)
      expect((body.data as { user: { profile: object } }).user.profile).toMatchObject({ image })
      expect(image).toMatch(/^\/api\/account\/images\/[\w-]{24}$/)
      const response = await fetched(image)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('cache-control')).toContain('private')
      const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect({ width, height, exif }).toEqual({ width: 512, height: 512, exif: undefined })
    },
  )

  test('[A9] a new image replaces the old one, whose URL stops working; it can be removed', async () => {
    const member = await newMember()
    await upload(member, await landscape().png().toBuffer())
    const first = await imageOf(member)
    await upload(member, await landscape().jpeg().toBuffer())
    const second = await imageOf(member)
    expect(second).not.toBe(first)
    expect((await fetched(first)).status).toBe(404)
    expect((await account('DELETE', '/image', member)).status).toBe(200)
    expect(await imageOf(member)).toBeNull()
    expect((await fetched(second)).status).toBe(404)
  })

  test('[A9] the previous paths work for one release', async () => {
    const member = await newMember()
    const body = new Uint8Array(await landscape().resize(600).png({ compressionLevel: 0 }).toBuffer())
    const headers = { 'content-type': 'image/png' }
    expect((await account('PUT', '/picture', member, { body, headers })).status).toBe(200)
    const image = await imageOf(member)
    expect((await fetched(image?.replace('/images/', '/pictures/') ?? null)).status).toBe(200)
    expect((await account('DELETE', '/picture', member)).status).toBe(200)
    expect(await imageOf(member)).toBeNull()
  })

  test('an image key with a zero byte is unknown', async () => {
    for (const key of ['%00', `${'a'.repeat(23)}%00`])
      expect((await fetched(`/api/account/images/${key}`)).status, key).toBe(404)
  })

  test('[A9] the data export contains the image itself', async () => {
    const member = await newMember()
    const imageOfData = async () => {
      const { body } = await account('GET', '/data', member)
      return (body.data as { profile: { profile: { image: string | null } } }).profile.profile.image
    }
    expect(await imageOfData()).toBeNull()
    await upload(member, await landscape().png().toBuffer())
    const [, base64] = (await imageOfData())?.match(/^data:image\/webp;base64,(.+)$/) ?? []
    const { width, format } = await sharp(Buffer.from(base64 ?? '', 'base64')).metadata()
    expect({ width, format }).toEqual({ width: 512, format: 'webp' })
  })

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'IMAGE_TYPE'],
    ['a GIF', async () => landscape().gif().toBuffer(), 415, 'IMAGE_TYPE'],
    ['a PDF', async () => Buffer.from('%PDF-1.7'), 415, 'IMAGE_TYPE'],
    ['an empty file', async () => Buffer.alloc(0), 415, 'IMAGE_TYPE'],
    [
      'a truncated image',
      async () => (await landscape().png().toBuffer()).subarray(0, 300),
      422,
      'IMAGE_UNREADABLE',
    ],
    [
      'a PNG of a hundred million pixels',
      async () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: 'white' } })
          .png({ compressionLevel: 9, palette: true })
          .toBuffer(),
      422,
      'IMAGE_PIXELS',
    ],
    ['a file of 6 MB', async () => Buffer.alloc(6_000_000, 1), 413, 'BODY_TOO_LARGE'],
  ])('[A9] rejects %s with a reason', async (_, file, status, code) => {
    const member = await newMember()
    const response = await upload(member, await file())
    expect([response.status, response.body.code]).toEqual([status, code])
    const most = code === 'IMAGE_PIXELS' ? 64 : '5 MB'
    expect(response.body.message).toBe(
      translator('en')(`errors.${code}` as 'errors.BODY_TOO_LARGE', { most: most as string }),
    )
    expect(await imageOf(member)).toBeNull()
  })
})
