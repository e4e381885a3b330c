import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { pickMessages } from '@/lib/i18n/pick-messages'

/** What client components say on every page. */
const EVERYWHERE = ['ui', 'layout.client', 'auth', 'errors.INTERNAL', 'errors.UNAVAILABLE']

/** Hands client components their words; `of` names what they need beyond those of every page. */
export async function ClientWords({ of = [], children }: { of?: string[]; children: React.ReactNode }) {
  const messages = pickMessages(await getMessages(), [...EVERYWHERE, ...of])
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
