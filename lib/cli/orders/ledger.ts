import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { ledgerCsv } from '@/lib/server/ledger/ledger-csv'
import { ledgerEntries } from '@/lib/server/ledger/ledger-entries'
import { print } from '../output'
import type { Invocation } from './invocation'
import { periodOf } from './settle'

async function writeTo(out: NodeJS.WritableStream, chunks: AsyncIterable<string>): Promise<void> {
  for await (const chunk of chunks) if (!out.write(chunk)) await once(out, 'drain')
}

/** Writes the ledger entries of a period as CSV to a file, or else to the standard output. */
export async function runLedger({ target, values }: Invocation): Promise<void> {
  const [from, to] = periodOf(values)
  const csv = ledgerCsv(ledgerEntries(from, to))
  if (!target) return writeTo(process.stdout, csv)
  const file = createWriteStream(target)
  await writeTo(file, csv)
  file.end()
  await finished(file)
  print(`Written to ${target}.`)
}
