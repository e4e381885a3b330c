import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/favourites'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { limit } from '@/lib/server/http/rate-limit'
import * as repo from './repo'

type Result = z.input<typeof contract.listFavourites.response>

export async function listFavourites({ session }: SignedIn): Promise<Result> {
  return ok({ product_ids: await repo.favouritesOf(session.userId) })
}

async function add(ids: readonly string[], { session }: SignedIn): Promise<Result> {
  const free = MAX_FAVOURITES - (await repo.countFavourites(session.userId))
  await repo.insertFavourites(session.userId, ids.slice(0, Math.max(0, free)), new Date())
  return ok({ product_ids: await repo.favouritesOf(session.userId) })
}

/** @throws ApiError PRODUCT_NOT_FOUND, FAVOURITES_FULL, RATE_LIMITED */
export async function addFavourite(id: string, context: SignedIn): Promise<Result> {
  await limit('favourites-user', context.session.userId)
  if ((await repo.soldOf([id])).length === 0) throw new ApiError('PRODUCT_NOT_FOUND')
  const response = await add([id], context)
  if (!response.data.product_ids.includes(id))
    throw new ApiError('FAVOURITES_FULL', { values: { max: MAX_FAVOURITES } })
  return response
}

/** Merges a device's favourites, newest first, up to the limit. @throws ApiError RATE_LIMITED */
export async function mergeFavourites(ids: readonly string[], context: SignedIn): Promise<Result> {
  await limit('favourites-user', context.session.userId)
  const [sold, known] = await Promise.all([repo.soldOf(ids), repo.favouritesOf(context.session.userId)])
  const fresh = [...new Set(ids)].filter((id) => sold.includes(id) && !known.includes(id))
  return add(fresh, context)
}

/** @throws ApiError RATE_LIMITED */
export async function removeFavourite(id: string, context: SignedIn): Promise<Result> {
  const { userId } = context.session
  await limit('favourites-user', userId)
  await repo.deleteFavourite(userId, id)
  return ok({ product_ids: await repo.favouritesOf(userId) })
}
