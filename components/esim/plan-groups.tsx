'use client'

import { useTranslations } from 'next-intl'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useHash } from './use-hash'

export interface ShownGroup {
  id: string
  /** Anchors of the places it covers. */
  places: string[]
  /** Those that no earlier group has. */
  anchors: string[]
  content: React.ReactNode
}

interface PlanGroupsProps {
  groups: ShownGroup[]
  /** Place names by anchor. */
  names: Record<string, string>
}

/** Anchor of all plans. */
const ALL = 'plans'

/**
 * Shows the plans for the place in the URL hash. Without JavaScript the browser shows the first eSIM with
 * that anchor; with it, every match. The HTML has all plans, for any hash; once the page is interactive, hidden ones
 * have no elements.
 */
export function PlanGroups({ groups, names }: PlanGroupsProps) {
  const t = useTranslations('esim.plans')
  const chosen = useHash()
  const place = names[chosen]
  const box = useRef<HTMLDivElement>(null)
  const previous = useRef(chosen)
  const [isInteractive, setIsInteractive] = useState(false)
  useEffect(() => startTransition(() => setIsInteractive(true)), [])
  useEffect(() => {
    if (previous.current !== chosen && (place || chosen === ALL)) box.current?.scrollIntoView()
    previous.current = chosen
  }, [chosen, place])
  const named = groups.find(({ id }) => id === chosen) ?? groups[0]
  // The style sheet hides the others without JavaScript.
  const isShown = ({ id, places }: ShownGroup) =>
    place ? places.includes(chosen) : chosen === ALL || id === named?.id

  return (
    <div ref={box}>
      <div className="part-head">
        <h2 aria-live="polite">{place ? t('chosen', { place }) : t('title')}</h2>
        {chosen !== ALL && (
          <a href={`#${ALL}`} className="link flex min-h-11 items-center md:min-h-8">
            {t('every')}
          </a>
        )}
      </div>
      <div id={ALL} className="plan-groups" data-chosen={place || chosen === ALL ? chosen : undefined}>
        {groups.map((group) => (
          <section key={group.id} id={group.id} hidden={place !== undefined && !isShown(group)}>
            {group.anchors.map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
            {(isShown(group) || !isInteractive) && group.content}
          </section>
        ))}
      </div>
    </div>
  )
}
