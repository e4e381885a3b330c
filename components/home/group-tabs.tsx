'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'

interface Group {
  id: string
  label: string
}

interface GroupTabsProps {
  label: string
  groups: Group[]
  /** A list whose items have their group ids as classes; each item is rendered once. */
  children: React.ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Tabs that filter one list by group. Arrow keys, Home and End move between tabs. */
export function GroupTabs({ label, groups, children }: GroupTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState(groups[0]?.id)

  function show(group: string | undefined) {
    choose(group)
    panel.current?.firstElementChild?.scrollTo({ left: 0, behavior: 'instant' })
  }

  function move(event: KeyboardEvent) {
    const from = groups.findIndex((group) => group.id === chosen)
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? groups.length - 1 : step ? from + step : null
    if (to === null) return
    event.preventDefault()
    const index = (to + groups.length) % groups.length
    show(groups[index]?.id)
    list.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="scroller group-tabs">
        {groups.map((group) => (
          <button
            key={group.id}
            type="button"
            role="tab"
            className="pill-tab whitespace-nowrap"
            id={`${id}-${group.id}`}
            aria-selected={group.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={group.id === chosen ? 0 : -1}
            onClick={() => show(group.id)}
          >
            {group.label}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        data-group={chosen}
        className="group-panel"
      >
        {children}
      </div>
    </>
  )
}
