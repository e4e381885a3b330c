import { useTranslations } from 'next-intl'
import { ApiError } from '@/lib/contract/error'
import { isSignedInHint } from './session'

/**
 * Returns a function for the end of a sign-in. It throws if the browser has not stored the session: browsers that
 * refuse cookies store none, and without HTTPS no browser stores a secure one, except on localhost.
 */
export function useStoredSession(): () => void {
  const t = useTranslations('auth')
  return () => {
    if (!isSignedInHint()) throw new ApiError('UNAUTHENTICATED', { message: t('notStored') })
  }
}
