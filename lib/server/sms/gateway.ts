import type { SmsSender } from './port'

const TIMEOUT_MS = 15_000

interface Gateway {
  url: string
  token: string
  /** The sender shown on phones; the gateway's default if absent. */
  from?: string
}

/**
 * Returns a sender over HTTP: POST of `{ id, to, from?, text }` as JSON with a bearer token. Any 2xx response
 * means that the gateway has accepted the message.
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
    if (!response.ok) throw new Error(`SMS gateway responded with HTTP ${response.status}`)
  }
}
