import { readOffer } from '@/lib/api/queries/offers'
import { isLocale } from '@/lib/domain/locale'
import { webManifest } from '@/lib/i18n/web-manifest'

/** The web app manifest in the given language. */
export async function GET(_request: Request, context: RouteContext<'/webmanifest/[locale]'>) {
  const { locale } = await context.params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const [products, orders] = await Promise.all([readOffer('products'), readOffer('orders')])
  return Response.json(webManifest(locale, { products, orders }), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
