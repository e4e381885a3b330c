import { connection } from 'next/server'
import { securityTxt } from '@/lib/domain/security-txt'
import { env, siteOrigin } from '@/lib/env'

/** Returns whom to report a vulnerability to; 404 if no contact is configured. */
export async function GET(): Promise<Response> {
  await connection()
  const contacts = env.SECURITY_CONTACT
  if (contacts.length === 0)
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(securityTxt({ contacts, site: siteOrigin(), now: new Date() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
