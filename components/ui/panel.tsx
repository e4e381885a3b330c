import { cx } from './class-names'

export function Panel({
  as: Tag = 'section',
  className,
  ...rest
}: { as?: 'section' | 'div' | 'fieldset' | 'article' } & React.HTMLAttributes<HTMLElement>) {
  return (
    <Tag
      {...rest}
      className={cx('rounded-18 bg-raised px-4 py-5 inset-ring inset-ring-line md:p-7', className)}
    />
  )
}
