/** Color of the browser's own bars: the page background in each theme. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0d1b24' } as const
