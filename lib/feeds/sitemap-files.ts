import 'server-only'
import { readLanguages } from '@/lib/api/queries/preferences'
import { publicPageBatches, publicPageParts } from '@/lib/api/queries/public-pages'
import { isLocale, type Locale } from '@/lib/domain/locale'
import {
  categoryAddress,
  changeOf,
  FIXED_PAGES,
  isPageOfCategory,
  PUBLIC_PAGE_KINDS,
  type PublicPageKind,
  publicPagePath,
} from '@/lib/domain/public-pages'
import { addressedLocales } from './site-addresses'
import { sitemapFile, sitemapIndex } from './sitemap'

/** The most that a file may have; it may also have 50 MB. */
const MAX_ADDRESSES = 50_000
/** A file of so many addresses has about 10 MB. */
const PART_SIZE = 10_000

const offeredLocales = async (): Promise<Locale[]> => (await readLanguages()).map(({ code }) => code)

const pathOf = (name: string, locale: Locale) => `/sitemaps/${name}.${locale}.xml`

/** Yields the index: a file for each kind of page and language, of many pages several. @throws ApiError */
export async function readSitemapIndex(): Promise<AsyncGenerator<string>> {
  const [offered, ...parts] = await Promise.all([
    offeredLocales(),
    ...PUBLIC_PAGE_KINDS.map((kind) => publicPageParts(kind, PART_SIZE)),
  ])
  const named = PUBLIC_PAGE_KINDS.flatMap((kind, at) =>
    (parts[at] ?? []).map(({ updated_at }, index) => ({
      name: `${kind}-${index + 1}`,
      updatedAt: updated_at,
    })),
  )
  return sitemapIndex(
    [{ name: 'page', updatedAt: null }, ...named].flatMap(({ name, updatedAt }) =>
      addressedLocales(offered).map((locale) => ({ path: pathOf(name, locale), updatedAt })),
    ),
  )
}

async function* pagesOf(kind: PublicPageKind, range: { from: string; until: string | undefined }) {
  let count = 0
  for await (const batch of publicPageBatches(kind, range)) {
    // Of a catalog that grew since its parts were read, the last part may be too long.
    const pages = batch.slice(0, MAX_ADDRESSES - count)
    count += pages.length
    yield pages.map(({ id, updated_at, images }) => ({
      path: kind === 'category' ? categoryAddress(id) : publicPagePath(kind, id),
      updatedAt: updated_at,
      images,
    }))
    if (count === MAX_ADDRESSES) return
  }
}

/** Without the pages of categories, which are listed among those, with their last change. */
const FIXED = FIXED_PAGES.filter((path) => !isPageOfCategory(path)).map((path) => ({
  path,
  updatedAt: changeOf(path),
  images: [],
}))

/** Yields the sitemap with a name of the index, e.g. `product-2.th.xml`; null if there is none. @throws ApiError */
export async function readSitemapFile(file: string): Promise<AsyncGenerator<string> | null> {
  const [, name, number, locale] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.([a-z-]+)\.xml$/.exec(file) ?? []
  const offered = await offeredLocales()
  if (!isLocale(locale) || !addressedLocales(offered).includes(locale)) return null
  if (name === 'page' && number === undefined) return sitemapFile([FIXED], { locale, offered })
  const kind = PUBLIC_PAGE_KINDS.find((known) => known === name)
  if (!kind || number === undefined) return null
  const parts = await publicPageParts(kind, PART_SIZE)
  const from = parts[Number(number) - 1]?.from
  if (from === undefined) return null
  return sitemapFile(pagesOf(kind, { from, until: parts[Number(number)]?.from }), { locale, offered })
}
