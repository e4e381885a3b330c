'use client'

import { type ComponentProps, useLayoutEffect, useRef } from 'react'

interface PageMarkProps extends ComponentProps<'div'> {
  /**
   * What the layout changes while the page is shown: `bare` hides header, footer and tabs, `home` the back button and
   * the header's search, `bottom-bar` the tabs below a bar of the page, `footer-waits` the footer.
   */
  mark: 'bare' | 'home' | 'bottom-bar' | 'footer-waits'
}

/** Later the effect alone sets the attribute: a page that is rendered while it is hidden must not have it. */
const inServerHtml = typeof document === 'undefined'

/**
 * Part of a page with a data attribute on which the styles of the layout depend. Previous pages stay in the document;
 * they lose the attribute, so that those styles need not test whether an ancestor is hidden: such a test would run,
 * and recalculate the document, whenever an element is inserted.
 */
export function PageMark({ mark, ...props }: PageMarkProps) {
  const element = useRef<HTMLDivElement>(null)
  const attribute = `data-${mark}`
  useLayoutEffect(() => {
    const marked = element.current
    marked?.setAttribute(attribute, '')
    return () => marked?.removeAttribute(attribute)
  }, [attribute])
  return <div {...(inServerHtml && { [attribute]: '' })} suppressHydrationWarning {...props} ref={element} />
}
