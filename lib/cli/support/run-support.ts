import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ApiError } from '@/lib/contract/error'
import { MAX_STORED_MESSAGE_LENGTH } from '@/lib/domain/support'
import { formatFileSize } from '@/lib/i18n/format-file-size'
import { database } from '@/lib/server/db/client'
import { drainOutbox } from '@/lib/server/outbox/worker'
import { type Filing, fileMail } from '@/lib/server/support/file-mail'
import { filesOf } from '@/lib/server/support/file-repo'
import { findByNumber, listRequests, messagesOf, setAnswered } from '@/lib/server/support/message-repo'
import type { SupportRow } from '@/lib/server/support/repo'
import { addStaffReply } from '@/lib/server/support/thread'
import { Misused, parseLimit } from '../orders/arguments'
import { at } from '../orders/details'
import { print, printError } from '../output'
import { withShopDatabase } from '../shop-database'
import { MAX_MAIL_BYTES, readMail } from './read-mail'
import { saveFiles } from './save-files'

const USAGE = `npm run support -- list [--all] [--limit N]
npm run support -- show NUMBER
npm run support -- reply NUMBER --by NAME [--message TEXT]      # without --message, the text is read from stdin
npm run support -- close NUMBER --by NAME
npm run support -- save NUMBER --to FOLDER                       # writes the files of its mails
npm run support -- receive                                       # reads a mail from stdin
NUMBER is that of a request, such as SUP-7Q4K-2612. docs/support.md describes the commands.`

/** For mail servers (sysexits.h): they deliver the mail again later. */
const TRY_AGAIN = 75

const OPTIONS = {
  all: { type: 'boolean', default: false },
  limit: { type: 'string', default: '20' },
  by: { type: 'string', default: '' },
  message: { type: 'string' },
  to: { type: 'string', default: '' },
} as const

interface Invocation {
  target: string | undefined
  values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']
  /** @throws Error if there are more bytes */
  readInput(limit: number): Promise<Buffer>
}

async function readStdin(limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of process.stdin) {
    size += (chunk as Buffer).length
    if (size > limit) throw new Error(`The input has more than ${limit} bytes.`)
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

async function requested({ target }: Invocation): Promise<SupportRow> {
  if (!target) throw new Misused('Missing: NUMBER')
  const request = await findByNumber(target.toUpperCase())
  if (!request) throw new Misused(`There is no support request ${target}.`)
  return request
}

function staffOf({ values }: Invocation): string {
  const name = values.by.trim().slice(0, 80)
  if (!name) throw new Misused('Missing: --by NAME')
  return name
}

function stateOf({ awaitingSince, replyDueAt }: SupportRow, now: Date): string {
  if (awaitingSince === null) return 'answered'
  if (replyDueAt === null) return `waiting since ${at(awaitingSince)}`
  return `${replyDueAt < now ? 'OVERDUE' : 'due'} ${at(replyDueAt)}`
}

async function list({ values }: Invocation): Promise<number> {
  const rows = await listRequests(!values.all, parseLimit(values.limit))
  const now = new Date()
  for (const row of rows)
    print(`${row.number}  ${row.topic.padEnd(7)}  ${row.locale.padEnd(5)}  ${stateOf(row, now)}`)
  if (rows.length === 0) print(values.all ? 'There are no requests.' : 'All requests are answered.')
  return 0
}

async function show(invocation: Invocation): Promise<number> {
  const request = await requested(invocation)
  const { number, topic, name, email, locale, message, createdAt } = request
  print(`${number}  ${topic}  ${locale}  ${stateOf(request, new Date())}`)
  print(`${name} <${email}>${request.userId ? '' : ', not signed in'}`)
  print(`\n${at(createdAt)}  ${name}\n${message}`)
  const rows = await messagesOf([request.id], 1000)
  const files = Map.groupBy(await filesOf(rows.map(({ id }) => id)), ({ messageId }) => messageId)
  for (const row of rows) {
    print(`\n${at(row.createdAt)}  ${row.staffMember ?? name}${row.isByMail ? ', by mail' : ''}`)
    if (row.text) print(row.text)
    for (const file of files.get(row.id) ?? []) print(`File: ${file.name} (${formatFileSize(file.size)})`)
    if (row.attachments > 0)
      print(`Not stored: ${row.leftOut.join(', ') || `${row.attachments} attachments`}`)
  }
  return 0
}

async function reply(invocation: Invocation): Promise<number> {
  const request = await requested(invocation)
  const staffMember = staffOf(invocation)
  const { message } = invocation.values
  const text = (message ?? (await invocation.readInput(100_000)).toString('utf8'))
    .replaceAll('\r\n', '\n')
    .trim()
  if (text === '') throw new Misused('The reply is empty.')
  if (text.length > MAX_STORED_MESSAGE_LENGTH)
    throw new Misused(`A reply has at most ${MAX_STORED_MESSAGE_LENGTH} characters.`)
  await addStaffReply(request, { id: randomUUID(), text, staffMember })
  print(`Sent to ${request.email}.`)
  return 0
}

async function close(invocation: Invocation): Promise<number> {
  const request = await requested(invocation)
  staffOf(invocation)
  await setAnswered(database(), request.id)
  print('Closed: it no longer awaits a reply.')
  return 0
}

async function save(invocation: Invocation): Promise<number> {
  const request = await requested(invocation)
  const { to } = invocation.values
  if (!to) throw new Misused('Missing: --to FOLDER')
  const paths = await saveFiles(request.id, to)
  for (const path of paths) print(path)
  if (paths.length === 0) print('The request has no files.')
  return 0
}

async function receive({ readInput }: Invocation): Promise<number> {
  try {
    const raw = await readInput(MAX_MAIL_BYTES)
    // Delivered again, it would be no more readable.
    const mail = await readMail(raw).catch(() => null)
    const filing: Filing = mail ? await fileMail(mail) : { outcome: 'ignored', reason: 'unreadable' }
    print(
      filing.outcome === 'ignored' ? `Ignored: ${filing.reason}.` : `${filing.number}: ${filing.outcome}.`,
    )
    return 0
  } catch (error) {
    printError(error instanceof ApiError ? 'Too many mails about this request: try again later.' : error)
    return TRY_AGAIN
  }
}

const COMMANDS: Record<string, (invocation: Invocation) => Promise<number>> = {
  list,
  show,
  reply,
  close,
  save,
  receive,
}

/**
 * Runs `npm run support` on the database of the shop.
 * @param args the arguments of the command
 * @param readInput reads its input
 * @returns the exit code: 2 for invalid arguments, 75 if a mail should be delivered again, 1 for another failure
 */
export async function runSupport(args: string[], readInput = readStdin): Promise<number> {
  const isMail = args[0] === 'receive'
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    const [name = '', target, ...rest] = positionals
    const command = rest.length === 0 ? COMMANDS[name] : undefined
    if (!command) throw new Misused(USAGE)
    // A mail server runs it, and the writer of a mail is no operator.
    const recorded = isMail ? null : { command: 'support', action: name, target, by: values.by }
    const work = () => command({ target, values, readInput }).finally(drainOutbox)
    return await withShopDatabase(recorded, work, { schemaOnly: true })
  } catch (error) {
    printError(error)
    if (error instanceof Misused) return 2
    return isMail ? TRY_AGAIN : 1
  }
}
