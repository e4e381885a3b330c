import { cx } from './class-names'

export function chipStyle(selected = false): string {
  return cx(
    'relative inline-flex min-h-9 items-center gap-[7px] rounded-pill px-3.5 text-14 font-semibold whitespace-nowrap inset-ring after:absolute after:inset-x-0 after:-inset-y-1 forced-colors:border',
    selected
      ? 'bg-brand-tint inset-ring-[1.5px] inset-ring-brand'
      : 'bg-raised inset-ring-line hover:inset-ring-ink',
  )
}
