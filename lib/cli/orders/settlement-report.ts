import { majorUnits, moneyOf } from '@/lib/domain/money'
import { netOf, type SettlementLine, type Totals } from '@/lib/domain/settlement-line'
import type { Match, OwnRecord } from '@/lib/server/settlement-files/match-lines'
import type { SettlementReport } from '@/lib/server/settlement-files/settle-file'
import { at, sum } from './details'

const lineText = ({ number, kind, reference, invoiceNumber, transactedAt, money }: SettlementLine) =>
  [
    `line ${number}`,
    kind,
    reference || 'no reference',
    invoiceNumber || 'no invoice number',
    sum(money.amount, money.currency),
    at(transactedAt),
  ].join(' · ')

const ownText = ({ order, kind, gatewayReference, invoiceNumber, amount, currency, at: moment }: OwnRecord) =>
  [order, kind, gatewayReference ?? 'no reference', invoiceNumber, sum(amount, currency), at(moment)].join(
    ' · ',
  )

function differenceText({ line, own, differences }: Match & { differences: readonly string[] }): string {
  const here = differences.map((what) => {
    if (what === 'kind') return `here a ${own.kind}`
    if (what === 'reference') return `here ${own.gatewayReference ?? 'no reference'}`
    return what === 'state' ? `here ${own.state}` : `here ${sum(own.amount, own.currency)}`
  })
  return [lineText(line), own.order, ...new Set(here)].join(' · ')
}

const totalsText = ({ currency, captures, refunds, fee, feeVat, withheld, net }: Totals) => {
  const decimal = (amount: number) => majorUnits(moneyOf(amount, currency))
  return [
    currency,
    `captured ${decimal(captures)}`,
    `refunded ${decimal(refunds)}`,
    `fees ${decimal(fee)}`,
    `VAT ${decimal(feeVat)}`,
    ...(withheld === 0 ? [] : [`withheld ${decimal(withheld)}`]),
    `net ${decimal(net)}`,
  ].join(' · ')
}

/** Returns what the file is, and what agrees. */
export function reportLines(report: SettlementReport): string[] {
  const { gateway, format, period, comparison, matchedTotals, isRepeated } = report
  return [
    `${gateway} · ${format} · ${at(period.from)} to ${at(period.until)}`,
    ...(isRepeated ? ['This file was imported before.'] : []),
    `Matched: ${comparison.matched.length}`,
    ...matchedTotals.map((totals) => `  ${totalsText(totals)}`),
  ]
}

/** Returns what does not agree; a heading without lines is left out. */
export function differenceLines(report: SettlementReport): string[] {
  const { missingHere, missingAtGateway, double, different } = report.comparison
  const sections: Array<[title: string, lines: string[]]> = [
    [
      'Missing here',
      missingHere.map((line) => {
        const waiting = report.waiting.get(line.number)
        return waiting ? `${lineText(line)} · unmatched capture ${waiting}` : lineText(line)
      }),
    ],
    ['Missing at the gateway', missingAtGateway.map(ownText)],
    ['Double', double.map((entry) => `${lineText(entry.line)} · in ${entry.in}`)],
    ['Different', different.map(differenceText)],
    ['Net amount does not add up', report.netDiffers.map((number) => `line ${number}`)],
    [
      'Totals of the file do not add up',
      report.totals.map(
        ({ total, stated, computed, currency }) =>
          `${total} · stated ${sum(stated, currency)} · lines ${sum(computed, currency)}`,
      ),
    ],
  ]
  const found = sections.filter(([, lines]) => lines.length > 0)
  if (found.length === 0) return ['Everything agrees.']
  return found.flatMap(([title, lines]) => [`${title}: ${lines.length}`, ...lines.map((text) => `  ${text}`)])
}

const lineJson = (line: SettlementLine) => ({
  line: line.number,
  kind: line.kind,
  reference: line.reference,
  invoice: line.invoiceNumber,
  transacted_at: line.transactedAt.toISOString(),
  ...line.money,
  fee: line.fee,
  fee_vat: line.feeVat,
  withheld: line.withheld,
  net: netOf(line),
})

const ownJson = (own: OwnRecord) => ({
  order: own.order,
  kind: own.kind,
  id: own.id,
  reference: own.gatewayReference,
  invoice: own.invoiceNumber,
  amount: own.amount,
  currency: own.currency,
  at: own.at.toISOString(),
  state: own.state,
})

/** Returns the report for other programs; amounts are in minor units. */
export function reportJson(report: SettlementReport) {
  const { comparison, period } = report
  return {
    agrees: report.isAgreed,
    gateway: report.gateway,
    format: report.format,
    sha256: report.hash,
    imported_before: report.isRepeated,
    from: period.from.toISOString(),
    until: period.until.toISOString(),
    matched: {
      count: comparison.matched.length,
      totals: report.matchedTotals.map(({ feeVat, ...totals }) => ({ ...totals, fee_vat: feeVat })),
    },
    missing_here: comparison.missingHere.map((line) => ({
      ...lineJson(line),
      unmatched_capture: report.waiting.get(line.number) ?? null,
    })),
    missing_at_gateway: comparison.missingAtGateway.map(ownJson),
    double: comparison.double.map((entry) => ({ ...lineJson(entry.line), in: entry.in })),
    different: comparison.different.map(({ line, own, differences }) => ({
      differences,
      gateway: lineJson(line),
      shop: ownJson(own),
    })),
    net_differs: report.netDiffers,
    totals_differ: report.totals,
  }
}
