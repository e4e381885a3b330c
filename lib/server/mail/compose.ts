import { orderLinkExpiry } from '@/lib/domain/order-link-expiry'
import { withoutLinks } from '@/lib/domain/person-name'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import { orderLinkPath } from '@/lib/server/order-link'
import { mailHtml, mailText } from './layout'
import type { MailPayload } from './payload'
import { reservationsIn } from './reservation'
import { reservationGraphs } from './reservation-graph'
import { MAIL_TEMPLATES } from './templates'
import type { MailVoucher } from './templates/content'

export interface Composed {
  subject: string
  html: string
  text: string
}

type Mail = Pick<MailPayload, 'template' | 'to' | 'locale' | 'values'>

/** The path of the order in a mail. It is signed here, so that the outbox has no link that opens an order. */
function orderPathOf({ to, values }: Mail): string {
  const until = values.link_until ? new Date(values.link_until) : orderLinkExpiry([], new Date())
  return orderLinkPath(String(values.order_id), until, to)
}

/** Renders a mail in the language of its recipient. @param vouchers shown below the text */
export function composeMail(mail: Mail, vouchers: readonly MailVoucher[] = []): Composed {
  const { template, locale } = mail
  const { name } = mail.values
  const values =
    name === undefined
      ? mail.values
      : { ...mail.values, name: withoutLinks(String(name)), named: String(name !== '') }
  const link = (path: string) => new URL(localePath(locale, path, env.LOCALE_PREFIX), siteOrigin()).href
  const content = MAIL_TEMPLATES[template]({
    locale,
    t: translator(locale),
    values,
    shop: env.SHOP_NAME,
    link,
    orderLink: () => link(orderPathOf(mail)),
  })
  const site = link('/')
  const facts = {
    reference: String(values.reference),
    name: String(values.name),
    shop: env.SHOP_NAME,
    site,
  }
  const data = reservationsIn(values.reservations).flatMap((booked) => reservationGraphs(booked, facts))
  const frame = { locale, shop: env.SHOP_NAME, site, vouchers, data }
  return { subject: content.subject, html: mailHtml(content, frame), text: mailText(content, frame) }
}
