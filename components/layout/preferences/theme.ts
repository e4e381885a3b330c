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
