import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { ledgerCsv } from '@/lib/server/ledger/ledger-csv'
import { ledgerEntries } from '@/lib/server/ledger/ledger-entries'
import { print } from '../output'
import { Misused } from './arguments'
import type { Invocation } from './invocation'
import { dayOf } from './settle'

async function writeTo(out: NodeJS.WritableStream, chunks: AsyncIterable<string>): Promise<void> {
  for await (const chunk of chunks) if (!out.write(chunk)) await once(out, 'drain')
}

/** Writes the ledger entries of a period as CSV to a file, or else to the standard output. */
export async function runLedger({ target, values }: Invocation): Promise<void> {
  const [from, to] = [dayOf(values.from, 'from'), dayOf(values.to, 'to')]
  if (!from || !to) throw new Misused('Missing: --from DAY --to DAY')
  if (from > to) throw new Misused('The period ends before it starts.')
  const csv = ledgerCsv(ledgerEntries(from, to))
  if (!target) return writeTo(process.stdout, csv)
  const file = createWriteStream(target)
  await writeTo(file, csv)
  file.end()
  await finished(file)
  print(`Written to ${target}.`)
}
