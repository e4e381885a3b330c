import { z } from 'zod'
import { defineOperation, envelope } from './operation'

export const lookUpRedirect = defineOperation({
  method: 'GET',
  path: '/api/redirects',
  summary: 'Where a path has moved to; null data where it has not',
  query: z.object({ path: z.string().min(1).max(2000) }),
  response: envelope(z.object({ redirect: z.string() }).nullable()),
})
