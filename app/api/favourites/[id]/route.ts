import { addFavourite, removeFavourite } from '@/lib/contract/favourites'
import * as favourites from '@/lib/server/favourites/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const PUT = defineRoute(addFavourite, ({ params }, context) =>
  favourites.addFavourite(params.id, context),
)
export const DELETE = defineRoute(removeFavourite, ({ params }, context) =>
  favourites.removeFavourite(params.id, context),
)
