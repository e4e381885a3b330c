'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { buttonStyle } from '@/components/ui/action/button-style'
import { Icon } from '@/components/ui/media/icon'
import { canShareImage, imageFile } from './image-file'

interface SaveCodeProps {
  /** The QR code as a PNG, in base64. */
  png: string
  /** The order's reference. */
  reference: string
}

/**
 * Saves a QR code as an image, for a bank's app on the same phone: through the phone's share sheet, which can store it
 * among the photos; elsewhere as a file.
 */
export function SaveCode({ png, reference }: SaveCodeProps) {
  const t = useTranslations('payment.qr')
  const isRefused = useRef(false)
  const name = `${reference}.png`

  function share(event: React.MouseEvent<HTMLAnchorElement>) {
    if (isRefused.current || !matchMedia('(pointer: coarse)').matches) return
    const file = imageFile(png, name)
    if (!canShareImage(file)) return
    event.preventDefault()
    const link = event.currentTarget
    navigator.share({ files: [file] }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return
      isRefused.current = true
      link.click()
    })
  }

  return (
    <div className="grid justify-items-center gap-2">
      <p className="max-w-[28em] text-15 text-ink-2">{t('saveLine')}</p>
      <a
        href={`data:image/png;base64,${png}`}
        download={name}
        onClick={share}
        className={buttonStyle('secondary')}
      >
        <Icon name="download-simple" />
        {t('save')}
      </a>
    </div>
  )
}
