import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Logo } from '@/components/ui/logo'
import { getLanguages } from '@/lib/api/queries/preferences'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/page'
import { Hills } from './hills'
import { LanguageLinks } from './language-links'
import type { Menu } from './menu-data'

const MOST_AREAS = 8

function Column({ title, links }: { title: string; links: Array<{ label: string; href: string }> }) {
  return (
    <div>
      <p className="mb-3 text-15 font-bold text-white">{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-9 items-center text-15 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export async function SiteFooter({ menu }: { menu: Menu }) {
  const [t, { path }, languages] = await Promise.all([
    getTranslations('layout.footer'),
    currentPage(),
    getLanguages(),
  ])
  const categories = menu.categories.filter(({ disabled }) => !disabled)
  const areas = menu.groups[0]?.areas.slice(0, MOST_AREAS) ?? []
  return (
    <footer className="site-chrome bg-night text-[#c9d7dd]">
      <Hills />
      <div className="wrap grid grid-cols-2 gap-x-5 gap-y-7 pt-9 pb-11 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:gap-10">
        <div className="col-span-2 grid content-start gap-4 lg:col-span-1">
          <Link href={path('/')} className="text-white">
            <Logo name={env.SHOP_NAME} />
          </Link>
          <p className="max-w-[30ch] text-15">{t('line')}</p>
        </div>
        <Column title={t('explore')} links={[...categories, { label: t('all'), href: path('/products') }]} />
        <Column title={t('destinations')} links={areas.map(({ name, href }) => ({ label: name, href }))} />
        <Column
          title={t('account')}
          links={[
            { label: t('cart'), href: path('/cart') },
            { label: t('orders'), href: path('/profile/orders') },
          ]}
        />
      </div>
      <div className="border-t border-[#23404e]">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-5 text-14">
          <span>
            {`© ${env.SHOP_NAME} · `}
            {t('pictures')}
          </span>
          <span className="flex gap-4">
            <LanguageLinks
              languages={languages}
              className="inline-flex min-h-9 items-center hover:underline aria-[current]:text-white"
            />
          </span>
        </div>
      </div>
    </footer>
  )
}
