import type { Locale } from '@/lib/domain/locale'
import type { Translate } from '@/lib/i18n/translate'

/** What a mail says, without its looks; plain text throughout. */
export interface MailContent {
  subject: string
  heading: string
  /** Before the code or the button. */
  before: string[]
  code?: string
  button?: { label: string; url: string }
  /** After the code or the button, e.g. what to do if it was somebody else. */
  after: string[]
}

export interface TemplateInput {
  locale: Locale
  /** Words of the recipient's language. */
  t: Translate
  values: Record<string, string | number>
  shop: string
  /** The absolute address of a path of the shop in the recipient's language. */
  link(path: string): string
}

export type MailTemplate = (input: TemplateInput) => MailContent
