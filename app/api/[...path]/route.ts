import { noSuchCall } from '@/lib/server/http/define-route'

/** A call that the contract does not know. */
export const GET = noSuchCall
export const POST = noSuchCall
export const PUT = noSuchCall
export const PATCH = noSuchCall
export const DELETE = noSuchCall
