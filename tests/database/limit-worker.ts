import { ApiError } from '@/lib/contract/error'
import { closeDatabase } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'

/** A server of its own: tries a key so often, twenty at a time, and prints how many tries were let through. */
const [key = '', tries = '0'] = process.argv.slice(2)
let allowed = 0
let left = Number(tries)

async function attempt(): Promise<void> {
  while (left-- > 0)
    await limit('login-credential', key).then(
      () => {
        allowed += 1
      },
      (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'RATE_LIMITED')) throw error
      },
    )
}

await Promise.all(Array.from({ length: 20 }, attempt))
process.stdout.write(`${JSON.stringify({ allowed })}\n`)
await closeDatabase()
