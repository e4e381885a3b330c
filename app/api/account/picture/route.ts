import { deletePicture, uploadPicture } from '@/lib/contract/account'
import * as account from '@/lib/server/account/service'
import { serve } from '@/lib/server/http/define-route'

export const PUT = serve(uploadPicture, ({ file }, context) => account.uploadPicture(file, context))
export const DELETE = serve(deletePicture, (_, context) => account.deletePicture(context))
