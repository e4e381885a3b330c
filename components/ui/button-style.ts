import { cx } from './class-names'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-pill text-center font-[650] leading-[1.2] whitespace-nowrap transition-[background-color,color,box-shadow,translate] duration-fast ease-out-soft disabled:bg-bg-3 disabled:text-ink-3 disabled:shadow-none forced-colors:border'

const VARIANT: Record<ButtonVariant, string> = {
  primary:
    'bg-brand text-on-brand hover:bg-brand-hover hover:shadow-[0_6px_18px_-6px_rgb(249_105_28/0.6)] active:translate-y-px active:bg-brand-press',
  secondary: 'text-ink inset-ring-[1.5px] inset-ring-ink hover:bg-ink hover:text-bg disabled:inset-ring-0',
  quiet: 'bg-bg-3 text-ink hover:bg-line',
  text: 'text-ember hover:underline underline-offset-4 disabled:bg-transparent',
  danger: 'bg-bad-tint text-bad hover:bg-bad hover:text-bg',
}

const SIZE: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 text-14',
  md: 'min-h-12 px-[22px] text-16',
  lg: 'min-h-14 px-7 text-18',
}

/** The look of a button, for what is not a `<button>`. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  wide = false,
): string {
  return cx(BASE, VARIANT[variant], SIZE[size], wide && 'w-full')
}
