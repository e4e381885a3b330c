import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import type { SmsPayload } from './payload'

/** A text message in the words of its recipient. */
export function composeSms({
  template,
  locale,
  values,
}: Pick<SmsPayload, 'template' | 'locale' | 'values'>): string {
  const origin = new URL(siteOrigin())
  const support = new URL(localePath(locale, '/support', env.LOCALE_PREFIX), origin).href
  const words = translator(locale)(`sms.${template}`, { ...values, shop: env.SHOP_NAME, support })
  // A last line of this form ties the code to the site: phones offer to fill it in there, and nowhere else.
  return values.code === undefined ? words : `${words}\n\n@${origin.hostname} #${values.code}`
}
