'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { AvatarUpload } from '@/components/ui/form/avatar-upload'

export function AvatarUploadSpecimen({ image }: { image: string }) {
  const t = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [src, setSrc] = useState<string | null>(image)
  const still = () => undefined
  const common = { label: t('image'), name: t('nameValue'), onSelect: still, onRemove: still }
  return (
    <Specimen name="avatar-upload" wide>
      <State name={state('empty')}>
        <AvatarUpload {...common} />
      </State>
      <State name={state('filled')}>
        <AvatarUpload {...common} src={src} onRemove={() => setSrc(null)} />
      </State>
      <State name={state('busy')}>
        <AvatarUpload {...common} src={image} busy />
      </State>
      <State name={state('invalid')}>
        <AvatarUpload {...common} src={image} error={t('imageError')} />
      </State>
      <State name={state('disabled')}>
        <AvatarUpload {...common} src={image} disabled />
      </State>
      <State name={state('long')}>
        <AvatarUpload {...common} label={t('nameLong')} error={t('longSentence')} />
      </State>
    </Specimen>
  )
}
