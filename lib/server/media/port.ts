import { ApiError } from '@/lib/contract/error'

/**
 * Where imported images are. The name of an image is the digest of its content, so an image is never changed, and the shop
 * deletes none. Every call throws ApiError UNAVAILABLE if the store cannot be used.
 */
export interface MediaStore {
  has(digest: string): Promise<boolean>
  /** Returns an image; null if there is none. */
  read(digest: string): Promise<Buffer | null>
  /** Stores an image as a whole or not at all, also if this process is killed. */
  write(digest: string, image: Buffer): Promise<void>
  /** Returns the digests of all images, in order. */
  list(): AsyncIterable<string>
}

/** The path of an image in a folder, a bucket and a backup. */
export const mediaPath = (digest: string): string => `${digest.slice(0, 2)}/${digest}`

/** Returns the digest in such a path; null for any other path. */
export function digestInMediaPath(path: string): string | null {
  return /^(?<part>[0-9a-f]{2})\/(?<digest>\k<part>[0-9a-f]{30})$/.exec(path)?.groups?.digest ?? null
}

/** The error of a store that cannot be used. Its cause says why, without secrets. */
export const mediaUnavailable = (cause: unknown): ApiError =>
  new ApiError('UNAVAILABLE', { message: 'The store of imported images cannot be used.', cause })
