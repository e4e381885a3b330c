import { ICON_NAMES, type IconName } from '@/lib/icons/icon-names'

/** An id that came from data as an icon of the sprite; `fallback` where the sprite lacks it. Server only: it needs the whole list. */
export function iconName(id: string, fallback: IconName): IconName {
  return ICON_NAMES.find((name) => name === id) ?? fallback
}
