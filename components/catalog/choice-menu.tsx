import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/action/link'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

export interface MenuChoice {
  href: string
  label: string
  current: boolean
}

interface ChoiceMenuProps {
  label: string
  /** The current choice. */
  value: string
  icon: IconName
  choices: MenuChoice[]
}

/** A pill that opens a list of listings; works without JavaScript. */
export function ChoiceMenu({ label, value, icon, choices }: ChoiceMenuProps) {
  const t = useTranslations('ui')
  return (
    <details className="group relative max-w-full" name="listing-menu">
      <summary className="inline-flex min-h-11 max-w-full list-none items-center gap-2 rounded-pill bg-raised px-4 text-14 font-semibold inset-ring inset-ring-line hover:inset-ring-ink forced-colors:border">
        <Icon name={icon} />
        <span className="sr-only">{t('labelBefore', { label })}</span>
        <span className="min-w-0 wrap-break-word">{value}</span>
        <Icon name="caret-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="absolute z-20 mt-2 max-h-[60vh] min-w-[min(15rem,80vw)] overflow-y-auto rounded-18 bg-raised p-2 shadow-3 lg:right-0">
        {choices.map(({ href, label: text, current }) => (
          <li key={href}>
            <Link
              href={href}
              rel="nofollow"
              aria-current={current || undefined}
              className="flex min-h-11 items-center justify-between gap-4 rounded-12 px-3 text-15 hover:bg-bg-2 aria-[current]:font-semibold"
            >
              {text}
              {current && <Icon name="check-bold" className="size-4 text-ok" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
