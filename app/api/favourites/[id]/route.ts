import { addFavourite, removeFavourite } from '@/lib/contract/favourites'
import * as favourites from '@/lib/server/favourites/service'
import { serve } from '@/lib/server/http/define-route'

export const PUT = serve(addFavourite, ({ params }, context) => favourites.addFavourite(params.id, context))
export const DELETE = serve(removeFavourite, ({ params }, context) =>
  favourites.removeFavourite(params.id, context),
)
