import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'

/** A condition or a remark with an icon. */
export function Note({ tone = 'ok', children }: { tone?: 'ok' | 'muted'; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-14 text-ink-2">
      <Icon
        name={tone === 'ok' ? 'check-circle-fill' : 'info'}
        className={cx('mt-px', tone === 'ok' ? 'text-ok' : 'text-ink-3')}
      />
      <span>{children}</span>
    </p>
  )
}
