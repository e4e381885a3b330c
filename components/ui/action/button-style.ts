import { cx } from '@/components/ui/class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Class names of a button, for elements other than `<button>`. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  wide = false,
): string {
  return cx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, wide && 'w-full')
}
