import type { IconName } from '@/lib/icons/icon-names'
import { cx } from './class-names'
import { Icon } from './icon'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral' | 'brand'

const TONE: Record<Tone, string> = {
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-sea-tint text-sea',
  neutral: 'bg-bg-3 text-ink-2',
  brand: 'bg-brand-tint text-ember-deep',
}

export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: Tone
  icon?: IconName
  className?: string
  children: React.ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-pill py-1 pr-3 text-14 font-[650] leading-normal forced-colors:border',
        icon ? 'pl-[9px]' : 'pl-3',
        TONE[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-4.5" />}
      {children}
    </span>
  )
}
