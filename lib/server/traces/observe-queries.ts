import type { PoolClient } from 'pg'
import { type Attributes, spans } from './spans'

const MAX_TEXT = 2_000
const TABLE = /\b(?:from|into|update)\s+"?(\w+)/i

type Callback = (error: unknown, result?: unknown) => void

/** The statement of a call of `query`, which has its values apart; none of a cursor. */
function statementOf(argument: unknown): string | null {
  if (typeof argument === 'string') return argument
  const text = (argument as { text?: unknown } | null)?.text
  return typeof text === 'string' ? text : null
}

/** Describes a statement by its first word and first table, and with placeholders for its values. */
export function describeQuery(statement: string): { name: string; attributes: Attributes } {
  const operation = (/\w+/.exec(statement)?.[0] ?? '').toUpperCase()
  const table = TABLE.exec(statement)?.[1]
  return {
    name: table ? `${operation} ${table}` : operation,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': statement.slice(0, MAX_TEXT),
    },
  }
}

/** Records the statements of a connection, if the shop records traces. To be called once for each. */
export function observeQueries(client: PoolClient): void {
  if (!spans()) return
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const observed = (...args: unknown[]): unknown => {
    const statement = statementOf(args[0])
    const { name, attributes } = describeQuery(statement ?? '')
    const end = statement === null ? undefined : spans()?.startQuery(name, attributes)
    if (!end) return query(...args)
    const last = args.at(-1)
    if (typeof last !== 'function') {
      const result = query(...args)
      if (result instanceof Promise)
        result.then(
          () => end(),
          (error: unknown) => end({ error }),
        )
      return result
    }
    const done: Callback = (error, result) => {
      end({ error })
      ;(last as Callback)(error, result)
    }
    return query(...args.slice(0, -1), done)
  }
  client.query = observed as typeof client.query
}
