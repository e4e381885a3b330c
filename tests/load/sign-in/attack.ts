import type { ApiResponse } from '../../fixtures/http'

/** A password attack: the address and the credential of its nth attempt. */
export interface Attack {
  title: string
  tries: number
  address(n: number): string
  credential(n: number): string
}

/** Number of responses by error code, or 'in' for a correct password. */
export type Answers = Record<string, number>

/** Returns a distinct address of a network for each number. */
export const addressOf = (network: number, n: number) => `10.${network}.${n >> 8}.${n & 255}`

/** Attempts to sign in over HTTP. Returns the error code, or 'in'. */
export async function signIn(origin: string, address: string, credential: string, password: string) {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ credential, password }),
  })
  const body = (await response.json()) as ApiResponse['body']
  return response.ok ? 'in' : (body.code ?? String(response.status))
}

/** Runs an attack with `width` concurrent attempts. */
export async function run(origin: string, attack: Attack, width: number): Promise<Answers> {
  const answers: Answers = {}
  let next = 0
  const worker = async () => {
    while (next < attack.tries) {
      const n = next++
      const outcome = await signIn(origin, attack.address(n), attack.credential(n), `guess ${n}`)
      answers[outcome] = (answers[outcome] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return answers
}
