import { listFavourites, mergeFavourites } from '@/lib/contract/favourites'
import * as favourites from '@/lib/server/favourites/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const GET = defineRoute(listFavourites, (_, context) => favourites.listFavourites(context))
export const PUT = defineRoute(mergeFavourites, ({ body }, context) =>
  favourites.mergeFavourites(body.product_ids, context),
)
