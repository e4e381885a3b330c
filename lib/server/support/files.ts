import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { fileResponse } from '@/lib/contract/operation'
import { MAX_REQUEST_FILE_BYTES } from '@/lib/domain/support'
import { env } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { isUuid, uuidOf } from '@/lib/server/db/uuid'
import type { SignedIn } from '@/lib/server/http/context'
import { limit } from '@/lib/server/http/rate-limit'
import { keyedHash } from '@/lib/server/secret'
import type { TakenFile } from './choose-files'
import { bytesOf, bytesOfAll, deleteFilesBefore, findOwnFile, insertFiles } from './file-repo'

const DAY_MS = 86_400_000

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Stores the files of a message. */
export async function storeFiles(
  db: Transaction,
  message: { id: string; requestId: string; createdAt: Date },
  files: readonly TakenFile[],
): Promise<void> {
  const { id: messageId, requestId, createdAt } = message
  await insertFiles(
    db,
    files.map((file) => ({
      ...file,
      id: uuidOf(keyedHash('support-file', requestId, digestOf(file.content))),
      messageId,
      createdAt,
    })),
  )
}

/** Returns how many bytes of files a request may still have. A stranger can open any number of requests. */
export async function roomOf(requestId: string): Promise<number> {
  const [own, all] = await Promise.all([bytesOf(requestId), bytesOfAll()])
  return Math.min(MAX_REQUEST_FILE_BYTES - own, env.SUPPORT_FILES_MAX_MB * 1024 * 1024 - all)
}

/**
 * Returns a file of a request of the visitor.
 * @throws ApiError SUPPORT_FILE_NOT_FOUND, also for another account's; RATE_LIMITED
 */
export async function supportFile(
  { number, id }: { number: string; id: string },
  { session }: SignedIn,
): Promise<z.input<typeof fileResponse>> {
  await limit('documents-user', session.userId)
  const file = isUuid(id) ? await findOwnFile(session.userId, number, id) : null
  if (!file) throw new ApiError('SUPPORT_FILE_NOT_FOUND')
  return { name: file.name, bytes: new Uint8Array(file.content), version: file.id }
}

/** Deletes the files that are older than `SUPPORT_FILES_DAYS`. */
export async function deleteOldFiles(now = new Date()): Promise<number> {
  return deleteFilesBefore(new Date(now.getTime() - env.SUPPORT_FILES_DAYS * DAY_MS))
}
