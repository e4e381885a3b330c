import { isStale } from '@/lib/cli/build'
import { print, step } from '@/lib/cli/output'
import { freePort } from '@/lib/cli/real-postgres'
import { startWebServer } from '@/lib/cli/web-server'
import { env } from '@/lib/env'
import { hashPassword } from '@/lib/server/auth/passwords'
import { insertAccount } from '@/lib/server/auth/repo'
import { closeDatabase, database } from '@/lib/server/db/client'
import { launchEmbedded } from '@/lib/server/db/embedded/launch'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { newPerson, type Person } from '../fixtures/people'
import { type Attack, addressOf, run, signIn } from './sign-in/attack'
import { type Footprint, footprint } from './sign-in/footprint'

/**
 * Makes ten thousand sign-in attempts over HTTP while another user signs in repeatedly: `npm run bench --
 * sign-in`. Each attack runs twice; the second round must not add to the memory and the rows of the first.
 * `TRIES` sets the number of attempts, `WIDTH` the concurrency.
 */
const TRIES = Number(process.env.TRIES ?? 10_000)
const WIDTH = Number(process.env.WIDTH ?? 20)
const ROUNDS = 2
const PER_ADDRESS = 100
/** Maximum memory growth in the second round, after the first has warmed up the server, in MB. */
const MAX_MEMORY_GROWTH_MB = 128
const MAX_WAIT_MS = 5_000

env.SESSION_SECRET ??= 'a dedicated secret for the attempt counters'

const part = (share: number) => Math.round((TRIES / ROUNDS) * share)

const attacksOn = (victim: Person): Attack[] => [
  {
    title: 'one account, by email and phone, from many addresses',
    tries: part(0.6),
    address: (n) => addressOf(1, n),
    credential: (n) => (n % 2 ? victim.phone : victim.email),
  },
  {
    title: 'many accounts from one address',
    tries: part(0.3),
    address: () => addressOf(2, 0),
    credential: (n) => `nobody.${n}@example.com`,
  },
  {
    title: 'many accounts from many addresses',
    tries: part(0.1),
    address: (n) => addressOf(3, n),
    credential: (n) => `somebody.${n}@example.com`,
  },
]

async function createAccount(person: Person): Promise<void> {
  const { email, first_name: firstName, last_name: lastName, country, address } = person
  const passwordHash = await hashPassword(person.password)
  const phone = `+66${person.phone.slice(1)}`
  await insertAccount(database(), {
    email,
    phone,
    passwordHash,
    firstName,
    lastName,
    country,
    address,
    locale: 'en',
  })
}

/**
 * Signs a user in repeatedly. Returns a function that stops it and returns the outcomes and the longest wait
 * in ms.
 */
function signInRepeatedly(origin: string, { email, password }: Person) {
  let stopped = false
  const outcomes = { in: 0, refused: 0, slowest: 0 }
  const done = (async () => {
    while (!stopped) {
      const since = performance.now()
      const outcome = await signIn(origin, addressOf(4, 0), email, password)
      outcomes.slowest = Math.max(outcomes.slowest, Math.round(performance.now() - since))
      outcomes[outcome === 'in' ? 'in' : 'refused'] += 1
      // Below the rate limit of an address.
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  })()
  return async () => {
    stopped = true
    await done
    return outcomes
  }
}

const problems: string[] = []
const expect = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem)
}

async function attackTwice(origin: string, pid: number): Promise<void> {
  const [victim, other] = [newPerson(), newPerson()]
  await createAccount(victim)
  await createAccount(other)
  await signIn(origin, addressOf(4, 1), other.email, other.password)
  const attacks = attacksOn(victim)
  const footprints: Footprint[] = [await footprint(pid)]
  const stop = signInRepeatedly(origin, other)
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, attack] of attacks.entries()) {
      const outcomes = await step(`Round ${round}: ${attack.tries} attempts, ${attack.title}`, () =>
        run(origin, attack, WIDTH),
      )
      print(`  ${JSON.stringify(outcomes)}`)
      // The limit of an account has the response of a wrong password.
      const limit = [attack.tries, PER_ADDRESS, attack.tries][index] ?? 0
      expect(
        (outcomes.CREDENTIALS_WRONG ?? 0) <= limit,
        `more than ${limit} attempts were checked: ${attack.title}`,
      )
      const rejected = (outcomes.CREDENTIALS_WRONG ?? 0) + (outcomes.RATE_LIMITED ?? 0)
      expect(
        rejected === attack.tries,
        `${attack.tries - rejected} attempts had an unexpected response: ${attack.title}`,
      )
    }
    footprints.push(await footprint(pid))
  }
  const otherUser = await stop()
  print(`  other user: ${JSON.stringify(otherUser)}`)
  for (const [round, reading] of footprints.entries())
    print(`  after round ${round}: ${JSON.stringify(reading)}`)
  expect(otherUser.in > 0 && otherUser.refused === 0, 'the other user was locked out')
  expect(otherUser.slowest < MAX_WAIT_MS, `the other user waited ${otherUser.slowest} ms`)
  const [, first, second] = footprints
  if (!first || !second) throw new Error('a round is missing')
  // A successful sign-in at that moment is counted before its counter is reset.
  expect(second.limits <= first.limits + 3, 'the second round added rate limit rows')
  expect((second.memory ?? 0) - (first.memory ?? 0) < MAX_MEMORY_GROWTH_MB, 'memory grows with the attempts')
}

if (isStale()) throw new Error('the build is missing or stale: run npm start')
const embedded = await launchEmbedded({ memory: true })
try {
  await migrateDatabase(embedded.url)
  env.DATABASE_URL = embedded.url
  process.env.DATABASE_URL = embedded.url
  const port = await freePort()
  const server = await startWebServer({
    mode: 'start',
    host: 'localhost',
    port,
    env: {
      DATABASE_URL: embedded.url,
      SESSION_SECRET: env.SESSION_SECRET,
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1',
      TRUSTED_PROXIES: '1',
    },
  })
  await attackTwice(`http://localhost:${port}`, server.process.pid ?? 0).finally(server.stop)
} finally {
  await closeDatabase()
  await embedded.stop()
}
for (const problem of problems) print(`✗ ${problem}`)
if (problems.length === 0)
  print(`✓ ${TRIES} attempts: the limits hold, nothing grows and the other user can sign in`)
process.exit(problems.length === 0 ? 0 : 1)
