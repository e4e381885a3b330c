import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { isCurrency, MINOR_UNIT } from '@/lib/domain/currency'
import type { DatedEntry } from './ledger-entries'

const COLUMNS = [
  'date',
  'entry',
  'description',
  'account',
  'currency',
  'amount',
  'order',
  'service_date',
] as const

/** The decimals of a currency that the shop does not sell in, but that a gateway reports. */
const OTHER_MINOR_UNIT = 2

/** Returns a signed decimal in major units, exactly: '-1290.50'. */
export function signedDecimal(amount: number, currency: string): string {
  const places = isCurrency(currency) ? MINOR_UNIT[currency] : OTHER_MINOR_UNIT
  const digits = String(Math.abs(amount)).padStart(places + 1, '0')
  const [whole, fraction] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)]
  return `${amount < 0 ? '-' : ''}${whole}${places > 0 ? `.${fraction}` : ''}`
}

async function* rowsOf(entries: AsyncIterable<DatedEntry>) {
  for await (const { date, id, description, order, lines } of entries)
    for (const { account, currency, amount, serviceDate } of lines)
      yield {
        date,
        entry: id,
        description,
        account,
        currency,
        amount: { decimal: signedDecimal(amount, currency) },
        order: order ?? '',
        service_date: serviceDate ?? '',
      }
}

/** An amount may begin with '-'; all other cells that a spreadsheet would calculate begin with an apostrophe. */
function amountCell({ decimal }: Record<string, unknown>) {
  const cell = { value: String(decimal), escape_formulas: false }
  return cell
}

/** Writes entries as CSV, one row for each line. */
export function ledgerCsv(entries: AsyncIterable<DatedEntry>): AsyncIterable<string> {
  return Readable.from(rowsOf(entries))
    .compose(
      stringify({ header: true, columns: COLUMNS, escape_formulas: true, cast: { object: amountCell } }),
    )
    .setEncoding('utf8')
}
