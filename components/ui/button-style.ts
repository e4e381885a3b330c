import { cx } from './class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** The look of a button, for what is not a `<button>`. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  wide = false,
): string {
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, wide && 'w-full')
}
