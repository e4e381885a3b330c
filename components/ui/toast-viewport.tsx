'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { useToasts } from '@/stores/toasts'
import { ToastCard } from './toast-card'

const GAP = 16
const SCALE_STEP = 0.05

/** The stack at the top right: newest in front, spread out and paused while it is pointed at. */
export function ToastViewport() {
  const t = useTranslations('ui')
  const toasts = useToasts((state) => state.toasts)
  const [expanded, setExpanded] = useState(false)
  const [heights, setHeights] = useState<Record<string, number>>({})
  const list = useRef<HTMLOListElement>(null)

  useLayoutEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[]
    setHeights(Object.fromEntries(toasts.map(({ id }, index) => [id, items[index]?.offsetHeight ?? 0])))
    if (toasts.length === 0) setExpanded(false)
  }, [toasts])

  const front = toasts.at(-1)
  const spread = toasts.reduce((sum, { id }) => sum + (heights[id] ?? 0) + GAP, -GAP)
  return (
    <section
      aria-label={t('notifications')}
      className="fixed top-[68px] right-4 z-60 w-[min(380px,calc(100vw-32px))] md:top-22 md:right-5"
      style={{ height: toasts.length === 0 ? 0 : expanded ? spread : heights[front?.id ?? ''] }}
      onPointerEnter={() => setExpanded(true)}
      onPointerLeave={() => setExpanded(false)}
      onFocus={() => setExpanded(true)}
      onBlur={() => setExpanded(false)}
    >
      <ol ref={list}>
        {toasts.map((toast, index) => {
          const behind = toasts.length - 1 - index
          const above = toasts.slice(index + 1).reduce((sum, { id }) => sum + (heights[id] ?? 0) + GAP, 0)
          return (
            <li
              key={toast.id}
              className="absolute inset-x-0 top-0 origin-bottom animate-[fade-in_200ms] transition-[transform,opacity] duration-base ease-out-soft"
              style={{
                zIndex: index,
                opacity: toast.open ? 1 : 0,
                transform: expanded
                  ? `translateY(${above}px)`
                  : `translateY(${behind * GAP}px) scale(${1 - behind * SCALE_STEP})`,
              }}
            >
              <ToastCard toast={toast} paused={expanded} />
            </li>
          )
        })}
      </ol>
    </section>
  )
}
