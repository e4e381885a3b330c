import { locale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale'
import { loadMessages } from './load-messages'

export default getRequestConfig(async () => {
  const requested = await locale()
  const current = isLocale(requested) ? requested : DEFAULT_LOCALE
  return { locale: current, messages: await loadMessages(current) }
})
