import './day.css'
import { DayButton, type DayButtonProps } from 'react-day-picker'
import { cx } from '../class-names'

interface DayProps extends Omit<DayButtonProps, 'aria-label'> {
  /** The full date and its state; contains what is visible, in the same order. */
  label: string | undefined
  /** Shown below the number. */
  note?: string
}

/**
 * A day and its accessible name. The name is content, not an `aria-label`: a label must contain the visible
 * digits verbatim, which not every language can do within a date.
 */
export function Day({ label, note, children, className, ...props }: DayProps) {
  return (
    <DayButton
      {...props}
      data-number={props.day.date.getDate()}
      data-note={note}
      className={cx(
        'day relative mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-center overflow-x-clip text-start text-15 whitespace-nowrap tabular-nums',
        className,
      )}
    >
      {label}
      {children}
    </DayButton>
  )
}
