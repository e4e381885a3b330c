import type { SmsSender } from './port'

const TIMEOUT_MS = 15_000

interface Gateway {
  url: string
  token: string
  /** The sender that phones show; left to the gateway where it is not given. */
  from?: string
}

/**
 * Text messages by HTTP: POST of `{ id, to, from?, text }` as JSON with a bearer token; any answer of 2xx means that
 * the gateway has it.
 */
export function gatewaySender({ url, token, from }: Gateway): SmsSender {
  return async (sms) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': sms.id,
      },
      body: JSON.stringify({ ...sms, from }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
  }
}
