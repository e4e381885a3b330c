import { ApiError } from '@/lib/contract/error'
import { closeDatabase } from '@/lib/server/db/client'
import { limit } from '@/lib/server/http/rate-limit'

/** A separate server: tries a key N times, twenty at a time, and prints how many attempts were allowed. */
const [key = '', attempts = '0'] = process.argv.slice(2)
let allowed = 0
let left = Number(attempts)

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
