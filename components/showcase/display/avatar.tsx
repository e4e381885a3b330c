import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Avatar, type AvatarSize } from '@/components/ui/media/avatar'
import { imageUrl } from '@/lib/images/url'

const SIZES: AvatarSize[] = ['sm', 'md', 'lg', 'xl']
const IMAGE = 'site/sign-in'

export async function AvatarSpecimen() {
  const t = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const all = (name: string, src?: string) => (
    <div className="flex flex-wrap items-end gap-3">
      {SIZES.map((size) => (
        <Avatar key={size} size={size} name={name} src={src} />
      ))}
    </div>
  )
  return (
    <Specimen name="avatar">
      <State name={state('filled')}>{all(t('nameValue'), imageUrl(IMAGE, 320))}</State>
      <State name={state('empty')}>{all(t('nameValue'))}</State>
      <State name={state('invalid')}>{all('42', '/nowhere.webp')}</State>
      <State name={state('long')}>
        {all(t('nameLong'))}
        <div className="flex items-center gap-3" style={{ maxWidth: 224 }}>
          <Avatar decorative name={t('longWord')} />
          <span className="min-w-0 wrap-break-word">{t('longWord')}</span>
        </div>
      </State>
    </Specimen>
  )
}
