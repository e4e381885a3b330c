import type { ComponentProps } from 'react'
import { cx } from './class-names'
import { Icon } from './icon'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** At the far end of the line, e.g. a count. */
  aside?: React.ReactNode
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean
  /** Says what it chooses where it has no text. */
  label?: string
}

export function Checkbox({
  aside,
  indeterminate = false,
  label,
  className,
  children,
  ref,
  ...input
}: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3 text-15 has-disabled:text-ink-3', className)}>
      <span className="relative grid size-[22px] flex-none place-items-center">
        <input
          {...input}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          type="checkbox"
          aria-label={label}
          className="peer absolute inset-0 m-0 appearance-none rounded-[6px] bg-raised inset-ring-[1.5px] inset-ring-line-strong checked:bg-ink checked:inset-ring-0 indeterminate:bg-ink disabled:bg-bg-3"
        />
        <Icon
          name={indeterminate ? 'minus-bold' : 'check-bold'}
          className="pointer-events-none relative size-4 text-bg opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
      {children && <span className="min-w-0">{children}</span>}
      {aside != null && <span className="ml-auto text-14 text-ink-3">{aside}</span>}
    </label>
  )
}
