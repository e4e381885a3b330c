import 'server-only'
import { cacheTag } from 'next/cache'
import { ApiError } from '@/lib/contract/error'
import {
  listPublicPageParts,
  listPublicPages,
  type PublicPage,
  type PublicPagePart,
} from '@/lib/contract/public-pages'
import type { PublicPageKind } from '@/lib/domain/public-pages'
import { call } from '..'
import { cacheTags } from '../cache-tags'
import { HOUR } from './cache-lives'
import { orFallback } from './or-fallback'

/** Crawlers wait longer than visitors, and a slow host is asked for several lists in turn. */
const TIMEOUT_MS = 30_000

const fetchParts = async (kind: PublicPageKind, size: number) =>
  (await call(listPublicPageParts, { kind, size })).data

async function readParts(kind: PublicPageKind, size: number): Promise<PublicPagePart[] | null> {
  'use cache'
  cacheTag(cacheTags.products, cacheTags.areas, cacheTags.categories)
  return orFallback(`Pages of kind ${kind}`, fetchParts(kind, size), HOUR, null, TIMEOUT_MS)
}

/** Returns where each part of `size` pages of a kind starts, with its last change. @throws ApiError */
export async function publicPageParts(kind: PublicPageKind, size: number): Promise<PublicPagePart[]> {
  const parts = await readParts(kind, size)
  if (!parts) throw new ApiError('UNAVAILABLE')
  return parts
}

interface PageRange {
  from?: string
  /** The first that no longer belongs to it. */
  until?: string
}

/** Yields the pages of a kind in order, each batch when it is asked for. @throws ApiError */
export async function* publicPageBatches(
  kind: PublicPageKind,
  { from, until }: PageRange,
): AsyncGenerator<PublicPage[]> {
  for (let next: string | null | undefined = from; next !== null; ) {
    const { data }: { data: { items: PublicPage[]; next: string | null } } = await call(listPublicPages, {
      kind,
      from: next,
      until,
    })
    yield data.items
    next = data.next
  }
}
