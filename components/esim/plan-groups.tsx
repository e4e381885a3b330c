'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
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
 * that anchor; with it, every match.
 */
export function PlanGroups({ groups, names }: PlanGroupsProps) {
  const t = useTranslations('esim.plans')
  const chosen = useHash()
  const place = names[chosen]
  const box = useRef<HTMLDivElement>(null)
  const previous = useRef(chosen)
  useEffect(() => {
    if (previous.current !== chosen && (place || chosen === ALL)) box.current?.scrollIntoView()
    previous.current = chosen
  }, [chosen, place])
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
        {groups.map(({ id, places, anchors, content }) => (
          <section key={id} id={id} hidden={place !== undefined && !places.includes(chosen)}>
            {anchors.map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
