import { listMailbox } from '@/lib/contract/sandbox'
import { serve } from '@/lib/server/http/define-route'
import { mailboxPage } from '@/lib/server/mail/mailbox'

export const GET = serve(listMailbox, ({ query }) => mailboxPage(query), { only: 'sandbox' })
