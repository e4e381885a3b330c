import { Agent, get } from 'node:http'
import { addressOf } from '../sign-in/attack'
import { type Attack, attacksOn, type Known } from './attacks'

/** What the process of the attackers is started with. */
export interface AttackOrder {
  origin: string
  known: Known
  scale: number
  only: string
  networks: number
}

/** Number of responses of each attack by status; 'failed' without a response. */
export type Responses = Record<string, Record<string, number>>

const responses: Responses = {}
const timers: NodeJS.Timeout[] = []

/** Maximum number of requests of one attack that wait for a response, as a machine has a limited number of sockets. */
const MAX_OPEN = 1_000

/** The attackers share the machine with the shop: `fetch` takes several times the processor time of this. */
const agent = new Agent({ keepAlive: true })

function statusOf(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', () => resolve('failed'))
      response.resume()
    }).on('error', () => resolve('failed'))
  })
}

function start(
  { title, perSecond, request }: Attack,
  { origin, networks }: AttackOrder,
  index: number,
): void {
  const counts: Record<string, number> = {}
  responses[title] = counts
  let [sent, open] = [0, 0]
  const send = async () => {
    const n = sent++
    const { path, token } = request(n)
    const headers = {
      'x-forwarded-for': addressOf(10 + index, n % networks),
      ...(token && { cookie: `access-token=${token}` }),
    }
    open += 1
    const status = await statusOf(origin + path, headers)
    open -= 1
    counts[status] = (counts[status] ?? 0) + 1
  }
  timers.push(
    setInterval(() => {
      if (open < MAX_OPEN) void send()
    }, 1000 / perSecond),
  )
}

process.on('message', (order: AttackOrder | 'stop') => {
  if (order !== 'stop') {
    for (const [index, attack] of attacksOn(order.known, order.scale).entries())
      if (attack.title.includes(order.only)) start(attack, order, index)
    return
  }
  for (const timer of timers) clearInterval(timer)
  process.send?.(responses, () => process.exit(0))
})
