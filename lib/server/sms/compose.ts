import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import type { SmsPayload } from './payload'

/** Renders a text message in the language of its recipient. */
export function composeSms({
  template,
  locale,
  values,
}: Pick<SmsPayload, 'template' | 'locale' | 'values'>): string {
  const origin = new URL(siteOrigin())
  const support = new URL(localePath(locale, '/support', env.LOCALE_PREFIX), origin).href
  const text = translator(locale)(`sms.${template}`, { ...values, shop: env.SHOP_NAME, support })
  // A last line of this form binds the code to the origin: phones autofill it only on this site.
  return values.code === undefined ? text : `${text}\n\n@${origin.hostname} #${values.code}`
}
