import { connection } from 'next/server'
import { readLlmsText } from '@/lib/feeds/llms-file'
import { orFailure, streamed } from '@/lib/feeds/response'
import { openPieceTurns } from '@/lib/server/http/piece-turns'

/** What the shop is, for programs that answer questions about it. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return orFailure('llms.txt', async () => streamed(readLlmsText(), 'text/plain', openPieceTurns(request)))
}
