import type { Queryable } from '@/lib/server/db/client'
import { seal, unseal } from '@/lib/server/secret'
import { SECRET_KINDS } from './kinds'
import { insertOutbox } from './repo'

type Values = Record<string, string | number>

interface Message {
  values: Values
}

const PURPOSE = 'outbox'

/** What lets its holder into an account, or act as a supplier. */
const SECRETS: ReadonlySet<string> = new Set(['code', 'token', 'path'])

/** Inserts a message into the outbox. Its secrets are encrypted, so that no copy of the database gives them away. */
export async function insertMessage(
  db: Queryable,
  kind: keyof typeof SECRET_KINDS,
  message: Message,
): Promise<void> {
  const entries = Object.entries(message.values)
  const secrets = entries.filter(([name]) => SECRETS.has(name))
  if (secrets.length === 0) return insertOutbox(db, kind, { ...message })
  const values = Object.fromEntries(entries.filter(([name]) => !SECRETS.has(name)))
  const sealed = seal(PURPOSE, JSON.stringify(Object.fromEntries(secrets)))
  return insertOutbox(db, SECRET_KINDS[kind], { ...message, values, sealed })
}

/** Returns all values of a message. @throws Error if its secrets were encrypted with another secret of the installation */
export function valuesOf({ values, sealed }: { values: Values; sealed?: string | undefined }): Values {
  if (sealed === undefined) return values
  const secrets = unseal(PURPOSE, sealed)
  if (secrets === null) throw new Error('encrypted with another SESSION_SECRET')
  return { ...values, ...(JSON.parse(secrets) as Values) }
}
