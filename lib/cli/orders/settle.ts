import { writeFile } from 'node:fs/promises'
import { isCurrency } from '@/lib/domain/currency'
import { isLocalDate, todayIn } from '@/lib/domain/local-date'
import { SETTLEMENT_FORMATS, SETTLEMENT_TIME_ZONE, type SettlementFormat } from '@/lib/domain/settlement-line'
import { isSandbox } from '@/lib/env'
import { SettlementFileRefused } from '@/lib/server/settlement-files/read-file'
import { sandboxSettlementFile } from '@/lib/server/settlement-files/sandbox-file'
import { type SettlementReport, settleFile } from '@/lib/server/settlement-files/settle-file'
import { print, printData } from '../output'
import { Misused } from './arguments'
import type { Invocation } from './invocation'
import { differenceLines, reportJson, reportLines } from './settlement-report'

function formatOf(text: string | undefined): SettlementFormat | undefined {
  if (text === undefined) return undefined
  const format = SETTLEMENT_FORMATS.find((candidate) => candidate === text)
  if (!format) throw new Misused(`--format must be one of ${SETTLEMENT_FORMATS.join(', ')}.`)
  return format
}

/** Parses a day such as 2026-11-26. @throws Misused */
export function dayOf(text: string | undefined, flag: string): string | undefined {
  if (text === undefined || isLocalDate(text)) return text
  throw new Misused(`--${flag} must be a day such as 2026-11-26.`)
}

/** Parses `--from` and `--to`, both required. @throws Misused */
export function periodOf(values: { from?: string; to?: string }): [from: string, to: string] {
  const [from, to] = [dayOf(values.from, 'from'), dayOf(values.to, 'to')]
  if (!from || !to) throw new Misused('Missing: --from DAY --to DAY')
  if (from > to) throw new Misused('The period ends before it starts.')
  return [from, to]
}

async function settled(request: Parameters<typeof settleFile>[0]): Promise<SettlementReport> {
  try {
    return await settleFile(request)
  } catch (error) {
    if (error instanceof SettlementFileRefused) throw new Misused(`${error.message}\nNothing was recorded.`)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Misused(`There is no file ${request.path}.`)
    throw error
  }
}

/** Compares a settlement file with the shop's records. @returns the exit code: 1 if they differ */
export async function runSettle({ target, values }: Invocation): Promise<number> {
  if (!target) throw new Misused('Missing: FILE')
  const report = await settled({
    path: target,
    format: formatOf(values.format),
    from: dayOf(values.from, 'from'),
    to: dayOf(values.to, 'to'),
  })
  if (values.json) printData(JSON.stringify(reportJson(report), null, 2))
  else for (const line of [...reportLines(report), ...differenceLines(report)]) print(line)
  return report.isAgreed ? 0 : 1
}

/** Writes the settlement file of the sandbox gateway for a day. */
export async function runSandboxSettlement({ target, values }: Invocation): Promise<void> {
  if (!isSandbox) throw new Misused('There is no sandbox gateway in live mode.')
  if (!target) throw new Misused('Missing: FILE')
  const format = formatOf(values.format) ?? 'plain'
  const day = dayOf(values.date, 'date') ?? todayIn(SETTLEMENT_TIME_ZONE)
  // A file of 2C2P has one currency.
  const currency = values.currency ?? (format === 'two_c2p' ? 'THB' : null)
  if (currency !== null && !isCurrency(currency)) throw new Misused(`Unknown currency: ${currency}`)
  const { text, lines } = await sandboxSettlementFile(format, day, currency)
  await writeFile(target, text)
  print(`Written to ${target}: ${lines} lines.`)
}
