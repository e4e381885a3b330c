import { connection } from 'next/server'
import { readiness } from '@/lib/server/readiness'

/** For proxies and supervisors: whether this server should get requests. */
export async function GET(): Promise<Response> {
  await connection()
  const state = await readiness()
  return Response.json(state, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
