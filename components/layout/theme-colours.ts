/** What the browser paints its own bars with: the page's background in each theme. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#0d1b24' } as const
