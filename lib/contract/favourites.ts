import { z } from 'zod'
import { MAX_FAVOURITES } from '@/lib/domain/favourites'
import { defineOperation, envelope } from './operation'
import { slug } from './shared'

const favouritesResponse = envelope(z.object({ product_ids: z.array(z.string()) }))

export const listFavourites = defineOperation({
  method: 'GET',
  path: '/api/favourites',
  summary: "Lists the visitor's favourite products that are for sale, newest first",
  session: true,
  response: favouritesResponse,
})

export const mergeFavourites = defineOperation({
  method: 'PUT',
  path: '/api/favourites',
  summary: 'Adds favourites saved on a device; products that are not for sale are ignored',
  session: true,
  body: z.object({ product_ids: z.array(slug).max(MAX_FAVOURITES) }),
  response: favouritesResponse,
})

export const addFavourite = defineOperation({
  method: 'PUT',
  path: '/api/favourites/{id}',
  summary: 'Adds a product to the favourites; idempotent',
  session: true,
  params: z.object({ id: slug }),
  response: favouritesResponse,
})

export const removeFavourite = defineOperation({
  method: 'DELETE',
  path: '/api/favourites/{id}',
  summary: 'Removes a product from the favourites; idempotent',
  session: true,
  params: z.object({ id: slug }),
  response: favouritesResponse,
})
