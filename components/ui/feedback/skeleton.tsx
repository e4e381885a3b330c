import { cx } from '@/components/ui/class-names'

/** A loading placeholder sized by `className`; describe it in text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-8', className)} />
}
