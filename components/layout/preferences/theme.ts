import Cookies from 'js-cookie'
import { THEME_COOKIE } from '@/lib/domain/cookies'
import { choiceAttributes } from './choice-attributes'
import { THEME_COLOURS } from './theme-colours'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Returns the current theme. */
export function currentTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system'
}

/** Night images follow the device by their media query; a chosen theme overrides it. */
export function syncNightImages(): void {
  const theme = currentTheme()
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-night]')) {
    const place = source.dataset.night || 'all'
    const media =
      theme === 'light' ? 'not all' : theme === 'dark' ? place : `${place} and (prefers-color-scheme: dark)`
    // An equal value would make the browser choose each image again.
    if (source.media !== media) source.media = media
  }
}

/** Sets the colour of the browser's bars: the first in the head wins over those for the device's theme. */
function syncThemeColour(theme: Theme): void {
  document.head.querySelector('meta[data-chosen]')?.remove()
  if (theme === 'system') return
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = THEME_COLOURS[theme]
  meta.dataset.chosen = ''
  document.head.prepend(meta)
}

/** Applies a theme and stores it on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    Cookies.remove(THEME_COOKIE, { path: '/' })
    delete document.documentElement.dataset.theme
  } else {
    Cookies.set(THEME_COOKIE, theme, choiceAttributes())
    document.documentElement.dataset.theme = theme
  }
  syncThemeColour(theme)
  syncNightImages()
}
