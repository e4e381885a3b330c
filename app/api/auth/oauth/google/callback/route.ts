import { googleReturned } from '@/lib/server/auth/google/callback'

/** Where Google sends the browser: a page by address, so it answers with one. */
export const GET = googleReturned
