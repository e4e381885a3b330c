import type { Locale } from '@/lib/domain/locale'
import { formatInstant } from '@/lib/i18n/format'
import type { Translate } from '@/lib/i18n/translate'
import type { MailTemplate } from './content'

function deviceText(t: Translate, browser: string, system: string): string {
  if (browser && system) return t('settings.sessions.device', { browser, system })
  return browser || system || t('settings.sessions.unknown')
}

function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}

export const newSignIn: MailTemplate = ({ locale, t, values, shop, link }) => {
  const [browser, system, country] = [values.browser, values.system, values.country].map(String)
  const device = deviceText(t, browser ?? '', system ?? '')
  const moment = `${formatInstant(String(values.at), locale, 'UTC')} UTC`
  return {
    subject: t('mail.new_sign_in.subject', { shop }),
    heading: t('mail.new_sign_in.heading'),
    before: [
      t('mail.greeting', values),
      t('mail.new_sign_in.body'),
      t('mail.new_sign_in.device', { device }),
      ...(country ? [t('mail.new_sign_in.place', { place: countryName(country, locale) })] : []),
      t('mail.new_sign_in.moment', { moment }),
    ],
    button: { label: t('mail.new_sign_in.action'), url: link('/profile/settings') },
    after: [t('mail.new_sign_in.you'), t('mail.new_sign_in.not_you')],
  }
}
