/** One hour, then revalidated in the background: icons must not flicker on every page. */
export const ICONS_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=604800'
