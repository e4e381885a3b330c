import { listMailbox } from '@/lib/contract/sandbox'
import { defineRoute } from '@/lib/server/http/define-route'
import { mailboxPage } from '@/lib/server/mail/mailbox'

export const GET = defineRoute(listMailbox, ({ query }) => mailboxPage(query), { only: 'sandbox' })
