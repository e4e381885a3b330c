import { listSupportRequests, requestSupport, type SupportThread, writeSupportMessage } from '../../support'
import { exampleOf, success } from './example'
import { EMAIL } from './people'
import { PRODUCT_ID } from './product'

const NUMBER = 'SUP-7Q4K-2611'
const QUESTION = 'Is there a vegetarian lunch on the boat trip?'
const DUE_AT = '2026-11-22T03:20:00.000Z'

const message = {
  id: '3f0b6a52-1c2d-8e4f-8a5b-6c7d8e9f0a1b',
  author: 'customer' as const,
  text: QUESTION,
  created_at: '2026-11-21T03:20:00.000Z',
  by_mail: false,
  attachments: 0,
  left_out: [],
  files: [],
}

const THREAD: SupportThread = {
  number: NUMBER,
  topic: 'product',
  created_at: message.created_at,
  order: null,
  awaiting_reply: false,
  reply_due_at: null,
  messages: [
    message,
    {
      ...message,
      id: '9b1d7c63-2e4f-8a5b-9c6d-7e8f9a0b1c2d',
      author: 'staff',
      text: 'Yes. Please note it in the booking. This is the menu.',
      created_at: '2026-11-21T05:00:00.000Z',
      by_mail: true,
      attachments: 1,
      left_out: ['galley.mov'],
      files: [
        {
          id: '7d4e9f86-5a7c-8d8e-9fa0-b1c2d3e4f5a6',
          name: 'menu.pdf',
          type: 'application/pdf',
          size: 182_400,
        },
      ],
    },
  ],
}

const further = {
  ...message,
  id: '5c2e8d74-3f5a-8b6c-8d7e-8f9a0b1c2d3e',
  text: 'Thank you!',
  created_at: '2026-11-21T06:10:00.000Z',
}

export const SUPPORT_EXAMPLES = {
  requestSupport: exampleOf(requestSupport, {
    body: { topic: 'product', name: 'Mali Suksai', email: EMAIL, product_id: PRODUCT_ID, message: QUESTION },
    response: success({ number: NUMBER, reply_due_at: DUE_AT }),
  }),
  listSupportRequests: exampleOf(listSupportRequests, { response: success({ items: [THREAD] }) }),
  writeSupportMessage: exampleOf(writeSupportMessage, {
    params: { number: NUMBER },
    body: { message: further.text },
    response: success({
      ...THREAD,
      awaiting_reply: true,
      reply_due_at: '2026-11-22T06:10:00.000Z',
      messages: [...THREAD.messages, further],
    }),
  }),
}
