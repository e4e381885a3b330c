import { ApiError } from '@/lib/contract/error'
import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale'
import { env, isSandbox } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'
import { readBody } from '@/lib/server/http/body'
import { errorResponse } from '@/lib/server/http/error-response'

/**
 * Receives the form that starts a payment at a form-based gateway, and redirects to the simulated bank page.
 */
export async function sandboxForm(request: Request): Promise<Response> {
  try {
    if (!isSandbox) throw new ApiError('NOT_FOUND')
    const { orderRef, lang } = (await readBody(request)) as Record<string, unknown>
    if (typeof orderRef !== 'string' || !/^\w{1,60}$/.test(orderRef)) throw new ApiError('NOT_FOUND')
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
