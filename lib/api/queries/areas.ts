import 'server-only'
import { type Area, listAreas } from '@/lib/contract/catalog'
import { AREAS_PAGE_SIZE } from '@/lib/domain/page-size'
import { call } from '..'
import { readAreaPages } from '../area-pages'
import type { Visitor } from '../call'

/** Returns all destinations, requested in pages of the size that the specification names. @throws ApiError */
export const readAllAreas = (visitor?: Visitor): Promise<Area[]> =>
  readAreaPages((page) => call(listAreas, { page, limit: AREAS_PAGE_SIZE.usual }, visitor))
