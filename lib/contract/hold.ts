import { z } from 'zod'
import { defineOperation, envelope } from './operation'
import { order } from './orders'

export const extendHold = defineOperation({
  method: 'POST',
  path: '/api/orders/{id}/hold',
  summary: 'Keeps the places of an unpaid order longer: once, and only when little time is left',
  session: true,
  params: z.object({ id: z.string() }),
  response: envelope(order),
})
