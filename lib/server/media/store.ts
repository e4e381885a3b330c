import { resolve } from 'node:path'
import { env } from '@/lib/env'
import { bucketStore } from './bucket'
import { folderStore } from './folder'
import type { MediaStore } from './port'

function configuredStore(): MediaStore {
  const {
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: name,
    MEDIA_S3_REGION: region,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (endpoint && name && accessKeyId && secretAccessKey)
    return bucketStore({ endpoint, name, region, accessKeyId, secretAccessKey })
  return folderStore(resolve(env.MEDIA_DIR ?? `${env.DATA_DIR}/media`))
}

/** The store of this shop's imported images: a bucket or a folder, by its settings. */
export const mediaStore: MediaStore = configuredStore()
