import { ICON_BUTTON } from '@/components/ui/action/icon-button'

/** Class names of the calendar's parts; days are styled in `DayButton`. */
export const CALENDAR_STYLE = {
  months: 'relative grid gap-10',
  nav: 'pointer-events-none absolute inset-x-0 top-0 z-1 flex h-11 items-center justify-between',
  button_previous: `${ICON_BUTTON} pointer-events-auto aria-disabled:opacity-40`,
  button_next: `${ICON_BUTTON} pointer-events-auto aria-disabled:opacity-40`,
  month_caption: 'flex h-11 items-center justify-center text-16 font-bold',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-8 text-[min(0.8125rem,5.5vw)] font-semibold whitespace-nowrap text-ink-3',
  day: 'p-0 text-center',
  // Days of neighboring months are hidden, and so is the range background behind them.
  hidden: 'bg-transparent!',
  range_start: 'rounded-l-full bg-brand-tint',
  range_middle: 'bg-brand-tint',
  range_end: 'rounded-r-full bg-brand-tint',
}
