import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  href: string
}

/**
 * A link to a page of the shop. The router opens it (`components/layout/start-up/link-navigation.tsx`), the browser before
 * that is loaded. It is no client component, so that the many links of a page cost nothing to hydrate.
 */
export function Link(props: LinkProps) {
  return <a {...props} data-link="" />
}
