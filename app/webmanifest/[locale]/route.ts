import { isLocale } from '@/lib/domain/locale'
import { webManifest } from '@/lib/i18n/web-manifest'

/** The web app manifest in the given language. */
export async function GET(_request: Request, context: RouteContext<'/webmanifest/[locale]'>) {
  const { locale } = await context.params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return Response.json(webManifest(locale), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
