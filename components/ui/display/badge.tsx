import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'brand'
/** Emphasis: tinted, outlined or filled. */
export type BadgeLook = 'tint' | 'outline' | 'solid'

const INK: Record<Tone, string> = {
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-sea',
  neutral: 'text-ink-2',
  brand: 'text-ember-deep',
}

const TINT: Record<Tone, string> = {
  ok: 'bg-ok-tint',
  warn: 'bg-warn-tint',
  bad: 'bg-bad-tint',
  info: 'bg-sea-tint',
  neutral: 'bg-bg-3',
  brand: 'bg-brand-tint',
}

const SOLID: Record<Tone, string> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-sea',
  neutral: 'bg-ink-2',
  brand: 'bg-ember-deep',
}

const LOOK: Record<BadgeLook, (tone: Tone) => string> = {
  tint: (tone) => cx(TINT[tone], INK[tone]),
  outline: (tone) => cx('inset-ring-[1.5px] inset-ring-current', INK[tone]),
  solid: (tone) => cx('text-bg', SOLID[tone]),
}

interface BadgeProps {
  tone?: Tone
  look?: BadgeLook
  icon?: IconName
  className?: string
  children: React.ReactNode
}

/** A short label for the element beside it. */
export function Badge({ tone = 'neutral', look = 'tint', icon, className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-18 py-1 pr-3 text-14 font-[650] leading-normal forced-colors:border',
        icon ? 'pl-[9px]' : 'pl-3',
        LOOK[look](tone),
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-4.5" />}
      <span className="min-w-0 wrap-break-word">{children}</span>
    </span>
  )
}
