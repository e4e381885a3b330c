import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { z } from 'zod'
import type * as contract from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/error'
import { IMAGE_SIDE, MAX_MEGAPIXELS, MAX_PIXELS } from '@/lib/domain/image'
import { toUser } from '@/lib/server/auth/auth-responses'
import { isDecodedImage } from '@/lib/server/file-kind'
import type { SignedIn } from '@/lib/server/http/context'
import { failureOf, ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import { findImage, removeImage, saveImage } from './profile-image-repo'
import { present } from './require-account'

const KEY = /^[\w-]{22,64}$/

/** Reads the header only; decodes nothing. */
async function pixelsOf(file: Buffer): Promise<number> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
  return width * height
}

/** Re-encodes an image: upright, square, small, without the camera's metadata. */
async function reencode(file: Buffer): Promise<Buffer> {
  try {
    if ((await pixelsOf(file)) > MAX_PIXELS)
      throw new ApiError('IMAGE_PIXELS', { values: { most: MAX_MEGAPIXELS } })
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: IMAGE_SIDE, height: IMAGE_SIDE, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('IMAGE_UNREADABLE', { cause })
  }
}

/** @throws ApiError IMAGE_TYPE, IMAGE_PIXELS, IMAGE_UNREADABLE, RATE_LIMITED */
export async function uploadImage(
  file: Buffer,
  { session, t }: SignedIn,
): Promise<z.input<typeof contract.uploadImage.response>> {
  await limit('image-user', session.userId)
  if (!isDecodedImage(file)) throw new ApiError('IMAGE_TYPE')
  const key = randomBytes(18).toString('base64url')
  const address = `/api/account/images/${key}`
  const account = await saveImage(session.userId, { key, image: await reencode(file), address })
  return ok({ user: toUser(present(account)) }, t('settings.responses.image'))
}

export async function deleteImage({
  session,
  t,
}: SignedIn): Promise<z.input<typeof contract.deleteImage.response>> {
  const account = present(await removeImage(session.userId))
  return ok({ user: toUser(account) }, t('settings.responses.image_removed'))
}

/** Returns the image with this unguessable key; 404 if it was removed. */
export async function imageResponse(key: string, request: Request): Promise<Response> {
  const image = KEY.test(key) ? await findImage(key) : null
  if (!image) return failureOf(request, new ApiError('NOT_FOUND'))
  return new Response(new Uint8Array(image), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' },
  })
}
