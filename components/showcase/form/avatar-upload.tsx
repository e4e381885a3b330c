'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { AvatarUpload } from '@/components/ui/form/avatar-upload'

export function AvatarUploadSpecimen({ picture }: { picture: string }) {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
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
