import type { MapTheme } from '@/lib/map/colors'

const DARK = '(prefers-color-scheme: dark)'

/** Returns the theme of the page: the chosen one, otherwise the device's. */
export function mapTheme(): MapTheme {
  const chosen = document.documentElement.dataset.theme
  const isDark = chosen ? chosen === 'dark' : matchMedia(DARK).matches
  return isDark ? 'dark' : 'light'
}

/** Reports each change of the theme. @returns a function that ends it */
export function onThemeChange(changed: () => void): () => void {
  const device = matchMedia(DARK)
  const observer = new MutationObserver(changed)
  device.addEventListener('change', changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    device.removeEventListener('change', changed)
    observer.disconnect()
  }
}
