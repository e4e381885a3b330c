import { listFavourites, mergeFavourites } from '@/lib/contract/favourites'
import * as favourites from '@/lib/server/favourites/service'
import { serve } from '@/lib/server/http/define-route'

export const GET = serve(listFavourites, (_, context) => favourites.listFavourites(context))
export const PUT = serve(mergeFavourites, ({ body }, context) =>
  favourites.mergeFavourites(body.product_ids, context),
)
