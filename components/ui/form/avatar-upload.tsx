'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { Avatar } from '@/components/ui/media/avatar'
import {
  drawingProblem,
  type ImageProblem,
  type ImageRules,
  imageProblem,
  typeName,
} from '@/components/ui/media/image-file'
import { joined } from '@/components/ui/text/joined'
import { usePageLocale } from '@/components/ui/text/use-page-locale'
import { MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES, MAX_MEGAPIXELS } from '@/lib/domain/image'
import { FieldError } from './field'

interface AvatarUploadProps extends Partial<ImageRules> {
  label: string
  /** Owner of the image. */
  name: string
  /** The current image. */
  src?: string | null
  /** Called with the selected file, which is displayed as a preview; the caller uploads it. */
  onSelect(file: File): void
  onRemove?(): void
  /** Why the last file could not be saved. */
  error?: string | null
  busy?: boolean
  disabled?: boolean
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp']
const MEGABYTE = MAX_IMAGE_BYTES / MAX_IMAGE_MEGABYTES

export function AvatarUpload({
  label,
  name,
  src,
  onSelect,
  onRemove,
  error,
  busy,
  disabled,
  types = TYPES,
  maxBytes = MAX_IMAGE_BYTES,
}: AvatarUploadProps) {
  const t = useTranslations('ui.avatar')
  const locale = usePageLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<ImageProblem | null>(null)
  useEffect(() => {
    if (!chosen) return
    const url = URL.createObjectURL(chosen)
    setPreview(url)
    return () => {
      setPreview(null)
      URL.revokeObjectURL(url)
    }
  }, [chosen])

  const values = {
    types: joined(types.map(typeName), locale),
    size: `${maxBytes / MEGABYTE} MB`,
    pixels: MAX_MEGAPIXELS,
  }
  const displayed = preview ?? src
  const message = problem ? t(problem, values) : error

  async function take(file: File) {
    const foundProblem = imageProblem(file, { types, maxBytes }) ?? (await drawingProblem(file))
    setProblem(foundProblem)
    if (foundProblem) return
    setChosen(file)
    onSelect(file)
  }

  function remove() {
    setChosen(null)
    setProblem(null)
    onRemove?.()
    input.current?.parentElement?.querySelector('button')?.focus()
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3" aria-busy={busy || undefined}>
      <legend className="mb-2 text-14 font-semibold">{label}</legend>
      <span className="relative grid flex-none">
        <Avatar name={name} src={displayed} size="xl" decorative={!displayed} />
        {busy && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim text-white">
            <span className="spinner" />
          </span>
        )}
      </span>
      <div className="grid min-w-0 flex-1 basis-52 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={types.join()}
            aria-hidden="true"
            tabIndex={-1}
            className="hidden"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              // Allows the same file to be selected again.
              currentTarget.value = ''
              if (file) void take(file)
            }}
          />
          <Button
            variant="quiet"
            icon="camera"
            busy={busy}
            disabled={disabled}
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            {t(displayed ? 'change' : 'choose')}
          </Button>
          {displayed && onRemove && (
            <Button variant="text" icon="trash" disabled={disabled || busy} onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          {message ? (
            <FieldError id={`${id}-note`}>{message}</FieldError>
          ) : (
            <p id={`${id}-note`} className="text-13 text-ink-3 wrap-break-word">
              {chosen?.name ?? t('hint', values)}
            </p>
          )}
        </div>
      </div>
    </fieldset>
  )
}
