import {
  MAX_FILE_NAME_LENGTH,
  MAX_MESSAGE_FILE_BYTES,
  MAX_MESSAGE_FILES,
  SUPPORT_FILE_TYPES,
  type SupportFileType,
} from '@/lib/domain/support'
import { type FileKind, fileKind } from '@/lib/server/file-kind'

/** An attachment of a mail. */
export interface ReceivedFile {
  /** As the sender named it. */
  name: string
  content: Buffer
  /** Shown in the text of the mail, such as a pasted screenshot or the logo of a signature. */
  isInText: boolean
}

/** An attachment that is stored. */
export interface TakenFile {
  name: string
  type: SupportFileType
  content: Buffer
}

export interface ChosenFiles {
  taken: TakenFile[]
  /** Names of those that are not stored; of many the first ones and '…'. */
  leftOut: string[]
  /** Number of those that are not stored. */
  leftOutCount: number
}

/** The choice of a message without attachments. */
export const NO_FILES: ChosenFiles = { taken: [], leftOut: [], leftOutCount: 0 }

/** Names that a message lists: a mail can have hundreds of thousands of attachments. */
const MAX_LEFT_OUT_NAMES = 20

/** Smaller images in a text are logos and icons. */
const MIN_IN_TEXT_BYTES = 20 * 1024

const TYPES: Record<FileKind, SupportFileType> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  pdf: 'application/pdf',
}

/** What a name must not have: folders, what systems refuse, and what hides its end. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu

/** Code units of a name that are read, from its end: a mail can state a million, which would take hours. */
const MAX_GIVEN_LENGTH = 1_000

/** Returns the end of a path as a name for saving, without dots around it. */
function safeName(given: string): string {
  const end = given.slice(-MAX_GIVEN_LENGTH).split(/[/\\]/).at(-1) ?? ''
  return end
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
}

/** Cuts a name before its extension, and never within a letter. */
function shortened(name: string, extension: string): string {
  const letters = [...new Intl.Segmenter('und').segment(name)].map(({ segment }) => segment)
  while (letters.join('').length > MAX_FILE_NAME_LENGTH - extension.length) letters.pop()
  return letters.join('') + extension
}

/** The name ends with an extension of the type, so that a program is not opened as one. */
function nameOf(given: string, type: SupportFileType): string {
  const name = safeName(given)
  const [first] = SUPPORT_FILE_TYPES[type]
  const own = SUPPORT_FILE_TYPES[type].find((extension) => name.toLowerCase().endsWith(`.${extension}`))
  const stem = own ? name.slice(0, -own.length - 1) : name
  return shortened(stem || 'file', own ? name.slice(-own.length - 1) : `.${first}`)
}

/**
 * Chooses the attachments that are stored: images and PDFs by their first bytes, up to a number and a size.
 * @param left bytes that the request may still have, also negative
 */
export function chooseFiles(files: readonly ReceivedFile[], left: number): ChosenFiles {
  const chosen: ChosenFiles = { taken: [], leftOut: [], leftOutCount: 0 }
  let room = Math.min(left, MAX_MESSAGE_FILE_BYTES)
  for (const { name, content, isInText } of files) {
    if (isInText && content.length < MIN_IN_TEXT_BYTES) continue
    const kind = fileKind(content)
    const fits = content.length <= room && chosen.taken.length < MAX_MESSAGE_FILES
    if (kind && fits) {
      room -= content.length
      const type = TYPES[kind]
      chosen.taken.push({ name: nameOf(name, type), type, content })
      continue
    }
    chosen.leftOutCount += 1
    if (chosen.leftOutCount <= MAX_LEFT_OUT_NAMES)
      chosen.leftOut.push(shortened(safeName(name) || 'file', ''))
  }
  if (chosen.leftOutCount > MAX_LEFT_OUT_NAMES) chosen.leftOut.push('…')
  return chosen
}
