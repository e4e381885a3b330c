/** Topics of support requests. */
export const SUPPORT_TOPICS = [
  'product',
  'booking',
  'payment',
  'refund',
  'voucher',
  'account',
  'other',
] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]

/** Maximum length of a message as typed, in characters. */
export const MAX_MESSAGE_LENGTH = 4000

/** Who writes a message of a support request. */
export const SUPPORT_AUTHORS = ['customer', 'staff'] as const
export type SupportAuthor = (typeof SUPPORT_AUTHORS)[number]

/** Newest requests that an account sees. */
export const MAX_SHOWN_REQUESTS = 50

/** Newest messages of a request that are shown. */
export const MAX_SHOWN_MESSAGES = 100

/** The number of a request, such as SUP-7Q4K-2612. */
export const SUPPORT_NUMBER = /^SUP-[0-9A-Z]{4}-\d{4}$/

/** Until when a reply to a message is promised; null without a promise. */
export function replyDueAt(writtenAt: Date, hours: number): Date | null {
  return hours === 0 ? null : new Date(writtenAt.getTime() + hours * 3_600_000)
}

/** Most files of a message that are stored. */
export const MAX_MESSAGE_FILES = 5

/** Most bytes of all files of a message: mail servers take hardly more. */
export const MAX_MESSAGE_FILE_BYTES = 10 * 1024 * 1024

/** Most bytes of all files of a request. */
export const MAX_REQUEST_FILE_BYTES = 50 * 1024 * 1024

/** The types of files that are stored, with the extensions of their names. The first one is added to any other name. */
export const SUPPORT_FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
} as const
export type SupportFileType = keyof typeof SUPPORT_FILE_TYPES
export const SUPPORT_FILE_TYPE_NAMES = Object.keys(SUPPORT_FILE_TYPES) as SupportFileType[]

/** Maximum length of the name of a file. */
export const MAX_FILE_NAME_LENGTH = 100

/** Maximum length of an order reference as typed, in characters. */
export const MAX_REFERENCE_LENGTH = 40

/** Maximum length of a message as stored, with an unverified order reference. */
export const MAX_STORED_MESSAGE_LENGTH = 5000
