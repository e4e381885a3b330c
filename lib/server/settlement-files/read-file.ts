import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { type Currency, isCurrency } from '@/lib/domain/currency'
import { SETTLEMENT_FORMATS, type SettlementFormat, type SettlementLine } from '@/lib/domain/settlement-line'
import { cumulativeRounding, parseMillionths, roundedMinorUnits } from './decimal'
import { type Field, LAYOUTS, type Positions, RECORD_TYPE, recognize } from './layouts'
import { readLine, type WrittenLine } from './read-line'

/** A file's own total that its lines do not add up to. */
export interface TotalDifference {
  total: 'amount' | 'net'
  /** In minor units. */
  stated: number
  computed: number
  currency: Currency
}

export interface SettlementFile {
  format: SettlementFormat
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string
  /** The gateway that a column names; null if the format is of one gateway, or there are no lines. */
  gateway: string | null
  /** The currency of a file that has only one; otherwise null. */
  currency: Currency | null
  lines: SettlementLine[]
  /** The numbers of lines whose net amount is not the amount less the deductions. */
  netDiffers: number[]
  totals: TotalDifference[]
}

/** A problem of a line; line 0 is the whole file. */
export interface FileProblem {
  line: number
  message: string
}

/** A file that cannot be read as a whole; nothing of it is imported. */
export class SettlementFileRefused extends Error {
  readonly problems: readonly FileProblem[]

  constructor(problems: readonly FileProblem[]) {
    super(problems.map(({ line, message }) => (line > 0 ? `line ${line}: ${message}` : message)).join('\n'))
    this.problems = problems
  }
}

const MAX_LINES = 200_000
const MAX_RECORD_LENGTH = 16_000
const MAX_PROBLEMS = 20

const record = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

const refuse = (line: number, message: string): never => {
  throw new SettlementFileRefused([{ line, message }])
}

const fieldsOf = (columns: readonly string[], positions: Positions) =>
  Object.fromEntries(
    Object.entries(positions).map(([field, position]) => [field, columns[position]]),
  ) as Partial<Record<Field, string>>

/** Rounds the deductions of all lines, in the order of the file, so that their sums are exact. */
function rounded(lines: readonly WrittenLine[]): SettlementLine[] {
  const rounding = new Map<string, (millionths: bigint) => number>()
  const round = (part: string, currency: Currency, millionths: bigint) => {
    const key = `${part} ${currency}`
    const carry = rounding.get(key) ?? cumulativeRounding(currency)
    rounding.set(key, carry)
    return carry(millionths)
  }
  return lines.map(({ gateway: _, written, ...line }) => ({
    ...line,
    fee: round('fee', line.money.currency, written.fee),
    feeVat: round('feeVat', line.money.currency, written.feeVat),
    withheld: round('withheld', line.money.currency, written.withheld),
  }))
}

/** Compares the totals of 2C2P's header with the lines; a file of 2C2P has one currency. */
function totalDifferences(header: Partial<Record<Field, string>>, lines: readonly WrittenLine[]) {
  const currency = lines[0]?.money.currency
  if (!currency) return []
  return (['amount', 'net'] as const).flatMap((total): TotalDifference[] => {
    const stated = roundedMinorUnits(parseMillionths(header[total]?.trim() ?? '') ?? 0n, currency)
    const computed = roundedMinorUnits(
      lines.reduce((sum, { written }) => sum + written[total], 0n),
      currency,
    )
    return stated === computed ? [] : [{ total, stated, computed, currency }]
  })
}

function gatewayOf(lines: readonly WrittenLine[]): string | null {
  const gateway = lines[0]?.gateway ?? null
  const other = lines.find((line) => line.gateway !== gateway)
  return other ? refuse(other.number, 'is of another gateway than the first line') : gateway
}

/** Reads the records of a file with their line numbers, and the hash of its bytes. */
async function* recordsOf(path: string, setHash: (hash: string) => void) {
  const hash = createHash('sha256')
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
  })
  const source = createReadStream(path)
  source.on('data', (chunk) => hash.update(chunk))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  for await (const parsed of parser) yield record.parse(parsed)
  setHash(hash.digest('hex'))
}

/**
 * Reads a settlement file.
 * @param format only this one; by default it is recognized by the first record
 * @throws SettlementFileRefused if it has no known layout, or a line is invalid: it is read as a whole or not at all
 */
export async function readSettlementFile(path: string, format?: SettlementFormat): Promise<SettlementFile> {
  let hash = ''
  let layout: ReturnType<typeof recognize> = null
  let header: Partial<Record<Field, string>> | null = null
  const lines: WrittenLine[] = []
  const problems: FileProblem[] = []
  try {
    for await (const { record: columns, info } of recordsOf(path, (digest) => {
      hash = digest
    })) {
      if (!layout) {
        layout = recognize(columns, format ? [format] : SETTLEMENT_FORMATS)
        if (!layout) refuse(info.lines, `is not the beginning of a ${format ?? 'known'} settlement file`)
        else if (LAYOUTS[layout.format].columns.by === 'position')
          header = fieldsOf(columns, layout.positions)
        continue
      }
      if (header && columns[RECORD_TYPE.position] !== RECORD_TYPE.detail)
        refuse(info.lines, 'is neither the header nor a detail')
      const line = readLine(LAYOUTS[layout.format], info.lines, fieldsOf(columns, layout.positions))
      if ('problems' in line) problems.push({ line: info.lines, message: line.problems.join(', ') })
      else lines.push(line)
      if (problems.length >= MAX_PROBLEMS) break
      if (lines.length > MAX_LINES) refuse(0, `The file has more than ${MAX_LINES} lines: split it.`)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      refuse(0, error.message)
    throw error
  }
  if (problems.length > 0) throw new SettlementFileRefused(problems)
  if (!layout) throw new SettlementFileRefused([{ line: 0, message: 'The file is empty.' }])
  return {
    format: layout.format,
    hash,
    gateway: gatewayOf(lines),
    currency: header && isCurrency(header.currency) ? header.currency : null,
    lines: rounded(lines),
    netDiffers: lines
      .filter(
        ({ written: { amount, fee, feeVat, withheld, net } }) => amount - fee - feeVat + withheld !== net,
      )
      .map(({ number }) => number),
    totals: header ? totalDifferences(header, lines) : [],
  }
}
