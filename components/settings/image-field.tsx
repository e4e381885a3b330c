'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { AvatarUpload } from '@/components/ui/form/avatar-upload'
import { send, sendFile } from '@/lib/api/browser'
import type { deleteImage, uploadImage } from '@/lib/contract/account'
import type { User } from '@/lib/contract/auth'
import { IMAGE_TYPES } from '@/lib/domain/image'
import { chooseProfileImage, useAuth } from '@/stores/auth'
import { showToast } from '@/stores/toasts'
import { useAccountUpdate } from './account-query'
import { useProblem } from './use-problem'

/** The profile image, previewed before it is uploaded. */
export function ImageField({ user }: { user: User }) {
  const t = useTranslations('settings.image')
  const errorText = useErrorText()
  const update = useAccountUpdate()
  const file = useAuth((state) => state.profileImageFile)
  const preview = useAuth((state) => state.profileImagePreview)
  const [problem, setProblem] = useProblem()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused element was removed with the previous round.
    if (round > 0 && document.activeElement === document.body) field.current?.querySelector('button')?.focus()
  }, [round])

  /** Resets the field and drops the selected file. */
  function discard() {
    chooseProfileImage(null)
    setProblem(null)
    setRound(round + 1)
  }

  async function save(work: () => Promise<{ message?: string; data: { user: User } }>) {
    setBusy(true)
    setProblem(null)
    try {
      const { message, data } = await work()
      update({ user: data.user })
      setRound(round + 1)
      if (message) showToast({ title: message })
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const remove = () => save(() => send<typeof deleteImage>('DELETE', '/api/account/image', {}))
  const upload = (image: File) => save(() => sendFile<typeof uploadImage>('PUT', '/api/account/image', image))

  return (
    <div ref={field}>
      <AvatarUpload
        key={round}
        label={t('title')}
        name={`${user.first_name} ${user.last_name}`.trim() || user.email}
        src={preview ?? user.profile.image}
        types={IMAGE_TYPES}
        error={problem}
        busy={busy}
        onSelect={(chosen) => {
          setProblem(null)
          chooseProfileImage(chosen)
        }}
        onRemove={file || !user.profile.image ? undefined : () => void remove()}
      />
      <p role="status" className="mt-2 text-13 text-ink-3">
        {t(file ? 'unsaved' : 'line')}
      </p>
      {file && (
        <div className="mt-3">
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => void upload(file)}>
              {t('save')}
            </Button>
            <Button variant="text" disabled={busy} onClick={discard}>
              {t('discard')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
