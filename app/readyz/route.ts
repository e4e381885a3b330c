import { connection } from 'next/server'
import { unreadyReason } from '@/lib/server/readiness'

/** For proxies and supervisors: whether this server should get requests. */
export async function GET(): Promise<Response> {
  await connection()
  const reason = await unreadyReason()
  return Response.json(reason === null ? { ready: true } : { ready: false, reason }, {
    status: reason === null ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}
