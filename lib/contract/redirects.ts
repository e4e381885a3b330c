import { z } from 'zod'
import { defineOperation, envelope } from './operation'

export const lookUpRedirect = defineOperation({
  method: 'GET',
  path: '/api/redirects',
  summary: 'Returns where a path has moved to; data is null if it has not moved',
  query: z.object({ path: z.string().min(1).max(2000) }),
  response: envelope(z.object({ redirect: z.string() }).nullable()),
})
