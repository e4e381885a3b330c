import { open } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import sharp from 'sharp'
import type { CatalogFile, FileImage } from '@/lib/contract/catalog-file'
import { hasMedia, mediaDigest, stageMedia } from '@/lib/server/images/media'
import { fetchImage, NotFetched } from './fetch-image'
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
  /** Deletes staged images that were not kept. */
  drop(): Promise<void>
}

interface Place {
  picture: FileImage
  path: Path
}

class Unusable extends Error {}

function placesOf({ products, destinations = [] }: CatalogFile): Place[] {
  const of = (pictures: FileImage[], path: Path) =>
    pictures.map((picture, index) => ({ picture, path: [...path, 'images', index] }))
  return [
    ...destinations.flatMap(({ images }, index) => of(images, ['destinations', index])),
    ...products.flatMap(({ images }, index) => of(images, ['products', index])),
  ]
}

async function readFileOf(name: string, folder: string): Promise<Buffer> {
  const file = resolve(folder, name)
  const inside = relative(folder, file)
  if (isAbsolute(name) || isAbsolute(inside) || inside.startsWith('..'))
    throw new Unusable('must be in the folder of the catalog file or below it')
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

/**
 * Reads the images that a file names, from disk or the web, and stages them without serving them yet.
 * @param folder the catalog file's folder
 */
export async function readImages(
  file: CatalogFile,
  folder: string,
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
  const rules = { allowPrivateHosts, most: MAX_BYTES, timeoutMs: FETCH_TIMEOUT_MS }
  const read = async ({ picture, path }: Place): Promise<void> => {
    const source = (['file', 'url', 'stored'] as const).find((name) => picture[name] !== undefined)
    if (!source) return
    const { file: name, url, stored } = picture
    try {
      if (stored !== undefined) {
        if (!(await hasMedia(stored))) throw new Unusable('is not stored in the shop')
        result.digests.set(picture, stored)
        return
      }
      const { digest, width } =
        name !== undefined
          ? await once(`file ${join(folder, name)}`, () => readFileOf(name, folder))
          : await once(`url ${url}`, () => fetchImage(url ?? '', rules))
      result.digests.set(picture, digest)
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
  const queue = placesOf(file)
  try {
    const workers = Array.from({ length: CONCURRENCY }, async () => {
      for (let place = queue.shift(); place; place = queue.shift()) await read(place)
    })
    await Promise.all(workers)
  } catch (error) {
    await result.drop()
    throw error
  }
  return result
}

/** Rejects the same image twice in a gallery: both would have the same path. */
export function duplicateImages(file: CatalogFile, { digests }: Images): Problem[] {
  const seen = new Set<string>()
  return placesOf(file).flatMap(({ picture, path }): Problem[] => {
    const digest = digests.get(picture)
    if (digest === undefined) return []
    const key = `${path.slice(0, 2).join('/')} ${digest}`
    if (seen.has(key)) return [{ path, message: 'this image is listed twice' }]
    seen.add(key)
    return []
  })
}

/** The folder that a file's relative paths refer to. */
export function folderOf(file: string): string {
  return dirname(resolve(file))
}
