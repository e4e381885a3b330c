import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { env, isSandbox } from '@/lib/env'
import type { Transaction } from '@/lib/server/db/client'
import { enqueueMail } from '@/lib/server/mail/outbox'
import type { SupportRow } from './repo'

/** Who answers in the sandbox where nobody is named: the mailbox shows what they get. */
const SANDBOX_SUPPORT = 'support@sunhop.example'

/**
 * Tells the visitor the number, and the operator what was written. The visitor's own words stay out of the first:
 * the address is not known to be theirs, and nobody shall send letters to others through this form.
 * @param about what the request says of its order and of its product, in words
 */
export async function mailRequest(
  db: Transaction,
  request: SupportRow,
  about: { words: string; product: string },
): Promise<void> {
  const { number, topic, name, email, locale, message } = request
  await enqueueMail(db, {
    template: 'support-received',
    to: email,
    locale,
    values: { name, number, topic },
    reply_to: env.SUPPORT_EMAIL,
  })
  const operator = env.SUPPORT_EMAIL ?? (isSandbox ? SANDBOX_SUPPORT : null)
  if (!operator) return
  await enqueueMail(db, {
    template: 'support-request',
    to: operator,
    locale: DEFAULT_LOCALE,
    values: {
      name,
      number,
      topic,
      email,
      language: locale,
      order: about.words,
      product: about.product,
      message,
    },
    reply_to: email,
  })
}
