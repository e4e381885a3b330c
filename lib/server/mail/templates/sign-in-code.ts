import { MAILED_LINK_MINUTES } from '@/lib/domain/verification-code'
import type { MailContent, MailTemplate, TemplateInput } from './content'

/** The token is a fragment, which browsers send to no server. */
function linked({ t, values, link }: TemplateInput): Pick<MailContent, 'button' | 'after'> {
  return {
    button: { label: t('mail.sign_in_code.action'), url: `${link('/sign-in')}#link=${values.token}` },
    after: [
      t('mail.password_link.lifetime', { minutes: MAILED_LINK_MINUTES }),
      t('mail.sign_in_code.not_you'),
    ],
  }
}

/** The same whether or not the address has an account, apart from the name; an account may get the link alone. */
export const signInCode: MailTemplate = (input) => {
  const { t, values, shop } = input
  const kind = values.code ? 'code' : 'link'
  const { button, after } = linked(input)
  return {
    subject: t('mail.sign_in_code.subject', { shop, kind }),
    heading: t('mail.sign_in_code.heading', { kind }),
    before: [t('mail.greeting', values), t('mail.sign_in_code.body', { shop, kind })],
    ...(values.code ? { code: String(values.code) } : {}),
    button,
    after: values.code ? [t('mail.code.lifetime', values), ...after] : after,
  }
}
