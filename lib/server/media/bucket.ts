import sharp from 'sharp'
import {
  type Bucket,
  type BucketCall,
  type BucketResponse,
  type CallLimits,
  callBucket,
  codeOf,
  refusalOf,
} from './bucket-call'
import { readListing } from './listing'
import { digestInMediaPath, type MediaStore, mediaPath, mediaUnavailable } from './port'

/** The folder of the bucket: it may have others. */
const PREFIX = 'media/'

interface Limits extends CallLimits {
  /** How long a store that failed is not called again: visitors would wait in vain. */
  restMs: number
}

const LIMITS: Limits = { timeoutMs: 10_000, sendingMs: 60_000, pausesMs: [200, 800], restMs: 5_000 }

/** The type that browsers know an image by. The library reports AVIF as HEIF. */
async function typeOf(image: Buffer): Promise<string> {
  const { format } = await sharp(image)
    .metadata()
    .catch(() => ({ format: null }))
  if (!format) return 'application/octet-stream'
  return `image/${format === 'heif' ? 'avif' : format}`
}

/** Images in a bucket of an S3-compatible store. An object is stored as a whole or not at all. */
export function bucketStore(bucket: Bucket, limits: Limits = LIMITS): MediaStore {
  let restsUntil = 0

  async function called(call: BucketCall): Promise<BucketResponse> {
    if (performance.now() < restsUntil) throw mediaUnavailable(new Error('it failed a moment ago'))
    const response = await callBucket(bucket, call, limits).catch((error: unknown) => {
      restsUntil = performance.now() + limits.restMs
      throw mediaUnavailable(error)
    })
    const isNoImage = response.status === 404 && (call.method === 'HEAD' || codeOf(response) === 'NoSuchKey')
    if (response.status === 200 || isNoImage) return response
    throw mediaUnavailable(refusalOf(call, response))
  }

  return {
    has: async (digest) => (await called({ method: 'HEAD', key: PREFIX + mediaPath(digest) })).status === 200,
    async read(digest) {
      const { status, body } = await called({ method: 'GET', key: PREFIX + mediaPath(digest) })
      return status === 200 ? body : null
    },
    async write(digest, image) {
      const key = PREFIX + mediaPath(digest)
      await called({ method: 'PUT', key, body: image, contentType: await typeOf(image) })
    },
    async *list() {
      let token: string | undefined
      do {
        const query = { 'list-type': '2', prefix: PREFIX, ...(token && { 'continuation-token': token }) }
        const { body } = await called({ method: 'GET', key: '', query })
        const { keys, next } = readListing(body.toString())
        for (const key of keys) {
          const digest = digestInMediaPath(key.slice(PREFIX.length))
          if (digest) yield digest
        }
        token = next
      } while (token)
    },
  }
}
