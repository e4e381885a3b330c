import { writeFile } from 'node:fs/promises'
import { salesReport } from '@/lib/server/sales-report/sales-report'
import { print, printData } from '../output'
import { Misused } from './arguments'
import type { Invocation } from './invocation'
import { salesChart } from './sales-chart'
import { salesCsv, salesJson, salesTables } from './sales-table'
import { periodOf } from './settle'

/** Reports sales, refunds and take-up of a period as tables, JSON or CSV, and draws them to a file. */
export async function runReport({ target, values }: Invocation): Promise<void> {
  if (target !== undefined) throw new Misused(`Unknown argument: ${target}`)
  if (values.json && values.csv) throw new Misused('Choose one of --json and --csv.')
  const [from, to] = periodOf(values)
  const report = await salesReport(from, to)
  if (values.chart) {
    await writeFile(values.chart, salesChart(report))
    print(`Written to ${values.chart}.`)
  }
  if (values.json) printData(JSON.stringify(salesJson(report), null, 2))
  else if (values.csv) printData(salesCsv(report))
  else for (const line of salesTables(report)) print(line)
}
