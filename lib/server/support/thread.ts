import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/support'
import { MAX_SHOWN_MESSAGES, MAX_SHOWN_REQUESTS, replyDueAt } from '@/lib/domain/support'
import { env } from '@/lib/env'
import { database, type Transaction } from '@/lib/server/db/client'
import { uuidOf } from '@/lib/server/db/uuid'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requireKey } from '@/lib/server/http/idempotency'
import { limit } from '@/lib/server/http/rate-limit'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { keyedHash } from '@/lib/server/secret'
import { type ChosenFiles, NO_FILES } from './choose-files'
import { filesOf, type ListedFile } from './file-repo'
import { storeFiles } from './files'
import { mailCustomerMessage, mailLeftOut, mailStaffReply } from './mails'
import * as repo from './message-repo'
import type { SupportRow } from './repo'

type Thread = z.input<typeof contract.supportThread>

interface OwnRequest {
  request: SupportRow
  /** Of its order. */
  reference: string | null
}

function threadView(
  { request, reference }: OwnRequest,
  messages: readonly repo.MessageRow[],
  files: ReadonlyMap<string, ListedFile[]>,
): Thread {
  const { id, number, topic, orderId, message, createdAt, awaitingSince, replyDueAt: dueAt } = request
  return {
    number,
    topic,
    created_at: createdAt.toISOString(),
    order: orderId && reference ? { id: orderId, reference } : null,
    awaiting_reply: awaitingSince !== null,
    reply_due_at: dueAt?.toISOString() ?? null,
    messages: [
      {
        id,
        author: 'customer',
        text: message,
        created_at: createdAt.toISOString(),
        by_mail: false,
        attachments: 0,
        left_out: [],
        files: [],
      },
      ...messages.map((row) => ({
        id: row.id,
        author: row.author,
        text: row.text,
        created_at: row.createdAt.toISOString(),
        by_mail: row.isByMail,
        attachments: row.attachments,
        left_out: row.leftOut,
        files: (files.get(row.id) ?? []).map(({ id, name, type, size }) => ({ id, name, type, size })),
      })),
    ],
  }
}

async function readThreads(own: readonly OwnRequest[]): Promise<Thread[]> {
  const ids = own.map(({ request }) => request.id)
  const rows = await repo.messagesOf(ids, MAX_SHOWN_MESSAGES)
  const withFiles = rows.flatMap(({ id, isByMail }) => (isByMail ? id : []))
  const files = Map.groupBy(await filesOf(withFiles), ({ messageId }) => messageId)
  const messages = Map.groupBy(rows, ({ requestId }) => requestId)
  return own.map((row) => threadView(row, messages.get(row.request.id) ?? [], files))
}

/** Returns the visitor's newest requests with their messages. */
export async function listSupportRequests({
  session,
}: SignedIn): Promise<z.input<typeof contract.listSupportRequests.response>> {
  const own = await repo.listOwnRequests(session.userId, MAX_SHOWN_REQUESTS)
  return ok({ items: await readThreads(own) })
}

type Message = Pick<repo.NewMessage, 'id' | 'text' | 'isByMail'> & { files?: ChosenFiles }
/** @property sender the address of a mail, which need not be that of the request */
type CustomerMessage = Message & { sender?: string }

/** Inserts a message with its files, and says to its side which attachments are not stored; null if it is stored already. */
async function insert(
  db: Transaction,
  request: SupportRow,
  { taken, leftOut, leftOutCount }: ChosenFiles,
  message: Omit<repo.NewMessage, 'requestId' | 'createdAt'> & { createdAt: Date },
) {
  const row = { ...message, requestId: request.id, attachments: leftOutCount, leftOut }
  if (!(await repo.insertMessage(db, row))) return null
  await storeFiles(db, row, taken)
  if (leftOutCount > 0) await mailLeftOut(db, request, row)
  return { ...row, fileNames: taken.map(({ name }) => name) }
}

/**
 * Adds a message of the customer, and mails it to the staff.
 * @returns false if it is stored already
 */
export async function addCustomerMessage(
  request: SupportRow,
  { sender, files = NO_FILES, ...message }: CustomerMessage,
  now = new Date(),
): Promise<boolean> {
  const isNew = await database().transaction(async (db) => {
    const row = await insert(db, request, files, { ...message, author: 'customer', createdAt: now })
    if (!row) return false
    await repo.setAwaiting(db, request.id, now, replyDueAt(now, env.SUPPORT_REPLY_HOURS))
    await mailCustomerMessage(db, request, { ...row, sender })
    return true
  })
  wakeOutbox()
  return isNew
}

/**
 * Adds a reply of the staff, and mails it to the customer.
 * @returns false if it is stored already
 */
export async function addStaffReply(
  request: SupportRow,
  { staffMember, files = NO_FILES, ...message }: Message & { staffMember: string },
  now = new Date(),
): Promise<boolean> {
  const isNew = await database().transaction(async (db) => {
    const row = await insert(db, request, files, { ...message, author: 'staff', staffMember, createdAt: now })
    if (!row) return false
    await repo.setAnswered(db, request.id)
    await mailStaffReply(db, request, row)
    return true
  })
  wakeOutbox()
  return isNew
}

/**
 * Adds a message to a request of the visitor.
 * @throws ApiError SUPPORT_REQUEST_NOT_FOUND, also for another account's; IDEMPOTENCY_CONFLICT, RATE_LIMITED
 */
export async function writeSupportMessage(
  number: string,
  { message }: z.output<typeof contract.writeSupportMessage.body>,
  context: SignedIn,
): Promise<z.input<typeof contract.writeSupportMessage.response>> {
  const { session } = context
  const own = await repo.findOwnRequest(session.userId, number)
  if (!own) throw new ApiError('SUPPORT_REQUEST_NOT_FOUND')
  const id = uuidOf(keyedHash('support-message', own.request.id, requireKey(context)))
  const known = await repo.findMessage(id)
  if (known && known.text !== message) throw new ApiError('IDEMPOTENCY_CONFLICT')
  if (!known) {
    await limit('support-account', session.userId)
    await limit('support-thread', own.request.id)
    await addCustomerMessage(own.request, { id, text: message })
  }
  const after = await repo.findOwnRequest(session.userId, number)
  const [thread] = await readThreads(after ? [after] : [])
  if (!thread) throw new ApiError('SUPPORT_REQUEST_NOT_FOUND')
  return ok(thread)
}
