import { log } from '@/lib/server/http/log'
import { openSecret, sealSecret } from './check'
import { readAuthenticators, replaceSealedSecret } from './repo'

/**
 * Seals the secrets of all authenticators with the current key, so that they outlive the previous one. An app that is
 * set up meanwhile has the current key already.
 */
export async function resealAuthenticators(): Promise<void> {
  for (const { userId, sealedSecret } of await readAuthenticators())
    try {
      await replaceSealedSecret(userId, sealedSecret, sealSecret(openSecret(sealedSecret)))
    } catch (error) {
      // One that cannot be read does not stop the others.
      log.error({ err: error, userId }, 'the secret of an authenticator was not sealed with the current key')
    }
}
