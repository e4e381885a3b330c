import '@/components/category/stamp.css'
import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/action/link'
import { ShopImage } from '@/components/ui/media/image'
import { currentPage } from '@/lib/i18n/current-page'

const MORE = [
  { id: 'connectivity', to: '/categories/wifi-sim-cards', image: 'site/category-080' },
  { id: 'esim', to: '/esim', image: 'site/esim-band' },
  { id: 'transport', to: '/categories/transport', image: 'site/category-055' },
] as const

/** Other practical products of the shop, each shown as a stamp. */
export async function AlsoUseful() {
  const [t, { path }] = await Promise.all([getTranslations('pages.services.more'), currentPage()])
  return (
    <section className="mt-6 bg-bg-2 py-10 md:py-14">
      <div className="wrap">
        <h2 className="pb-6">{t('title')}</h2>
        <ul className="grid gap-6 md:grid-cols-3">
          {MORE.map(({ id, to, image }) => (
            <li key={id}>
              <Link
                href={path(to)}
                className="group grid grid-cols-[92px_minmax(0,1fr)] items-center gap-4.5"
              >
                <span className="stamp">
                  <ShopImage path={image} alt="" sizes="92px" ratio={1} widest={320} />
                </span>
                <span>
                  <span className="block font-[650] decoration-brand decoration-2 underline-offset-3 group-hover:underline">
                    {t(`${id}.title`)}
                  </span>
                  <span className="mt-1 block text-15 text-ink-3">{t(`${id}.text`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
