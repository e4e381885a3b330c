import { parseArgs } from 'node:util'
import { isLocalDate } from '@/lib/domain/local-date'
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@/lib/domain/security-event'
import { findByCredential, parseIdentifier } from '@/lib/server/auth/identifier'
import { type Account, findAccount } from '@/lib/server/auth/repo'
import { endOtherSessions, listSessions } from '@/lib/server/auth/session-repo'
import { database } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import { recipientHashes } from '@/lib/server/security-log/recipient-hash'
import { storeSecurityEvent } from '@/lib/server/security-log/record'
import { type EventFilter, selectEvents } from '@/lib/server/security-log/repo'
import { Misused, parseLimit } from '../orders/arguments'
import { print, printData, printError, printToStderr } from '../output'
import type { OperatorCommand } from '../record-command'
import { withShopDatabase } from '../shop-database'
import { eventLine } from './event-line'
import { changedScripts, recordedScripts } from './script-hashes'

const USAGE = `npm run security -- log [--user USER] [--kind KIND] [--since DAY] [--limit N] [--json]
npm run security -- end-sessions USER --by NAME
npm run security -- scripts [URL]
USER is an email address, a phone or an account's id; DAY is a date in UTC such as 2026-11-25.
KIND is one of ${SECURITY_EVENT_KINDS.join(', ')}.
scripts prints the hashes of the built scripts; with the shop's URL it compares what is sent from there.`

const OPTIONS = {
  user: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
  by: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

const isKind = (text: string): text is SecurityEventKind => SECURITY_EVENT_KINDS.some((kind) => kind === text)

const accountOf = (user: string): Promise<Account | null> =>
  isUuid(user) ? findAccount(user) : findByCredential(parseIdentifier(user, 'en'))

/** What the log has of a user: also of a deleted account's id, and of an address without an account. */
async function userFilter(user: string): Promise<NonNullable<EventFilter['user']>> {
  const account = await accountOf(user)
  const { email, phones } = isUuid(user) ? { email: null, phones: [] } : parseIdentifier(user, 'en')
  const recipients = [account?.email, account?.phone, email, ...phones].filter((name) => name != null)
  return {
    id: account?.id ?? (isUuid(user) ? user : null),
    recipients: [...new Set(recipients)].flatMap(recipientHashes),
  }
}

/** @throws Misused */
function parseFilter({ kind, since, limit }: Values): Omit<EventFilter, 'user'> {
  if (kind !== undefined && !isKind(kind)) throw new Misused(`Unknown kind: ${kind}`)
  if (since !== undefined && !isLocalDate(since))
    throw new Misused(`--since must be a date such as 2026-11-25, not ${since}`)
  return {
    limit: parseLimit(limit),
    ...(kind && { kind }),
    ...(since && { since: new Date(`${since}T00:00:00Z`) }),
  }
}

/** Prints the events, the newest last, as a log reads. */
async function printLog(filter: Omit<EventFilter, 'user'>, { user, json }: Values): Promise<number> {
  const events = await selectEvents({ ...filter, ...(user && { user: await userFilter(user) }) })
  for (const event of events.reverse()) printData(json ? JSON.stringify(event) : eventLine(event))
  if (events.length === 0) print('No events.')
  return 0
}

async function endSessions(user: string): Promise<number> {
  const account = await accountOf(user)
  if (!account) throw new Misused(`There is no account ${user}.`)
  const ended = (await listSessions(account.id)).length
  await endOtherSessions(database(), account.id)
  await storeSecurityEvent({
    kind: 'session-end',
    outcome: 'ok',
    actor: 'staff',
    userId: account.id,
    detail: { sessions: 'all' },
  })
  print(`Ended: ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
  return 0
}

/** @throws Misused */
function taskOf(args: string[]): { command: OperatorCommand; work: () => Promise<number> } {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  const [action = '', user, ...rest] = positionals
  const command = { command: 'security', action, by: values.by }
  if (action === 'log' && user === undefined) {
    const filter = parseFilter(values)
    return { command, work: () => printLog(filter, values) }
  }
  if (action === 'end-sessions' && user !== undefined && rest.length === 0) {
    if (!values.by?.trim()) throw new Misused('Missing: --by NAME')
    return { command, work: () => endSessions(user) }
  }
  throw new Misused(USAGE)
}

/** Prints the hashes of the built scripts, or compares them with what a URL sends. @throws Misused */
async function scripts(url: string | undefined): Promise<number> {
  const recorded = recordedScripts('.next')
  if (!recorded) throw new Misused('There is no build. Run npm start once.')
  if (url === undefined) {
    for (const [path, hash] of recorded.scripts) printData(`${hash}  ${path}`)
  } else {
    if (!URL.canParse(url)) throw new Misused(`Not a URL: ${url}`)
    const changed = await changedScripts(url, recorded.scripts)
    for (const line of changed) print(line)
    if (changed.length > 0) return 1
  }
  print(`${recorded.scripts.size} scripts${url ? ' as built' : ''}. SHA-256 of the list: ${recorded.digest}`)
  return 0
}

/**
 * Runs `npm run security` on the database of the shop.
 * @param args the arguments of the command
 * @returns the exit code: 2 for invalid arguments, 1 for another failure
 */
export async function runSecurity(args: string[]): Promise<number> {
  const printToStdout = args.includes('--json') ? printToStderr() : undefined
  try {
    const [action, url, ...rest] = args
    // Needs no database: it also runs on another machine with the same build.
    if (action === 'scripts' && rest.length === 0) return await scripts(url)
    const { command, work } = taskOf(args)
    return await withShopDatabase(command, work, { schemaOnly: true })
  } catch (error) {
    printError(error instanceof TypeError ? new Misused(`${error.message}\n\n${USAGE}`) : error)
    return error instanceof Misused || error instanceof TypeError ? 2 : 1
  } finally {
    printToStdout?.()
  }
}
