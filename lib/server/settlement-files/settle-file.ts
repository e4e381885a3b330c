import { instantOf } from '@/lib/domain/instant'
import { addDays, type LocalDate } from '@/lib/domain/local-date'
import {
  lineKey,
  SETTLEMENT_TIME_ZONE,
  type SettlementFormat,
  type SettlementLine,
  type Totals,
  totalsOf,
} from '@/lib/domain/settlement-line'
import { isSandbox } from '@/lib/env'
import { database, type Transaction } from '@/lib/server/db/client'
import { PAYMENT_OPTIONS } from '@/lib/server/payments/options'
import { LAYOUTS } from './layouts'
import { type Comparison, isAgreed, matchLines } from './match-lines'
import { ownRecords, type Scope } from './own-records-repo'
import { readSettlementFile, type SettlementFile, SettlementFileRefused } from './read-file'
import {
  type FileRow,
  findFile,
  insertFile,
  lastPeriodEnd,
  lockImports,
  type Period,
  recordLines,
  settledBefore,
  waitingCaptures,
} from './repo'

export interface SettleRequest {
  path: string
  format?: SettlementFormat
  /** First and last day, by the gateways' clock, on which the shop's records are compared; by default the file's. */
  from?: LocalDate
  to?: LocalDate
}

export interface SettlementReport extends Pick<SettlementFile, 'format' | 'hash' | 'netDiffers' | 'totals'> {
  gateway: string
  /** Whether the same file had been imported before; then nothing was recorded again. */
  isRepeated: boolean
  period: Period
  comparison: Comparison
  /** Of the lines that match. */
  matchedTotals: Totals[]
  /** The unmatched captures that wait for staff, by the number of the line about them. */
  waiting: Map<number, string>
  isAgreed: boolean
}

const refuse = (message: string): never => {
  throw new SettlementFileRefused([{ line: 0, message }])
}

/** Returns the records that a file is about. In sandbox mode the sandbox gateway stands behind every option. */
function scopeOf({ format, gateway, currency }: SettlementFile): Scope & { named: string } {
  const named = LAYOUTS[format].method ?? gateway ?? refuse('The file has no lines that name its gateway.')
  const ofMethod = PAYMENT_OPTIONS.filter(({ payment_method }) => payment_method === named)
  const isOfSandbox = isSandbox && named === 'sandbox'
  if (ofMethod.length === 0 && !isOfSandbox) return refuse(`There is no gateway ${named}.`)
  const optionKeys = (isOfSandbox ? PAYMENT_OPTIONS : ofMethod).map(({ key }) => key)
  return { named, gateway: isSandbox ? 'sandbox' : named, optionKeys, currency }
}

/**
 * Returns the period that a file covers: from the end of the file before it to its last line, so that no record is
 * between two files whatever the hour at which the gateway closes its day.
 */
async function periodOf(
  db: Transaction,
  { lines }: SettlementFile,
  file: Pick<FileRow, 'gateway' | 'format' | 'currency'>,
  known: FileRow | null,
  { from, to }: SettleRequest,
): Promise<Period> {
  const times = lines.map(({ transactedAt }) => transactedAt.getTime())
  const first = times.length > 0 ? new Date(times.reduce((a, b) => Math.min(a, b))) : null
  const last = times.length > 0 ? new Date(times.reduce((a, b) => Math.max(a, b)) + 1) : null
  const startOf = (day: LocalDate) => instantOf(day, null, SETTLEMENT_TIME_ZONE)
  const until = to ? startOf(addDays(to, 1)) : (known?.periodUntil ?? last)
  if (!until) return refuse('The file has no lines: name its period with --from and --to.')
  const start = from
    ? startOf(from)
    : (known?.periodFrom ?? (await lastPeriodEnd(db, file, first ?? until)) ?? first)
  if (!start) return refuse('The file has no lines: name its period with --from and --to.')
  if (start > until) return refuse('The period ends before it starts.')
  return { from: start, until }
}

async function waitingFor(
  db: Transaction,
  gateway: string,
  lines: readonly SettlementLine[],
): Promise<Map<number, string>> {
  if (lines.length === 0) return new Map()
  const waiting = await waitingCaptures(db, gateway, lines)
  return new Map(
    lines.flatMap(({ number, reference, invoiceNumber }): Array<[number, string]> => {
      const about = waiting.find(
        (row) =>
          (reference !== '' && row.gatewayReference === reference) || row.invoiceNumber === invoiceNumber,
      )
      return about ? [[number, about.id]] : []
    }),
  )
}

/**
 * Compares a gateway's settlement file with the captures and refunds of the shop, and records its lines with their
 * fees, in one transaction. The same file again records nothing, except which of its lines the shop has found since.
 * @throws SettlementFileRefused if it cannot be read as a whole, or is of a gateway that the shop does not have
 */
export async function settleFile(request: SettleRequest): Promise<SettlementReport> {
  const file = await readSettlementFile(request.path, request.format)
  const { format, hash, lines, netDiffers, totals } = file
  const scope = scopeOf(file)
  const about = { gateway: scope.named, format, currency: file.currency }
  return database().transaction(async (db) => {
    await lockImports(db)
    const known = await findFile(db, hash)
    const period = await periodOf(db, file, about, known, request)
    const own = await ownRecords(db, scope, lines, period)
    const ids = own.map(({ id }) => id)
    const earlier = await settledBefore(db, scope.gateway, lines.map(lineKey), ids, known?.id ?? null)
    const comparison = matchLines({ lines, own, earlier, period })
    const { id } =
      known ??
      (await insertFile(db, {
        ...about,
        hash,
        periodFrom: period.from,
        periodUntil: period.until,
        lineCount: lines.length,
      }))
    const { matched, different, missingHere } = comparison
    const without = missingHere.map((line) => ({ line, own: null }))
    await recordLines(db, id, scope.gateway, [...matched, ...different, ...without])
    return {
      format,
      hash,
      netDiffers,
      totals,
      gateway: scope.named,
      isRepeated: known !== null,
      period,
      comparison,
      matchedTotals: totalsOf(matched.map(({ line }) => line)),
      waiting: await waitingFor(db, scope.gateway, missingHere),
      isAgreed: isAgreed(comparison) && netDiffers.length === 0 && totals.length === 0,
    }
  })
}
