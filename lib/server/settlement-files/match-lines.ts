import type { CaptureOutcome, RefundState } from '@/lib/domain/payment'
import { lineKey, type SettledKind, type SettlementLine } from '@/lib/domain/settlement-line'

/** A capture or refund in the shop's own records. */
export interface OwnRecord {
  kind: SettledKind
  id: string
  /** The order's reference. */
  order: string
  gatewayReference: string | null
  /** The gateway's reference of the capture that a refund is of; of a capture, its own. */
  captureReference: string | null
  invoiceNumber: string
  amount: number
  currency: string
  /** When it was recorded; of a refund, when it succeeded. */
  at: Date
  state: CaptureOutcome | RefundState
  /**
   * A refund that the gateway should not have made, since staff paid it in another way, or one that it made without a
   * request and staff granted. Both are found by their reference only, and no file must have them.
   */
  special?: 'elsewhere' | 'granted'
}

export const DIFFERENCES = ['kind', 'amount', 'currency', 'reference', 'state'] as const
export type Difference = (typeof DIFFERENCES)[number]

export interface Match {
  line: SettlementLine
  own: OwnRecord
}

export interface Comparison {
  matched: Match[]
  /** The gateway has them, the shop does not. */
  missingHere: SettlementLine[]
  /** The shop has them, the gateway does not. */
  missingAtGateway: OwnRecord[]
  double: Array<{ line: SettlementLine; in: 'this file' | 'an earlier file' }>
  different: Array<Match & { differences: Difference[] }>
}

interface Compared {
  lines: readonly SettlementLine[]
  own: readonly OwnRecord[]
  /** Keys of the lines of earlier files, and the ids of the shop's records that they settled. */
  earlier: { keys: ReadonlySet<string>; ids: ReadonlySet<string> }
  /** Which records of the shop the file should have. */
  period: { from: Date; until: Date }
}

/** Finds the shop's record of a line among those that no other line has. */
class OwnRecords {
  private readonly free: Set<OwnRecord>
  private readonly byReference: Map<string, OwnRecord[]>
  private readonly byCapture: Map<string, OwnRecord[]>
  private readonly byInvoice: Map<string, OwnRecord[]>

  constructor(own: readonly OwnRecord[]) {
    this.free = new Set(own)
    const by = (key: (record: OwnRecord) => string | null) =>
      Map.groupBy(own, (record) => `${record.kind} ${key(record) ?? ''}`)
    this.byReference = by(({ gatewayReference }) => gatewayReference)
    this.byCapture = by(({ captureReference, special }) => (special ? null : captureReference))
    this.byInvoice = Map.groupBy(
      own.filter(({ special }) => !special),
      ({ kind, invoiceNumber }) => `${kind} ${invoiceNumber}`,
    )
  }

  private take(candidates: readonly OwnRecord[] | undefined, { money }: SettlementLine): OwnRecord | null {
    const free = candidates?.filter((record) => this.free.has(record)) ?? []
    const same = free.find(({ amount, currency }) => amount === money.amount && currency === money.currency)
    const record = same ?? free[0]
    if (!record) return null
    this.free.delete(record)
    return record
  }

  /** By the gateway's own reference, also if it is of the other kind. */
  takeByReference(line: SettlementLine): OwnRecord | null {
    if (line.reference === '') return null
    const other = line.kind === 'capture' ? 'refund' : 'capture'
    return (
      this.take(this.byReference.get(`${line.kind} ${line.reference}`), line) ??
      // A refund may have the reference of its payment, which is no difference.
      (line.kind === 'refund' ? this.take(this.byCapture.get(`refund ${line.reference}`), line) : null) ??
      (line.kind === 'capture' ? this.take(this.byReference.get(`${other} ${line.reference}`), line) : null)
    )
  }

  takeByInvoice(line: SettlementLine): OwnRecord | null {
    return line.invoiceNumber === ''
      ? null
      : this.take(this.byInvoice.get(`${line.kind} ${line.invoiceNumber}`), line)
  }

  isFree(record: OwnRecord): boolean {
    return this.free.has(record)
  }
}

/**
 * Whether a capture has another reference than the line with its invoice number, which is then of another capture. A refund
 * may have the reference of its payment, or the one that staff entered.
 */
function hasOtherReference({ kind, reference }: SettlementLine, own: OwnRecord): boolean {
  if (kind === 'refund' || own.kind === 'refund') return false
  return reference !== '' && own.gatewayReference !== null && reference !== own.gatewayReference
}

function differencesOf({ line, own }: Match): Difference[] {
  return DIFFERENCES.filter((what) => {
    if (what === 'kind') return line.kind !== own.kind
    if (what === 'amount') return line.money.amount !== own.amount
    if (what === 'currency') return line.money.currency !== own.currency
    if (what === 'reference') return hasOtherReference(line, own)
    return own.kind === 'refund' && (own.state !== 'succeeded' || own.special === 'elsewhere')
  })
}

/**
 * Compares the lines of a settlement file with the shop's records: by the gateway's reference first, the rest by the
 * invoice number. Every record is used once.
 */
export function matchLines({ lines, own, earlier, period }: Compared): Comparison {
  const records = new OwnRecords(own.filter(({ id }) => !earlier.ids.has(id)))
  const seen = new Set<string>()
  const double: Comparison['double'] = []
  const single = lines.filter((line) => {
    const key = lineKey(line)
    const where = earlier.keys.has(key) ? 'an earlier file' : seen.has(key) ? 'this file' : null
    seen.add(key)
    if (where) double.push({ line, in: where })
    return where === null
  })
  const found = new Map<SettlementLine, OwnRecord>()
  for (const take of ['takeByReference', 'takeByInvoice'] as const)
    for (const line of single) {
      const record = found.has(line) ? null : records[take](line)
      if (record) found.set(line, record)
    }
  const matches = single.flatMap((line): Match[] => {
    const record = found.get(line)
    return record ? [{ line, own: record }] : []
  })
  const different = matches
    .map((match) => ({ ...match, differences: differencesOf(match) }))
    .filter(({ differences }) => differences.length > 0)
  const unlike = new Set(different.map(({ line }) => line))
  const isDue = ({ kind, state, at, special }: OwnRecord) =>
    !special && (kind === 'capture' || state === 'succeeded') && at >= period.from && at < period.until
  return {
    matched: matches.filter(({ line }) => !unlike.has(line)),
    missingHere: single.filter((line) => !found.has(line)),
    missingAtGateway: own.filter(
      (record) => isDue(record) && records.isFree(record) && !earlier.ids.has(record.id),
    ),
    double,
    different,
  }
}

/** Whether the gateway and the shop agree. */
export function isAgreed({ missingHere, missingAtGateway, double, different }: Comparison): boolean {
  return [missingHere, missingAtGateway, double, different].every(({ length }) => length === 0)
}
