import { LOCALES } from '@/lib/domain/locale'
import { IMAGE_USES } from '@/lib/images/image-uses'
import { imageUrl } from '@/lib/images/url'

/** What the attackers know about a shop. */
export interface Known {
  /** Paths of images, none of which is drawn yet. */
  images: string[]
  /** Accounts of the attackers, each with paths of its documents. */
  accounts: Array<{ token: string; documents: string[] }>
}

interface AttackRequest {
  path: string
  token?: string
}

/** A flood of requests at a steady rate, whether or not the earlier ones have been answered. */
export interface Attack {
  title: string
  perSecond: number
  request(n: number): AttackRequest
}

const at = <T>(values: readonly T[], n: number): T => {
  const value = values[n % values.length]
  if (value === undefined) throw new Error('the shop has nothing to attack')
  return value
}

const WORDS = ['boat', 'tempel', 'วัด', '寺庙', 'chang mai', 'cruse', 'esim', 'aquarum', 'night markt', 'spa']

/** Every image that the shop makes, uncached searches, pages of invented values, and what the attackers may ask for with accounts of their own. */
export function attacksOn({ images, accounts }: Known, scale: number): Attack[] {
  const { widths, format } = IMAGE_USES.screen
  return [
    {
      title: 'images',
      perSecond: 40 * scale,
      request: (n) => ({
        path: imageUrl(at(images, Math.floor(n / widths.length)), at(widths.toReversed(), n), format),
      }),
    },
    {
      title: 'images that are not made',
      perSecond: 40 * scale,
      request: (n) => ({ path: `/img/w_${100 + (n % 3000)},f_avif/${at(images, n)}` }),
    },
    {
      title: 'searches',
      perSecond: 10 * scale,
      request: (n) => ({ path: `/api/catalog/products?q=${encodeURIComponent(`${at(WORDS, n)} ${n}`)}` }),
    },
    {
      title: 'pages of searches',
      perSecond: 2 * scale,
      request: (n) => ({ path: `/products?q=${encodeURIComponent(`${at(WORDS, n)} ${n}`)}` }),
    },
    {
      title: 'invented listings',
      perSecond: 10 * scale,
      request: (n) => ({ path: `/products?destination=bangkok,k${n}&product_categories=X${n}` }),
    },
    {
      title: 'invented products',
      perSecond: 10 * scale,
      request: (n) => ({ path: `/products/zz${n}` }),
    },
    {
      title: 'cached pages',
      perSecond: 60 * scale,
      request: () => ({ path: '/' }),
    },
    {
      title: 'calls',
      perSecond: 60 * scale,
      request: () => ({ path: '/api/catalog/categories' }),
    },
    {
      title: 'documents',
      perSecond: 5 * scale,
      request: (n) => {
        const { token, documents } = at(accounts, n)
        const turn = Math.floor(n / accounts.length)
        const locale = at(LOCALES, Math.floor(turn / documents.length))
        return { path: `${at(documents, turn)}?locale=${locale}`, token }
      },
    },
    {
      title: 'data exports',
      perSecond: 2 * scale,
      request: (n) => ({ path: '/api/account/data', token: at(accounts, n).token }),
    },
  ]
}
