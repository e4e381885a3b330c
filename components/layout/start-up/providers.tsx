import { ClientMessages } from '@/components/page/client-messages'
import { PreferencesProvider } from '@/components/page/preferences'
import { env, offersGoogle } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { ActionListener } from './action-listener'
import { ClientStrings } from './client-strings'
import { StartUp } from './start-up'

/** Known at start-up, so no page has to request it. */
const GOOGLE = offersGoogle ? { apiOrigin: env.API_ORIGIN ? new URL(env.API_ORIGIN).origin : null } : null

/** Context for every client component: messages, language, currency and session. */
export async function Providers({ children }: { children: React.ReactNode }) {
  const { locale, currency } = await currentPage()
  return (
    <ClientMessages>
      <PreferencesProvider
        locale={locale}
        currency={currency}
        prefix={env.LOCALE_PREFIX}
        google={GOOGLE}
        passkeys={!env.API_ORIGIN}
      >
        {children}
        <StartUp />
        <ActionListener />
        <ClientStrings />
      </PreferencesProvider>
    </ClientMessages>
  )
}
