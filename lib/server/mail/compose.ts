import { withoutLinks } from '@/lib/domain/person-name'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import { mailHtml, mailText } from './layout'
import type { MailPayload } from './payload'
import { MAIL_TEMPLATES } from './templates'

export interface Composed {
  subject: string
  html: string
  text: string
}

/** Renders a mail in the language of its recipient. */
export function composeMail({
  template,
  locale,
  values,
}: Pick<MailPayload, 'template' | 'locale' | 'values'>): Composed {
  const link = (path: string) => new URL(localePath(locale, path, env.LOCALE_PREFIX), siteOrigin()).href
  const content = MAIL_TEMPLATES[template]({
    locale,
    t: translator(locale),
    values: 'name' in values ? { ...values, name: withoutLinks(String(values.name)) } : values,
    shop: env.SHOP_NAME,
    link,
  })
  const frame = { locale, shop: env.SHOP_NAME, site: link('/') }
  return { subject: content.subject, html: mailHtml(content, frame), text: mailText(content, frame) }
}
