'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AvatarUpload } from '@/components/ui/avatar-upload'
import { Specimen, State } from './form-state'

export function AvatarUploadSpecimen({ picture }: { picture: string }) {
  const t = useTranslations('specimens.form')
  const state = useTranslations('specimens.state')
  const [src, setSrc] = useState<string | null>(picture)
  const still = () => undefined
  const common = { label: t('picture'), name: t('nameValue'), onSelect: still, onRemove: still }
  return (
    <Specimen name="avatar-upload" wide>
      <State name={state('empty')}>
        <AvatarUpload {...common} />
      </State>
      <State name={state('filled')}>
        <AvatarUpload {...common} src={src} onRemove={() => setSrc(null)} />
      </State>
      <State name={state('busy')}>
        <AvatarUpload {...common} src={picture} busy />
      </State>
      <State name={state('invalid')}>
        <AvatarUpload {...common} src={picture} error={t('pictureError')} />
      </State>
      <State name={state('disabled')}>
        <AvatarUpload {...common} src={picture} disabled />
      </State>
      <State name={state('long')}>
        <AvatarUpload {...common} label={t('nameLong')} error={t('longSentence')} />
      </State>
    </Specimen>
  )
}
