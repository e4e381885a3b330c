import { deleteImage, uploadImage } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { defineRoute } from '@/lib/server/http/define-route'

export const PUT = defineRoute(uploadImage, ({ file }, context) => account.uploadImage(file, context))
export const DELETE = defineRoute(deleteImage, (_, context) => account.deleteImage(context))
