import { ClientMessages } from '@/components/page/client-messages'
import { PreferencesProvider } from '@/components/page/preferences'
import { offeredParts, offers } from '@/lib/api/queries/offers'
import { env, offersGoogle } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { ActionListener } from './action-listener'
import { ClientStrings } from './client-strings'
import { LinkNavigation } from './link-navigation'
import { StartUp } from './start-up'

/** Known at start-up, so no page has to request it. */
const GOOGLE = offersGoogle ? { apiOrigin: env.API_ORIGIN ? new URL(env.API_ORIGIN).origin : null } : null

/** Context for every client component: messages, language, currency and session. */
export async function Providers({ children }: { children: React.ReactNode }) {
  const [{ locale, currency }, offered, signInCodes] = await Promise.all([
    currentPage(),
    offeredParts(),
    offers('signInCodes'),
  ])
  return (
    <ClientMessages>
      <PreferencesProvider
        locale={locale}
        currency={currency}
        prefix={env.LOCALE_PREFIX}
        google={GOOGLE}
        passkeys={!env.API_ORIGIN}
        signInCodes={signInCodes}
        offered={offered}
      >
        {children}
        <StartUp />
        <ActionListener />
        <LinkNavigation />
        <ClientStrings />
      </PreferencesProvider>
    </ClientMessages>
  )
}
