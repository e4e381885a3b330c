import type { Locale } from '@/lib/domain/locale'
import type { Translate } from '@/lib/i18n/translate'

/** A title with detail lines. */
export interface MailEntry {
  title: string
  lines: string[]
}

/** A QR code with the text below it. */
export interface MailCode {
  code: string
  /** Content-ID of the image in the attachments of the mail. */
  image: string
  lines: string[]
}

/** What the buyer needs on site. */
export interface MailVoucher {
  title: string
  codes: MailCode[]
  facts: Array<{ label: string; value: string }>
}

export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
  /** Content-ID of an image that the text shows. */
  cid?: string
}

/** The content of a mail without layout, as plain text. */
export interface MailContent {
  subject: string
  heading: string
  /** Before the code or the button. */
  before: Array<string | MailEntry>
  code?: string
  button?: { label: string; url: string }
  /** After the code or the button, e.g. what to do if it was not the recipient. */
  after: string[]
}

export interface TemplateInput {
  locale: Locale
  /** Translator for the recipient's language. */
  t: Translate
  values: Record<string, string | number>
  shop: string
  /** Returns the absolute URL of a path in the recipient's language. */
  link(path: string): string
  /** Returns the absolute URL of the order for the recipient, who need not sign in to see its vouchers. */
  orderLink(): string
}

export type MailTemplate = (input: TemplateInput) => MailContent

/** Parses entries from blocks separated by an empty line. The first line of each is its title. */
export function entriesOf(blocks: string | number | undefined): MailEntry[] {
  return String(blocks ?? '')
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [title = '', ...lines] = block.split('\n')
      return { title, lines }
    })
}
