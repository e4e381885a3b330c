import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'

export interface Crumb {
  label: string
  href?: string
}

interface BreadcrumbsProps {
  items: Crumb[]
  /** Distinguishes it from others on the same page. */
  label?: string
}

/**
 * The path to the page; the last item is the page itself. On phones the middle of a long path is collapsed.
 */
export function Breadcrumbs({ items, label: name }: BreadcrumbsProps) {
  const t = useTranslations('ui')
  const long = items.length > 3
  const inMiddle = (index: number) => long && index > 0 && index < items.length - 2
  return (
    <nav aria-label={name ?? t('breadcrumbs')}>
      <ol className="crumbs flex items-center gap-2 py-3 text-14 text-ink-3">
        {items.map(({ label, href }, index) => (
          <li key={label} className={inMiddle(index) ? 'crumb-middle' : undefined}>
            {index > 0 && <Icon name="caret-right" className="size-3.5" />}
            {href ? (
              <Link
                href={href}
                className="flex min-h-11 min-w-11 items-center hover:underline md:min-h-8 md:min-w-0"
              >
                <span className="truncate">{label}</span>
              </Link>
            ) : (
              <span className="truncate" aria-current="page">
                {label}
              </span>
            )}
            {long && index === 0 && (
              <details className="md:hidden">
                <summary
                  aria-label={t('breadcrumbsAll')}
                  className="flex min-h-11 min-w-11 list-none md:min-h-8 items-center gap-2"
                >
                  <Icon name="caret-right" className="size-3.5" />…
                </summary>
              </details>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
