const OWN_PAGES = /\/(sign-in|sign-up|forgot-password)\/?$/

/** Whether the entry before this one in the history is a page of this site that is not about signing in. */
export function hasPreviousPage(): boolean {
  const { navigation, location, document, history } = window
  if (navigation) {
    const now = navigation.currentEntry?.index ?? 0
    const url = navigation.entries()[now - 1]?.url
    return url !== undefined && url !== null && !OWN_PAGES.test(new URL(url).pathname)
  }
  if (history.length < 2 || !document.referrer) return false
  const referrer = new URL(document.referrer)
  return referrer.origin === location.origin && !OWN_PAGES.test(referrer.pathname)
}
