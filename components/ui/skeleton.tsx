import { cx } from './class-names'

/** The place of something that is on its way, as high and wide as `className` says; say so in words beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block rounded-8', className)} />
}
