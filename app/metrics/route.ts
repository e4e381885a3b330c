import { connection } from 'next/server'
import { metricsResponse } from '@/lib/server/metrics/metrics-response'

/** For Prometheus, with the token of the settings. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return metricsResponse(request.headers.get('authorization'))
}
