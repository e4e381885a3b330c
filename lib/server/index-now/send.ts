import { z } from 'zod'
import { LOCALES } from '@/lib/domain/locale'
import { env, siteOrigin } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { usesIndexNow } from './changed-pages'

const TIMEOUT_MS = 10_000

const payloadOf = z.object({ paths: z.array(z.string()) })

/**
 * Submits the changed pages of an outbox row by the IndexNow protocol, in every language. A page may be submitted more
 * than once. @throws Error if they are not accepted
 */
export async function submitPages(payload: Record<string, unknown>): Promise<void> {
  if (!usesIndexNow()) return
  const { paths } = payloadOf.parse(payload)
  const origin = siteOrigin()
  const addresses = paths.flatMap((path) =>
    LOCALES.map((locale) => origin + encodeURI(localePath(locale, path, env.LOCALE_PREFIX))),
  )
  const response = await fetch(env.INDEXNOW_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key: env.INDEXNOW_KEY,
      keyLocation: `${origin}/${env.INDEXNOW_KEY}.txt`,
      urlList: [...new Set(addresses)],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
}
