import { googleReturned } from '@/lib/server/auth/google/returned'

/** Where Google sends the browser: a page by address, so it answers with one. */
export const GET = googleReturned
