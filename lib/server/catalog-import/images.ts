import { open } from 'node:fs/promises'
import { relative } from 'node:path'
import PQueue from 'p-queue'
import sharp from 'sharp'
import type { CatalogFile, FileImage } from '@/lib/contract/catalog-file'
import { fetchFile, NotFetched } from '@/lib/server/http/fetch-file'
import { hasMedia, mediaDigest, stageMedia } from '@/lib/server/images/media'
import type { CatalogDocument } from './catalog-document'
import type { Documents } from './documents'
import { fileWithin } from './file-within'
import type { Path, Problem } from './problems'

const MAX_BYTES = 20_000_000
const MAX_PIXELS = 100_000_000
/** Narrower images are accepted with a warning: they look soft on the product page. */
const RECOMMENDED_WIDTH = 1200
const FETCH_TIMEOUT_MS = 20_000
const CONCURRENCY = 4

/** The library reports AVIF as HEIF. */
const KINDS = ['jpeg', 'png', 'webp', 'heif', 'avif']

/** A file's images, read and checked. */
export interface Images {
  digests: Map<FileImage, string>
  problems: Problem[]
  warnings: Problem[]
  /** Moves the staged images to permanent storage. */
  keep(): Promise<void>
  /** Deletes staged images that were not stored. */
  drop(): Promise<void>
}

interface Place {
  image: FileImage
  path: Path
}

class Unusable extends Error {}

function placesOf({ products, destinations = [] }: CatalogFile): Place[] {
  const of = (images: FileImage[], path: Path) =>
    images.map((image, index) => ({ image, path: [...path, 'images', index] }))
  return [
    ...destinations.flatMap(({ images }, index) => of(images, ['destinations', index])),
    ...products.flatMap(({ images }, index) => of(images, ['products', index])),
  ]
}

async function readFileOf(file: string, { folder }: CatalogDocument): Promise<Buffer> {
  const inside = relative(folder, file)
  const handle = await open(file).catch(() => {
    throw new Unusable(`no such file: ${inside}`)
  })
  try {
    const { size } = await handle.stat()
    if (size > MAX_BYTES) throw new Unusable(`is larger than ${MAX_BYTES / 1_000_000} MB`)
    return await handle.readFile().catch(() => {
      throw new Unusable(`${inside} cannot be read`)
    })
  } finally {
    await handle.close()
  }
}

function fileOf(name: string, document: CatalogDocument): { file: string; document: CatalogDocument } {
  const file = fileWithin(name, document)
  if (!file) throw new Unusable('must be in the folder of the catalog file or below it')
  return { file, document }
}

/** Returns the width of a supported image after applying its orientation. */
async function widthOf(bytes: Buffer): Promise<number> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, autoOrient } = await image.metadata().catch(() => {
    throw new Unusable('is not an image')
  })
  if (!KINDS.includes(format ?? '')) throw new Unusable('must be a JPEG, PNG, WebP or AVIF')
  await image.stats().catch(() => {
    throw new Unusable('is damaged')
  })
  return autoOrient.width
}

/** Reads the images that a catalog names, from disk or the web, and stages them without serving them yet. */
export async function readImages(
  file: CatalogFile,
  documents: Documents,
  { allowPrivateHosts }: { allowPrivateHosts: boolean },
): Promise<Images> {
  const staged: Array<Awaited<ReturnType<typeof stageMedia>>> = []
  const result: Images = {
    digests: new Map(),
    problems: [],
    warnings: [],
    keep: async () => {
      for (const { keep } of staged.splice(0)) await keep()
    },
    drop: async () => {
      for (const { drop } of staged.splice(0)) await drop()
    },
  }
  const known = new Map<string, Promise<{ digest: string; width: number }>>()
  const take = async (bytes: Buffer) => {
    const [digest, width] = [mediaDigest(bytes), await widthOf(bytes)]
    if (!(await hasMedia(digest))) staged.push(await stageMedia(bytes))
    return { digest, width }
  }
  const once = (key: string, read: () => Promise<Buffer>) => {
    const running = known.get(key) ?? read().then(take)
    known.set(key, running)
    return running
  }
  const rules = {
    accept: 'image/avif,image/webp,image/png,image/jpeg',
    allowPrivateHosts,
    redirects: 3,
    most: MAX_BYTES,
    timeoutMs: FETCH_TIMEOUT_MS,
  }
  const read = async ({ image, path }: Place): Promise<void> => {
    const source = (['file', 'url', 'stored'] as const).find((name) => image[name] !== undefined)
    if (!source) return
    const { file: name, url, stored } = image
    try {
      if (stored !== undefined) {
        if (!(await hasMedia(stored))) throw new Unusable('is not stored in the shop')
        result.digests.set(image, stored)
        return
      }
      const local = name === undefined ? null : fileOf(name, documents.documentOf(path))
      const { digest, width } = local
        ? await once(`file ${local.file}`, () => readFileOf(local.file, local.document))
        : await once(`url ${url}`, () => fetchFile(url ?? '', rules))
      result.digests.set(image, digest)
      if (width < RECOMMENDED_WIDTH)
        result.warnings.push({
          path: [...path, source],
          message: `is only ${width} px wide; use at least ${RECOMMENDED_WIDTH} px for a sharp image on every screen`,
        })
    } catch (error) {
      if (!(error instanceof Unusable || error instanceof NotFetched)) throw error
      result.problems.push({ path: [...path, source], message: error.message })
    }
  }
  const queue = new PQueue({ concurrency: CONCURRENCY })
  try {
    await queue.addAll(placesOf(file).map((place) => () => read(place)))
  } catch (error) {
    queue.clear()
    await queue.onIdle()
    await result.drop()
    throw error
  }
  return result
}

/** Rejects the same image twice in a gallery: both would have the same path. */
export function duplicateImages(file: CatalogFile, { digests }: Images): Problem[] {
  const seen = new Set<string>()
  return placesOf(file).flatMap(({ image, path }): Problem[] => {
    const digest = digests.get(image)
    if (digest === undefined) return []
    const key = `${path.slice(0, 2).join('/')} ${digest}`
    if (seen.has(key)) return [{ path, message: 'this image is listed twice' }]
    seen.add(key)
    return []
  })
}
