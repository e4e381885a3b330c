'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { cx } from '@/components/ui/class-names'
import { isOnMap, type MapPosition } from '@/lib/map/position'
import { MAP_DISC } from './map-disc'
import { MapImage } from './map-image'
import { failureNow, fetchAhead, type MapFailure, type OpenedMap, openMap } from './open-map'

interface PlaceMapProps {
  /** The place. */
  name: string
  latitude: number | null
  longitude: number | null
}

/** A map of a place: an image, which a press replaces by a map to move and zoom. Nothing without a position. */
export function PlaceMap({ name, latitude, longitude }: PlaceMapProps) {
  if (latitude === null || longitude === null || !isOnMap({ latitude, longitude })) return null
  return <Frame name={name} position={{ latitude, longitude }} />
}

interface FrameProps {
  name: string
  position: MapPosition
}

function Frame({ name, position }: FrameProps) {
  const t = useTranslations('map')
  const tUi = useTranslations('ui')
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<OpenedMap | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isReady, setReady] = useState(false)
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [hasImage, setHasImage] = useState(true)
  const [isClosed, setClosed] = useState(false)

  // The button that closed the map is gone.
  useEffect(() => {
    if (isClosed) button.current?.focus({ preventScroll: true })
  }, [isClosed])

  function close(reason: MapFailure | null) {
    setOpened(null)
    setReady(false)
    setBusy(false)
    setFailure(reason)
  }

  async function open() {
    setBusy(true)
    setClosed(false)
    setFailure(null)
    const result = await openMap(position)
    if (typeof result === 'string') return close(result)
    setOpened(result)
  }

  const View = opened?.MapView
  return (
    <figure aria-label={t('title', { name })} className="mt-3">
      <div className="relative isolate h-60 overflow-hidden rounded-18 bg-bg-3">
        {hasImage && (
          <MapImage position={position} alt={t('around', { name })} onError={() => setHasImage(false)} />
        )}
        <span
          aria-hidden="true"
          className={cx(MAP_DISC, 'absolute inset-0 m-auto', isReady && 'invisible')}
        />
        {!isReady && (
          <Button
            ref={button}
            variant="quiet"
            size="sm"
            busy={isBusy}
            onClick={open}
            onPointerEnter={fetchAhead}
            className="absolute inset-x-0 bottom-9 mx-auto w-fit shadow-2"
          >
            {t('show')}
            <span className="sr-only">{tUi('nameAfter', { name })}</span>
          </Button>
        )}
        {View && opened && (
          <View
            library={opened.library}
            name={name}
            position={position}
            source={opened.source}
            isReady={isReady}
            onReady={() => setReady(true)}
            onFail={() => close(failureNow())}
            onClose={() => {
              close(null)
              setClosed(true)
            }}
          />
        )}
      </div>
      <p role="status" className={failure ? 'mt-2 text-14 text-bad' : undefined}>
        {failure && t(failure)}
      </p>
    </figure>
  )
}
