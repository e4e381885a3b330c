'use client'

import { useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { useNavigation } from '@/stores/navigation'

/** Returns the visible heading; previous pages stay in the document without being laid out. */
function shownHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => heading.offsetParent !== null,
  )
}

/** Reports the text of the heading while it is above the view, else an empty one. */
function observeHeading(onTitle: (title: string) => void): (() => void) | undefined {
  const heading = shownHeading()
  if (!heading) return
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      const above = entry && !entry.isIntersecting && entry.boundingClientRect.top < 0
      onTitle(above ? (heading.textContent ?? '') : '')
    },
    { rootMargin: '-56px 0px 0px' },
  )
  observer.observe(heading)
  return () => observer.disconnect()
}

/** On a phone, shows the page title in the bar once its heading is out of view; before that, the logo. */
export function BarTitle() {
  const path = useNavigation((state) => state.path)
  const [title, setTitle] = useState('')
  useEffect(() => {
    setTitle('')
    if (path === null || path === '/') return
    let stop: (() => void) | undefined
    const cancel = afterPaint(() => {
      stop = observeHeading(setTitle)
    })
    return () => {
      cancel()
      stop?.()
    }
  }, [path])
  return (
    <span className="bar-title" aria-hidden="true">
      {title}
    </span>
  )
}
