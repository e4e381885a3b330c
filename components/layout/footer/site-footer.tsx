import { getTranslations } from 'next-intl/server'
import type { Menu } from '@/components/layout/menu/menu-data'
import { LanguageLinks } from '@/components/layout/preferences/language-links'
import { PreferenceButton } from '@/components/layout/preferences/preference-button'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { Logo } from '@/components/ui/media/logo'
import { offeredParts } from '@/lib/api/queries/offers'
import { getLanguages } from '@/lib/api/queries/preferences'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { relOf } from '@/lib/navigation/guards'
import { Hills } from './hills'

interface GroupProps {
  title: string
  links: Array<{ label: string; href: string; rel?: string }>
}

/** A column; on a phone a collapsible group. */
function Group({ title, links }: GroupProps) {
  return (
    <details>
      <summary>
        {title}
        <Icon name="plus" />
      </summary>
      <p className="footer-title">{title}</p>
      <ul>
        {links.map(({ label, href, rel }) => (
          <li key={href}>
            <Link href={href} rel={rel}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

export async function SiteFooter({ menu }: { menu: Menu }) {
  const [t, { path }, languages, { products, orders }] = await Promise.all([
    getTranslations('layout.footer'),
    currentPage(),
    getLanguages(),
    offeredParts(),
  ])
  const link = (key: string, to: string) => ({ label: t(key), href: path(to), rel: relOf(to) })
  const recommended = menu.groups[0]?.areas.flatMap((at) => menu.areas[at] ?? []) ?? []
  return (
    <footer className="site-chrome site-footer">
      <Hills />
      <div className="wrap footer-grid">
        <div className="grid content-start gap-4 pb-5">
          <Link href={path('/')} className="bar-logo w-fit text-white">
            <Logo name={env.SHOP_NAME} />
          </Link>
          <p className="max-w-[19.2em] text-15">{t('line', { hasProducts: String(products) })}</p>
        </div>
        <Group
          title={t('explore')}
          links={[
            ...menu.categories.filter(({ disabled }) => !disabled),
            ...(products ? [link('esim', '/esim'), link('all', '/products')] : []),
          ]}
        />
        <Group
          title={t('destinations')}
          links={recommended.map(({ slug, name }) => ({ label: name, href: path(`/destination/${slug}`) }))}
        />
        <Group
          title={t('help')}
          links={[
            link('helpCentre', '/help'),
            link('support', '/support'),
            ...(products ? [link('services', '/services'), link('howItWorks', '/services-info')] : []),
            ...(orders ? [link('orders', '/profile/orders')] : []),
            link('cart', '/cart'),
          ]}
        />
        <div className="grid content-start md:gap-8">
          <Group title={t('company')} links={[link('about', '/about'), link('press', '/press')]} />
          <Group
            title={t('legal')}
            links={[link('privacy', '/privacy-policy'), link('terms', '/terms-and-conditions')]}
          />
        </div>
      </div>
      <div className="border-t border-[#23404e]">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-3 text-14">
          <span className="py-2">
            {`© ${env.SHOP_NAME} · `}
            {t('images')}
          </span>
          <div className="footer-links flex flex-wrap items-center gap-x-5">
            <LanguageLinks languages={languages} className="min-w-11 justify-center" />
            <PreferenceButton className="inline-flex min-h-11 items-center gap-2 hover:underline" />
          </div>
        </div>
      </div>
    </footer>
  )
}
