'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newDetector } from './can-scan'

const LOOK_EVERY_MS = 200

/** Shows the camera image until a code is detected; releases the camera on unmount. */
export function CameraScan({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('venue')
  const video = useRef<HTMLVideoElement>(null)
  const [refused, setRefused] = useState(false)
  const found = useEffectEvent(onCode)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let unmounted = false
    const detector = newDetector()

    async function look() {
      const view = video.current
      if (unmounted || !view) return
      const [code] = await detector.detect(view).catch(() => [])
      if (unmounted) return
      if (code) found(code.rawValue)
      else timer = setTimeout(look, LOOK_EVERY_MS)
    }

    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const view = video.current
      if (unmounted || !view) return stop()
      view.srcObject = stream
      await view.play()
      await look()
    }

    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    start().catch(() => {
      if (!unmounted) setRefused(true)
    })
    return () => {
      unmounted = true
      clearTimeout(timer)
      stop()
    }
  }, [])

  if (refused)
    return (
      <p role="alert" className="rounded-12 bg-warn-tint px-4 py-3 text-15 text-warn">
        {t('scanRefused')}
      </p>
    )
  return (
    <video ref={video} muted playsInline aria-label={t('scanView')} className="w-full rounded-18 bg-bg-3" />
  )
}
