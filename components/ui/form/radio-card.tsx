import type { ComponentProps } from 'react'
import { cx } from '@/components/ui/class-names'

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: React.ReactNode
  /** At the right, e.g. the price. */
  aside?: React.ReactNode
  /** Beside the title, e.g. why it is unavailable. */
  badge?: React.ReactNode
  /** The effect of the choice is being calculated: a spinner replaces the disc. */
  busy?: boolean
}

const CARD =
  'flex flex-wrap items-start gap-x-4 gap-y-1 rounded-18 px-5 py-4.5 wrap-break-word inset-ring transition-shadow duration-fast has-aria-invalid:inset-ring-bad has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus forced-colors:border forced-colors:has-[input:checked]:border-4'

const ENABLED =
  'bg-raised inset-ring-line hover:inset-ring-[1.5px] hover:inset-ring-ink active:bg-bg-2 has-[input:checked]:bg-brand-tint has-[input:checked]:inset-ring-2 has-[input:checked]:inset-ring-brand'

const DISC =
  'mt-px size-6 appearance-none rounded-full bg-raised inset-ring-[1.5px] inset-ring-line-strong outline-0 checked:inset-ring-[7px] checked:inset-ring-brand disabled:bg-bg-3 forced-colors:appearance-auto'

export function RadioCard({ title, aside, badge, busy, className, children, ...input }: RadioCardProps) {
  return (
    <label className={cx(CARD, input.disabled ? 'bg-bg-2 text-ink-3 inset-ring-line' : ENABLED, className)}>
      <span className="relative grid place-items-center">
        <input
          {...input}
          type="radio"
          aria-busy={busy || undefined}
          className={cx(DISC, busy && 'opacity-0')}
        />
        {busy && <span className="spinner absolute" />}
      </span>
      {/* On phones the description spans the card, below title and price. */}
      <span className="grid min-w-0 flex-[1_1_min(7rem,50%)] grid-cols-1 gap-1 max-md:contents">
        <span className="min-w-0 flex-[1_1_min(7rem,50%)] font-[650]">
          {title}
          {badge && <span className="ml-3 inline-block align-middle">{badge}</span>}
        </span>
        {children && (
          <span className="text-14 text-ink-2 max-md:order-1 max-md:basis-full max-md:pl-10">{children}</span>
        )}
      </span>
      {aside != null && <span className="ml-auto max-w-full text-right">{aside}</span>}
    </label>
  )
}
