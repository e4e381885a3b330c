import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { pickMessages } from '@/lib/i18n/pick-messages'

/** Messages that client components use on every page. */
const EVERYWHERE = ['ui', 'layout.client', 'auth', 'errors.INTERNAL', 'errors.UNAVAILABLE']

/** Provides messages to client components; `of` lists namespaces beyond those of every page. */
export async function ClientMessages({ of = [], children }: { of?: string[]; children: React.ReactNode }) {
  const messages = pickMessages(await getMessages(), [...EVERYWHERE, ...of])
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>
}
