'use client'

import { useEffect, useState } from 'react'
import { useNavigation } from '@/stores/navigation'

/** Returns the visible heading; previous pages stay in the document without being laid out. */
function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => heading.offsetParent !== null,
  )
}

/** On a phone, shows the page title in the bar once its heading is out of view; before that, the logo. */
export function BarTitle() {
  const path = useNavigation((state) => state.path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    setTitle('')
    const heading = path === null || path === '/' ? undefined : shownHeading()
    if (!heading || !window.matchMedia('(width < 48rem)').matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const above = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0
        setTitle(above ? (heading.textContent ?? '') : '')
      },
      { rootMargin: '-56px 0px 0px' },
    )
    observer.observe(heading)
    return () => observer.disconnect()
  }, [path])
  return (
    <span className="bar-title" aria-hidden="true">
      {title}
    </span>
  )
}
