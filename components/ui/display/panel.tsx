import { cx } from '@/components/ui/class-names'

/** A bordered surface; `Card` adds a heading and actions. */
export function Panel({
  as: Tag = 'section',
  className,
  ...rest
}: { as?: 'section' | 'div' | 'fieldset' | 'article' } & React.HTMLAttributes<HTMLElement>) {
  return <Tag {...rest} className={cx('panel', className)} />
}
