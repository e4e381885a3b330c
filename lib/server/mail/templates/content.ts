import type { Locale } from '@/lib/domain/locale'
import type { Translate } from '@/lib/i18n/translate'

/** Something with what is to be known about it, line by line. */
export interface MailEntry {
  title: string
  lines: string[]
}

/** What a mail says, without its looks; plain text throughout. */
export interface MailContent {
  subject: string
  heading: string
  /** Before the code or the button. */
  before: Array<string | MailEntry>
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

/** Entries out of blocks of lines with an empty line between them; the first line of each is its title. */
export function entriesOf(blocks: string | number | undefined): MailEntry[] {
  return String(blocks ?? '')
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [title = '', ...lines] = block.split('\n')
      return { title, lines }
    })
}
