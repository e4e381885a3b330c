import { z } from 'zod'
import { MOST_FAVOURITES } from '@/lib/domain/favourites'
import { defineOperation, envelope } from './operation'

const productId = z.string().min(1).max(80)
const answer = envelope(z.object({ product_ids: z.array(z.string()) }))

export const listFavourites = defineOperation({
  method: 'GET',
  path: '/api/favourites',
  summary: "The visitor's favourite products that are sold now, newest first",
  session: true,
  response: answer,
})

export const mergeFavourites = defineOperation({
  method: 'PUT',
  path: '/api/favourites',
  summary: 'Adds products that were kept on a device; what is not sold is passed over',
  session: true,
  body: z.object({ product_ids: z.array(productId).max(MOST_FAVOURITES) }),
  response: answer,
})

export const addFavourite = defineOperation({
  method: 'PUT',
  path: '/api/favourites/{id}',
  summary: 'Makes a product a favourite; a second time changes nothing',
  session: true,
  params: z.object({ id: productId }),
  response: answer,
})

export const removeFavourite = defineOperation({
  method: 'DELETE',
  path: '/api/favourites/{id}',
  summary: 'Makes a product no favourite any more; a second time changes nothing',
  session: true,
  params: z.object({ id: productId }),
  response: answer,
})
