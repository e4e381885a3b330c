/** Whether a link leads to this site, in this tab. */
function staysInTab(link: HTMLAnchorElement): boolean {
  return (
    link.href !== '' &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  )
}

/** Whether a click on a link opens its page in this tab. */
export function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier && staysInTab(link)
}

/** Whether a link leads to another page of this site, in this tab. */
export function leadsAway(link: HTMLAnchorElement): boolean {
  if (!staysInTab(link) || 'stay' in link.dataset) return false
  return link.pathname !== window.location.pathname || link.search !== window.location.search
}

/** Whether a click takes the visitor to another page of this site, in this tab. */
export function isInternalNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link !== null && isPlainClick(event, link) && leadsAway(link)
}
