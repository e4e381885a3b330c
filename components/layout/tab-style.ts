/** A tab of the phone's bar; the disc of the brand marks where one is. */
export const TAB =
  'relative grid justify-items-center gap-0.5 pt-[9px] pb-2 text-12 font-semibold text-ink-3 aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:w-[34px] aria-[current]:before:rounded-b-[3px] aria-[current]:before:bg-brand'
export const TAB_ICON = 'size-[25px]'
