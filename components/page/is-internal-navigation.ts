/** Whether a click takes the visitor to another page of this site, in this tab. */
export function isInternalNavigation(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || 'stay' in link.dataset) return false
  const { origin, pathname, search } = new URL(link.href)
  const here = window.location
  return origin === here.origin && (pathname !== here.pathname || search !== here.search)
}
