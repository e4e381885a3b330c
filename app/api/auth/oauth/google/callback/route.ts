import { handleGoogleCallback } from '@/lib/server/auth/google/callback'

/** Google redirects the browser here, so the response is a page, not JSON. */
export const GET = handleGoogleCallback
