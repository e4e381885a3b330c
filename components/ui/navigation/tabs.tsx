'use client'

import './tabs.css'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

export interface Tab {
  id: string
  label: string
  content: React.ReactNode
  disabled?: boolean
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Pill tabs; arrow keys, Home and End move between them. If they do not fit they scroll and fade at the edge.
 */
export function Tabs({ label, items, initial }: { label: string; items: Tab[]; initial?: string }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(initial ?? items.find(({ disabled }) => !disabled)?.id)

  function move(event: KeyboardEvent) {
    const open = items.filter(({ disabled }) => !disabled)
    const now = open.findIndex((item) => item.id === chosen)
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step ? now + step : null
    if (to === null) return
    event.preventDefault()
    const next = open.at(to % open.length)
    choose(next?.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next?.id}"]`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="scroller fade-ends -mx-[16px] scroll-px-[32px] gap-1.5 px-[16px] py-1.5 md:-mx-1.5 md:px-1.5"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === chosen}
            aria-controls={`${id}-${item.id}-panel`}
            tabIndex={item.id === chosen ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.id)}
            className="pill-tab"
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
