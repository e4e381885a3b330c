import { connection } from 'next/server'

/** For supervisors: whether this process answers at all, whatever its database does. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json({ alive: true }, { headers: { 'cache-control': 'no-store' } })
}
