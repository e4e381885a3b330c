import Cookies from 'js-cookie'
import { THEME_COOKIE } from '@/lib/domain/cookies'
import { choiceAttributes } from './choice-attributes'
import { syncNightImages, type Theme } from './theme'
import { THEME_COLORS } from './theme-colors'

/** Sets the color of the browser's bars: the first in the head wins over those for the device's theme. */
function syncThemeColor(theme: Theme): void {
  document.head.querySelector('meta[data-chosen]')?.remove()
  if (theme === 'system') return
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = THEME_COLORS[theme]
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
  syncThemeColor(theme)
  syncNightImages()
}
