import { open } from 'node:fs/promises'
import { relative } from 'node:path'
import PQueue from 'p-queue'
import sharp from 'sharp'
import type { FileImage } from '@/lib/contract/catalog-file'
import { fetchFile, NotFetched } from '@/lib/server/http/fetch-file'
import { mediaDigest, stageMedia } from '@/lib/server/images/media'
import { mediaStore } from '@/lib/server/media/store'
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

/** An image and its place in the file. */
export interface ImagePlace {
  image: FileImage
  path: Path
}

/** The images of a catalog, read and checked in any number of batches. */
export interface Images {
  /** Reads images and returns what is wrong with them. */
  read(places: readonly ImagePlace[]): Promise<Problem[]>
  /** Returns the digest of an image that was read; undefined for one that is drawn. */
  digestOf(place: ImagePlace): string | undefined
  warnings: Problem[]
  /** Copies the staged images to permanent storage. */
  keep(): Promise<void>
  /** Deletes the staged images. */
  drop(): Promise<void>
}

/** Returns the images of an entry. */
export const placesOf = (images: readonly FileImage[], path: Path): ImagePlace[] =>
  images.map((image, index) => ({ image, path: [...path, 'images', index] }))

class Unusable extends Error {}

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

/** Runs jobs side by side. After a failure no other is started, and none still runs. */
async function runAll<Result>(jobs: ReadonlyArray<() => Promise<Result>>): Promise<Result[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY })
  try {
    return await queue.addAll(jobs)
  } catch (error) {
    queue.clear()
    await queue.onIdle()
    throw error
  }
}

type SourceName = 'file' | 'url' | 'stored'

/** Returns where an image comes from; null if it is drawn. */
function sourceOf(image: FileImage): SourceName | null {
  return (['file', 'url', 'stored'] as const).find((name) => image[name] !== undefined) ?? null
}

/** Opens the images that a catalog names, on disk or the web. They are staged without serving them yet. */
export function openImages(
  documents: Documents,
  { allowPrivateHosts }: { allowPrivateHosts: boolean },
): Images {
  const staged: Array<Awaited<ReturnType<typeof stageMedia>>> = []
  const warnings: Problem[] = []
  const known = new Map<string, Promise<{ digest: string; width: number }>>()
  const digests = new Map<string, string>()
  const take = async (bytes: Buffer) => {
    const [digest, width] = [mediaDigest(bytes), await widthOf(bytes)]
    if (!(await mediaStore.has(digest))) staged.push(await stageMedia(bytes))
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
  const keyOf = ({ image, path }: ImagePlace): string => {
    if (image.file === undefined) return `url ${image.url}`
    return `file ${fileWithin(image.file, documents.documentOf(path))}`
  }
  const fetched = async (place: ImagePlace) => {
    const { image, path } = place
    if (image.file === undefined) return once(keyOf(place), () => fetchFile(image.url ?? '', rules))
    const { file, document } = fileOf(image.file, documents.documentOf(path))
    return once(keyOf(place), () => readFileOf(file, document))
  }
  const readOne = async (place: ImagePlace): Promise<Problem[]> => {
    const { image, path } = place
    const source = sourceOf(image)
    if (!source) return []
    const at = [...path, source]
    try {
      if (image.stored !== undefined) {
        if (await mediaStore.has(image.stored)) return []
        throw new Unusable('is not stored in the shop')
      }
      const { digest, width } = await fetched(place)
      digests.set(keyOf(place), digest)
      if (width < RECOMMENDED_WIDTH)
        warnings.push({
          path: at,
          message: `is only ${width} px wide; use at least ${RECOMMENDED_WIDTH} px for a sharp image on every screen`,
        })
      return []
    } catch (error) {
      if (!(error instanceof Unusable || error instanceof NotFetched)) throw error
      return [{ path: at, message: error.message }]
    }
  }
  return {
    warnings,
    read: async (places) => (await runAll(places.map((place) => () => readOne(place)))).flat(),
    digestOf: (place) => {
      const source = sourceOf(place.image)
      if (!source) return undefined
      return source === 'stored' ? place.image.stored : digests.get(keyOf(place))
    },
    keep: async () => void (await runAll(staged.map(({ keep }) => keep))),
    drop: async () => {
      for (const { drop } of staged.splice(0)) await drop()
    },
  }
}

/** Rejects the same image twice in a gallery: both would have the same path. */
export function duplicateImages(places: readonly ImagePlace[], images: Images): Problem[] {
  const seen = new Set<string>()
  return places.flatMap((place): Problem[] => {
    const digest = images.digestOf(place)
    if (digest === undefined) return []
    if (seen.has(digest)) return [{ path: place.path, message: 'this image is listed twice' }]
    seen.add(digest)
    return []
  })
}
