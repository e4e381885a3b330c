'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/** A menu link: many come into view at once, so a page is prefetched only on hover. */
export function HoverLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />
}
