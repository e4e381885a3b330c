import type { Answer } from '../../fixtures/http'

/** A way to try passwords: which address tries which credential at its nth try. */
export interface Attack {
  title: string
  tries: number
  address(n: number): string
  credential(n: number): string
}

/** How often each answer came: its code, or 'in' where a password was right. */
export type Answers = Record<string, number>

/** An address of a network of its own for each number. */
export const addressOf = (network: number, n: number) => `10.${network}.${n >> 8}.${n & 255}`

/** Tries to sign in over HTTP; answers the code of the refusal, or 'in'. */
export async function signIn(origin: string, address: string, credential: string, password: string) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ credential, password }),
  })
  const body = (await response.json()) as Answer['body']
  return response.ok ? 'in' : (body.code ?? String(response.status))
}

/** Runs an attack, so many tries at a time. */
export async function run(origin: string, attack: Attack, width: number): Promise<Answers> {
  const answers: Answers = {}
  let next = 0
  const one = async () => {
    while (next < attack.tries) {
      const n = next++
      const answer = await signIn(origin, attack.address(n), attack.credential(n), `guess ${n}`)
      answers[answer] = (answers[answer] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: width }, one))
  return answers
}
