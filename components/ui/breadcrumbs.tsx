import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from './icon'

export interface Crumb {
  label: string
  href?: string
}

/** The way to the page; the last one is the page itself. */
export function Breadcrumbs({ items }: { items: Crumb[] }) {
  const t = useTranslations('ui')
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex items-center gap-2 overflow-hidden py-3 text-14 whitespace-nowrap text-ink-3">
        {items.map(({ label, href }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-2 not-last:flex-none">
            {index > 0 && <Icon name="caret-right" className="size-3.5" />}
            {href ? (
              <Link href={href} className="inline-flex min-h-8 items-center hover:underline">
                {label}
              </Link>
            ) : (
              <span className="truncate" aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
