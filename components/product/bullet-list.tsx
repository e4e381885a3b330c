import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

interface BulletListProps {
  items: string[]
  icon: IconName
  /** Color of the icons. */
  tone: 'ok' | 'sea' | 'muted'
  columns?: boolean
}

const TONE = { ok: 'text-ok', sea: 'text-sea', muted: 'text-ink-3' }

export function BulletList({ items, icon, tone, columns }: BulletListProps) {
  return (
    <ul className={cx('grid gap-x-8 gap-y-2.5 text-15', columns && 'md:grid-cols-2')}>
      {items.map((item) => (
        <li key={item} className={cx('flex gap-2.5', tone === 'muted' && 'text-ink-3')}>
          <Icon name={icon} className={cx('mt-0.5', TONE[tone])} />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  )
}
