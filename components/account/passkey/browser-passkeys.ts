import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { send } from '@/lib/api/browser'
import type { OperationInput, OperationOutput } from '@/lib/contract/operation'
import type {
  addPasskey,
  newPasskeyOptions,
  passkeySignIn,
  passkeySignInOptions,
} from '@/lib/contract/passkeys'

/** Loaded on the first press: most visitors never need it. */
async function library() {
  const loaded = await import('@simplewebauthn/browser')
  if (!loaded.browserSupportsWebAuthn()) throw Object.assign(new Error(), { name: 'NotSupportedError' })
  return loaded
}

/** Asks the browser for one of the visitor's passkeys and signs in with it. @throws ApiError, or see `passkeyProblem` */
export async function signInWithPasskey(): Promise<OperationOutput<typeof passkeySignIn>> {
  const { startAuthentication } = await library()
  const { data } = await send<typeof passkeySignInOptions>('POST', '/api/auth/passkey/options', {})
  const optionsJSON = data.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON })
  return send<typeof passkeySignIn>('POST', '/api/auth/passkey', {
    credential: { ...credential, clientExtensionResults: {} },
  })
}

/**
 * Asks the browser to create a passkey and adds it to the account.
 * @throws ApiError, or see `passkeyProblem`
 */
export async function createPasskey(
  steps: OperationInput<typeof newPasskeyOptions>,
): Promise<OperationOutput<typeof addPasskey>> {
  const { startRegistration } = await library()
  const path = '/api/account/passkeys/options'
  const { data } = await send<typeof newPasskeyOptions>('POST', path, steps)
  const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const credential = await startRegistration({ optionsJSON })
  return send<typeof addPasskey>('POST', '/api/account/passkeys', {
    credential: { ...credential, clientExtensionResults: {} },
  })
}
