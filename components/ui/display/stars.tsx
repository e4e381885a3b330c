import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { SCORES } from '@/lib/domain/review'

/** A score as five stars; state it as text beside them, or in `label`. */
export function Stars({ score, label, className }: { score: number; label?: string; className?: string }) {
  return (
    <span className={cx('inline-flex', className)}>
      {label && <span className="sr-only">{label}</span>}
      {SCORES.map((star) => (
        <Icon
          key={star}
          name="star-fill"
          className={star <= Math.round(score) ? 'text-star' : 'text-line-strong opacity-50'}
        />
      ))}
    </span>
  )
}
