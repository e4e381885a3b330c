import { notFoundHandler } from '@/lib/server/http/define-route'

/** A call that the contract does not know. */
export const GET = notFoundHandler
export const POST = notFoundHandler
export const PUT = notFoundHandler
export const PATCH = notFoundHandler
export const DELETE = notFoundHandler
