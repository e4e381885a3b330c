import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import { cx } from '../class-names'
import { pageSteps } from './pagination-ellipsis'

interface PaginationProps {
  page: number
  lastPage: number
  /** Returns the URL of a page. */
  href(page: number): string
  /** Names the navigation if the page has several. */
  label?: string
  /** Whether crawlers follow the links. */
  followed?: boolean
}

const WAY =
  'inline-flex min-h-11 items-center gap-1.5 rounded-pill px-3.5 text-15 font-semibold hover:bg-bg-3 active:bg-line'

/** Pagination links: previous, next, and the nearby page numbers; renders nothing for a single page. */
export function Pagination({ page, lastPage, href, label, followed = true }: PaginationProps) {
  const t = useTranslations('ui.pages')
  if (lastPage <= 1) return null
  const rel = (name?: string) => [name, !followed && 'nofollow'].filter(Boolean).join(' ') || undefined
  return (
    <nav
      aria-label={label ?? t('label')}
      className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2"
    >
      {page > 1 && (
        <Link href={href(page - 1)} rel={rel('prev')} className={WAY}>
          <Icon name="caret-left" />
          {t('previous')}
        </Link>
      )}
      <ul className="flex flex-wrap justify-center gap-1 max-sm:order-first max-sm:w-full">
        {pageSteps(page, lastPage).map((step) =>
          typeof step === 'number' ? (
            <li key={step}>
              <Link
                href={href(step)}
                rel={rel()}
                aria-current={step === page ? 'page' : undefined}
                aria-label={t('page', { page: step })}
                className={cx(
                  'grid h-11 min-w-11 place-items-center rounded-pill px-2 text-15 font-semibold tabular-nums',
                  step === page ? 'bg-ink text-bg' : 'hover:bg-bg-3 active:bg-line',
                )}
              >
                {step}
              </Link>
            </li>
          ) : (
            <li key={step} aria-hidden="true" className="grid h-11 w-6 place-items-center text-ink-3">
              …
            </li>
          ),
        )}
      </ul>
      {page < lastPage && (
        <Link href={href(page + 1)} rel={rel('next')} className={WAY}>
          {t('next')}
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  )
}
