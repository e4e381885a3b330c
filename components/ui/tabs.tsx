'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from './class-names'

export interface Tab {
  id: string
  label: string
  content: React.ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Pill tabs; arrow keys, Home and End move among them. */
export function Tabs({ label, items, initial }: { label: string; items: Tab[]; initial?: string }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(initial ?? items[0]?.id)

  function move(event: KeyboardEvent) {
    const now = items.findIndex((item) => item.id === chosen)
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : step ? now + step : null
    if (to === null) return
    event.preventDefault()
    const index = (to + items.length) % items.length
    choose(items[index]?.id)
    list.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="scroller -mx-4 scroll-px-4 gap-1.5 px-4 py-1 md:-mx-1 md:scroll-px-1 md:px-1"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === chosen}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={item.id === chosen ? 0 : -1}
            onClick={() => choose(item.id)}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-pill px-4.5 text-15 font-semibold whitespace-nowrap',
              item.id === chosen
                ? 'bg-ink text-bg before:size-[9px] before:rounded-full before:bg-brand'
                : 'text-ink-2 hover:bg-bg-3',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-${item.id}-panel`}
          aria-labelledby={`${id}-${item.id}`}
          hidden={item.id !== chosen}
        >
          {item.content}
        </div>
      ))}
    </>
  )
}
