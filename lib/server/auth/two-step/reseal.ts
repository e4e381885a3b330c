import { openSecret, sealSecret } from './check'
import { readAuthenticators, replaceSealedSecret } from './repo'

/**
 * Seals the secrets of all authenticators with the current key, so that they outlive the previous one. An app that is
 * set up meanwhile has the current key already.
 */
export async function resealAuthenticators(): Promise<void> {
  for (const { userId, sealedSecret } of await readAuthenticators())
    await replaceSealedSecret(userId, sealedSecret, sealSecret(openSecret(sealedSecret)))
}
