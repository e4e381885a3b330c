'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { useToasts } from '@/stores/toasts'
import { ToastCard } from './toast-card'
import { stackHeight, stackPlaces } from './toast-stack'
import { useKeepFocus } from './use-keep-focus'

/** The toasts at the top right: newest in front, expanded and paused while hovered. */
export function ToastViewport() {
  const t = useTranslations('ui')
  const toasts = useToasts((state) => state.toasts)
  const [expanded, setExpanded] = useState(false)
  const [measured, setMeasured] = useState<Record<string, number>>({})
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const keepFocus = useKeepFocus(section, toasts.length)

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[]
    setMeasured(Object.fromEntries(toasts.map(({ id }, index) => [id, items[index]?.offsetHeight ?? 0])))
    if (toasts.length === 0) setExpanded(false)
  }, [toasts])

  const heights = toasts.map(({ id }) => measured[id] ?? 0)
  const places = stackPlaces(heights, expanded)
  return (
    <section
      ref={section}
      aria-label={t('notifications')}
      className="fixed top-[68px] right-4 z-60 w-[min(380px,calc(100vw-32px))] md:top-22 md:right-5"
      style={{ height: toasts.length === 0 ? 0 : stackHeight(heights, expanded) }}
      onPointerEnter={() => setExpanded(true)}
      onPointerLeave={() => setExpanded(false)}
      onFocus={(event) => {
        keepFocus.onFocus(event)
        setExpanded(true)
      }}
      onBlur={(event) => {
        keepFocus.onBlur(event)
        setExpanded(false)
      }}
    >
      <ol ref={list}>
        {toasts.map((toast, index) => (
          <li
            key={toast.id}
            className="absolute inset-x-0 top-0 origin-top animate-[fade-in_150ms] transition-[transform,opacity] duration-base ease-out-soft"
            style={{ zIndex: index, opacity: toast.open ? 1 : 0, ...places[index] }}
          >
            <ToastCard toast={toast} paused={expanded} />
          </li>
        ))}
      </ol>
    </section>
  )
}
