const OWN_PAGES = /\/(sign-in|sign-up|forgot-password)\/?$/

/** Public path of the entry before this one in the history, if it is a page of this site. */
export function previousPath(): string | null {
  const { navigation, location, document, history } = window
  if (navigation) {
    const now = navigation.currentEntry?.index ?? 0
    const url = navigation.entries()[now - 1]?.url
    return url ? new URL(url).pathname : null
  }
  if (history.length < 2 || !document.referrer) return null
  const referrer = new URL(document.referrer)
  return referrer.origin === location.origin ? referrer.pathname : null
}

/** Whether the entry before this one in the history is a page of this site that is not about signing in. */
export function hasPreviousPage(): boolean {
  const path = previousPath()
  return path !== null && !OWN_PAGES.test(path)
}
