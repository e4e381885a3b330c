import { noConnectionPage } from '@/components/offline/no-connection'
import { isLocale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import { translator } from '@/lib/i18n/translate'

/** The offline page that the browser caches, in one version with saved vouchers and one without. */
export async function GET(_request: Request, context: RouteContext<'/offline/[locale]/[state]'>) {
  const { locale, state } = await context.params
  if (!isLocale(locale) || (state !== 'kept' && state !== 'nothing'))
    return new Response(null, { status: 404 })
  if (env.OFFLINE_VOUCHERS === 'off') return new Response(null, { status: 410 })
  const t = translator(locale)
  const shop = {
    name: env.SHOP_NAME,
    locale,
    t: (key: string, values?: Record<string, string | number>) => t(`offline.${key}`, values),
    path: (to: string) => localePath(locale, to, env.LOCALE_PREFIX),
  }
  return new Response(noConnectionPage(shop, state === 'kept'), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
