import { isStale } from '@/lib/cli/build'
import { say, step } from '@/lib/cli/output'
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
 * Ten thousand tries to sign in over HTTP, while somebody else goes in and out: `npm run bench -- sign-in`. Each
 * attack comes twice; what the first round left in memory and in the database, the second must not add to.
 * `TRIES` is another number of them, `WIDTH` how many come at a time.
 */
const TRIES = Number(process.env.TRIES ?? 10_000)
const WIDTH = Number(process.env.WIDTH ?? 20)
const ROUNDS = 2
const PER_CREDENTIAL = 10
const PER_ADDRESS = 100
/** What the second round may add to the memory of a server that the first one warmed, in MB. */
const MOST_MORE_MEMORY = 128
const LONGEST_WAIT_MS = 5_000

env.SESSION_SECRET ??= 'the tries are counted under a secret of their own'

const part = (share: number) => Math.round((TRIES / ROUNDS) * share)

const attacksOn = (victim: Person): Attack[] => [
  {
    title: 'one account, by e-mail and phone, from an address each',
    tries: part(0.6),
    address: (n) => addressOf(1, n),
    credential: (n) => (n % 2 ? victim.phone : victim.email),
  },
  {
    title: 'an account each, from one address',
    tries: part(0.3),
    address: () => addressOf(2, 0),
    credential: (n) => `nobody.${n}@example.com`,
  },
  {
    title: 'an account each, from an address each',
    tries: part(0.1),
    address: (n) => addressOf(3, n),
    credential: (n) => `somebody.${n}@example.com`,
  },
]

async function open(person: Person): Promise<void> {
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

/** Somebody who signs in again and again until told to stop; answers what came of it and the longest wait. */
function goInAndOut(origin: string, { email, password }: Person) {
  let stopped = false
  const answers = { in: 0, refused: 0, slowest: 0 }
  const done = (async () => {
    while (!stopped) {
      const since = performance.now()
      const answer = await signIn(origin, addressOf(4, 0), email, password)
      answers.slowest = Math.max(answers.slowest, Math.round(performance.now() - since))
      answers[answer === 'in' ? 'in' : 'refused'] += 1
      // Less often than an address may.
      await new Promise((resolve) => setTimeout(resolve, 5_000))
    }
  })()
  return async () => {
    stopped = true
    await done
    return answers
  }
}

const problems: string[] = []
const expect = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem)
}

async function attackTwice(origin: string, pid: number): Promise<void> {
  const [victim, other] = [newPerson(), newPerson()]
  await open(victim)
  await open(other)
  await signIn(origin, addressOf(4, 1), other.email, other.password)
  const attacks = attacksOn(victim)
  const prints: Footprint[] = [await footprint(pid)]
  const stop = goInAndOut(origin, other)
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, attack] of attacks.entries()) {
      const answers = await step(`Round ${round}: ${attack.tries} tries at ${attack.title}`, () =>
        run(origin, attack, WIDTH),
      )
      say(`  ${JSON.stringify(answers)}`)
      const most = [2 * PER_CREDENTIAL, PER_ADDRESS, attack.tries][index] ?? 0
      expect(
        (answers.CREDENTIALS_WRONG ?? 0) <= most,
        `more than ${most} tries were answered: ${attack.title}`,
      )
      const refused = (answers.CREDENTIALS_WRONG ?? 0) + (answers.RATE_LIMITED ?? 0)
      expect(
        refused === attack.tries,
        `${attack.tries - refused} tries were answered otherwise: ${attack.title}`,
      )
    }
    prints.push(await footprint(pid))
  }
  const person = await stop()
  say(`  somebody else: ${JSON.stringify(person)}`)
  for (const [round, print] of prints.entries()) say(`  after round ${round}: ${JSON.stringify(print)}`)
  expect(person.in > 0 && person.refused === 0, 'somebody else was kept out')
  expect(person.slowest < LONGEST_WAIT_MS, `somebody else waited ${person.slowest} ms`)
  const [, first, second] = prints
  if (!first || !second) throw new Error('a round is missing')
  // Whoever goes in just then is counted, and forgiven.
  expect(second.limits <= first.limits + 3, 'the same tries were counted in rows of their own')
  expect((second.memory ?? 0) - (first.memory ?? 0) < MOST_MORE_MEMORY, 'memory grows with the tries')
}

if (isStale()) throw new Error('the shop is not built, or built from other sources: npm start builds it')
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
for (const problem of problems) say(`✗ ${problem}`)
if (problems.length === 0)
  say(`✓ ${TRIES} tries: the limits hold, nothing grows, and somebody else goes in and out`)
process.exit(problems.length === 0 ? 0 : 1)
