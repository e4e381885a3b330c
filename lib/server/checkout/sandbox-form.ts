import { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale'
import { env, isSandbox } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import { readBody } from '@/lib/server/http/body'
import { errorResponse } from '@/lib/server/http/error-response'

const form = z.object({ orderRef: z.string().regex(/^\w{1,60}$/), lang: z.unknown() })

/**
 * Receives the form that starts a payment at a form-based gateway, and redirects to the simulated bank page.
 */
export async function sandboxForm(request: Request): Promise<Response> {
  try {
    if (!isSandbox) throw new ApiError('NOT_FOUND')
    const { success, data } = form.safeParse(await readBody(request))
    if (!success) throw new ApiError('NOT_FOUND')
    const { orderRef, lang } = data
    const page = localePath(
      isLocale(lang) ? lang : DEFAULT_LOCALE,
      `/sandbox/pay/${orderRef}`,
      env.LOCALE_PREFIX,
    )
    return new Response(null, { status: 303, headers: { location: page, 'cache-control': 'no-store' } })
  } catch (error) {
    return errorResponse(error, translator(DEFAULT_LOCALE))
  }
}
