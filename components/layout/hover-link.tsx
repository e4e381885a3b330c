'use client'

import Link from 'next/link'
import { type ComponentProps, useState } from 'react'

/** A link of a menu: many come into view at once, so a page is fetched ahead only when it is pointed at. */
export function HoverLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />
}
