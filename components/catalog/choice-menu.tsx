import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'
import { ListingForm } from './listing-form'

export interface MenuChoice {
  href: string
  /** The parameter by which `href` differs from `to`; null for none. */
  parameter: { name: string; value: string } | null
  label: string
  current: boolean
}

interface ChoiceMenuProps {
  label: string
  /** The current choice. */
  value: string
  icon: IconName
  /** Path of the listing with what all choices have in common. */
  to: string
  choices: MenuChoice[]
}

/** A pill that opens a list of listings; works without JavaScript. */
export function ChoiceMenu({ label, value, icon, to, choices }: ChoiceMenuProps) {
  return (
    <details className="group relative max-w-full" name="listing-menu">
      <summary className="inline-flex min-h-11 max-w-full list-none items-center gap-2 rounded-pill bg-raised px-4 text-14 font-semibold inset-ring inset-ring-line hover:inset-ring-ink forced-colors:border">
        <Icon name={icon} />
        <span className="sr-only">{label}:</span>
        <span className="min-w-0 wrap-break-word">{value}</span>
        <Icon name="caret-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ListingForm to={to}>
        <ul className="absolute z-20 mt-2 max-h-[60vh] min-w-[min(15rem,80vw)] overflow-y-auto rounded-18 bg-raised p-2 shadow-3 lg:right-0">
          {choices.map(({ href, parameter, label: text, current }) => (
            <li key={href}>
              <button
                type="submit"
                {...parameter}
                data-to={href}
                aria-current={current || undefined}
                className="flex min-h-11 w-full items-center justify-between text-start gap-4 rounded-12 px-3 text-15 hover:bg-bg-2 aria-[current]:font-semibold"
              >
                {text}
                {current && <Icon name="check-bold" className="size-4 text-ok" />}
              </button>
            </li>
          ))}
        </ul>
      </ListingForm>
    </details>
  )
}
