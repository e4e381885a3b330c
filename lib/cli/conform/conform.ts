import { CALLS, type ConformCall } from './calls'
import { judge, judgeFields, type Sent, succeeded, type Verdict } from './judge'

const TIMEOUT_MS = 15_000

/** An account of the host, for the calls that require a session. */
export interface Account {
  credential: string
  password: string
}

export interface CheckedCall extends Verdict {
  call: string
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

async function send(
  host: URL,
  { method, url }: { method: string; url: string },
  body?: object,
  token?: string,
): Promise<Sent> {
  const response = await fetch(new URL(url, host), {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}`, cookie: `access-token=${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return { status: response.status, body: await response.json().catch(() => undefined) }
}

interface SignedIn {
  token: string
  /** The response of the sign-in. */
  sent: Sent
}

/** @throws Error if the host refuses the account */
async function signIn(host: URL, account: Account): Promise<SignedIn> {
  const sent = await send(host, { method: 'POST', url: '/api/auth/login' }, account)
  const { token } = (sent.body ?? {}) as { token?: unknown }
  if (!succeeded(sent) || typeof token !== 'string')
    throw new Error(`The host does not sign ${account.credential} in: status ${sent.status}.`)
  return { token: token.replace(/^Bearer\s+/i, ''), sent }
}

async function verdictOf(host: URL, call: ConformCall, signedIn: SignedIn | null): Promise<Verdict> {
  const { method, path, url = path, body, session, expected, expectedWithoutSession } = call
  if (session && !signedIn) {
    const sent = await send(host, { method, url }, body)
    const { holds, text } = judge(sent, expectedWithoutSession ?? { kind: 'refusal' })
    return { holds, text: `${text} (without a session)` }
  }
  const sent = await send(host, { method, url }, body, session ? signedIn?.token : undefined)
  const verdict = judge(sent, expected)
  if (!signedIn || !call.signedIn) return verdict
  const accepted = judgeFields(signedIn.sent, call.signedIn)
  return { holds: verdict.holds && accepted.holds, text: `${verdict.text}; ${accepted.text}` }
}

async function check(host: URL, call: ConformCall, signedIn: SignedIn | null): Promise<CheckedCall> {
  const name = `${call.method} ${call.path}`
  try {
    return { call: name, ...(await verdictOf(host, call, signedIn)) }
  } catch (error) {
    return { call: name, holds: false, text: `does not respond: ${reasonOf(error)}` }
  }
}

/**
 * Asks a host for the fifteen calls, one after the other, with requests that change nothing.
 * @throws Error if the host refuses the account
 */
export async function conform(host: URL, account: Account | null): Promise<CheckedCall[]> {
  const signedIn = account && (await signIn(host, account))
  const checked: CheckedCall[] = []
  for (const call of CALLS) checked.push(await check(host, call, signedIn))
  return checked
}
