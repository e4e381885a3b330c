'use client'

import './map.css'
import type { Map as DrawnMap } from 'maplibre-gl'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePreferences } from '@/components/page/preferences'
import { IconButton } from '@/components/ui/action/icon-button'
import { cx } from '@/components/ui/class-names'
import type { MapSource } from '@/lib/map/addresses'
import type { MapPosition } from '@/lib/map/position'
import { drawMap } from './draw-map'
import type { MapLibrary } from './library'

interface MapViewProps {
  library: MapLibrary
  name: string
  position: MapPosition
  source: MapSource
  isReady: boolean
  onReady(): void
  onFail(): void
  onClose(): void
}

const CONTROL = 'bg-raised shadow-2'

/** A map to move and zoom, over the image of it; not visible until it is drawn. */
export function MapView({
  library,
  name,
  position,
  source,
  isReady,
  onReady,
  onFail,
  onClose,
}: MapViewProps) {
  const t = useTranslations('map')
  const { locale } = usePreferences()
  const container = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(null)

  const show = useEffectEvent((element: HTMLElement) => {
    try {
      return drawMap({
        library,
        container: element,
        source,
        position,
        locale,
        title: t('title', { name }),
        name,
        texts: {
          'CooperativeGesturesHandler.WindowsHelpText': t('wheel'),
          'CooperativeGesturesHandler.MacHelpText': t('wheelMac'),
          'CooperativeGesturesHandler.MobileHelpText': t('fingers'),
        },
        onReady,
        onFail,
      })
    } catch {
      onFail()
      return null
    }
  })

  useEffect(() => {
    const shown = container.current && show(container.current)
    drawn.current = shown?.map ?? null
    return shown?.remove
  }, [])

  // It can take the focus once it is visible.
  useEffect(() => {
    if (isReady) drawn.current?.getCanvas().focus({ preventScroll: true })
  }, [isReady])

  const { attribution, detail } = source
  return (
    <div className={cx('absolute inset-0', !isReady && 'invisible')}>
      <div ref={container} className="map-canvas size-full" />
      <div className="absolute top-2 right-2 grid gap-2">
        <IconButton icon="x" label={t('hide')} onClick={onClose} className={CONTROL} />
        <IconButton
          icon="plus"
          label={t('zoomIn')}
          onClick={() => drawn.current?.zoomIn()}
          className={CONTROL}
        />
        <IconButton
          icon="minus"
          label={t('zoomOut')}
          onClick={() => drawn.current?.zoomOut()}
          className={CONTROL}
        />
      </div>
      <p className="absolute right-0 bottom-0 max-w-full rounded-tl-12 bg-raised px-2.5 py-1 text-12 text-ink-2">
        {detail === 'overview' && <>{t('overview')} · </>}
        {attribution.url ? (
          <a href={attribution.url} target="_blank" rel="noreferrer" className="underline">
            {attribution.text}
          </a>
        ) : (
          attribution.text
        )}
      </p>
    </div>
  )
}
