import { notFoundHandler } from '@/lib/server/http/define-route'

/** Handles calls that the contract does not define. */
export const GET = notFoundHandler
export const POST = notFoundHandler
export const PUT = notFoundHandler
export const PATCH = notFoundHandler
export const DELETE = notFoundHandler
