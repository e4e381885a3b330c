import { cx } from './class-names'

/** A quiet surface with a line around it; `Card` gives it a heading and acts. */
export function Panel({
  as: Tag = 'section',
  className,
  ...rest
}: { as?: 'section' | 'div' | 'fieldset' | 'article' } & React.HTMLAttributes<HTMLElement>) {
  return <Tag {...rest} className={cx('panel', className)} />
}
