import { cx } from './class-names'

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-8', className)} />
}
