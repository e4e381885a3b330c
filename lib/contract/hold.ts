import { z } from 'zod'
import { defineOperation, envelope } from './operation'
import { order } from './orders'

export const extendHold = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/hold',
  summary: 'Extends the hold of an unpaid order: once, and only shortly before it expires',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(order),
})
