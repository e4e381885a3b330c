import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/page'
import { ActEvents } from './act-events'
import { ActWords } from './act-words'
import { ClientWords } from './client-words'
import { PreferencesProvider } from './preferences'
import { StartUp } from './start-up'

/** What every client component may count on: words, language and currency, and who is here. */
export async function Providers({ children }: { children: React.ReactNode }) {
  const { locale, currency } = await currentPage()
  return (
    <ClientWords>
      <PreferencesProvider locale={locale} currency={currency} prefix={env.LOCALE_PREFIX}>
        {children}
        <StartUp />
        <ActEvents />
        <ActWords />
      </PreferencesProvider>
    </ClientWords>
  )
}
