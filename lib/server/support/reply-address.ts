import { timingSafeEqual } from 'node:crypto'
import type { SupportAuthor } from '@/lib/domain/support'
import { env } from '@/lib/env'
import { keyedHash, keyedHashes } from '@/lib/server/secret'
import type { SupportRow } from './repo'

const PURPOSE = 'support-reply'
const SIGNATURE_LENGTH = 20
const SIDES: Record<SupportAuthor, string> = { customer: 'c', staff: 's' }

/** Mail servers may change the case of an address. */
const TOKEN = /^([0-9a-z]{4})(\d{4})([cs])([0-9a-f]{20})$/

type Request = Pick<SupportRow, 'id' | 'number'>

/**
 * Returns the address to which one side replies; undefined if the shop receives no mail. Its token is a secret of the
 * recipient: it files a mail as written by that side.
 */
export function replyAddress({ id, number }: Request, author: SupportAuthor): string | undefined {
  const base = env.SUPPORT_REPLY_ADDRESS
  if (!base) return undefined
  const [name, domain] = base.split('@')
  const signature = keyedHash(PURPOSE, id, author).slice(0, SIGNATURE_LENGTH)
  const token = `${number.replace('SUP-', '').replace('-', '')}${SIDES[author]}${signature}`.toLowerCase()
  return `${name}+${token}@${domain}`
}

/** Whether an address is a reply address, also one with a token that is none. */
export function isReplyAddress(address: string): boolean {
  const [name, domain] = env.SUPPORT_REPLY_ADDRESS?.split('@') ?? []
  const [local = '', host] = address.trim().toLowerCase().split('@')
  return name !== undefined && host === domain && local.startsWith(`${name}+`)
}

export interface ReplyToken {
  number: string
  author: SupportAuthor
  isSignedFor(request: Request): boolean
}

/** Parses an address that a mail was sent to; null if it is none of these. */
export function readReplyAddress(address: string): ReplyToken | null {
  if (!isReplyAddress(address)) return null
  const [local = ''] = address.trim().toLowerCase().split('@')
  const [, code, month, side, signature = ''] = TOKEN.exec(local.slice(local.lastIndexOf('+') + 1)) ?? []
  if (!code) return null
  const author = side === SIDES.staff ? 'staff' : 'customer'
  return {
    number: `SUP-${code.toUpperCase()}-${month}`,
    author,
    isSignedFor: ({ id }) =>
      keyedHashes(PURPOSE, id, author).some((hash) =>
        timingSafeEqual(Buffer.from(hash.slice(0, SIGNATURE_LENGTH)), Buffer.from(signature)),
      ),
  }
}
