import type { OperationInput } from '@/lib/contract/operation'
import type { decideSandboxGoogle } from '@/lib/contract/sandbox'

export type GoogleRequest = OperationInput<typeof decideSandboxGoogle>['request']

/** Reads the authorization request from the query of the sandbox page; null if there is none. */
export function requestOf(search: string): GoogleRequest | null {
  const query = new URLSearchParams(search)
  const read = (name: keyof GoogleRequest) => query.get(name) ?? ''
  if (!query.has('client_id') || !query.has('state')) return null
  return {
    client_id: read('client_id'),
    redirect_uri: read('redirect_uri'),
    response_type: 'code',
    scope: read('scope'),
    state: read('state'),
    nonce: read('nonce'),
    code_challenge: read('code_challenge'),
    code_challenge_method: 'S256',
  }
}
